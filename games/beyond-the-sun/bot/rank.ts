/** A first sight of what options are worth, in points: which of them deserve a closer look. */
import { NONE } from '@orrery/kernel';
import { ACTIONS, actionAt, SPACES } from '../actions.ts';
import { containsOp, type Effect } from '../data/effects.ts';
import { ACHIEVEMENTS, LOCATIONS, SLOTS, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import {
  hasShips,
  levelOfShip,
  PLACES,
  placeOfShip,
  shipClass,
  strengthAt,
  strengthNeeded,
} from '../fleet.ts';
import { discsGone, ownsSlot, type Player, type State, seatCount, supplyOf } from '../state.ts';
import { actChoices, basicChoices, copyChoices } from '../steps/act.ts';
import { claimChoices } from '../steps/claim.ts';
import { colonizeChoices } from '../steps/colonize.ts';
import { technologyChoices } from '../steps/discover.ts';
import { moveChoices } from '../steps/jump.ts';
import { growthOf, oreOf, produceChoices, SUPPLY_PRICE, tradeChoices } from '../steps/produce.ts';
import { researchChoices } from '../steps/research.ts';
import { upgradeChoices } from '../steps/upgrade.ts';
import type { StepFrame, StepType } from '../vocabulary.ts';
import { idleOre, turnsLeft, USUAL_ROUNDS } from './features.ts';
import { attachWorth, linkWorth } from './rank-events.ts';

/** What an ore and a population are worth at first sight. */
const ORE_WORTH = 0.22;
const POPULATION_WORTH = 0.6;

/** No good player does this as long as there is anything else to do. */
const NEVER = Number.NEGATIVE_INFINITY;

// ——— effects and cards ———

/** What a list of effects is worth on an ordinary day. */
function worthOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + effectWorth(effect), 0);
}

function effectWorth(effect: Effect): number {
  switch (effect.op) {
    case 'gainOre':
      return ORE_WORTH * (typeof effect.n === 'number' ? effect.n : 2);
    case 'supplyToPopulation':
      return POPULATION_WORTH * (typeof effect.n === 'number' ? effect.n : 1);
    case 'automate':
      return 1.1;
    case 'build':
      return effect.n * (0.35 * effect.level + (effect.from === 'supply' ? 0.4 : -0.2));
    case 'upgrade':
      return 0.35 * effect.levels;
    case 'jump':
      return 0.25 * effect.points;
    case 'warp':
      return 0.8;
    case 'research':
      if ('count' in effect.levels) return 2;
      return (
        0.8 + Math.max(...effect.levels) - (effect.cube === 'population' ? POPULATION_WORTH : 0)
      );
    case 'privateTechnology':
      return effect.level + 0.8;
    case 'colonize':
      return 3;
    case 'may':
      return Math.max(0.1, worthOf(effect.effects) - effect.cost.ore * ORE_WORTH);
    case 'choose':
      return (
        effect.times *
        Math.max(...effect.alternatives.map((a) => worthOf(a.effects) - a.cost.ore * ORE_WORTH))
      );
    case 'copyResearch':
      return 2;
    default:
      return 0.8;
  }
}

const ACTION_WORTH: readonly number[] = ACTIONS.map(
  ({ cost, effects }) =>
    worthOf(effects) - cost.ore * ORE_WORTH - cost.population * POPULATION_WORTH,
);

/** What effects bring in points alone, where there is no turn left to use anything else. */
function pointsOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + effectPoints(effect), 0);
}

/** A location more, as far as a jump may be expected to reach one. */
const LOCATION = 0.7;
/** What the last of all technologies count, as a rule. */
const HIGHEST = 5.5;

function effectPoints(effect: Effect): number {
  switch (effect.op) {
    case 'automate':
      return 0.8;
    case 'jump':
      return Math.min(2, effect.points) * LOCATION;
    case 'warp':
      return LOCATION;
    case 'research':
      return 'count' in effect.levels ? 2 : levelPoints(Math.max(...effect.levels));
    case 'privateTechnology':
      return effect.level;
    case 'may':
      return pointsOf(effect.effects);
    case 'choose':
      return effect.times * Math.max(...effect.alternatives.map((a) => pointsOf(a.effects)));
    case 'basicAction':
      return 2;
    case 'copyResearch':
      return 3;
    default:
      return 0;
  }
}

