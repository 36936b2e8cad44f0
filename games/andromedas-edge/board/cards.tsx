/** Modules, moons and cards as things to read and to touch. */
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
import { moonContents } from '../text/places.ts';
import { Amount, BagSigns, EffectSigns, PerSign } from './amounts.tsx';
import { MoonFigure } from './frontier-map.tsx';
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

/** A moon that may be touched, in the unplaced zone. */
export const MoonCard = calm(function MoonCard({
  moon,
  place,
  ...touching
}: Touching & { moon: number; place: string }) {
  const t = useT();
  return (
    <Place
      {...touching}
      place={place}
      label={`${t.say(cardName('moon', moon))}: ${t.say(moonContents(moon))}`}
      about={() => aboutCard(t, 'moon', moon)}
      className="ae-moon-card"
    >
      <MoonPicture moon={moon} />
    </Place>
  );
});

function MoonPicture({ moon, size = 40 }: { moon: number; size?: number }): ReactElement {
  const t = useT();
  return (
    <svg
      className="ae-map"
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      role="img"
      aria-label={t.say(cardName('moon', moon))}
    >
      <MoonFigure moon={moon} r={18} />
    </svg>
  );
}

/** The contents of a moon in one row, for slots. */
export const MoonSigns = calm(function MoonSigns({ moon }: { moon: number }): ReactElement {
  const t = useT();
  const { bag, vp, repair } = MOONS[moon];
  return (
    <span className="ae-effects">
      <BagSigns bag={bag} />
      {vp > 0 && <Amount icon="points" n={vp} title={t('term.vp')} />}
      {repair > 0 && <Amount icon="ae-repair" n={repair} title={t('term.repair')} />}
    </span>
  );
});

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
