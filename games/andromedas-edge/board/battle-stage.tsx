/** A battle: who throws how many dice at what aim, how it would end, and the dice once they lie. */
import { NONE } from '@orrery/kernel';
import {
  Changing,
  classes,
  type Die,
  DieFigure,
  Emblem,
  hint,
  Icon,
  Place,
  type SeatFace,
  type Touching,
  usePlaces,
  useT,
} from '@orrery/web/kit';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { battleOdds, type SideOdds, throwersIn } from '../battle-odds.ts';
import { cardOf, classIn } from '../raiders.ts';
import { type Battle, RAIDERS, type State } from '../state.ts';
import { diceShown } from '../steps/battle/roll.ts';
import { placeOf, regionName } from '../text/places.ts';
import { diceOf, sideIn, sidesShown, victorIn } from './pieces.ts';

interface BattleProps extends Touching {
  readonly state: State;
  readonly battle: Battle;
  /** The state after the option that is looked at, for the numbers that change. */
  readonly after: State | null;
  readonly seats: readonly SeatFace[];
  /** Whose dice are picked up to be thrown again, and which. */
  readonly again: { readonly seat: number; readonly chosen: readonly number[] } | null;
  readonly children?: ReactNode;
}

/** What is written alike has not changed. */
const rounded = (chance: number): number => Math.round(chance * 100) / 100;

export function BattleStage(props: BattleProps): ReactElement {
  const { state, battle, after, seats, again, children, ...touching } = props;
  const t = useT();
  const there = sidesShown(state, battle);
  const raiders = classIn(state, state.region);
  // Dice that lie there say it all.
  const thrown = there.every((side) => diceShown(battle, side).length > 0);
  const odds = useOdds(thrown ? null : state);
  const later = useOdds(!thrown && after?.battle ? after : null) ?? odds;
  const stage = useRef<HTMLElement>(null);
  const low = useCovers(stage, touching, state.region);
  return (
    <section
      ref={stage}
      className={classes('stage ae-battle', low && LOW)}
      aria-label={t('board.battle')}
      data-spot="battle"
    >
      <h3>{t('board.battle-at', { region: t.say(regionName(state, state.region)) })}</h3>
      <div className="ae-sides">
        {there.map((side) => {
          const now = odds?.find((one) => one.side === side);
          const then = later?.find((one) => one.side === side);
          const rolled = diceShown(battle, side);
          const won = (battle.winners >> side) & 1;
          return (
            <div key={side} className="ae-side" data-spot={sideIn(side)}>
              <span className="ae-row">
                {side === RAIDERS ? (
                  <Icon name="ae-raider" size="1.5em" />
                ) : (
                  <Emblem of={seats[side].colour} size={24} />
                )}
                <b>
                  {side !== RAIDERS
                    ? seats[side].name
                    : t(raiders === NONE ? 'term.raiders' : `name.${cardOf(state, raiders).key}`)}
                </b>
                {won > 0 && (
                  <span className="ae-victor" data-spot={victorIn(side)}>
                    <Icon name="trophy" size="1.3em" title={t('board.victor')} />
                  </span>
                )}
              </span>
              {rolled.length > 0 || !now ? (
                <Dice
                  dice={rolled}
                  taken={again?.seat === side ? again.chosen : NONE_TAKEN}
                  side={side}
                  cast={castBy(side, seats)}
                  {...touching}
                />
              ) : (
                <span className="ae-row">
                  <span className="ae-amount" {...hint(t('term.dice'))}>
                    <Icon name="die" size="1.1em" />
                    <Changing now={now.dice} later={then?.dice} />
                  </span>
                  <span className="ae-amount" {...hint(t('term.targeting'))}>
                    <Icon name="ae-target" size="1.1em" />
                    <Changing now={now.targeting} later={then?.targeting} />
                  </span>
                  <b className="ae-amount" {...hint(t('board.chance'))}>
                    <Changing
                      now={rounded(now.chance)}
                      later={then && rounded(then.chance)}
                      say={(n) => t.number(n, { style: 'percent' })}
                    />
                  </b>
                </span>
              )}
            </div>
          );
        })}
      </div>
      {children}
    </section>
  );
}

/** Puts the stage in the lower corner. */
const LOW = 'ae-battle-low';

/**
 * Whether a region that may be touched lies under the stage at the upper edge, or the embattled one does and the
 * lower corner is free of both.
 */
function useCovers(
  stage: RefObject<HTMLElement | null>,
  { open }: Touching,
  embattled: number,
): boolean {
  const [covers, setCovers] = useState(false);
  const places = usePlaces(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each question
  useLayoutEffect(() => {
    const section = stage.current;
    const board = section?.parentElement;
    if (!section || !board) return;
    const boxIf = (low: boolean): DOMRect => {
      section.classList.toggle(LOW, low);
      return section.getBoundingClientRect();
    };
    const [upper, lower] = [boxIf(false), boxIf(true)];
    section.classList.toggle(LOW, covers);
    const under = (stage: DOMRect, regions: string): boolean =>
      [...board.querySelectorAll(regions)].some((region) => {
        const { left, right, top, bottom } = region.getBoundingClientRect();
        const beside = right <= stage.left || left >= stage.right;
        return !beside && top < stage.bottom && bottom > stage.top;
      });
    const touchable = '.ae-region.map-place-open';
    const fight = `[data-place="${placeOf.region(embattled)}"]`;
    setCovers(
      under(upper, touchable) || (under(upper, fight) && !under(lower, `${touchable}, ${fight}`)),
    );
  }, [places, embattled]);
  return covers;
}

/** Worked out anew only when somebody has other dice. */
function useOdds(state: State | null): readonly SideOdds[] | null {
  const throwers = state && JSON.stringify(throwersIn(state));
  return useMemo(() => throwers && battleOdds(JSON.parse(throwers)), [throwers]) || null;
}

/** What dice of a side look like. */
const castBy = (side: number, seats: readonly SeatFace[]): Pick<Die, 'look' | 'colour'> =>
  side === RAIDERS ? { look: 'ae-cast-raiders' } : { colour: seats[side].colour };

const NONE_TAKEN: readonly number[] = [];

interface DiceProps extends Touching {
  readonly dice: readonly number[];
  /** Picked up to be thrown again: of equal ones the last, since the first can be touched. */
  readonly taken: readonly number[];
  readonly side: number;
  readonly cast: Pick<Die, 'look' | 'colour'>;
}

/** Dice as they lie, the best first; equal ones share a place. */
function Dice({ dice, taken, side, cast, ...touching }: DiceProps) {
  const t = useT();
  const seen = new Map<number, number>();
  const count = (all: readonly number[], value: number): number =>
    all.filter((other) => other === value).length;
  return (
    <span className="ae-dice" data-spot={diceOf(side)}>
      {dice.map((value) => {
        const nth = seen.get(value) ?? 0;
        seen.set(value, nth + 1);
        const stays = nth < count(dice, value) - count(taken, value);
        const look = classes('ae-die-face', !stays && 'ae-die-taken');
        return nth === 0 ? (
          <Place
            key={`${value}`}
            {...touching}
            place={placeOf.die(side, value)}
            label={t('board.die', { value })}
            className={look}
          >
            <DieFigure face={value} {...cast} />
          </Place>
        ) : (
          <span key={`${value} ${nth}`} className={look}>
            <DieFigure face={value} {...cast} />
          </span>
        );
      })}
    </span>
  );
}