const levelPoints = (level: number): number => (level === 4 ? HIGHEST : level);

const ACTION_POINTS: readonly number[] = ACTIONS.map(({ effects }) => pointsOf(effects));

/** What owning a technology brings besides its points: bonus, actions, abilities. */
const TECHNOLOGY_WORTH: readonly number[] = TECHNOLOGIES.map(
  ({ immediate, actions, abilities, points, level }) =>
    worthOf(immediate) +
    0.6 * actions.length +
    0.8 * abilities.length +
    (typeof points === 'number' ? points : level + 1),
);
/** What a card not yet found may be expected to bring, by level. */
const UNKNOWN_WORTH = [0, 2, 3.2, 4.6, 6];

// ——— places ———

/** What a place with its system or shipyard is worth to a faction as its ships stand there. */
function standing(state: State, seat: number, place: number): number {
  const have = strengthAt(state, seat, place);
  const system = state.systems[place];
  let value = 0;
  if (system !== NONE) {
    const need = strengthNeeded(state, seat, place);
    value = 0.35 * SYSTEMS[system].points * Math.min(1, have / need);
  } else if (LOCATIONS[place].kind !== 'shipyard') {
    return 0;
  }
  if (state.controllers[place] === seat) return value + 1.5;
  if (have === 0) return value;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && strengthAt(state, other, place) >= have) return value * 0.5;
  }
  return value + 1.5;
}

/** How a place's worth changes when a faction's ship of a level leaves it (−1) or comes (+1). */
function change(state: State, seat: number, place: number, level: number, by: number): number {
  const { ships } = state.players[seat];
  const ship = shipClass(place, level);
  const before = standing(state, seat, place);
  ships[ship] += by;
  const after = standing(state, seat, place);
  ships[ship] -= by;
  return after - before;
}

/** Whether a system falls to a rival who waits there as soon as a ship of that level is gone. */
function handsOver(state: State, seat: number, place: number, level: number): boolean {
  if (state.systems[place] === NONE || state.controllers[place] !== seat) return false;
  const left = strengthAt(state, seat, place) - level;
  return state.players.some((_, other) => other !== seat && strengthAt(state, other, place) > left);
}

/** Of a jump, or of a move to anywhere, whose choices are numbered alike. */
function moveWorth(state: State, seat: number, choice: number): number {
  if (moveChoices.kind(choice) === 'stop') return 0;
  const ship = moveChoices.arg(choice, 0);
  const level = levelOfShip(ship);
  if (handsOver(state, seat, placeOfShip(ship), level)) return NEVER;
  return (
    change(state, seat, placeOfShip(ship), level, -1) +
    change(state, seat, moveChoices.arg(choice, 1), level, 1) +
    0.02
  );
}

function upgradeWorth(state: State, seat: number, choice: number): number {
  if (upgradeChoices.kind(choice) === 'stop') return 0;
  const ship = upgradeChoices.arg(choice, 0);
  const [place, level] = [placeOfShip(ship), levelOfShip(ship)];
  return change(state, seat, place, level, -1) + change(state, seat, place, level + 1, 1) + 0.2;
}

/** The best system that a faction could colonize, in points. */
function bestColony(state: State, seat: number): number {
  let best = 0;
  for (let place = 0; place < PLACES; place++) {
    const system = state.systems[place];
    if (system === NONE || state.controllers[place] !== seat) continue;
    const need = strengthNeeded(state, seat, place);
    if (strengthAt(state, seat, place) < need) continue;
    best = Math.max(best, SYSTEMS[system].points + 2 - 0.4 * need);
  }
  return best;
}

const COLONIZES: readonly boolean[] = ACTIONS.map(({ effects }) =>
  effects.some((effect) => effect.op === 'colonize'),
);
const RESEARCHES: readonly boolean[] = ACTIONS.map(
  ({ effects }) => containsOp(effects, 'research') || containsOp(effects, 'copyResearch'),
);
const NEEDS_SHIPS: readonly boolean[] = ACTIONS.map(({ effects }) =>
  effects.every((effect) => effect.op === 'jump' || effect.op === 'upgrade'),
);

/** Whether whoever acts has no other turn after this one. */
const isLastTurn = ({ lastRound, round }: State): boolean => lastRound > 0 && round >= lastRound;

