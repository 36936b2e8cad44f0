/** A first sight of the choices in a battle, by its odds. */
import { RESOURCE, TACTICS } from '../data/index.ts';
import { hasShipIn } from '../frontier.ts';
import { shipAt, shipStats } from '../ships.ts';
import { diceSum, targetingOf } from '../sides.ts';
import { SIDES, type State } from '../state.ts';
import { endChoices, talkChoices } from '../steps/battle/diplomacy.ts';
import { escalateChoices } from '../steps/battle/escalation.ts';
import { prepareChoices } from '../steps/battle/preparation.ts';
import { aftermathChoices, compareDice } from '../steps/battle/result.ts';
import { afterRollChoices, diceShown, rerollChoices } from '../steps/battle/roll.ts';
import { battleWorth, chanceWith, shipRisk, stakesOf } from './battle-worth.ts';
import { CARD_WORTH, MOON_WORTH, moonYield, RATES, worthOf } from './worth.ts';

/** Dice and targeting that each card adds to its own side, or takes from another. */
const DICE = TACTICS.map(({ effects }) =>
  effects.reduce((sum, effect) => (effect.op === 'dice' ? sum + Math.abs(effect.n) : sum), 0),
);
const AIM = TACTICS.map(({ effects }) =>
  effects.reduce((sum, effect) => (effect.op === 'targeting' ? sum + effect.n : sum), 0),
);
/** Cards after which nobody fights, or not oneself. */
const ENDS = TACTICS.map(({ effects }) =>
  effects.some(({ op }) => op === 'endBattle' || op === 'retreat' || op === 'banishRaiders'),
);
const PLAY_WORTH = TACTICS.map(({ effects }) => worthOf(effects));
/** The chance that other dice, or other numbers on them, turn a battle. */
const TURN = 0.35;
/** Dice that are better thrown again. */
const LOW_DIE = 3.5;

/** What a battle is worth with more dice and targeting than there are. */
function worthWith(state: State, seat: number, dice: number, aim: number): number {
  const { won, lost } = stakesOf(state, seat);
  const chance = chanceWith(
    state,
    seat,
    diceSum(state, seat) + dice,
    targetingOf(state, seat) + aim,
  );
  return chance * won + (1 - chance) * lost;
}

/** Energy and cards, each against nothing at all. */
export function prepareWorth(state: State, seat: number, choice: number): number {
  const thing = prepareChoices.arg(choice, 0);
  const plain = worthWith(state, seat, 0, 0);
  if (prepareChoices.kind(choice) === 'energy') {
    return worthWith(state, seat, thing, 0) - plain - thing * RATES[RESOURCE.energy];
  }
  return worthWith(state, seat, DICE[thing], AIM[thing]) - plain - CARD_WORTH[thing];
}

/** A ship more: its dice, its aim, and that it may be lost. */
export function escalateWorth(state: State, seat: number, choice: number): number {
  const kind = escalateChoices.kind(choice);
  if (kind === 'done') return 0;
  const [type, from] = escalateChoices.args(choice);
  if (kind === 'play') return PLAY_WORTH[type] - CARD_WORTH[type];
  const player = state.players[seat];
  const here = hasShipIn(player, state.region);
  const now = here ? battleWorth(state, seat) : 0;
  const ship = shipAt(player, type, from);
  const { weapons, targeting } = shipStats(player, type);
  const { won, lost } = stakesOf(state, seat);
  const dice = here ? diceSum(state, seat) : 0;
  const aim = here ? targetingOf(state, seat) : 0;
  const chance = chanceWith(state, seat, dice + weapons, aim + 1 + targeting);
  const jump = kind === 'jump' ? RATES[RESOURCE.energy] : 0;
  return chance * won + (1 - chance) * (lost - shipRisk(player, ship)) - jump - now;
}

export function negotiateWorth(state: State, seat: number, choice: number): number {
  if (talkChoices.kind(choice) === 'pass') return 0;
  const card = talkChoices.arg(choice, 0);
  const ended = ENDS[card] ? -battleWorth(state, seat) : 0;
  return PLAY_WORTH[card] + ended - CARD_WORTH[card];
}

export const endWorth = (state: State, seat: number, choice: number): number =>
  endChoices.kind(choice) === 'end' ? 0 : battleWorth(state, seat);

/** Whether a side has the best dice as they lie. */
function isAhead(state: State, seat: number): boolean {
  const { battle } = state;
  if (battle === null) return false;
  const own = diceShown(battle, seat);
  for (let side = 0; side < SIDES; side++) {
    if (side !== seat && compareDice(own, diceShown(battle, side)) <= 0) return false;
  }
  return true;
}

export function afterRollWorth(state: State, seat: number, choice: number): number {
  if (afterRollChoices.kind(choice) === 'pass') return 0;
  const card = afterRollChoices.arg(choice, 0);
  if (isAhead(state, seat)) return -1;
  const { won, lost } = stakesOf(state, seat);
  return TURN * (won - lost) - CARD_WORTH[card];
}

/** The lower a die, the rather it is thrown again. */
export const rerollWorth = (choice: number): number =>
  rerollChoices.kind(choice) === 'roll' ? 0 : LOW_DIE - rerollChoices.arg(choice, 0);

/** Cards for having won or lost, a card or a moon for the defeated. */
export function stockWorth(state: State, seat: number, choice: number): number {
  const [thing] = aftermathChoices.args(choice);
  switch (aftermathChoices.kind(choice)) {
    case 'play':
      return PLAY_WORTH[thing] - 0.5 * CARD_WORTH[thing];
    case 'draw':
      return RATES[RESOURCE.tactics];
    case 'operations':
      return moonYield(state.players[seat].operations);
    case 'place-moon':
      return 0.35 * MOON_WORTH[thing];
    default:
      return 0;
  }
}
