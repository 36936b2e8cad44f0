/** Guesses what each option is worth without playing it: where bots look first. */
import { NONE } from '@orrery/kernel';
import { PROGRAMS, TRIGGERED, type Triggered } from '../abilities.ts';
import {
  ATTACK,
  DEAL_DISCARD,
  EXPLOIT,
  PROPAGANDA,
  RESEARCH,
  TRADE_BUNDLE,
} from '../data/actions.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { type Color, RESOURCES, type Stock } from '../data/effects.ts';
import { LOYALTY, RESOURCE_MAX, ROUNDS } from '../data/limits.ts';
import { attackPrice } from '../fleets.ts';
import { shortage } from '../price.ts';
import { finalScore } from '../scoring.ts';
import {
  ADVISOR_CARD,
  ADVISOR_PLACE,
  DESIGN,
  type Player,
  placeOfCard,
  type State,
  sourceAt,
  sourceOf,
  topCard,
} from '../state.ts';
import { useChoices } from '../steps/ability.ts';
import { actionChoices } from '../steps/actions.ts';
import { activateFreeChoices } from '../steps/activate.ts';
import { dismissChoices, hireChoices } from '../steps/advisors.ts';
import { triggerChoices } from '../steps/attack.ts';
import { buildCardChoices, buildPayChoices, buildPlaceChoices } from '../steps/build.ts';
import { alternativeAbout, chooseChoices, exchangeChoices, sidesOf } from '../steps/choose.ts';
import { discardChoices, takeChoices } from '../steps/discard.ts';
import { orderChoices, systemChoices } from '../steps/rearrange.ts';
import { blockChoices, sinkChoices } from '../steps/sabotage.ts';
import { raceChoices, redrawChoices } from '../steps/set-up.ts';
import { startChoices } from '../steps/start.ts';
import type { StepFrame, StepType } from '../vocabulary.ts';
import { ADVISORS_FROM, actionsToCome, DESIGNS_FROM, RACES_FROM, SIGN } from './signs.ts';
import { WEIGHTS_AT_SIGHT } from './weights.ts';
import {
  abilityWorth,
  buildWorth,
  cardWorth,
  effectsWorth,
  exploitBonus,
  type Row,
  researchBonus,
  swapWorth,
} from './worth.ts';

/** What a working card goes on being worth, buildings and advisors alike. */
const workingWorth = (row: Row, card: number): number =>
  card >= ADVISOR_CARD
    ? row[ADVISORS_FROM + card - ADVISOR_CARD]
    : row[DESIGNS_FROM + DESIGN[card]];

type Guess<N extends StepType = StepType> = (
  state: State,
  frame: StepFrame<N>,
  player: Player,
  option: number,
  row: Row,
) => number;

function activation(player: Player, card: number, row: Row): number {
  const ability = TRIGGERED.activation[sourceOf(card)] as Triggered;
  return abilityWorth(row, player, ability) - row[SIGN.ready];
}

/** The least that a new building has to cover; a new system costs nothing. */
function coverLoss(player: Player, row: Row): number {
  let least = Number.POSITIVE_INFINITY;
  for (const system of player.systems) {
    if (system.length > 0) least = Math.min(least, workingWorth(row, topCard(system)));
  }
  return player.systems.length < 4 ? Math.min(least, -row[SIGN.systems]) : least;
}

/** Against several, a blow at somebody who is behind helps the one who leads. */
const NOT_THE_LEADER = 0.8;

function attackWorth(state: State, player: Player, target: number, row: Row): number {
  const price = attackPrice(player, state.players[target]);
  let sum = effectsWorth(row, player, ATTACK.do) - price * row[SIGN.fleet];
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const source = sourceAt(player, place);
    const ability = source === NONE ? null : TRIGGERED.afterAttack[source];
    if (ability) sum += abilityWorth(row, player, ability);
  }
  // Fewer fleets are left for defence, and against several a blow at one of them is worth less.
  sum -= 0.5 + (state.players.length - 2) * 0.4;
  return isAhead(state, player, target) ? sum : sum - NOT_THE_LEADER;
}