/**
 * Cubes beside technologies never come back, and without a few that do nobody brings a game to its end: one
 * that has lasted for long keeps so many.
 */
const CUBES_KEPT = 5;

/** Population, supply and ships. */
function cubesAtHand(player: Player): number {
  let sum = player.population + supplyOf(player);
  for (let ship = 0; ship < player.ships.length; ship++) sum += player.ships[ship];
  return sum;
}

const runsOut = ({ round, lastRound, players }: State, seat: number, action: number): boolean =>
  RESEARCHES[action] &&
  lastRound === 0 &&
  round > USUAL_ROUNDS &&
  cubesAtHand(players[seat]) <= CUBES_KEPT;

function actionWorth(state: State, seat: number, action: number): number {
  if (runsOut(state, seat, action)) return NEVER;
  if (COLONIZES[action]) {
    const { cost } = ACTIONS[action];
    const best = bestColony(state, seat);
    if (isLastTurn(state)) return best;
    return best - cost.ore * ORE_WORTH - cost.population * POPULATION_WORTH;
  }
  if (isLastTurn(state)) return ACTION_POINTS[action];
  return NEEDS_SHIPS[action] ? ACTION_WORTH[action] + 0.2 : ACTION_WORTH[action];
}

function actWorth(state: State, seat: number, choice: number): number {
  const space = actChoices.arg(choice, 0);
  const extra = SPACES[space].extra[seatCount(state)];
  return actionWorth(state, seat, actionAt(space).id) - extra * ORE_WORTH;
}

// ——— research and discs ———

function slotWorth(state: State, seat: number, slot: number): number {
  const { level, leadsTo } = SLOTS[slot];
  const card = state.cards[slot];
  let ways = 0;
  for (let i = 0; i < leadsTo.length; i++) {
    if (!ownsSlot(state.players[seat], leadsTo[i])) ways += 0.25;
  }
  return ways + (card === NONE ? UNKNOWN_WORTH[level] : TECHNOLOGY_WORTH[card]);
}

/** A disc is worth more if the one below it shows something. */
function discWorth(state: State, seat: number, disc: number): number {
  if (disc > 1) return 0;
  const gone = discsGone(state.players[seat], disc);
  return gone % 2 === 1 ? 0.8 : 0.4;
}

function productionWorth(state: State, seat: number, choice: number): number {
  const player = state.players[seat];
  const kind = produceChoices.kind(choice);
  if (bringsNothing(player, kind)) return NEVER;
  if (turnsLeft(state, seat) === 0) return lastProduction(player, kind);
  if (kind === 'growth') return growthOf(player) * (player.population > 3 ? 0.3 : POPULATION_WORTH);
  if (kind === 'ore') return oreOf(player) * (idleOre(player) > 2 ? 0.1 : ORE_WORTH);
  if (lacksPopulation(player)) return player.ore > 0 && hasShips(player) ? POPULATION_WORTH : -4;
  const bought = Math.min(idleOre(player) / SUPPLY_PRICE, supplyOf(player));
  return bought >= 1 ? Math.floor(bought) * POPULATION_WORTH - 0.1 : -4;
}

/** Growth from empty columns, ore without a mine, an exchange with nothing to exchange. */
function bringsNothing(player: Player, kind: 'growth' | 'ore' | 'trade'): boolean {
  if (kind === 'growth') return growthOf(player) === 0;
  if (kind === 'ore') return oreOf(player) === 0;
  const buys = player.ore >= SUPPLY_PRICE && supplyOf(player) > 0;
  return !buys && !(lacksPopulation(player) && player.ore > 0 && hasShips(player));
}

/** After the last action production only breaks ties: by population first, then by ore (BTS-4.165). */
function lastProduction(player: Player, kind: 'growth' | 'ore' | 'trade'): number {
  if (kind === 'growth') return growthOf(player);
  const bought = Math.min(Math.floor(player.ore / SUPPLY_PRICE), supplyOf(player));
  return kind === 'trade' ? bought : LITTLE * oreOf(player);
}

const LITTLE = 0.01;

/** Whether there is ore enough to exchange: more than is of use, or any after the last action. */
const isIdle = (state: State, seat: number): boolean =>
  turnsLeft(state, seat) === 0 || idleOre(state.players[seat]) >= SUPPLY_PRICE;

