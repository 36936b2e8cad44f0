/** Influence: move up to two discs, then ready colony ships. */
import { action, choiceSet, type Frame, type Step, step } from '@orrery/kernel';
import { INFLUENCE_COLONY_SHIPS } from '../data/actions.ts';
import { MAX_SEATS } from '../data/setup.ts';
import { SPECIES } from '../data/species.ts';
import { placeDisc, takeBackDisc } from '../discs.ts';
import { enemyShips } from '../ships.ts';
import { plays, RULE_NO_INFLUENCE_BY_SHIP, type State } from '../state.ts';
import { hasGenerator, passage } from '../ways.ts';
import { sectorArg } from './arguments.ts';
import { chooseFree, listColonies, listProposals, listTradesForRoom, withFree } from './free.ts';

interface InfluenceFrame extends Frame {
  /** Discs that may still be moved; at 0 there is only settling left before ships get ready. */
  readonly left: number;
}

interface TargetFrame extends Frame {
  readonly left: number;
  /** Where the disc comes from: a sector, or −1 for the influence track. */
  readonly from: number;
}

export const influenceChoices = withFree({
  'disc-from-track': [],
  'disc-from': [sectorArg],
  done: [],
});
export const influenceToChoices = choiceSet({ 'disc-to': [sectorArg], 'disc-to-track': [] });

const FROM_TRACK = influenceChoices.make['disc-from-track']();
const FROM = influenceChoices.make['disc-from'](0);
const DONE = influenceChoices.make.done();
const TO = influenceToChoices.make['disc-to'](0);
const TO_TRACK = influenceToChoices.make['disc-to-track']();

function usedColonyShips(state: State, seat: number): number {
  const { species, colonyShips } = state.players[seat];
  return SPECIES[species].colonyShips - colonyShips;
}

/** True if a seat may put a disc on a sector by Influence (ECL-5.3, ECL-5.4). */
function isEligible(state: State, sector: number, seat: number, generator: boolean): boolean {
  if (state.hexOf[sector] < 0 || state.owner[sector] >= 0) return false;
  if (enemyShips(state, sector, seat) > 0) return false;
  const { owner, fleets } = state;
  if (fleets[sector * MAX_SEATS + seat] !== 0 && !plays(state, RULE_NO_INFLUENCE_BY_SHIP))
    return true;
  for (let d = 0; d < 6; d++) {
    const next = passage(state, sector, d, generator);
    if (next >= 0 && (owner[next] === seat || fleets[next * MAX_SEATS + seat] !== 0)) return true;
  }
  return false;
}

/** Sectors that a disc may go to; without a list it only says whether there is one. */
export function listTargets(state: State, seat: number, list: number[] | null): boolean {
  const generator = hasGenerator(state.players[seat]);
  let found = false;
  for (let sector = 0; sector < state.owner.length; sector++) {
    if (!isEligible(state, sector, seat, generator)) continue;
    if (!list) return true;
    list.push(TO + sector);
    found = true;
  }
  return found;
}

export const influenceSteps: Readonly<Record<string, Step<State>>> = {
  influence: step<State, InfluenceFrame>({
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
        if (state.owner[sector] === seat) list.push(FROM + sector);
      list.push(DONE);
      listTradesForRoom(state, seat, list);
      listColonies(state, seat, list);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === DONE || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      const from = choice === FROM_TRACK ? -1 : choice - FROM;
      k.push({ step: 'influence-to', seat, left, from });
    },
  }),

  'influence-to': step<State, TargetFrame>({
    rule: 'ECL-5.2',
    choices: influenceToChoices,
    alwaysAsk: true,
    options(state, { seat, from }, list) {
      // The disc still counts where it comes from (ECL-5.5).
      listTargets(state, seat, list);
      if (from >= 0) list.push(TO_TRACK);
    },
    choose(state, { seat, left, from }, choice, k) {
      k.push({ step: 'influence', seat, left: left - 1 });
      if (from >= 0) takeBackDisc(state, from, k, 'disc-returned');
      if (choice !== TO_TRACK) placeDisc(state, choice - TO, seat, k);
    },
  }),

  'ready-colony-ships': action<State>((state, { seat }, k) => {
    const n = Math.min(usedColonyShips(state, seat), INFLUENCE_COLONY_SHIPS);
    if (n === 0) return;
    state.players[seat].colonyShips += n;
    k.emit({ type: 'colony-ships-readied', seat, n });
  }, 'ECL-5.1'),
};
