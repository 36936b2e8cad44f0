/** Action phase: one turn after the other until everybody has passed (ECL-11.8, ECL-11.9). */
import {
  ACTIONS,
  type ActionId,
  BUILD,
  EXPLORE,
  INFLUENCE,
  MOVE,
  REACTION_ACTIVATIONS,
  RESEARCH,
  UPGRADE,
} from '../data/actions.ts';
import { SPECIES } from '../data/species.ts';
import { TECH } from '../data/technologies.ts';
import { leaveGame } from '../leaving.ts';
import { hasShips } from '../ships.ts';
import { isIn, plays, RESIGNED, RULE_NO_SETTLING_ON_PASS, type State } from '../state.ts';
import { hasTech } from '../technologies.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { canBuildSomething } from './build.ts';
import { canExplore } from './explore.ts';
import {
  approachable,
  chooseFree,
  hasUrgentFree,
  listColonies,
  listProposals,
  listTrades,
  withFree,
} from './free.ts';
import { canMoveSomething } from './move.ts';
import { canResearchSomething } from './research.ts';
import { goesOn } from './round.ts';

export const turnChoices = withFree({
  explore: [],
  influence: [],
  research: [],
  upgrade: [],
  build: [],
  move: [],
  'react-upgrade': [],
  'react-build': [],
  'react-move': [],
  pass: [],
  resign: [],
});
const finishChoices = withFree({ 'end-turn': [] });

const { make } = turnChoices;
const PASS = make.pass();
const RESIGN = make.resign();
const REACTIONS = [make['react-upgrade'](), make['react-build'](), make['react-move']()];
/** The action that each choice takes, or takes a part of as a reaction. */
const ACTION_OF = {
  explore: EXPLORE,
  influence: INFLUENCE,
  research: RESEARCH,
  upgrade: UPGRADE,
  build: BUILD,
  move: MOVE,
  'react-upgrade': UPGRADE,
  'react-build': BUILD,
  'react-move': MOVE,
} as const;
const END_TURN = finishChoices.make['end-turn']();

const NANOROBOTS = TECH.nanorobots;

/** How often an action does its thing for this player. */
export function activations(state: State, seat: number, of: number): number {
  const player = state.players[seat];
  const extra = of === BUILD && hasTech(player, NANOROBOTS) ? 1 : 0;
  return SPECIES[player.species].activations[of] + extra;
}

/** True for a player with neither disc nor ship on the map (ECL-17.1). */
export const isRuined = (state: State, seat: number): boolean =>
  !state.owner.includes(seat) && !hasShips(state, seat);

const everybodyPassed = (state: State): boolean =>
  state.players.every((player, seat) => player.passed || !isIn(state, seat));

/** Without a disc there is none (ECL-11.4). */
function listActions(state: State, seat: number, list: number[]): void {
  if (state.players[seat].discs === 0) return;
  if (canExplore(state, seat)) list.push(make.explore());
  list.push(make.influence());
  if (canResearchSomething(state, seat)) list.push(make.research());
  list.push(make.upgrade());
  if (canBuildSomething(state, seat)) list.push(make.build());
  if (canMoveSomething(state, seat)) list.push(make.move());
}

/** Having passed, one only reacts (ECL-11.6). */
function listReactions(state: State, seat: number, list: number[]): void {
  if (state.players[seat].discs === 0) return;
  list.push(make['react-upgrade']());
  if (canBuildSomething(state, seat)) list.push(make['react-build']());
  if (canMoveSomething(state, seat)) list.push(make['react-move']());
}

/** A ruined player may only research, trade, pass or resign. */
function listLastResorts(state: State, seat: number, list: number[]): void {
  const player = state.players[seat];
  if (player.passed) return;
  if (player.discs > 0 && canResearchSomething(state, seat)) list.push(make.research());
}

/** Free steps before one has chosen an action; none worth asking for if there is only a pass left. */
function listFreeAtFirst(state: State, seat: number, list: number[], onlyPass: boolean): void {
  const mayColonize = !plays(state, RULE_NO_SETTLING_ON_PASS);
  if (onlyPass) {
    const urgent = mayColonize ? hasUrgentFree(state, seat) : approachable(state, seat) !== 0;
    if (!urgent) return;
  }
  listTrades(state, seat, list);
  if (mayColonize) listColonies(state, seat, list);
  listProposals(state, seat, list);
}

/** A disc onto the action track, then the action (ECL-11.3). */
function act(state: State, seat: number, action: ActionId, left: number, k: Doors): void {
  const player = state.players[seat];
  player.discs--;
  player.spent++;
  k.push({ step: 'finish-turn', seat });
  if (action === 'influence') k.push({ step: 'ready-colony-ships', seat });
  k.push({ step: action, seat, left, first: true });
}

/** Whoever passes first begins the next round (ECL-11.5). */
function pass(state: State, seat: number, k: Doors): void {
  const player = state.players[seat];
  const first = state.firstToPass < 0;
  if (first) state.firstToPass = seat;
  if (!player.passed) k.emit({ type: first ? 'passed-first' : 'passed', seat });
  player.passed = true;
}

export const turnSteps = steps({
  'action-phase': {
    rule: 'ECL-11.1',
    run(state, _frame, k) {
      k.push({ step: 'turns', seat: -1, next: state.startPlayer });
    },
  },

  turns: {
    rule: 'ECL-11.1',
    run(state, { next }, k) {
      if (!goesOn(state) || everybodyPassed(state)) return;
      const seats = state.players.length;
      let seat = next;
      while (!isIn(state, seat)) seat = (seat + 1) % seats;
      state.active = seat;
      state.refused = 0;
      k.push({ step: 'turns', seat: -1, next: (seat + 1) % seats });
      k.push({ step: 'turn', seat });
    },
  },

  turn: {
    rule: (state, { seat }) => {
      if (state.players[seat].passed) return 'ECL-11.7';
      return isRuined(state, seat) ? 'ECL-17.1' : 'ECL-11.2';
    },
    choices: turnChoices,
    options(state, { seat }, list) {
      const ruined = isRuined(state, seat);
      const passed = state.players[seat].passed;
      if (ruined) listLastResorts(state, seat, list);
      else if (passed) listReactions(state, seat, list);
      else listActions(state, seat, list);
      const onlyPass = list.length === 0;
      list.push(PASS);
      if (ruined && !passed) list.push(RESIGN);
      listFreeAtFirst(state, seat, list, onlyPass);
    },
    choose(state, frame, choice, k) {
      if (chooseFree(state, frame, choice, k)) return;
      const { seat } = frame;
      if (choice === PASS) return pass(state, seat, k);
      if (choice === RESIGN) {
        k.emit({ type: 'resigned', seat });
        return leaveGame(state, seat, RESIGNED, k);
      }
      const reacts = REACTIONS.includes(choice);
      const chosen = ACTION_OF[turnChoices.kind(choice) as keyof typeof ACTION_OF];
      const action = ACTIONS[chosen].id;
      k.emit({ type: reacts ? 'reaction-taken' : 'action-taken', seat, action });
      const left = reacts ? REACTION_ACTIVATIONS : activations(state, seat, chosen);
      act(state, seat, action, left, k);
    },
  },

  'finish-turn': {
    rule: 'ECL-11.2',
    choices: finishChoices,
    options(state, { seat, over }, list) {
      list.push(END_TURN);
      if (over === true || !hasUrgentFree(state, seat)) return;
      listTrades(state, seat, list);
      listColonies(state, seat, list);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      chooseFree(state, frame, choice, k);
    },
  },
});