/** All cubes are ships: nothing can be researched or settled any more unless some come home (BTS-4.40). */
const lacksPopulation = (player: Player): boolean =>
  player.population < RESEARCHERS && supplyOf(player) === 0 && growthOf(player) === 0;

const RESEARCHERS = 2;

/** Who has so much population buys no more with ore that is of use, or with ships; only who has more sells any. */
const MANY = 3;

/** To stop must look best in the end; and nothing that was bought is sold again, or the other way round. */
function tradeWorth(state: State, seat: number, choice: number): number {
  const player = state.players[seat];
  switch (tradeChoices.kind(choice)) {
    case 'buy':
      if (isIdle(state, seat)) return 0.2;
      return player.population >= MANY ? NEVER : -4;
    case 'sell':
      return player.population > MANY && player.ore < SUPPLY_PRICE ? -5 : NEVER;
    case 'ship': {
      const ship = tradeChoices.arg(choice, 0);
      const [place, level] = [placeOfShip(ship), levelOfShip(ship)];
      if (player.population >= MANY || handsOver(state, seat, place, level)) return NEVER;
      return lacksPopulation(player) ? 0.5 - 0.1 * level : -5;
    }
    default:
      return 0;
  }
}

/** The first sight of one option; 0 for those of which nothing can be said. */
function worth(state: State, frame: StepFrame, seat: number, choice: number): number {
  switch (frame.step) {
    case 'act':
      return actWorth(state, seat, choice);
    case 'copy':
      return actionWorth(state, seat, copyChoices.arg(choice, 0));
    case 'basic-action':
      return actionWorth(state, seat, basicChoices.arg(choice, 0));
    case 'research':
      return slotWorth(state, seat, researchChoices.arg(choice, 0));
    case 'technology':
      return TECHNOLOGY_WORTH[technologyChoices.arg(choice, 0)];
    case 'jump':
    case 'warp':
      return moveWorth(state, seat, choice);
    case 'upgrade':
      return upgradeWorth(state, seat, choice);
    case 'produce':
      return productionWorth(state, seat, choice);
    case 'trade':
      return tradeWorth(state, seat, choice);
    case 'outpost':
    case 'automate':
    case 'colony-disc':
    case 'replacement-disc':
      return discWorth(state, seat, choice);
    case 'colonize':
      return SYSTEMS[state.systems[colonizeChoices.arg(choice, 0)]].points;
    case 'link':
      return linkWorth(state, frame.event, seat, choice);
    case 'attach':
      return attachWorth(state, seat, choice);
    case 'claim':
      return ACHIEVEMENTS[claimChoices.arg(choice, 0)].points[0];
    default:
      return 0;
  }
}

/** Of two ways out the one listed first is the active one: «yes» before «no», a move before «stop». */
const EAGER: ReadonlySet<StepType> = new Set([
  'may',
  'abilities',
  'choose',
  'short-supply',
  'recall',
]);

export function rank(
  state: State,
  frame: StepFrame,
  seat: number,
  options: readonly number[],
  scores: number[],
): void {
  const eager = EAGER.has(frame.step) ? 0.05 : 0;
  for (let i = 0; i < options.length; i++) {
    scores[i] = worth(state, frame, seat, options[i]) - i * eager;
  }
  if (frame.step === 'act') dropTwins(options, scores);
  if (frame.step === 'link') keepBest(scores);
}

/** How much less a link may bring than the best one. */
const NEARLY = 0.3;

/** An event is laid where it helps most; nobody gives it away. */
function keepBest(scores: number[]): void {
  const best = Math.max(...scores);
  for (let i = 0; i < scores.length; i++) {
    if (scores[i] < best - NEARLY) scores[i] = NEVER;
  }
}

/** Of several free spaces for one action one is enough to look at: the cheapest. */
function dropTwins(options: readonly number[], scores: number[]): void {
  let best = 0;
  for (let i = 1; i < options.length; i++) {
    if (actionOf(options[i]) !== actionOf(options[best])) best = i;
    else if (scores[i] <= scores[best]) scores[i] = NEVER;
    else {
      scores[best] = NEVER;
      best = i;
    }
  }
}

const actionOf = (option: number): number => SPACES[actChoices.arg(option, 0)].action;
