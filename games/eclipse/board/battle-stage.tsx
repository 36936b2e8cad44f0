/** A battle on a stage of its own: who fights whom, in which order, with which dice. */
import { DieFigure, hint, Place, type Touching, useT } from '@orrery/web/kit';
import type { ReactElement, ReactNode } from 'react';
import { HULL, STATS } from '../blueprints.ts';
import { colourOf, faceOf } from '../combat/dice.ts';
import { hurtShips } from '../combat/hurt.ts';
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
import type { Battle, State } from '../state.ts';
import { sectorName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { sideName } from '../text/sides.ts';
import { type Chance, useChances } from './chances.ts';
import { NpcFigure, ShipFigure } from './figures.tsx';
import { Emblem } from './pieces.tsx';
import { ShipFigures } from './ship-figures.tsx';
import { spotOf } from './spots.ts';

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
  brief,
  children,
  ...touching
}: StageProps & {
  readonly className: string;
  /** Where there is little room: what the stage says by itself is not said in words. */
  readonly brief: boolean;
  /** What may be decided now. */
  readonly children: ReactNode;
}): ReactElement {
  const t = useT();
  const odds = useChances(state, battle.sector);
  const sector = t.say(sectorName(battle.sector));
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
          <Odds win={odds?.find((chance) => chance.side === side)?.win} />
        </span>
      ))}
    </p>
  );
}

/** How likely a side wins, once that is known. */
function Odds({ win }: { readonly win: number | undefined }): ReactElement {
  const t = useT();
  return (
    <span className="ecl-odds" {...hint(t('board.odds'))}>
      {win !== undefined && <b>{t.number(win, { style: 'percent' })}</b>}
    </span>
  );
}

function Side({
  state,
  battle,
  acting,
  side,
  win,
  colours,
  ...touching
}: StageProps & {
  readonly side: number;
  /** How likely it wins, once that is known. */
  readonly win: number | undefined;
}): ReactElement {
  const t = useT();
  const groups = (isNpc(side) ? [side * 4] : [0, 1, 2, 3].map((type) => side * 4 + type)).filter(
    (group) => groupSize(state, battle.sector, group) > 0,
  );
  /** More than one line of ships, where they are as large as can be. */
  const crowded =
    groups.length > 1 || groups.some((group) => groupSize(state, battle.sector, group) > 3);
  return (
    <div className={crowded ? 'ecl-side ecl-crowded' : 'ecl-side'}>
      <h4>
        {!isNpc(side) && <Emblem colour={colours[side]} size={20} />}
        {t.say(sideName(side))}{' '}
        <small>{t(side === battle.attacker ? 'board.attacker' : 'board.defender')}</small>
        <Odds win={win} />
      </h4>
      {groups.map((group) => {
        const hurt = hurtShips(battle, group);
        const size = groupSize(state, battle.sector, group);
        const next = (acting >= 0 ? acting : battle.order[0]) === group;
        return (
          <div key={group} className={next ? 'ecl-group ecl-next' : 'ecl-group'}>
            {[...Array(size).keys()].map((at) => {
              const damage = hurt[at] ?? 0;
              return (
                <Place
                  key={at}
                  {...touching}
                  place={placeOf.target(battle.sector, side, thingOf(group), damage)}
                  label={`${t.say(sideName(side))} ${damage}/${groupStat(state, group, HULL) + 1}`}
                  className="ecl-ship"
                >
                  <svg viewBox="-18 -18 36 36" width={46} height={46} aria-hidden="true">
                    {isNpc(side) ? (
                      <NpcFigure guard={sideOf(group) === 7} count={1} />
                    ) : (
                      <ShipFigure type={shipOf(group)} colour={colours[side]} count={1} />
                    )}
                  </svg>
                  <span className="ecl-hull">
                    {[...Array(groupStat(state, group, HULL) + 1).keys()].map((point) => (
                      <i key={point}>
                        {point < damage && (
                          <b data-spot={spotOf.hurt(battle.sector, group, at, point)} />
                        )}
                      </i>
                    ))}
                  </span>
                </Place>
              );
            })}
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
