/** A first sight of what options are worth, in points: which of them deserve a closer look. */
import { RESOURCE, UPGRADES } from '../data/index.ts';
import { EFFECT_LISTS } from '../effect-lists.ts';
import { placeOf, priceAt, reduced } from '../market.ts';
import type { State } from '../state.ts';
import { cellOf } from '../station.ts';
import { chooseChoices, mayChoices } from '../steps/branches.ts';
import { planetChoices, roomChoices } from '../steps/claim.ts';
import { FREE_END, freeChoices } from '../steps/free.ts';
import { gainChoices, loseChoices } from '../steps/gain.ts';
import { recruitChoices } from '../steps/leaders.ts';
import { fieldChoices, moduleChoices } from '../steps/modules.ts';
import { payChoices } from '../steps/pay.ts';
import { damageChoices, repairChoices } from '../steps/repair.ts';
import { reactorChoices, returnChoices } from '../steps/return.ts';
import { settleChoices } from '../steps/settle.ts';
import { buildChoices, deployChoices, upgradeChoices } from '../steps/shipyard.ts';
import { drawChoices, tokenChoices, trackChoices } from '../steps/tracks.ts';
import { actChoices, discardChoices } from '../steps/turn.ts';
import type { StepFrame, StepType } from '../vocabulary.ts';
import { Worths } from './effect-worth.ts';
import { Launches } from './launch-worth.ts';
import { moduleWorth } from './module-worth.ts';
import { outpostWorth } from './outpost-worth.ts';
import {
  afterRollWorth,
  endWorth,
  escalateWorth,
  negotiateWorth,
  prepareWorth,
  rerollWorth,
  stockWorth,
} from './rank-battle.ts';
import { freeWorth } from './rank-free.ts';
import { returnWorths } from './station-worth.ts';
import { hasAnotherTurn, turnsLeft } from './time.ts';
import { stepsWorth } from './track-worth.ts';
import { weightsAt } from './weights.ts';
import { CARD_WORTH, DISCOVERY_WORTH, MOON_WORTH, RATES } from './worth.ts';

/** Something is better than nothing. */
const LITTLE = 0.1;
/** Bringing a ship home from a module's dock is free; energy is not. */
const DOCKED = 0.3;

/** In the last turn: part of what a Return brings, and of what a launch brings, that still counts. */
const LAST_RETURN = 0.5;
const LAST_LAUNCH = 0.4;
/** A ship taken off the wrecks, a scratch taken off a shield. */
const SALVAGE = 1.4;
const SHIELD = 0.5;
/** Nobody flies into a battle that costs so much more than all that could come of it. */
const HOPELESS = -1.5;

type Scorer = (choice: number) => number;

