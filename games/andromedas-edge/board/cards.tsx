/** Modules and cards as things to read and to touch. */
import {
  type About,
  AboutWords,
  breakable,
  calm,
  classes,
  Icon,
  Picture,
  Place,
  type Touching,
  type Translate,
  useT,
} from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import { MODULES, MOONS, type Module, SHIP_TYPES, TACTICS, UPGRADES } from '../data/index.ts';
import { type CardKind, cardKey, cardName, cardText } from '../text/card-text.ts';
import { Amount, EffectSigns, PerSign } from './amounts.tsx';
import { TRACK_TINTS } from './icons.ts';

/** The picture of a component, if it has one; ships and what improves them share theirs. */
function pictureOf(kind: CardKind, id: number): string | null {
  switch (kind) {
    case 'module':
    case 'tactic':
    case 'event':
    case 'raider':
      return `${kind}/${cardKey(kind, id)}`;
    case 'faction':
      return `medal/${cardKey(kind, id)}`;
    case 'ship':
      return `blueprint/${cardKey(kind, id)}`;
    case 'upgrade':
      return `blueprint/${SHIP_TYPES[UPGRADES[id].ship].key}`;
    case 'moon':
      return `moon/${MOONS[id].color}`;
    default:
      return null;
  }
}

/** The plate of a card; without pictures there is nothing, and nothing is missed. */
export function Plate({ kind, id, wide }: { kind: CardKind; id: number; wide: number }) {
  const picture = pictureOf(kind, id);
  return (
    picture !== null && (
      <Picture of={`andromedas-edge/${picture}`} className="ae-plate" wide={wide} />
    )
  );
}

export const aboutCard = (t: Translate, kind: CardKind, id: number): About => ({
  title: t.say(cardName(kind, id)),
  lines: cardText(kind, id).map(t.say),
  sign: <Plate kind={kind} id={id} wide={72} />,
});

/** Name and text of a component, for galleries and offers. */
export function CardWords({ kind, id }: { kind: CardKind; id: number }): ReactElement {
  const t = useT();
  return <AboutWords {...aboutCard(t, kind, id)} />;
}

/** What makes a module act. */
const ACTIVATION_ICONS = {
  dock: 'ae-dock',
  ship: 'ship',
  reactor: 'ae-reactor',
  endgame: 'hourglass',
} as const;

const ModuleSigns = calm(function ModuleSigns({
  module,
  fresh,
}: {
  module: Module;
  fresh: boolean;
}): ReactElement {
  const t = useT();
  const { activation, effects, endGame, slot, slotVp } = module;
  const damage = fresh ? module.damage : 0;
  return (
    <span className="ae-module-signs">
      <Icon
        name={ACTIVATION_ICONS[activation]}
        size="1em"
        title={t(`board.activation.${activation}`)}
      />
      <EffectSigns effects={effects} />
      {endGame && (
        <span className="ae-per">
          <b title={t('term.vp')}>
            {endGame.base > 0 && `${endGame.base} + `}
            {endGame.each}
          </b>
          <PerSign {...endGame.per} />
        </span>
      )}
      {slot === 'input' && <i aria-hidden="true">◓</i>}
      {slotVp > 0 && <Amount icon="points" n={slotVp} title={t('board.slot-vp')} />}
      {damage > 0 && (
        <span className="ae-comes-damaged">
          <Amount icon="damage" n={damage} title={t('card.damage', { n: damage })} />
        </span>
      )}
    </span>
  );
});

interface ModuleCardProps extends Touching {
  readonly place: string;
  readonly module: number;
  /** Not anybody's yet: it says which damage it comes with. */
  readonly fresh?: boolean;
  /** Said of it beside its name: «activated», «damaged». */
  readonly state?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function ModuleCard(props: ModuleCardProps): ReactElement {
  const { place, module, fresh = false, state, className, children, ...touching } = props;
  const t = useT();
  const { type } = MODULES[module];
  const name = t.say(cardName('module', module));
  return (
    <Place
      {...touching}
      place={place}
      label={state ? `${name}: ${state}` : name}
      about={() => aboutCard(t, 'module', module)}
      className={classes('ae-module', className)}
      style={{ '--track': TRACK_TINTS[type] } as never}
    >
      <Plate kind="module" id={module} wide={40} />
      <span className="ae-module-name">{breakable(name)}</span>
      <ModuleSigns module={MODULES[module]} fresh={fresh} />
      {children}
    </Place>
  );
}

const TACTICS_ICONS = {
  action: 'action',
  event: 'ae-event',
  support: 'shield',
  diplomacy: 'influence',
  battle: 'die',
} as const;

/** A tactics card in hand. */
export const TacticsCard = calm(function TacticsCard({
  design,
  place,
  count = 1,
  ...touching
}: Touching & { design: number; place: string; count?: number }): ReactElement {
  const t = useT();
  const { type, effects } = TACTICS[design];
  const { title, lines } = aboutCard(t, 'tactic', design);
  return (
    <Place
      {...touching}
      place={place}
      label={`${title}. ${lines.join(' ')}`}
      about={() => ({ title, lines })}
      className="ae-tactics"
    >
      <span className="ae-tactics-head">
        <Plate kind="tactic" id={design} wide={44} />
        <Icon name={TACTICS_ICONS[type]} size="1.1em" title={t(`tactics.${type}`)} />
        <b>{breakable(title)}</b>
        {count > 1 && <span className="ae-quiet">×{count}</span>}
      </span>
      <EffectSigns effects={effects} />
      {lines.slice(1).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </Place>
  );
});
