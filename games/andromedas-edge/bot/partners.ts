/** Plans that people play, to try the bots against (docs/bots.md). */
import { NONE, type Partners } from '@orrery/kernel';
import { MODULES, RESOURCE, SHIP, SPACES, TACTICS } from '../data/index.ts';
import { hasShipIn, isNebula, planetAt } from '../frontier.ts';
import { classIn } from '../raiders.ts';
import { areOpponents, type State } from '../state.ts';
import { escalateChoices } from '../steps/battle/escalation.ts';
import { prepareChoices } from '../steps/battle/preparation.ts';
import { chooseChoices } from '../steps/branches.ts';
import { FREE_END, freeChoices } from '../steps/free.ts';
import { fieldChoices } from '../steps/modules.ts';
import { returnChoices } from '../steps/return.ts';
import { actChoices } from '../steps/turn.ts';
import type { StepFrame, Vocabulary } from '../vocabulary.ts';
import { advice } from './advice.ts';

/** What a plan adds to the first sight of a choice, in points. */
type Lean = (state: State, frame: StepFrame, seat: number, choice: number) => number;

/** How far choices vary from game to game. */
const SLIP = 2;

/** The game's own advice, with choices that vary. */
const varied = { ...advice, slip: SLIP };

const isFree = (frame: StepFrame, choice: number): boolean =>
  (frame.step === 'act' || frame.step === 'finish-turn' || frame.step === 'return') &&
  choice < FREE_END;

/** The type of ship and the region of a launch; null for anything else. */
function launchOf(frame: StepFrame, choice: number): readonly number[] | null {
  if (frame.step !== 'act' || choice < FREE_END) return null;
  return actChoices.kind(choice) === 'return' ? null : actChoices.args(choice);
}

/** Whether somebody to fight is in a region already. */
const isContested = (state: State, seat: number, region: number): boolean =>
  classIn(state, region) !== NONE ||
  state.players.some(
    (player, other) => areOpponents(state, seat, other) && hasShipIn(player, region),
  );

const GIVES_VP = MODULES.map(({ effects }) => effects.some(({ op }) => op === 'vp'));
const PLAYS_VP = TACTICS.map(({ effects }) =>
  effects.some(({ op }) => op === 'vp' || op === 'event'),
);

/** Points at once, by modules and cards that give them, so that the others have no time. */
const rushed: Lean = (_state, frame, _seat, choice) => {
  if (isFree(frame, choice)) {
    const [thing] = freeChoices.args(choice);
    return freeChoices.kind(choice) === 'play' && PLAYS_VP[thing] ? 2 : 0;
  }
  if (frame.step === 'field-purchase') return GIVES_VP[fieldChoices.arg(choice, 0)] ? 2 : 0;
  if (frame.step !== 'return' || returnChoices.kind(choice) === 'finish') return 0;
  return GIVES_VP[returnChoices.arg(choice, 0)] ? 2 : 0;
};

/** Out of everybody's way, home soon, modules rather than battles. */
const hidden: Lean = (state, frame, seat, choice) => {
  const launch = launchOf(frame, choice);
  if (launch) return isContested(state, seat, launch[1]) ? -8 : 0;
  if (frame.step === 'act' && choice >= FREE_END) return 1.5;
  if (frame.step === 'escalate' && choice >= FREE_END) {
    return escalateChoices.kind(choice) === 'done' ? 2 : 0;
  }
  return 0;
};

/** Moons wherever they lie, and into slots with them. */
const moonward: Lean = (state, frame, seat, choice) => {
  if (isFree(frame, choice)) {
    const [moon, slot] = freeChoices.args(choice);
    if (freeChoices.kind(choice) === 'discard') return -1;
    if (freeChoices.kind(choice) !== 'place' || slot >= MODULES.length) return 0;
    const { modules, slots } = state.players[seat];
    return slots[modules.indexOf(slot)] === NONE && moon >= 0 ? 3 : 0;
  }
  if (frame.step === 'field-purchase') {
    return MODULES[fieldChoices.arg(choice, 0)].slot === null ? 0 : 1.5;
  }
  const launch = launchOf(frame, choice);
  return launch && state.topMoons[launch[1]] !== NONE ? 2.5 : 0;
};

/** Leaders and transports to planets, and every resource into outposts. */
const settling: Lean = (state, frame, seat, choice) => {
  if (frame.step === 'choose') {
    return frame.list.startsWith('module.architect') ? 4 * chooseChoices.arg(choice, 0) : 0;
  }
  if (frame.step === 'return' && choice >= FREE_END) {
    return returnChoices.kind(choice) !== 'finish' &&
      MODULES[returnChoices.arg(choice, 0)].key === 'architect'
      ? 3
      : 0;
  }
  const launch = launchOf(frame, choice);
  if (!launch) return 0;
  const [type, region] = launch;
  const leaders = 2 * state.players[seat].leaders[region];
  if (region >= SPACES || planetAt(state, region) === NONE) return leaders;
  return leaders + (type === SHIP.transport && state.outposts[region] === NONE ? 2 : 0);
};

/** After raiders with whatever flies, and all energy into the fight. */
const hunting: Lean = (state, frame, _seat, choice) => {
  if (frame.step === 'prepare' && choice >= FREE_END) return 0.7 * prepareChoices.arg(choice, 0);
  if (frame.step === 'escalate' && choice >= FREE_END) {
    return escalateChoices.kind(choice) === 'done' ? 0 : 1.5;
  }
  if (frame.step === 'gain') return choice === RESOURCE.titanium ? 0.5 : 0;
  const launch = launchOf(frame, choice);
  if (!launch) return 0;
  const [type, region] = launch;
  if (classIn(state, region) !== NONE) return type === SHIP.transport ? 2 : 5;
  return isNebula(region) ? 1 : 0;
};

export const partners: Partners<State, Vocabulary> = {
  rush: {
    plan: 'takes points at once wherever there are any, to end the game early',
    advice: varied,
    lean: rushed,
    looksAhead: false,
  },
  turtle: {
    plan: 'keeps away from ships and raiders, comes home early and runs the station',
    advice: varied,
    lean: hidden,
    looksAhead: false,
  },
  moons: {
    plan: 'collects moons first and places them',
    advice: varied,
    lean: moonward,
    looksAhead: false,
  },
  outposts: {
    plan: 'gathers leaders and founds outposts',
    advice: varied,
    lean: settling,
    looksAhead: false,
  },
  hunter: {
    plan: 'builds warships and goes after raiders with all its energy',
    advice: varied,
    lean: hunting,
    looksAhead: false,
  },
};
