/** What stands along the lower edge: the actions, or what the open question is about in their place. */
import { calm, hint, Icon, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { ACTIONS, REACTION_ACTIVATIONS } from '../data/actions.ts';
import { BUILD_IDS, SHIP_TYPES } from '../data/ships.ts';
import type { Player, State } from '../state.ts';
import { costOf } from '../steps/build.ts';
import { activations } from '../steps/turn.ts';
import { buildName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import type { StepType } from '../vocabulary.ts';
import { ShipFigure } from './figures.tsx';
import { Stores } from './stores.tsx';
import { InfluenceTrack } from './tracks.tsx';

const ACTION_ICONS: Readonly<Record<string, string>> = {
  explore: 'search',
  influence: 'influence',
  research: 'science',
  upgrade: 'upgrade',
  build: 'production',
  move: 'ship',
};

interface ConsoleProps extends Touching {
  readonly state: State;
  readonly seat: number;
  readonly colours: readonly number[];
  readonly step: StepType | undefined;
  /** After what is being considered. */
  readonly after: Player | null;
}

export function Console({ step, after, ...props }: ConsoleProps): ReactElement {
  const { state, seat, colours, ...touching } = props;
  const player = state.players[seat];
  switch (step) {
    case 'build':
      return <Builds {...props} />;
    case 'influence':
    case 'influence-to':
      return (
        <div className="ecl-console">
          <InfluenceTrack player={player} colour={colours[seat]} {...touching} />
        </div>
      );
    case 'upkeep':
    case 'insolvent':
      return (
        <div className="ecl-console">
          <Stores player={player} after={after} {...touching} />
        </div>
      );
    default:
      return <Actions {...props} />;
  }
}

type PartProps = Omit<ConsoleProps, 'step' | 'after'>;

/** The action track: what one may do, and how often it does its thing. */
function Actions({ state, seat, colours: _, ...touching }: PartProps): ReactElement {
  const t = useT();
  const { passed } = state.players[seat];
  return (
    <section className="ecl-console" aria-label={t('board.actions')}>
      {ACTIONS.map(({ id, index }) => (
        <Action
          key={id}
          action={index}
          times={passed ? REACTION_ACTIVATIONS : activations(state, seat, index)}
          {...touching}
        />
      ))}
    </section>
  );
}

const Action = calm(function Action({
  action,
  times,
  ...touching
}: Touching & { action: number; times: number }): ReactElement {
  const t = useT();
  const { id } = ACTIONS[action];
  return (
    <Place {...touching} place={placeOf.action(action)} className="ecl-action">
      <span {...hint(t('board.activations', { action: t(`action.${id}`), n: times }))}>
        <Icon name={ACTION_ICONS[id]} /> ×{times}
      </span>
      <b>{t(`action.${id}`)}</b>
    </Place>
  );
});

/** Everything that can be built, with its price. */
function Builds({ state, seat, colours, ...touching }: PartProps): ReactElement {
  const t = useT();
  const player = state.players[seat];
  return (
    <section className="ecl-console" aria-label={t('board.builds')}>
      {BUILD_IDS.map((id, thing) => (
        <Place key={id} {...touching} place={placeOf.build(thing)} className="ecl-action">
          <span>
            {thing < SHIP_TYPES.length ? (
              <svg viewBox="-13 -13 26 26" width={20} height={20} aria-hidden="true">
                <ShipFigure type={thing} colour={colours[seat]} count={1} />
              </svg>
            ) : (
              <Icon name={`ecl-${id}`} />
            )}{' '}
            {costOf(player, thing)} <Icon name="ore" size="1em" />
          </span>
          <b>{t.say(buildName(thing))}</b>
        </Place>
      ))}
    </section>
  );
}
