/** A technology at a glance: how it is used, what it costs, what it brings. */
import { calm, Icon } from '@orrery/web/kit';
import { Fragment, type ReactElement } from 'react';
import { TECHNOLOGIES } from '../data/index.ts';
import { abilitySigns, paidSigns, type Sign } from './signs.ts';

/** Signs say whether by an action, at once or always; the words on a closer look say the rest. */
export const TechnologySigns = calm(function TechnologySigns({
  technology,
}: {
  technology: number;
}): ReactElement {
  const { actions, immediate, abilities } = TECHNOLOGIES[technology];
  const parts = [
    ...actions
      .filter(({ effects }) => effects !== immediate)
      .map(({ cost, effects }) => ({ how: 'action', signs: paidSigns(cost, effects) })),
    ...(immediate.length > 0
      ? [{ how: 'energy', signs: paidSigns({ ore: 0, population: 0 }, immediate) }]
      : []),
    ...abilities.map((ability) => ({ how: 'round', signs: abilitySigns(ability) })),
  ];
  return (
    <span className="bts-signs" aria-hidden="true">
      {parts.map(({ how, signs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's parts never change
        <span key={at} className="bts-part">
          <span className="bts-how">
            <Icon name={how} size="1em" />
          </span>
          <SignRow signs={signs} />
        </span>
      ))}
    </span>
  );
});

const SignRow = ({ signs }: { signs: readonly Sign[] }): ReactElement => (
  <>
    {signs.map((sign, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card's signs never change
      <Fragment key={at}>
        {'icon' in sign && <Icon name={sign.icon} size="1.15em" />}
        {'text' in sign && <b>{sign.text}</b>}
        {'together' in sign && (
          <span className="bts-together">
            <SignRow signs={sign.together} />
          </span>
        )}
      </Fragment>
    ))}
  </>
);
