/** Influence: move up to two discs, then ready colony ships (ECL-5.7, ECL-5.8, ECL-3.8). */
import { choiceSet } from '@orrery/kernel';
import { INFLUENCE_COLONY_SHIPS } from '../data/actions.ts';
import { SPECIES } from '../data/species.ts';
import { placeDisc, takeBackDisc } from '../discs.ts';
import { EDGES } from '../galaxy/hexes.ts';
import { enemyShips, hasFleet } from '../ships.ts';
import { plays, RULE_NO_INFLUENCE_BY_SHIP, type State } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { hasGenerator, NO_SECTOR, passage } from '../ways.ts';
import { sectorArg } from './arguments.ts';
import { chooseFree, listColonies, listProposals, listTradesForRoom, withFree } from './free.ts';

/** The influence track, where a sector could be. */
const TRACK = -1;

export const influenceChoices = withFree({
  'disc-from-track': [],
  'disc-from': [sectorArg],
  done: [],
});
export const influenceToChoices = choiceSet({ 'disc-to': [sectorArg], 'disc-to-track': [] });

const FROM_TRACK = influenceChoices.make['disc-from-track']();
const DONE = influenceChoices.make.done();
const TO_TRACK = influenceToChoices.make['disc-to-track']();

function usedColonyShips(state: State, seat: number): number {
  const { species, colonyShips } = state.players[seat];
  return SPECIES[species].colonyShips - colonyShips;
}

/** True if a seat may put a disc on a sector by Influence (ECL-5.3, ECL-5.4). */
function isEligible(state: State, sector: number, seat: number, generator: boolean): boolean {
  if (state.hexOf[sector] < 0 || state.owner[sector] >= 0) return false;
  if (enemyShips(state, sector, seat) > 0) return false;
  if (hasFleet(state, sector, seat) && !plays(state, RULE_NO_INFLUENCE_BY_SHIP)) return true;
  for (let d = 0; d < EDGES; d++) {
    const next = passage(state, sector, d, generator);
    if (next === NO_SECTOR) continue;
    if (state.owner[next] === seat || hasFleet(state, next, seat)) return true;
  }
  return false;
}

/** Lists the sectors that a disc may go to; without a list it only says whether there is one. */
export function listTargets(state: State, seat: number, list: number[] | null): boolean {
  const generator = hasGenerator(state.players[seat]);
  for (let sector = 0; sector < state.owner.length; sector++) {
    if (!isEligible(state, sector, seat, generator)) continue;
    if (!list) return true;
    list.push(influenceToChoices.make['disc-to'](sector));
  }
  return false;
}

export const influenceSteps = steps({
  influence: {
    rule: 'ECL-5.1',
    choices: influenceChoices,
    options(state, { seat, left }, list) {
      if (left === 0) {
        list.push(DONE);
        // As long as Influence would not ready all it can, settling first gains a ship.
        if (usedColonyShips(state, seat) < INFLUENCE_COLONY_SHIPS) listColonies(state, seat, list);
        return;
      }
      if (state.players[seat].discs > 0 && listTargets(state, seat, null)) list.push(FROM_TRACK);
      for (let sector = 0; sector < state.owner.length; sector++)
        if (state.owner[sector] === seat) list.push(influenceChoices.make['disc-from'](sector));
      list.push(DONE);
      listTradesForRoom(state, seat, list);
      listColonies(state, seat, list);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === DONE || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      const from = choice === FROM_TRACK ? TRACK : influenceChoices.arg(choice, 0);
      k.push({ step: 'influence-to', seat, left, from });
    },
  },

  'influence-to': {
    rule: 'ECL-5.2',
    choices: influenceToChoices,
    alwaysAsk: true,
    options(state, { seat, from }, list) {
      // The disc still counts where it comes from (ECL-5.5).
      listTargets(state, seat, list);
      if (from !== TRACK) list.push(TO_TRACK);
    },
    choose(state, { seat, left, from }, choice, k) {
      k.push({ step: 'influence', seat, left: left - 1 });
      if (from !== TRACK) takeBackDisc(state, from, k, 'disc-returned');
      if (choice !== TO_TRACK) placeDisc(state, influenceToChoices.arg(choice, 0), seat, k);
    },
  },

  'ready-colony-ships': {
    rule: 'ECL-5.1',
    run(state, { seat }, k) {
      const n = Math.min(usedColonyShips(state, seat), INFLUENCE_COLONY_SHIPS);
      if (n === 0) return;
      state.players[seat].colonyShips += n;
      k.emit({ type: 'colony-ships-readied', seat, n });
    },
  },
});
