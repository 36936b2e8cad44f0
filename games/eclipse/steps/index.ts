/**
 * Every step of the game. Where each lives:
 *
 * set-up.ts       pick-species, turn-home
 * round.ts        rounds, round, begin-round, finish
 * turn.ts         action-phase, turns, turn, finish-turn
 * explore.ts      explore, reveal, place-sector, claim
 * discovery.ts    discovery, ancient-technology, ancient-part
 * influence.ts    influence, influence-to, ready-colony-ships
 * research.ts     research, artifact-key
 * upgrade.ts      upgrade, upgrade-slot
 * build.ts        build
 * move.ts         move, move-step
 * diplomacy.ts    offer, relation-room, relation-cube, exchange-ambassadors, broken-relation
 * population.ts   return-cube, graveyard, cleanup-cube
 * upkeep.ts       upkeep-phase, upkeep, insolvent, income
 * cleanup.ts      cleanup
 * leaving.ts      lone-survivor
 * free.ts         no step of its own: trade, settle and propose, offered in one's own turn
 * combat/         combat-phase and everything it pushes, «occupy» and «talks» included; `talks`
 *                 pushes { step: 'offer', seat: partner, other: proposer }
 *
 * Helpers that several steps share lie beside game.ts, named after what they handle: ways.ts
 * (neighbours and connections), ships.ts (place, remove, move, count, pin), discs.ts (place, take
 * back; placing takes the discovery tile), cubes.ts (return to tracks, kill), blueprints.ts (what
 * ships add up to), diplomacy.ts (who may relate, breaking), storage.ts (income, trade),
 * technologies.ts (prices, gaining), scoring.ts.
 */
import { buildSteps } from './build.ts';
import { cleanupSteps } from './cleanup.ts';
import { combatSteps } from './combat/index.ts';
import { discoverySteps } from './discovery.ts';
import { exploreSteps } from './explore.ts';
import { influenceSteps } from './influence.ts';
import { moveSteps } from './move.ts';
import { diplomacySteps } from './offer.ts';
import { populationSteps } from './population.ts';
import { researchSteps } from './research.ts';
import { roundSteps } from './round.ts';
import { setUpSteps } from './set-up.ts';
import { leavingSteps } from './survivor.ts';
import { turnSteps } from './turn.ts';
import { upgradeSteps } from './upgrade.ts';
import { upkeepSteps } from './upkeep.ts';

export const steps = {
  ...buildSteps,
  ...cleanupSteps,
  ...combatSteps,
  ...diplomacySteps,
  ...discoverySteps,
  ...exploreSteps,
  ...influenceSteps,
  ...leavingSteps,
  ...moveSteps,
  ...populationSteps,
  ...researchSteps,
  ...roundSteps,
  ...setUpSteps,
  ...turnSteps,
  ...upgradeSteps,
  ...upkeepSteps,
};
