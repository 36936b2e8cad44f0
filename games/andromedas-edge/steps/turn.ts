/** Turns: their start, the choice between launch and return, their end (AE-4.2). */

import { choiceSet, NONE } from '@orrery/kernel';
import { SPECIAL_SPACES, STORAGE_LIMITS } from '../data/index.ts';
import { FACTION_TRIGGERS, SPECIAL_LISTS } from '../effect-lists.ts';
import { hasShipIn, specialAt } from '../frontier.ts';
import { designsInHand, discardDesign, handLimit } from '../hand.ts';
import { TOKENS } from '../purse.ts';
import { RULE, ruleFor } from '../rules.ts';
import { BAY, ON_STATION, PHASE, type State, seatAfter } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { regionArg, shipArg, tacticArg } from './arguments.ts';
import { chooseFree, listFree, tellsOfCards, withFree } from './free.ts';
import { launchFrames, listLaunches } from './launch.ts';
import { collect, runLists } from './triggers.ts';

export const actChoices = withFree({
  launch: [shipArg, regionArg],
  jump: [shipArg, regionArg],
  return: [],
});
const finishChoices = withFree({ 'end-turn': [] });
export const discardChoices = choiceSet({ discard: [tacticArg] });
const { make } = actChoices;
const [LAUNCH, JUMP, RETURN] = [make.launch(0, 0), make.jump(0, 0), make.return()];
const END_TURN = finishChoices.make['end-turn']();

/** Everything that lasts for a turn begins anew (AE-4.2.8). */
function clearTurn(state: State): void {
  state.region = NONE;
  state.launched = NONE;
  state.returning = false;
  state.grants = [];
  state.once = 0;
  state.played = [];
  state.raiderAim = 0;
}

export const turnSteps = steps({
  /**
   * One turn after the other, until everybody has had the last one (AE-4.1.1, AE-4.18.3,
   * AE-4.18.6).
   */
  turns: {
    rule: 'AE-4.1.1',
    run(state, frame, k) {
      const seats = state.players.length;
      const { mostTurns } = state;
      if (state.ending === 0 || (mostTurns > 0 && state.turns >= mostTurns)) {
        return k.push({ step: 'final-scoring', seat: -1 });
      }
      if (state.ending !== NONE) state.ending--;
      const seat = state.turns === 0 ? state.first : seatAfter(state.active, 1, seats);
      state.active = seat;
      state.turns++;
      state.mustReturn = !state.players[seat].ships.includes(BAY);
      clearTurn(state);
      k.emit({ type: 'turn', seat });
      k.push(frame);
      k.pushInOrder(
        { step: 'start-turn', seat },
        { step: 'act', seat },
        { step: 'finish-turn', seat },
        { step: 'end-turn', seat },
      );
    },
  },

  /** Vortexes with own ships, and the faction (AE-4.2.1, AE-4.15.6). */
  'start-turn': {
    rule: 'AE-4.2.1',
    run(state, { seat }, k) {
      const player = state.players[seat];
      const lists: string[] = [];
      for (const space of SPECIAL_SPACES) {
        const special = specialAt(state, space);
        if (special !== NONE && hasShipIn(player, space)) lists.push(SPECIAL_LISTS[special]);
      }
      collect(state, seat, FACTION_TRIGGERS[player.faction]['turn-start'], lists);
      runLists(state, seat, lists, k);
    },
  },

  act: {
    rule: 'AE-4.2.2',
    choices: actChoices,
    tells: tellsOfCards,
    options(state, { seat }, list) {
      if (!state.mustReturn) listLaunches(state, seat, list, LAUNCH, JUMP);
      list.push(RETURN);
      // Also where no launch is legal yet: a card may be what it takes (AE-4.2.4).
      listFree(state, seat, state.mustReturn ? 'own-turn' : 'before-launch', list);
    },
    choose(state, frame, choice, k) {
      if (chooseFree(state, frame, choice, k)) return;
      const { seat } = frame;
      if (choice === RETURN) {
        state.returning = true;
        k.emit({ type: 'returned', seat });
        k.pushInOrder({ step: 'return', seat }, { step: 'come-home', seat });
        return;
      }
      const [type, region] = actChoices.args(choice);
      launchFrames(state, seat, type, region, choice >= JUMP, k);
    },
  },

  'finish-turn': {
    rule: 'AE-4.2.5',
    choices: finishChoices,
    tells: tellsOfCards,
    options(state, { seat }, list) {
      list.push(END_TURN);
      listFree(state, seat, 'own-turn', list);
    },
    choose(state, frame, choice, k) {
      chooseFree(state, frame, choice, k);
    },
  },

  'end-turn': {
    rule: 'AE-4.2.6',
    run(state, { seat }, k) {
      k.push({ step: 'storage', seat });
      if (state.marker === ON_STATION) k.push({ step: 'event', seat });
    },
  },

  /** Tokens above the limits go back by themselves (AE-4.2.7). */
  storage: {
    rule: 'AE-4.2.7',
    run(state, { seat }, k) {
      const { stock } = state.players[seat];
      for (let kind = 0; kind < TOKENS; kind++) {
        const over = stock[kind] - STORAGE_LIMITS[kind];
        if (over <= 0) continue;
        stock[kind] -= over;
        k.emit({ type: 'overflowed', seat, resource: kind, n: over });
      }
      k.push({ step: 'hand-limit', seat });
    },
  },

  'hand-limit': {
    rule: 'AE-4.19.8',
    choices: discardChoices,
    // Cards alike are one to choose from.
    tells: (_state, _frame, list) => list.length > 0,
    options(state, { seat }, list) {
      if (state.players[seat].hand.length <= handLimit(state, seat)) return;
      if (ruleFor(state, seat, RULE['no-hand-limit']) > 0) return;
      for (const design of designsInHand(state, seat)) {
        list.push(discardChoices.make.discard(design));
      }
    },
    choose(state, frame, choice, k) {
      const card = discardDesign(state, frame.seat, discardChoices.arg(choice, 0));
      k.emit({ type: 'discarded', seat: frame.seat, card });
      k.push(frame);
    },
  },

  'final-scoring': {
    rule: 'AE-4.18.4',
    run(state, _frame, k) {
      clearTurn(state);
      state.phase = PHASE.over;
      // AE-4.16.1
      state.players.forEach(({ destinies }, seat) => {
        for (const card of destinies) {
          k.reveal();
          k.emit({ type: 'destiny-revealed', seat, card });
        }
      });
      k.emit({ type: 'game-over', seat: -1 });
    },
  },
});