/** For each question: what its options are worth; those that say nothing here are all alike. */
const SCORERS: {
  readonly [N in StepType]?: (state: State, frame: StepFrame<N>, seat: number) => Scorer;
} = {
  act(state, _frame, seat) {
    const launches = new Launches(state, seat);
    const weights = weightsAt(turnsLeft(state));
    const { now, next } = returnWorths(state.players[seat]);
    const last = !hasAnotherTurn(state, seat);
    const another = last ? 0 : weights.returnNow * next - weights.bay + weights.out;
    return (choice) => {
      const kind = actChoices.kind(choice);
      if (kind === 'return') return weights.begun + (last ? LAST_RETURN * now : 0);
      const [type, region] = actChoices.args(choice);
      const jump = kind === 'jump' ? RATES[RESOURCE.energy] : 0;
      const worth = another + launches.worth(type, region) - jump;
      if (worth < HOPELESS) return Number.NEGATIVE_INFINITY;
      return last ? LAST_LAUNCH * worth : worth;
    };
  },

  return(state, _frame, seat) {
    const player = state.players[seat];
    const worths = new Worths(state, seat);
    return (choice) => {
      const kind = returnChoices.kind(choice);
      if (kind === 'finish') return 0;
      const power = kind === 'power' ? worths.weights.stock * RATES[RESOURCE.energy] : -DOCKED;
      return worths.acting(cellOf(player, returnChoices.arg(choice, 0))) - power;
    };
  },

  reactor(state, _frame, seat) {
    const player = state.players[seat];
    const worths = new Worths(state, seat);
    return (choice) =>
      reactorChoices.kind(choice) === 'stop'
        ? 0
        : worths.acting(cellOf(player, reactorChoices.arg(choice, 0)));
  },

  'take-module'(state, { free, discount }, seat) {
    const { turns, price } = priceList(state, seat, discount);
    return (choice) => {
      const module = moduleChoices.arg(choice, 0);
      return moduleWorth(state, seat, module, turns) - (free ? 0 : price(module));
    };
  },

  'field-purchase'(state, _frame, seat) {
    const { turns, price } = priceList(state, seat, 0);
    return (choice) => {
      const module = fieldChoices.arg(choice, 0);
      if (fieldChoices.kind(choice) === 'discard') return LITTLE;
      return moduleWorth(state, seat, module, turns) - price(module);
    };
  },

  'choose-track'(state, { n }, seat) {
    const turns = turnsLeft(state);
    const { tracks } = state.players[seat];
    return (choice) => stepsWorth(tracks, trackChoices.arg(choice, 0), n, turns);
  },

  settle(state, _frame, seat) {
    const turns = turnsLeft(state);
    return (choice) => outpostWorth(state, seat, settleChoices.arg(choice, 0), turns);
  },

  'claim-from': (state) => (choice) => MOON_WORTH[state.topMoons[planetChoices.arg(choice, 0)]],
  'make-room': () => (choice) => {
    const kind = roomChoices.kind(choice);
    if (kind === 'refuse') return -1;
    return kind === 'discard' ? -LITTLE * MOON_WORTH[roomChoices.arg(choice, 0)] : 0;
  },
  'take-discovery': () => (choice) => DISCOVERY_WORTH[tokenChoices.arg(choice, 0)],
  recruit: () => (choice) => (recruitChoices.kind(choice) === 'done' ? 0 : 1),
  'draw-to-limit': () => (choice) => (drawChoices.kind(choice) === 'draw' ? 1 : 0),
  'build-ship': () => (choice) => LITTLE * buildChoices.arg(choice, 0),
  deploy: () => (choice) => (deployChoices.kind(choice) === 'done' ? 0 : 1),
  upgrade: () => (choice) => UPGRADE_WORTH[upgradeChoices.arg(choice, 0)],

  pay: () => payWorth,
  gain: (state, _frame, seat) => (choice) => {
    const kind = gainChoices.arg(choice, 0);
    // The fewer one has of a kind, the more use it is.
    return RATES[kind] - 0.05 * (state.players[seat].stock[kind] ?? 0);
  },
  'lose-unit': () => (choice) => {
    const thing = loseChoices.arg(choice, 0);
    return -(loseChoices.kind(choice) === 'card' ? CARD_WORTH[thing] : RATES[thing]);
  },
  'hand-limit': () => (choice) => -CARD_WORTH[discardChoices.arg(choice, 0)],
  repair(state, _frame, seat) {
    const player = state.players[seat];
    const worths = new Worths(state, seat);
    return (choice) => {
      const kind = repairChoices.kind(choice);
      if (kind !== 'module') return kind === 'salvage' ? SALVAGE : SHIELD;
      return worths.mending(cellOf(player, repairChoices.arg(choice, 0)));
    };
  },
  'damage-module'(state, _frame, seat) {
    const player = state.players[seat];
    const worths = new Worths(state, seat);
    return (choice) => -worths.whole(cellOf(player, damageChoices.arg(choice, 0)));
  },

  choose(state, { list, at }, seat) {
    const worths = new Worths(state, seat);
    const { inner } = EFFECT_LISTS[list];
    return (choice) => worths.of(EFFECT_LISTS[inner[at][chooseChoices.arg(choice, 0)]].effects);
  },
  may: doing,
  repeat: doing,

  escalate: (state, _frame, seat) => (choice) => escalateWorth(state, seat, choice),
  negotiate: (state, _frame, seat) => (choice) => negotiateWorth(state, seat, choice),
  'end-battle': (state, _frame, seat) => (choice) => endWorth(state, seat, choice),
  prepare: (state, _frame, seat) => (choice) => prepareWorth(state, seat, choice),
  'after-roll': (state, _frame, seat) => (choice) => afterRollWorth(state, seat, choice),
  reroll: () => rerollWorth,
  'take-stock': (state, _frame, seat) => (choice) => stockWorth(state, seat, choice),
  // A ship that is saved is worth more than a card.
  brace: () => (choice) => (freeChoices.kind(choice) === 'play' ? 1 : 0),
};

/** What modules of the market cost a player, a discount taken off. */
function priceList(state: State, seat: number, discount: number) {
  const worths = new Worths(state, seat);
  const price = (module: number): number =>
    worths.price(reduced(priceAt(placeOf(state, module)), discount));
  return { turns: worths.turns, price };
}

const UPGRADE_WORTH = UPGRADES.map(
  ({ range, weapons, shields, targeting, faction }) =>
    range + weapons + shields + targeting + (faction === null ? 0 : 1),
);

/** Doing what one may do, or not. */
function doing(
  state: State,
  { list, at }: { readonly list: string; readonly at: number },
  seat: number,
): Scorer {
  const { effects } = EFFECT_LISTS[EFFECT_LISTS[list].inner[at][0]];
  const worth = new Worths(state, seat).of(effects);
  return (choice) => (mayChoices.kind(choice) === 'yes' ? worth : 0);
}

/** One pays with what is worth least. */
function payWorth(choice: number): number {
  const thing = payChoices.arg(choice, 0);
  switch (payChoices.kind(choice)) {
    case 'moon':
      return -MOON_WORTH[thing];
    case 'card':
      return -CARD_WORTH[thing];
    case 'with':
      return -RATES[thing];
    default:
      return RATES[thing];
  }
}

/** Questions whose options begin with free actions. */
const WITH_FREE: ReadonlySet<StepType> = new Set([
  'act',
  'may',
  'finish-turn',
  'before-attack',
  'before-battle',
  'return',
  'reactor',
]);
/** The same in a battle, where it is the moment that makes a card worth playing. */
const IN_BATTLE: ReadonlySet<StepType> = new Set([
  'escalate',
  'negotiate',
  'prepare',
  'after-roll',
  'take-stock',
  'brace',
]);

const alike: Scorer = () => 0;

export function rank(
  state: State,
  frame: StepFrame,
  seat: number,
  options: readonly number[],
  scores: number[],
): void {
  const scorer = SCORERS[frame.step] as
    | ((state: State, frame: StepFrame, seat: number) => Scorer)
    | undefined;
  const score = scorer?.(state, frame, seat) ?? alike;
  const battle = IN_BATTLE.has(frame.step);
  const free = battle || WITH_FREE.has(frame.step);
  let worths: Worths | null = null;
  for (let i = 0; i < options.length; i++) {
    const choice = options[i];
    const aside = free && choice < FREE_END && !(battle && freeChoices.kind(choice) === 'play');
    if (aside) worths ??= new Worths(state, seat);
    scores[i] = aside && worths ? freeWorth(state, seat, choice, worths) : score(choice);
  }
}
