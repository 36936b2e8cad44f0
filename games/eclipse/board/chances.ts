/** Odds of the battle that is fought, or would be fought, in a sector. */
import { CANNONS, COMPUTER, HULL, INITIATIVE, MISSILES, SHIELD } from '../blueprints.ts';
import { battleOdds, type Contender, type Odds } from '../combat/odds.ts';
import { groupSize, groupStat, isNpc, NOBODY, nextBattle } from '../combat/sides.ts';
import { ANCIENT, GCDS } from '../data/npcs.ts';
import { ANCIENTS, type State } from '../state.ts';

/** Few enough to answer at once, many enough for whole percents. */
const SAMPLES = 4000;

function contender(state: State, sector: number, side: number): Contender {
  const groups = isNpc(side) ? [side * 4] : [0, 1, 2, 3].map((type) => side * 4 + type);
  return {
    ...(isNpc(side) ? { npc: side === ANCIENTS ? ANCIENT : GCDS } : {}),
    squadrons: groups.flatMap((group) => {
      const count = groupSize(state, sector, group);
      if (count === 0) return [];
      const stat = (which: number) => groupStat(state, group, which);
      const dice = (from: number) => [stat(from), stat(from + 1), stat(from + 2)];
      const stats = {
        initiative: stat(INITIATIVE),
        computer: stat(COMPUTER),
        shield: stat(SHIELD),
        hull: stat(HULL),
        cannons: dice(CANNONS),
        missiles: dice(MISSILES),
      };
      return [{ ship: group & 3, count, stats }];
    }),
  };
}

/** Defender first, then attacker; null where nobody would fight. */
export function oddsHere(state: State, sector: number): Odds | null {
  const next = nextBattle(state, sector);
  if (next === NOBODY) return null;
  const sides = [next & 7, next >> 3];
  return battleOdds({
    fleets: sides.map((side) => contender(state, sector, side)),
    samples: SAMPLES,
  });
}
