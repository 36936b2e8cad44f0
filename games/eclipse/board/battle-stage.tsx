/** A battle on a stage of its own: who fights whom, in which order, with which dice. */
import { classes, DieFigure, hint, Place, type Touching, useT } from '@orrery/web/kit';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { HULL, STATS } from '../blueprints.ts';
import { colourOf, faceOf } from '../combat/dice.ts';
import {
  groupSize,
  groupStat,
  isNpc,
  NOBODY,
  npcIn,
  playersOnLadder,
  shipOf,
  sideOf,
  thingOf,
} from '../combat/sides.ts';
import { DIE_IDS } from '../data/parts.ts';
import { type Battle, DEFENSE_SYSTEM, type State } from '../state.ts';
import { sectorName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { sideName } from '../text/sides.ts';
import { type Chance, useChances } from './chances.ts';
import { damagesOf } from './drawn-fleet.ts';
import { NpcFigure, ShipFigure } from './figures.tsx';
import { Emblem } from './pieces.tsx';
import { ShipFigures } from './ship-figures.tsx';
import { spotOf } from './spots.ts';

/** Groups of a side: ships of one type each. */
const groupsOf = (side: number): number[] =>
  isNpc(side) ? [side * 4] : [0, 1, 2, 3].map((type) => side * 4 + type);

/** How many ships of each group have been on a battle's stage: what is lost leaves its place empty. */
function useSizes(
  state: State,
  { sector, attacker, defender }: Battle,
): ReadonlyMap<number, number> {
  const battle = [state.round, sector, attacker, defender].join();
  const seen = useRef({ battle, sizes: new Map<number, number>() });
  if (seen.current.battle !== battle) seen.current = { battle, sizes: new Map() };
  const { sizes } = seen.current;
  for (const group of [attacker, defender].flatMap(groupsOf)) {
    sizes.set(group, Math.max(sizes.get(group) ?? 0, groupSize(state, sector, group)));
  }
  return sizes;
}

interface StageProps extends Touching {
  readonly state: State;
  readonly battle: Battle;
  /** The group whose turn it is, or −1. */
  readonly acting: number;
  readonly colours: readonly number[];
}

export function BattleStage({
  state,
  battle,
  acting,
  colours,
  className,
  asks,
  brief,
  children,
  ...touching
}: StageProps & {
  readonly className: string;
  /** Whether somebody at the screen has to decide something. */
  readonly asks: boolean;
  /** Where there is little room: what the stage says by itself is not said in words. */
  readonly brief: boolean;
  /** What may be decided now. */
  readonly children: ReactNode;
}): ReactElement | null {
  const t = useT();
  const odds = useChances(state, battle.sector);
  const sizes = useSizes(state, battle);
  const sector = t.say(sectorName(battle.sector));
  // It was over with one choice, and has been told beside its sector.
  const isTold = [battle.attacker, battle.defender].some((side) =>
    groupsOf(side).every((group) => sizes.get(group) === 0),
  );
  if (isTold && !asks) return null;
  return (
    <section
      className={`stage ecl-battle more-below-solid ${className}`}
      aria-label={t('board.battle')}
      data-spot="battle"
    >
      <header>
        <h3>{brief ? sector : t('board.battle-at', { sector })}</h3>
        <span className="ecl-quiet">
          {battle.round === 0
            ? t('board.missiles-first')
            : t('board.engagement', { n: battle.round })}
        </span>
      </header>
      <div className="ecl-sides">
        {[battle.attacker, battle.defender].map((side) => (
          <Side
            key={side}
            state={state}
            battle={battle}
            acting={acting}
            side={side}
            sizes={sizes}
            win={odds?.find((chance) => chance.side === side)?.win}
            colours={colours}
            {...touching}
          />
        ))}
      </div>
      <NextFoes state={state} battle={battle} odds={odds} colours={colours} />
      {battle.dice.length > 0 && (
        <div className="ecl-rolled">
          {[...battle.dice.entries()].map(([at, die]) => (
            <DieFigure
              key={at}
              face={faceOf(die)}
              look={`ecl-die ecl-die-${DIE_IDS[colourOf(die)]}`}
            />
          ))}
        </div>
      )}
      {children}
    </section>
  );
}

/** Who is to fight the winner, with their chances: those of all sides together make a whole. */
function NextFoes({
  state,
  battle,
  odds,
  colours,
}: Pick<StageProps, 'state' | 'battle' | 'colours'> & {
  readonly odds: readonly Chance[] | null;
}): ReactElement | null {
  const t = useT();
  const { sector, attacker, defender } = battle;
  const npc = npcIn(state, sector);
  const all = [...playersOnLadder(state, sector).reverse(), ...(npc === NOBODY ? [] : [npc])];
  const next = all.filter((side) => side !== attacker && side !== defender);
  if (next.length === 0) return null;
  return (
    <p className="ecl-next-foes">
      <span className="ecl-quiet">{t('board.next-foes')}</span>
      {next.map((side) => (
        <span key={side}>
          {!isNpc(side) && <Emblem colour={colours[side]} size={18} />}
          {t.say(sideName(side))}
          <Odds
            win={odds?.find((chance) => chance.side === side)?.win}
            spot={spotOf.odds(sector, side)}
          />
        </span>
      ))}
    </p>
  );
}

/** How likely a side wins, once that is known. */
function Odds({
  win,
  spot,
}: {
  readonly win: number | undefined;
  readonly spot: string;
}): ReactElement {
  const t = useT();
  return (
    <span className="ecl-odds" data-spot={spot} {...hint(t('board.odds'))}>
      {win !== undefined && <b>{t.number(win, { style: 'percent' })}</b>}
    </span>
  );
}

function Side({
  state,
  battle,
  acting,
  side,
  sizes,
  win,
  colours,
  ...touching
}: StageProps & {
  readonly side: number;
  readonly sizes: ReadonlyMap<number, number>;
  /** How likely it wins, once that is known. */
  readonly win: number | undefined;
}): ReactElement {
  const t = useT();
  const groups = groupsOf(side).filter((group) => (sizes.get(group) ?? 0) > 0);
  return (
    <div>
      <h4>
        {!isNpc(side) && <Emblem colour={colours[side]} size={20} />}
        {t.say(sideName(side))}{' '}
        <small>{t(side === battle.attacker ? 'board.attacker' : 'board.defender')}</small>
        <Odds win={win} spot={spotOf.odds(battle.sector, side)} />
      </h4>
      {groups.map((group) => {
        const damages = damagesOf(state, battle, group);
        const lost = (sizes.get(group) ?? 0) - damages.length;
        const hull = groupStat(state, group, HULL) + 1;
        const next = (acting >= 0 ? acting : battle.order[0]) === group;
        const figure = <Figure group={group} colour={colours[side]} />;
        return (
          <div key={group} className={classes('ecl-group', next && 'ecl-next')}>
            {damages.map((damage, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place in the line
              <span key={at} data-spot={spotOf.fighter(battle.sector, group, at)}>
                <Place
                  {...touching}
                  place={placeOf.target(battle.sector, side, thingOf(group), damage)}
                  label={`${t.say(sideName(side))} ${damage}/${hull}`}
                  className="ecl-ship"
                >
                  {figure}
                  <span className="ecl-hull">
                    {[...Array(hull).keys()].map((point) => (
                      <i key={point}>
                        {point < damage && (
                          <b data-spot={spotOf.hurt(battle.sector, group, at, point)} />
                        )}
                      </i>
                    ))}
                  </span>
                </Place>
              </span>
            ))}
            {[...Array(lost).keys()].map((at) => (
              <span key={`lost ${at}`} className="ecl-ship ecl-lost" aria-hidden="true">
                {figure}
                <span className="ecl-hull">
                  <i />
                </span>
              </span>
            ))}
            <ShipFigures
              of={Array.from({ length: STATS }, (_, stat) => groupStat(state, group, stat))}
              type={0}
              fighting
            />
          </div>
        );
      })}
    </div>
  );
}

const Figure = ({ group, colour }: { readonly group: number; readonly colour: number }) => (
  <svg viewBox="-18 -18 36 36" width={46} height={46} aria-hidden="true">
    {isNpc(sideOf(group)) ? (
      <NpcFigure guard={sideOf(group) === DEFENSE_SYSTEM} count={1} />
    ) : (
      <ShipFigure type={shipOf(group)} colour={colour} count={1} />
    )}
  </svg>
);
