/** Ships for modules: which can be taken, and which of them leave nothing behind (AE-4.9.10). */
import { NONE } from '@orrery/kernel';
import { MODULES, SPACES } from './data/index.ts';
import { SHIP } from './data/terms.ts';
import { hasShipIn, planetAt, shipsIn } from './frontier.ts';
import { couldSettle } from './outposts.ts';
import { isOnMap, isTransport, shipAt, TYPE_OF_SHIP } from './ships.ts';
import { BARGE, DOCK, type Player, type State } from './state.ts';
import { isDamaged } from './station.ts';

/** Whether a ship can be put on a module: it is on the map or on the barge (AE-4.9.2). */
export const canDock = (place: number): boolean => isOnMap(place) || place === BARGE;

export const hasDockable = ({ ships }: Player): boolean => ships.some(canDock);

/** Whether a module with some effect can still act in this Return. */
function stillActs(player: Player, wanted: (module: number) => boolean): boolean {
  return player.modules.some(
    (module, cell) =>
      player.docks[cell] === DOCK.idle && !isDamaged(player, cell) && wanted(module),
  );
}

const countsScrap = MODULES.map(({ effects }) =>
  effects.some((effect) => 'per' in effect && effect.per?.counter.of === 'ships-in-scrapyard'),
);
const claimsMoons = MODULES.map(({ effects }) =>
  effects.some((effect) => effect.op === 'moon' && effect.withShip),
);

/** Whether nothing that could still matter in this Return is lost by taking a ship from its place. */
function leavesNothing(state: State, seat: number, ship: number): boolean {
  const player = state.players[seat];
  const place = player.ships[ship];
  if (place === BARGE) return !stillActs(player, (module) => countsScrap[module]);
  if (isTransport(ship) && place < SPACES && isLastTransport(player, place)) {
    if (couldSettle(state, seat, place, leadersAtHand(state, seat))) return false;
  }
  if (shipsIn(player, place) > 1) return true;
  if (player.leaders[place] > 0 || state.bonus[place] !== 0) return false;
  const moons = planetAt(state, place) !== NONE && state.topMoons[place] !== NONE;
  return !moons || !stillActs(player, (module) => claimsMoons[module]);
}

const LAST_TRANSPORT = TYPE_OF_SHIP.lastIndexOf(SHIP.transport);

function isLastTransport(player: Player, place: number): boolean {
  const first = shipAt(player, SHIP.transport, place);
  return player.ships.lastIndexOf(place, LAST_TRANSPORT) === first;
}
/** Leaders in the bay and those that ships on the map could take along. */
function leadersAtHand(state: State, seat: number): number {
  const player = state.players[seat];
  let found = player.leaderBay;
  for (let region = 0; region < player.leaders.length; region++) {
    if (player.leaders[region] > 0 && hasShipIn(player, region)) found += player.leaders[region];
  }
  return found;
}

/** The ship to take without asking: one that leaves nothing behind; NONE if there is none. */
export function idleShip(state: State, seat: number): number {
  const { ships } = state.players[seat];
  for (let ship = ships.length - 1; ship >= 0; ship--) {
    if (canDock(ships[ship]) && leavesNothing(state, seat, ship)) return ship;
  }
  return NONE;
}
