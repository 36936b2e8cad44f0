/** A card at a glance: how it is used, what it costs, what it brings. */
import { calm, classes, Icon } from '@orrery/web/kit';
import { Fragment, type ReactElement } from 'react';
import { partsOf, type Sign, type SignedKind } from './signs.ts';

/** Signs say whether by an action, at once or always; the words on a closer look say the rest. */
export const CardSigns = calm(function CardSigns({
  kind,
  id,
  moreOre = 0,
}: {
  kind: SignedKind;
  id: number;
  /** What events add to the price of its actions. */
  moreOre?: number;
}): ReactElement {
  return (
    <span className="bts-signs" aria-hidden="true">
      {partsOf(kind, id, moreOre).map(({ how, signs }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's parts never change
        <span key={at} className="bts-part">
          {how && (
            <span className="bts-how">
              <Icon name={how} size="1em" />
            </span>
          )}
          <SignRow signs={signs} />
        </span>
      ))}
    </span>
  );
});

/** Signs side by side. */
export const SignRow = ({ signs }: { signs: readonly Sign[] }): ReactElement => (
  <>
    {signs.map((sign, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card's signs never change
      <Fragment key={at}>
        {'icon' in sign && <Icon name={sign.icon} size="1.15em" />}
        {'text' in sign && (
          <b className={classes(sign.changed && 'bts-changed') || undefined}>{sign.text}</b>
        )}
        {'together' in sign && (
          <span className="bts-together">
            <SignRow signs={sign.together} />
          </span>
        )}
      </Fragment>
    ))}
  </>
);
