/** Amounts and effects in signs: what costs and gives what, at a glance. */
import { Icon, type Translate, useT } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import {
  type Bag,
  type Counter,
  type Effect,
  type EffectList,
  type Per,
  RESOURCES,
  TRACKS,
} from '../data/index.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS, TRACK_ICONS, TRACK_TINTS } from './icons.ts';

const KINDS = [...RESOURCES, 'basic', 'any'] as const;

interface AmountProps {
  readonly icon: string;
  readonly n?: number | string | undefined;
  readonly title: string;
  readonly tint?: string;
}

/** A number with its sign. */
export const Amount = ({ icon, n, title, tint }: AmountProps): ReactElement => (
  <span className="ae-amount" title={title} {...(tint ? { style: { color: tint } } : {})}>
    {n !== undefined && n !== 1 && <b>{`${n}`.replace('-', '−')}</b>}
    <Icon name={icon} size="1.15em" />
  </span>
);

/** `less`: so many units of each kind need not be paid, which is said even where nothing is left. */
export function BagSigns({ bag, less = 0 }: { bag: Bag; less?: number }): ReactElement {
  const t = useT();
  return (
    <>
      {bag.map(
        (n, kind) =>
          n > 0 && (
            <Amount
              key={KINDS[kind]}
              icon={RESOURCE_ICONS[kind]}
              tint={RESOURCE_TINTS[kind]}
              n={less > 0 ? `${Math.max(0, n - less)}` : n}
              title={t(`resource.${KINDS[kind]}`)}
            />
          ),
      )}
    </>
  );
}

const sign = (t: Translate, icon: string, words: string, n?: number, tint?: string): ReactNode => (
  <Amount icon={icon} title={t(words)} n={n} {...(tint ? { tint } : {})} />
);

/** What is counted: sign and name. */
const COUNTED: Readonly<Partial<Record<Counter['of'], string>>> = {
  outposts: 'ae-outpost',
  modules: 'module',
  upgrades: 'upgrade',
  moons: 'ae-moon',
  leaders: 'ae-leader',
  tactics: 'card',
};

/** «× the thing that is counted»: whatever else is counted is ships. */
export function PerSign({ counter: { of, type } }: Per): ReactElement {
  const t = useT();
  const [each, tint] =
    type === null ? [`each.${of}`] : [`each.${of}.${TRACKS[type]}`, TRACK_TINTS[type]];
  return (
    <>
      <i aria-hidden="true">×</i>
      <Amount icon={COUNTED[of] ?? 'ship'} title={t(each)} {...(tint ? { tint } : {})} />
    </>
  );
}

/** An amount that is given once, or once for each thing counted. */
const given = (amount: ReactNode, per: Per | null): ReactNode =>
  per === null ? (
    amount
  ) : (
    <span className="ae-per">
      {amount}
      <PerSign {...per} />
    </span>
  );

/** Whoever is meant by them is among these; what others get is said in words. */
const WITH_ME: ReadonlySet<string> = new Set(['each-player', 'each-participant']);

/** One effect in signs; null for what only words can say. */
function effectSign(t: Translate, effect: Effect): ReactNode {
  switch (effect.op) {
    case 'gain':
      return given(<BagSigns bag={effect.bag} />, effect.per);
    case 'pay':
    case 'lose':
      return (
        <>
          {effect.op === 'lose' && '−'}
          <BagSigns bag={effect.bag} />
        </>
      );
    case 'vp':
      return given(sign(t, 'points', 'term.vp', effect.n), effect.per);
    case 'rollVp':
      return sign(t, 'die', 'term.vp');
    case 'progress': {
      const { track, n } = effect;
      if (track === null) return sign(t, 'upgrade', 'term.track', n);
      return sign(t, TRACK_ICONS[track], `track.${TRACKS[track]}`, n, TRACK_TINTS[track]);
    }
    case 'event':
      return sign(t, 'ae-event', 'term.event', effect.n);
    case 'module':
    case 'fieldPurchase':
      return effect.types.map((type) => (
        <Amount
          key={type}
          icon="module"
          title={t(`track.${TRACKS[type]}`)}
          tint={TRACK_TINTS[type]}
        />
      ));
    case 'repair':
      return sign(t, 'ae-repair', 'term.repair', effect.n);
    case 'damageModule':
    case 'damageShip':
      return sign(t, 'damage', 'term.damage', effect.n);
    case 'activateScience':
    case 'reactivate':
      return sign(t, 'again', 'term.activate', 1, TRACK_TINTS[0]);
    case 'moon':
      return sign(t, 'ae-moon', 'term.moon');
    case 'discovery':
      return sign(t, 'treasure', 'term.discovery');
    case 'buildShip':
      return sign(t, 'ship', 'term.ship');
    case 'upgrade':
      return sign(t, 'upgrade', 'term.upgrade', effect.n);
    case 'outpost':
      return sign(t, 'ae-outpost', 'term.outpost');
    case 'refreshOutpostCard':
      return (
        <>
          {sign(t, 'again', 'term.refresh')}
          {sign(t, 'ae-outpost', 'term.refresh')}
        </>
      );
    case 'recruit':
      return sign(t, 'ae-leader', 'term.leaders', effect.n);
    case 'sortEvents':
    case 'lookEvent':
      return sign(t, 'eye', 'term.event');
    case 'bargeToBay':
      return sign(t, 'ae-launch', 'term.bay', effect.n);
    case 'dice':
      return sign(t, 'die', 'term.dice', effect.n);
    case 'targeting':
      return sign(t, 'ae-target', 'term.targeting', effect.n);
    case 'choose':
      return effect.options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options of a card never move
        <span key={at} className="ae-effect">
          {at > 0 && <i>/</i>}
          <EffectSigns effects={option} />
        </span>
      ));
    case 'forEach':
      return WITH_ME.has(effect.who) && <EffectSigns effects={effect.do} />;
    case 'may':
    case 'repeat':
    case 'afterBattle':
      return <EffectSigns effects={effect.do} />;
    default:
      return null;
  }
}

/** A list of effects in signs, what is paid before the arrow. */
export function EffectSigns({ effects }: { effects: EffectList }): ReactElement {
  const t = useT();
  return (
    <span className="ae-effects">
      {effects.map((effect, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects of a card never move
        <span key={at} className="ae-effect">
          {effectSign(t, effect)}
          {effect.op === 'pay' && <i aria-hidden="true">→</i>}
        </span>
      ))}
    </span>
  );
}