/** Whether a seat has as many points as anybody else, the one who asks left aside. */
function isAhead({ players }: State, asking: Player, seat: number): boolean {
  const points = finalScore(players[seat]);
  return players.every((other) => other === asking || finalScore(other) <= points);
}

/** What the cards that a deal costs are worth: those that one would miss least. */
function cheapestCards(player: Player, row: Row): number {
  const worths = [...player.hand, ...player.shown].map((card) => cardWorth(row, DESIGN[card]));
  worths.sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i < DEAL_DISCARD; i++) sum += worths[i];
  return sum;
}

/** What exploiting a card of each colour gives; grey cards give others. */
const GIVEN_BY: Readonly<Record<Color, Stock | null>> = {
  blue: 'food',
  red: 'fleet',
  yellow: 'production',
  grey: null,
};

/** No good player does this as long as there is anything else to do. */
const NEVER = Number.NEGATIVE_INFINITY;

/** Whether this is the very last action of a game that lasts to its end: what is stored is lost. */
const isLast = ({ round }: State, { available }: Player): boolean =>
  round === ROUNDS && available === 1;

/** What an action can change: nothing at all, or only what comes too late to be used. */
function isIdle(state: State, player: Player, option: number, row: Row): boolean {
  const { arg, kind } = actionChoices;
  switch (kind(option)) {
    case 'research':
      return isLast(state, player);
    case 'exploit':
      return isLast(state, player) || exploitsNothing(player, arg(option, 0), row);
    case 'trade':
      return isLast(state, player) || player.resources[arg(option, 1)] === RESOURCE_MAX;
    case 'propaganda':
      return player.loyalty === LOYALTY.max;
    default:
      return false;
  }
}

/** Whether a resource that exploiting a card gives is at its limit already, and nothing comes with it. */
function exploitsNothing(player: Player, design: number, row: Row): boolean {
  const { color } = BUILDINGS[design];
  const full = RESOURCES.some(
    (what, at) => GIVEN_BY[color] === what && player.resources[at] === RESOURCE_MAX,
  );
  return full && exploitBonus(row, player) === 0;
}

const actionGuess: Guess<'action'> = (state, _frame, player, option, row) => {
  const arg = actionChoices.arg;
  if (isIdle(state, player, option, row)) return NEVER;
  switch (actionChoices.kind(option)) {
    case 'build':
      return buildWorth(row, player, arg(option, 0), 0) - coverLoss(player, row);
    case 'exploit': {
      const design = arg(option, 0);
      const gain = effectsWorth(row, player, EXPLOIT[BUILDINGS[design].color]);
      // What it brings makes other cards buildable; perhaps it was itself.
      const change = shortage(player, design) === 0 ? -0.5 : 0.5;
      return (
        gain + exploitBonus(row, player) - cardWorth(row, design) + change * row[SIGN.buildable]
      );
    }
    case 'research':
      return effectsWorth(row, player, RESEARCH) + researchBonus(row, player);
    case 'activate':
      return activation(player, arg(option, 0), row);
    case 'attack':
      return attackWorth(state, player, arg(option, 0), row);
    case 'trade': {
      const from = arg(option, 0);
      const to = arg(option, 1);
      const gained = Math.min(TRADE_BUNDLE[RESOURCES[to]], 9 - player.resources[to]);
      return gained * row[SIGN.food + to] - TRADE_BUNDLE[RESOURCES[from]] * row[SIGN.food + from];
    }
    case 'propaganda':
      return effectsWorth(row, player, PROPAGANDA);
    case 'deal': {
      let best = 0;
      for (const advisor of state.row) best = Math.max(best, row[ADVISORS_FROM + advisor]);
      const lost = player.advisor === NONE ? 0 : row[ADVISORS_FROM + player.advisor];
      return best - lost - cheapestCards(player, row);
    }
  }
};

const triggeredGuess = (player: Player, ability: Triggered | null, row: Row): number =>
  ability ? abilityWorth(row, player, ability) : 0;

