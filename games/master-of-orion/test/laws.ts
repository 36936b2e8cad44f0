/** What holds after every step of every game: the invariants of the rules. */
import { NONE } from '@orrery/kernel';
import { ACTIONS, ATTACK_LIMIT } from '../data/actions.ts';
import { ADVISORS, ALLUVIA } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import {
  ADVISORS_LAID_OUT,
  CUBES,
  LOYALTY,
  RESOURCE_MAX,
  ROUNDS,
  SYSTEMS,
} from '../data/limits.ts';
import { HUMAN } from '../data/races.ts';
import { ADVISOR_PLACE, hasCube, PHASE, type Player, type State, sourceAt } from '../state.ts';

/** Sets of table options that differ in the rules. */
export const variants = [
  {},
  { races: 'random', advisors: 'no' },
  { mode: 'training' },
  { races: 'fixed', race1: 'darlok', race2: 'bulrathi' },
] as const;

/** What is wrong with a state, or null. */
export function invariants(state: State): string | null {
  return (
    tableFlaw(state) ??
    advisorFlaw(state) ??
    firstOf(state.players, (player, seat) => playerFlaw(player, seat, state))
  );
}

function firstOf<T>(items: readonly T[], flaw: (item: T, at: number) => string | null) {
  for (const [at, item] of items.entries()) {
    const found = flaw(item, at);
    if (found) return `${found} (${at})`;
  }
  return null;
}

function tableFlaw(state: State): string | null {
  const { round, phase, players } = state;
  if (round < 0 || round > ROUNDS) return 'I-12: round';
  if ((round === 0) !== (phase === PHASE.setUp)) return 'I-12: phase';
  if (state.first < 0 || state.first >= players.length) return 'I-12: first player';
  if (state.deck.top.length + state.deck.under.length > 0) return 'I-11: somebody knows the deck';
  const aliens = players.map(({ race }) => race).filter((race) => race !== HUMAN && race !== NONE);
  if (new Set(aliens).size !== aliens.length) return 'a race is played twice';
  if (phase === PHASE.end || phase === PHASE.over) {
    if (players.some(({ available }) => available > 0)) return 'I-9: a cube was kept back';
  }
  return null;
}

function advisorFlaw({ phase, row, removed, players }: State): string | null {
  const hired = players.map(({ advisor }) => advisor).filter((advisor) => advisor !== NONE);
  const inPlay = [...row, ...hired];
  // Before the races are settled all advisors are still face down.
  if (phase === PHASE.setUp && removed.length === ADVISORS.length) return null;
  const expected = removed.length === 0 ? 0 : ADVISORS_LAID_OUT;
  if (removed.length !== 0 && removed.length !== ADVISORS.length - ADVISORS_LAID_OUT)
    return 'I-2: advisors out of the game';
  return inPlay.length === expected && new Set(inPlay).size === expected ? null : 'I-2: advisors';
}

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));

function playerFlaw(player: Player, seat: number, state: State): string | null {
  return systemFlaw(player) ?? trackFlaw(player) ?? cubeFlaw(player, seat, state);
}

function systemFlaw(player: Player): string | null {
  const { systems, alluvia, advisor } = player;
  if ((advisor === ALLUVIA) !== (alluvia !== NONE)) return 'I-5: Alluvia has no system';
  if (systems.length - (alluvia === NONE ? 0 : 1) > SYSTEMS.max) return 'I-5: too many systems';
  for (const [at, system] of systems.entries()) {
    const own = at === alluvia ? 1 : 0;
    if (system.length + own > SYSTEMS.size) return 'I-5: a system is too high';
    if (system.length + own === 0) return 'I-5: an empty system';
  }
  return null;
}

function trackFlaw({ resources, loyalty, points }: Player): string | null {
  if (resources.length !== 3 || resources.some((n) => n < 0 || n > RESOURCE_MAX))
    return 'I-4: resources';
  if (loyalty > LOYALTY.max) return 'I-4: loyalty';
  return points < 0 ? 'I-4: points' : null;
}

function cubeFlaw(player: Player, seat: number, state: State): string | null {
  const { reserve, available, spent, cubes, markers } = player;
  const abroad = state.players.reduce((sum, other) => sum + other.markers[seat], 0);
  const inBoxes = spent.reduce((sum, n) => sum + n, 0);
  if (reserve < 0 || available < 0 || spent.some((n) => n < 0)) return 'I-3: fewer than no cubes';
  if (reserve + available + inBoxes + bits(cubes) + abroad !== CUBES.circulating)
    return 'I-3: cubes lost or made';
  if (spent[ACTIONS.indexOf('propaganda')] > 1) return 'I-8: propaganda twice';
  if (spent[ACTIONS.indexOf('activate')] + spent[ACTIONS.indexOf('attack')] > 0)
    return 'I-3: a cube in a box that does not exist';
  if (markers[seat] > 0) return 'I-7: a marker on the own board';
  if (markers.some((n) => n > ATTACK_LIMIT[state.players.length])) return 'I-7: too many attacks';
  if (cubes >> (ADVISOR_PLACE + 1) !== 0) return 'I-6: a cube nowhere';
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    if (!hasCube(player, place)) continue;
    const source = sourceAt(player, place);
    const card = source === NONE ? null : [...BUILDINGS, ...ADVISORS][source];
    if (!card?.slot) return 'I-6: a cube on a card without a slot';
  }
  return null;
}
