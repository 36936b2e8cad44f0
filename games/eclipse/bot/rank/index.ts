/**
 * What each option promises at first sight, in points: which ones to look at first, and how to
 * finish an action that is only imagined.
 */
import { BUILD, EXPLORE, INFLUENCE, MOVE, RESEARCH, UPGRADE } from '../../data/actions.ts';
import { HOME, SECTORS } from '../../data/sectors.ts';
import { mayInstall } from '../../installing.ts';
import type { State } from '../../state.ts';
import { freeChoices, isFree } from '../../steps/free.ts';
import { activations, turnChoices } from '../../steps/turn.ts';
import { insolventChoices } from '../../steps/upkeep.ts';
import type { StepFrame, StepType } from '../../vocabulary.ts';
import { canPayForDisc, canSettleByTrade } from '../debts.ts';
import { discCost, giveUpGain, tempoNow } from '../economy.ts';
import { discsOnMap, newPurse, readPurse } from '../purse.ts';
import { whileRanking } from '../steady.ts';
import { bestBuild, thing } from './build.ts';
import { activate, aim, bombard } from './combat.ts';
import { cubeGain, cubeLoss } from './cubes.ts';
import { claim, discovery, exploreValue, place, reveal, zone } from './explore.ts';
import { type Guess, NEVER } from './guess.ts';
import { bestInfluence, source, target } from './influence.ts';
import { bestMove, ship, step } from './move.ts';
import { artifact, bestResearch, freeTechnology, technology } from './research.ts';
import { tradeValue } from './trade.ts';
import { bestUpgrade, part, slot } from './upgrade.ts';

const FIRST_ACTION = turnChoices.make.explore();
const FIRST_REACTION = turnChoices.make['react-upgrade']();
const PASS = turnChoices.make.pass();
const REACTIONS = [UPGRADE, BUILD, MOVE];
const GIVE_UP = insolventChoices.make['give-up'](0);

const purse = newPurse();

/** What a whole action could bring; NEVER if it would change nothing. */
function actionValue(state: State, seat: number, action: number): number {
  const player = state.players[seat];
  switch (action) {
    case EXPLORE:
      return exploreValue(state, seat);
    case INFLUENCE:
      return bestInfluence(state, seat);
    case RESEARCH:
      return bestResearch(state, seat);
    case UPGRADE:
      return bestUpgrade(state, seat, (each) => mayInstall(player, each));
    case BUILD:
      return bestBuild(state, seat, activations(state, seat, BUILD));
    default:
      return bestMove(state, seat);
  }
}

const turn: Guess = (state, _frame, seat, option) => {
  if (option > PASS) return NEVER;
  const player = state.players[seat];
  if (option === PASS) {
    if (player.passed) return 0;
    readPurse(state, seat, true, purse);
    return -tempoNow(purse);
  }
  if (!canPayForDisc(state, seat)) return NEVER;
  const reacts = option >= FIRST_REACTION;
  const action = reacts ? REACTIONS[option - FIRST_REACTION] : option - FIRST_ACTION;
  const value = actionValue(state, seat, action) - discCost(state, seat);
  return reacts ? 0.7 * value - 0.2 : value;
};

/** Cubes that must go to a track: where it hurts least. */
const giveBack: Guess = (state, _frame, seat, option) => -cubeLoss(state, seat, option);
const sendOff: Guess = (state, _frame, seat, option) => cubeGain(state, seat, option);

const firstIsBest: Guess = (_state, _frame, _seat, option) => (option === 0 ? 1 : 0);

/** A sector is given up where that is better than trading, or where trading is not enough; the home comes last. */
const giveUp: Guess = (state, _frame, seat, option) => {
  const sector = option - GIVE_UP;
  if (SECTORS[sector].stack === HOME && discsOnMap(state.players[seat]) > 1) return NEVER;
  const gain = giveUpGain(state, seat, sector);
  return gain > 0 || !canSettleByTrade(state, seat) ? gain : NEVER;
};

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
  const kind = freeChoices.kind(option);
  if (kind === 'settle') return 0.2 + cubeGain(state, seat, freeChoices.arg(option, 2));
  if (kind === 'propose') return 1;
  const [from, to] = freeChoices.args(option);
  return tradeValue(state, frame, seat, from, to);
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
  whileRanking(state, seat, () => {
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      scores[i] =
        withFree && isFree(option)
          ? freeStep(state, frame, seat, option)
          : guess
            ? guess(state, frame, seat, option)
            : 0;
    }
  });
}