/** The guess for each question that has one; the others are taken as they come. */
const GUESSES: { readonly [N in StepType]?: Guess<N> } = {
  action: actionGuess,
  race: (_state, _frame, _player, option, row) => row[RACES_FROM + raceChoices.arg(option, 0)],
  redraw: (_state, _frame, _player, option, row) =>
    option === redrawChoices.make.done()
      ? 0
      : row[SIGN.handPoints] * 2.2 - cardWorth(row, redrawChoices.arg(option, 0)) + row[SIGN.cards],
  'start-effect': (_state, _frame, player, option, row) =>
    option === startChoices.make.done()
      ? 0
      : triggeredGuess(player, TRIGGERED.startOfRound[startChoices.arg(option, 0)], row),
  'build-card': (_state, _frame, player, option, row) =>
    option === buildCardChoices.make.skip()
      ? 0
      : buildWorth(row, player, buildCardChoices.arg(option, 0), 0) - coverLoss(player, row),
  'build-place': (_state, _frame, player, option, row) => {
    if (option === buildPlaceChoices.make.new()) return row[SIGN.systems];
    const card = buildPlaceChoices.arg(option, 0);
    const hers = placeOfCard(player, card) === player.alluvia || card >= ADVISOR_CARD;
    return (card >= ADVISOR_CARD ? 0 : -workingWorth(row, card)) + (hers ? row[SIGN.food] : 0);
  },
  'build-pay': (_state, _frame, _player, option, row) => {
    let paid = 0;
    for (let i = 0; i < 3; i++) paid += buildPayChoices.arg(option, i) * row[SIGN.food + i];
    return -paid;
  },
  use: (_state, frame, player, option, row) => {
    if (option === useChoices.make.decline()) return 0;
    const { source } = PROGRAMS[frame.program];
    return triggeredGuess(player, TRIGGERED.afterBuild[source], row);
  },
  choose: (_state, frame, player, option, row) => {
    const effects = alternativeAbout(frame, chooseChoices.arg(option, 0));
    const worth = effectsWorth(row, player, effects);
    return frame.owner === frame.seat ? worth : -worth;
  },
  exchange: (_state, frame, player, option, row) => {
    const { give, take } = sidesOf(frame, exchangeChoices.arg(option, 0));
    return swapWorth(row, player, give, take);
  },
  'activate-free': (_state, _frame, player, option, row) =>
    option === activateFreeChoices.make.stop()
      ? 0
      : activation(player, activateFreeChoices.arg(option, 0), row),
  discard: (_state, _frame, _player, option, row) => -cardWorth(row, discardChoices.arg(option, 0)),
  sift: (_state, _frame, _player, option, row) => -cardWorth(row, discardChoices.arg(option, 0)),
  'take-discard': (_state, _frame, _player, option, row) =>
    cardWorth(row, DESIGN[takeChoices.arg(option, 0)]),
  'rearrange-system': (_state, _frame, _player, option, row) =>
    -workingWorth(row, systemChoices.arg(option, 0)),
  rearrange: (_state, _frame, _player, option, row) =>
    workingWorth(row, orderChoices.arg(option, 0)),
  dismiss: (state, _frame, _player, option, row) => {
    const { advisor } = state.players[dismissChoices.arg(option, 0)];
    return advisor === NONE ? 0 : row[ADVISORS_FROM + advisor];
  },
  trigger: (_state, _frame, player, option, row) => {
    if (option === triggerChoices.make.done()) return 0;
    const source = sourceOf(triggerChoices.arg(option, 0));
    // Blows at the other side first: they may keep it from striking back.
    if (TRIGGERED.afterAttacked[source]) return -1;
    return triggeredGuess(player, TRIGGERED.afterAttack[source], row);
  },
  sink: (_state, _frame, _player, option, row) => workingWorth(row, sinkChoices.arg(option, 0)),
  block: (_state, _frame, _player, option, row) => workingWorth(row, blockChoices.arg(option, 0)),
  hire: (_state, _frame, _player, option, row) => row[ADVISORS_FROM + hireChoices.arg(option, 0)],
};

export function rank(
  state: State,
  frame: StepFrame<StepType>,
  seat: number,
  options: readonly number[],
  scores: number[],
): void {
  const guess = GUESSES[frame.step] as Guess | undefined;
  if (!guess) return;
  const player = state.players[seat];
  const row = WEIGHTS_AT_SIGHT[actionsToCome(state, player)];
  for (let i = 0; i < options.length; i++) {
    scores[i] = guess(state, frame, player, options[i], row);
  }
}
