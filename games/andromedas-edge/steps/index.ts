/**
 * Every step of the game. Where each lives:
 *
 * set-up.ts      choose-factions, deal-destinies, choose-destinies, begin
 * turn.ts        turns, start-turn, act, finish-turn, end-turn, storage, hand-limit, final-scoring
 * launch.ts      launch, launched, activate, scan, region-activated, before-attack, raider-attack, before-battle
 * battle/        battle and everything it pushes, in the order of its six steps
 * return.ts      return, choose-ship, power-module, run-module, gain-moon, reactor, reactivate, come-home
 * free.ts        no step of its own: free actions, offered beside the options of other steps
 * handover.ts    consent, give, receive-moon
 * cards.ts       card-resolved, turn-to, react-to-launch, react
 * effects.ts     effects, clock: the executor
 * branches.ts    may, choose, repeat, pick
 * triggers.ts    order
 * pay.ts, gain.ts, moons.ts, modules.ts, ships.ts, outposts.ts, leaders.ts, repair.ts, tracks.ts, events.ts
 */
import { battleSteps } from './battle/index.ts';
import { branchSteps } from './branches.ts';
import { cardSteps } from './cards.ts';
import { moonSteps } from './claim.ts';
import { effectSteps } from './effects.ts';
import { eventSteps } from './events.ts';
import { gainSteps } from './gain.ts';
import { handoverSteps } from './handover.ts';
import { launchSteps } from './launch.ts';
import { leaderSteps } from './leaders.ts';
import { moduleSteps } from './modules.ts';
import { paySteps } from './pay.ts';
import { repairSteps } from './repair.ts';
import { returnSteps } from './return.ts';
import { setUpSteps } from './set-up.ts';
import { outpostSteps } from './settle.ts';
import { shipSteps } from './shipyard.ts';
import { trackSteps } from './tracks.ts';
import { triggerSteps } from './triggers.ts';
import { turnSteps } from './turn.ts';

export const steps = {
  ...setUpSteps,
  ...turnSteps,
  ...launchSteps,
  ...battleSteps,
  ...returnSteps,
  ...handoverSteps,
  ...cardSteps,
  ...effectSteps,
  ...branchSteps,
  ...triggerSteps,
  ...paySteps,
  ...gainSteps,
  ...moonSteps,
  ...moduleSteps,
  ...shipSteps,
  ...outpostSteps,
  ...leaderSteps,
  ...repairSteps,
  ...trackSteps,
  ...eventSteps,
};
