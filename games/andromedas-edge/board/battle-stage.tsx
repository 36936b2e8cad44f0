/** A battle: who throws how many dice at what aim, how it would end, and the dice once they lie. */
import {
  Changing,
  classes,
  type Die,
  DieFigure,
  Emblem,
  Icon,
  Place,
  type SeatFace,
  type Touching,
  useMarks,
  usePlaces,
  useRoom,
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
import { REGIONS } from '../data/index.ts';
import { cardOf, classIn } from '../raiders.ts';
import { sides } from '../sides.ts';
import { type Battle, RAIDERS, SIDES, type State } from '../state.ts';
import { diceShown } from '../steps/battle/roll.ts';
import { placeOf, regionName } from '../text/places.ts';
import { diceOf, sideIn, victorIn } from './pieces.ts';

interface BattleProps extends Touching {
  readonly state: State;
  readonly battle: Battle;
  /** The state after the option that is looked at, for the numbers that change. */
  readonly after: State | null;
  readonly seats: readonly SeatFace[];
  readonly children?: ReactNode;
}

/** The nebulae over the frontier, which a stage at the upper edge covers. */
const UPPER = ['N1', 'N2', 'N3'].map((key) => REGIONS.indexOf(key));

const percent = (chance: number): number => Math.round(chance * 100);

export function BattleStage(props: BattleProps): ReactElement {
  const { state, battle, after, seats, children, ...touching } = props;
  const t = useT();
  const odds = useOdds(state);
  const later = useOdds(after?.battle ? after : state);
  const there = sides(state);
  const stage = useRef<HTMLElement>(null);
  const open = useMarks(touching.open, (all) => UPPER.some((at) => all.has(placeOf.region(at))));
  const phone = useRoom() === 'phone';
  const covers = useCovers(stage, touching, state.region, phone);
  const low = phone ? covers : open || UPPER.includes(state.region);
  return (
    <section
      ref={stage}
      className={classes('stage ae-battle', low && 'ae-battle-low')}
      aria-label={t('board.battle')}
      data-spot="battle"
    >
      <h3>{t('board.battle-at', { region: t.say(regionName(state, state.region)) })}</h3>
      <div className="ae-sides">
        {[...Array(SIDES).keys()]
          .filter((side) => (there >> side) & 1)
          .map((side) => {
            const { dice, targeting, chance } = odds.find((one) => one.side === side) ?? odds[0];
            const then = later.find((one) => one.side === side);
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
                    {side === RAIDERS
                      ? t(`name.${cardOf(state, classIn(state, state.region)).key}`)
                      : seats[side].name}
                  </b>
                  {won > 0 && (
                    <span className="ae-victor" data-spot={victorIn(side)}>
                      <Icon name="trophy" size="1.3em" title={t('board.victor')} />
                    </span>
                  )}
                </span>
                {rolled.length > 0 ? (
                  <Dice dice={rolled} side={side} cast={castBy(side, seats)} {...touching} />
                ) : (
                  <span className="ae-row">
                    <span className="ae-amount" title={t('term.dice')}>
                      <Icon name="die" size="1.1em" />
                      <Changing now={dice} later={then?.dice} />
                    </span>
                    <span className="ae-amount" title={t('term.targeting')}>
                      <Icon name="ae-target" size="1.1em" />
                      <Changing now={targeting} later={then?.targeting} />
                    </span>
                    <b className="ae-amount" title={t('board.chance')}>
                      <Changing now={percent(chance)} later={then && percent(then.chance)} /> %
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

/**
 * On a phone, whose map stands upright: whether a region that may be touched lies under the upper edge's stage, or the
 * embattled one does and the lower edge is free.
 */
function useCovers(
  stage: RefObject<HTMLElement | null>,
  { open }: Touching,
  embattled: number,
  phone: boolean,
): boolean {
  const [covers, setCovers] = useState(false);
  const places = usePlaces(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each question
  useLayoutEffect(() => {
    const board = stage.current?.parentElement;
    if (!phone || !board) return;
    const { top, bottom } = board.getBoundingClientRect();
    const height = stage.current?.offsetHeight ?? 0;
    const boxes = (regions: string): DOMRect[] =>
      [...board.querySelectorAll(regions)].map((region) => region.getBoundingClientRect());
    const isUnder = (box: DOMRect): boolean => box.top < top + height;
    const touchable = boxes('.ae-region.map-place-open');
    const isLowerFree = touchable.every((box) => box.bottom < bottom - height);
    const fight = boxes(`[data-place="${placeOf.region(embattled)}"]`);
    setCovers(touchable.some(isUnder) || (isLowerFree && fight.some(isUnder)));
  }, [places, embattled, phone]);
  return covers;
}

/** Worked out anew only when somebody has other dice. */
function useOdds(state: State): readonly SideOdds[] {
  const throwers = JSON.stringify(throwersIn(state));
  return useMemo(() => battleOdds(JSON.parse(throwers)), [throwers]);
}

/** What dice of a side look like. */
const castBy = (side: number, seats: readonly SeatFace[]): Pick<Die, 'look' | 'colour'> =>
  side === RAIDERS ? { look: 'ae-cast-raiders' } : { colour: seats[side].colour };

/** Dice as they lie, the best first; equal ones share a place. */
function Dice({
  dice,
  side,
  cast,
  ...touching
}: Touching & { dice: number[]; side: number; cast: Pick<Die, 'look' | 'colour'> }) {
  const t = useT();
  const seen = new Map<number, number>();
  return (
    <span className="ae-dice" data-spot={diceOf(side)}>
      {dice.map((value) => {
        const nth = seen.get(value) ?? 0;
        seen.set(value, nth + 1);
        return nth === 0 ? (
          <Place
            key={`${value}`}
            {...touching}
            place={placeOf.die(side, value)}
            label={t('board.die', { value })}
            className="ae-die-face"
          >
            <DieFigure face={value} {...cast} />
          </Place>
        ) : (
          <span key={`${value} ${nth}`} className="ae-die-face">
            <DieFigure face={value} {...cast} />
          </span>
        );
      })}
    </span>
  );
}
