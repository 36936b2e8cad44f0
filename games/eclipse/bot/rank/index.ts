/**
 * What each option promises at first sight, in points: which ones to look at first, and how to
 * finish an action that is only imagined.
 */
import { BUILD, EXPLORE, INFLUENCE, MOVE, RESEARCH, UPGRADE } from '../../data/actions.ts';
import { MATERIALS, SCIENCE } from '../../data/resources.ts';
import { SPECIES } from '../../data/species.ts';
import { mayInstall } from '../../installing.ts';
import type { State } from '../../state.ts';
import { freeChoices, isFree } from '../../steps/free.ts';
import { activations, turnChoices } from '../../steps/turn.ts';
import { insolventChoices } from '../../steps/upkeep.ts';
import { tradeRate } from '../../storage.ts';
import type { StepFrame, StepType } from '../../vocabulary.ts';
import { cubeGain, cubeLoss, discCost } from '../costs.ts';
import { actionsLeft } from '../features.ts';
import { heldWorth } from '../territory.ts';
import { roundsLeft } from '../time.ts';
import { unitWorth, WORTH } from '../worth.ts';
import { bestBuild, thing } from './build.ts';
import { activate, aim, bombard } from './combat.ts';
import { claim, discovery, exploreValue, place, reveal, zone } from './explore.ts';
import type { Guess } from './guess.ts';
import { bestInfluence, source, target } from './influence.ts';
import { bestMove, ship, step } from './move.ts';
import { artifact, bestResearch, freeTechnology, technology } from './research.ts';
import { bestUpgrade, part, slot } from './upgrade.ts';

const FIRST_ACTION = turnChoices.make.explore();
const FIRST_REACTION = turnChoices.make['react-upgrade']();
const PASS = turnChoices.make.pass();
const REACTIONS = [UPGRADE, BUILD, MOVE];
const RESIGNING = -20;
const GIVE_UP = insolventChoices.make['give-up'](0);

/** What a whole action could bring. */
function actionValue(state: State, seat: number, action: number): number {
  const player = state.players[seat];
  switch (action) {
    case EXPLORE:
      return exploreValue(state, seat);
    case INFLUENCE:
      return (
        bestInfluence(state, seat) +
        0.15 * Math.min(2, SPECIES[player.species].colonyShips - player.colonyShips)
      );
    case RESEARCH:
      return bestResearch(state, seat);
    case UPGRADE:
      return bestUpgrade(state, seat, (each) => mayInstall(player, each)) - 0.2;
    case BUILD:
      return bestBuild(state, seat, activations(state, seat, BUILD));
    default:
      return bestMove(state, seat);
  }
}

const turn: Guess = (state, _frame, seat, option) => {
  if (option > PASS) return RESIGNING;
  const player = state.players[seat];
  const rounds = roundsLeft(state);
  if (option === PASS)
    return player.passed
      ? 0
      : -WORTH.acting[rounds] - WORTH.actions[rounds] * (actionsLeft(player) - 1);
  const reacts = option >= FIRST_REACTION;
  const action = reacts ? REACTIONS[option - FIRST_REACTION] : option - FIRST_ACTION;
  const value = actionValue(state, seat, action) - discCost(state, player);
  return reacts ? 0.7 * value - 0.2 : value;
};

/** Cubes that must go to a track: where it hurts least. */
const giveBack: Guess = (state, _frame, seat, option) =>
  -cubeLoss(state, state.players[seat], option);
const sendOff: Guess = (state, _frame, seat, option) =>
  cubeGain(state, state.players[seat], option);

const firstIsBest: Guess = (_state, _frame, _seat, option) => (option === 0 ? 1 : 0);

const giveUp: Guess = (state, _frame, _seat, option) =>
  -heldWorth(state, option - GIVE_UP, roundsLeft(state)) - 0.5;

const GUESSES: { readonly [N in StepType]?: Guess<N> } = {
  turn,
  explore: zone,
  reveal,
  'place-sector': place,
  claim,
  occupy: claim,
  discovery,
  'ancient-technology': freeTechnology,
  'ancient-part': slot,
  influence: source,
  'influence-to': target,
  research: technology,
  'artifact-key': artifact,
  upgrade: part,
  'upgrade-slot': slot,
  build: thing,
  move: ship,
  'move-step': step,
  activate,
  'assign-die': aim,
  bombard,
  reputation: (_state, _frame, _seat, option) => option,
  'reputation-return': (_state, _frame, _seat, option) => -option,
  'relation-room': (_state, _frame, _seat, option) => -option,
  'relation-cube': sendOff,
  'broken-relation': giveBack,
  'return-cube': giveBack,
  'cleanup-cube': giveBack,
  graveyard: giveBack,
  insolvent: giveUp,
  // Accept, stop the game: the first option.
  offer: firstIsBest,
  'lone-survivor': firstIsBest,
  // Offers come before «done».
  talks: (_state, _frame, _seat, option) => -option,
};

/** Steps that offer free steps too. */
const WITH_FREE: Readonly<Partial<Record<StepType, boolean>>> = {
  turn: true,
  'finish-turn': true,
  explore: true,
  'place-sector': true,
  claim: true,
  influence: true,
  research: true,
  upgrade: true,
  build: true,
  move: true,
  'move-step': true,
  upkeep: true,
  insolvent: true,
};

function freeStep(state: State, frame: StepFrame, seat: number, option: number): number {
  const player = state.players[seat];
  const kind = freeChoices.kind(option);
  const rounds = roundsLeft(state);
  if (kind === 'settle') return 0.2 + cubeGain(state, player, freeChoices.arg(option, 2));
  if (kind === 'propose') return 1;
  const [from, to] = freeChoices.args(option);
  const loss =
    tradeRate(player) * unitWorth(player, from, rounds) - unitWorth(player, to, rounds) + 0.05;
  // Where something is wanted, trading for it is not so bad.
  const wanted =
    (frame.step === 'research' && to === SCIENCE) || (frame.step === 'build' && to === MATERIALS);
  return wanted ? -0.5 * loss : -loss;
}

export function rank(
  state: State,
  frame: StepFrame,
  seat: number,
  options: readonly number[],
  scores: number[],
): void {
  const guess = GUESSES[frame.step] as Guess | undefined;
  const withFree = WITH_FREE[frame.step] === true;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    scores[i] =
      withFree && isFree(option)
        ? freeStep(state, frame, seat, option)
        : guess
          ? guess(state, frame, seat, option)
          : 0;
  }
}
