/** What `orrery bench` measures of Eclipse beside playing it. */
import { battleOdds, type Contender } from './combat/odds.ts';
import { BLUEPRINTS } from './data/blueprints.ts';
import { SHIP, type ShipId } from './data/ships.ts';
import { designOf } from './design.ts';

/** Ships as printed. */
const fleetOf = (ships: Readonly<Partial<Record<ShipId, number>>>): Contender => ({
  squadrons: Object.entries(ships).map(([id, count]) => {
    const ship = SHIP[id as ShipId];
    const plan = BLUEPRINTS.standard[ship];
    return { ship, count, stats: designOf(plan, plan.slots) };
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
