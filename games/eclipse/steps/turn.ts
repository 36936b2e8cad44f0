/** Action phase: one turn after the other until everybody has passed. */
import { action, type Doors, type Frame, type Step, step } from '@orrery/kernel';
import { ACTIONS, BUILD, INFLUENCE, MOVE, REACTION_ACTIVATIONS, UPGRADE } from '../data/actions.ts';
import { SPECIES } from '../data/species.ts';
import { TECH } from '../data/technologies.ts';
import { leaveGame } from '../leaving.ts';
import { hasShips } from '../ships.ts';
import { isIn, plays, RESIGNED, RULE_NO_SETTLING_ON_PASS, type State } from '../state.ts';
import { hasTech } from '../technologies.ts';
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

interface TurnsFrame extends Frame {
  /** Who is next, if still in the game. */
  readonly next: number;
}

interface FinishFrame extends Frame {
  /** True if the turn ends at once, without further free steps (ECL-4.5). */
  readonly over?: boolean;
}

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
/** What kinds of choices are reactions, and the action that each is a part of. */
const REACTIONS: Readonly<Partial<Record<string, number>>> = {
  'react-upgrade': UPGRADE,
  'react-build': BUILD,
  'react-move': MOVE,
};
const END_TURN = finishChoices.make['end-turn']();

/** The kind of choice that takes an action, and the step that carries it out. */
const ACTION_STEPS: readonly string[] = ACTIONS.map((row) => row.id);
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
  state.players.every((player, seat) => player.passed === 1 || !isIn(state, seat));

function listActions(state: State, seat: number, list: number[]): void {
  if (state.players[seat].discs === 0) return;
  if (canExplore(state, seat)) list.push(make.explore());
  list.push(make.influence());
  if (canResearchSomething(state, seat)) list.push(make.research());
  list.push(make.upgrade());
  if (canBuildSomething(state, seat)) list.push(make.build());
  if (canMoveSomething(state, seat)) list.push(make.move());
}

function listReactions(state: State, seat: number, list: number[]): void {
  if (state.players[seat].discs === 0) return;
  list.push(make['react-upgrade']());
  if (canBuildSomething(state, seat)) list.push(make['react-build']());
  if (canMoveSomething(state, seat)) list.push(make['react-move']());
}

/** A ruined player may only research, trade, pass or resign. */
function listLastResorts(state: State, seat: number, list: number[]): void {
  const player = state.players[seat];
  if (player.passed === 1) return;
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

function act(state: State, seat: number, chosen: number, left: number, k: Doors): void {
  const player = state.players[seat];
  player.discs--;
  player.spent++;
  k.push({ step: 'finish-turn', seat });
  if (chosen === INFLUENCE) k.push({ step: 'ready-colony-ships', seat });
  k.push({ step: ACTION_STEPS[chosen], seat, left, first: true });
}

function pass(state: State, seat: number, k: Doors): void {
  const player = state.players[seat];
  const first = state.firstToPass < 0;
  if (first) state.firstToPass = seat;
  if (player.passed === 0) k.emit({ type: first ? 'passed-first' : 'passed', seat });
  player.passed = 1;
}

export const turnSteps: Readonly<Record<string, Step<State>>> = {
  'action-phase': action<State>((state, _frame, k) => {
    k.push({ step: 'turns', seat: -1, next: state.startPlayer });
  }, 'ECL-11.1'),

  turns: action<State, TurnsFrame>((state, { next }, k) => {
    if (!goesOn(state) || everybodyPassed(state)) return;
    const seats = state.players.length;
    let seat = next;
    while (!isIn(state, seat)) seat = (seat + 1) % seats;
    state.active = seat;
    state.refused = 0;
    k.push({ step: 'turns', seat: -1, next: (seat + 1) % seats });
    k.push({ step: 'turn', seat });
  }, 'ECL-11.1'),

  turn: step<State>({
    rule: (state, { seat }) => {
      if (state.players[seat].passed === 1) return 'ECL-11.7';
      return isRuined(state, seat) ? 'ECL-17.1' : 'ECL-11.2';
    },
    choices: turnChoices,
    options(state, { seat }, list) {
      const ruined = isRuined(state, seat);
      const passed = state.players[seat].passed === 1;
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
      const kind = turnChoices.kind(choice);
      const reaction = REACTIONS[kind];
      const reacts = reaction !== undefined;
      const chosen = reacts ? reaction : ACTION_STEPS.indexOf(kind);
      k.emit({
        type: reacts ? 'reaction-taken' : 'action-taken',
        seat,
        action: ACTION_STEPS[chosen],
      });
      const left = reacts ? REACTION_ACTIVATIONS : activations(state, seat, chosen);
      act(state, seat, chosen, left, k);
    },
  }),

  'finish-turn': step<State, FinishFrame>({
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
  }),
};
