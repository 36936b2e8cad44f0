/** What `orrery bench` measures of Eclipse beside playing it. */
import { statsOf } from './combat/autopilot.ts';
import { battleOdds, type Contender } from './combat/odds.ts';
import { groupOf } from './combat/sides.ts';
import { SHIP, type ShipId } from './data/ships.ts';
import { eclipse } from './game.ts';

/** Terrans, whose ships are the standard ones. */
const { state } = eclipse.start(
  { seats: 2, options: { 'species-choice': 'fixed', 'species-pool': 'terrans' } },
  'bench',
);

/** Ships as printed. */
const fleetOf = (ships: Readonly<Partial<Record<ShipId, number>>>): Contender => ({
  squadrons: Object.entries(ships).map(([id, count]) => {
    const ship = SHIP[id as ShipId];
    return { ship, count, stats: statsOf(state, groupOf(0, ship)) };
  }),
});

const fleets = [
  fleetOf({ interceptor: 4, cruiser: 2, dreadnought: 1, starbase: 2 }),
  fleetOf({ interceptor: 3, cruiser: 3, dreadnought: 2 }),
];

export const exercises = {
  /** The odds of two mixed fleets, to ±1 %. */
  odds: () => battleOdds({ fleets }),
};
