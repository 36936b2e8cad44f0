/** Things about a player or the active region that can be counted. */
import { NONE } from '@orrery/kernel';
import type { Counter, Per } from './data/effects.ts';
import { MODULES, PLANETS } from './data/index.ts';
import { baseAt, planetAt, shipsIn } from './frontier.ts';
import { figuresIn } from './raiders.ts';
import { isInScrapyard, isOnMap, ownShips } from './ships.ts';
import { areOpponents, CORE_CELLS, type Player, RAIDERS, type State } from './state.ts';

/** How often something is given: once, or once for each thing counted. */
export function times(state: State, seat: number, per: Per | null): number {
  if (per === null) return 1;
  const found = count(state, seat, per.counter);
  return per.max === null ? found : Math.min(found, per.max);
}

export function count(state: State, seat: number, { of, type }: Counter): number {
  const player = state.players[seat];
  switch (of) {
    case 'outposts':
      return outpostsOf(state, seat, type ?? NONE);
    case 'modules':
      return modulesOf(player, type ?? NONE);
    case 'ships':
      return ownShips(player);
    case 'ships-in-active-region':
      return shipsIn(player, state.region);
    case 'rival-ships-in-active-region':
      return rivalShips(state, seat);
    case 'defeated-ships':
      return defeatedShips(state, seat);
    case 'ships-at-bases':
      return player.ships.filter((at) => isOnMap(at) && baseAt(state, at) !== NONE).length;
    case 'ships-in-scrapyard':
      return player.ships.filter(isInScrapyard).length;
    case 'upgrades':
      return player.upgrades.filter((tile) => tile !== NONE).length;
    case 'moons':
      return moonsOf(player);
    case 'leaders':
      return player.leaderBay;
    case 'tactics':
      return player.hand.length;
  }
}

/** Outposts of a player; of one type, or of all with NONE. */
export function outpostsOf(state: State, seat: number, type: number): number {
  let found = 0;
  for (let space = 0; space < state.outposts.length; space++) {
    if (state.outposts[space] !== seat) continue;
    if (type === NONE || PLANETS[planetAt(state, space)].type === type) found++;
  }
  return found;
}

/** Modules gained; core modules are not (AE-4.6.10). */
function modulesOf({ modules }: Player, type: number): number {
  let found = 0;
  for (let cell = CORE_CELLS; cell < modules.length; cell++) {
    if (type === NONE || MODULES[modules[cell]].type === type) found++;
  }
  return found;
}

function moonsOf({ moons, slots, operations }: Player): number {
  const placed = slots.filter((moon) => moon !== NONE).length;
  return moons.length + placed + (operations === NONE ? 0 : 1);
}

/** Ships of opponents and raider figures in the active region (AE-4.1.8). */
function rivalShips(state: State, seat: number): number {
  let found = figuresIn(state, state.region);
  for (let other = 0; other < state.players.length; other++) {
    if (areOpponents(state, seat, other)) found += shipsIn(state.players[other], state.region);
  }
  return found;
}

function defeatedShips(state: State, seat: number): number {
  const { battle } = state;
  if (battle === null) return 0;
  let found = (battle.defeated >> RAIDERS) & 1;
  for (let other = 0; other < state.players.length; other++) {
    if ((battle.defeated >> other) & 1 && areOpponents(state, seat, other)) {
      found += shipsIn(state.players[other], state.region);
    }
  }
  return found;
}
