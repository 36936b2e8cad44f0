/** A first sight of free actions. */
import { NONE } from '@orrery/kernel';
import { DISCOVERIES, MODULES, MOONS, OUTPOSTS, SUPREMACY_TOKENS, TACTICS } from '../data/index.ts';
import { EFFECT_LISTS } from '../effect-lists.ts';
import { OPERATIONS } from '../moons.ts';
import { ownShips } from '../ships.ts';
import { DOCK, type State } from '../state.ts';
import { FREE_ABILITIES, freeChoices, onlyArranges } from '../steps/free.ts';
import type { Worths } from './effect-worth.ts';
import { hasAnotherTurn, returnsLeft } from './time.ts';
import {
  ACTION_WORTH,
  bagWorth,
  CARD_WORTH,
  DISCOVERY_WORTH,
  MOON_WORTH,
  moonYield,
  OUTPOST_CARD_WORTH,
  RATES,
  TOKEN_WORTH,
} from './worth.ts';

/** Using what one holds is worth a little more than holding it. */
const USE = 0.1;
/** Part of its contents that a moon gives in each Return: it wants its module to act, and some both. */
const YIELD = 0.6;
const HALF_YIELD = 0.4;
/** In a Return, where its module has not acted yet, it gives them once more. */
const AT_ONCE = 0.5;
/** Nothing is done for nothing. */
const LITTLE = 0.1;

/** VP of cards that ask nothing for them. */
const PURE_VP = TACTICS.map(({ effects }) =>
  effects.reduce((sum, effect) => {
    if (effect.op === 'vp' && !effect.per) return sum + effect.n;
    return effect.op === 'gain' ? sum : Number.NEGATIVE_INFINITY;
  }, 0),
);

/** Placing a moon pays where it acts again and again. */
function placeWorth(
  state: State,
  seat: number,
  moon: number,
  slot: number,
  worths: Worths,
): number {
  const worth = MOON_WORTH[moon];
  const player = state.players[seat];
  const unplaced = worths.weights.moons * worth;
  if (slot === OPERATIONS) {
    return worths.weights.operations * (worth - moonYield(player.operations)) - unplaced;
  }
  const cell = player.modules.indexOf(slot);
  if (player.slots[cell] !== NONE) return -worth;
  const soon = state.returning && player.docks[cell] === DOCK.idle ? AT_ONCE : 0;
  const returns = soon + worths.weights.returns * returnsLeft(worths.turns, ownShips(player));
  const { slotVp, slot: kind } = MODULES[slot];
  const fresh = player.paidSlots.includes(cell) ? 0 : slotVp;
  if (kind === 'input') {
    return YIELD * returns * (ACTION_WORTH[slot] - bagWorth(MOONS[moon].bag)) - unplaced;
  }
  return fresh + (kind === 'half' ? HALF_YIELD : YIELD) * returns * worth - unplaced;
}

/** Never those that only set things in order: paying goes well by itself, and a row is in order as it grows. */
export function freeWorth(state: State, seat: number, choice: number, worths: Worths): number {
  if (onlyArranges(choice)) return Number.NEGATIVE_INFINITY;
  const [thing, other, more] = freeChoices.args(choice);
  const { weights } = worths;
  switch (freeChoices.kind(choice)) {
    case 'place':
      return placeWorth(state, seat, thing, other, worths);
    case 'discard':
      // After the last turn a moon is worth nothing.
      return hasAnotherTurn(state, seat) ? worths.cashing(thing) : MOONS[thing].vp - LITTLE;
    case 'outpost':
      return (
        worths.of(OUTPOSTS[thing].effects) - weights.outpostCards * OUTPOST_CARD_WORTH[thing] + USE
      );
    case 'discovery':
      return worths.of(DISCOVERIES[thing].effects) - weights.tokens * DISCOVERY_WORTH[thing] + USE;
    case 'supremacy':
      return worths.of(SUPREMACY_TOKENS[thing].effects) - weights.tokens * TOKEN_WORTH[thing] + USE;
    case 'recruit':
      return other;
    case 'collect':
      return more * RATES[other];
    case 'play':
      if (!hasAnotherTurn(state, seat) && PURE_VP[thing] > 0) return PURE_VP[thing];
      return worths.of(TACTICS[thing].effects) - weights.hand * CARD_WORTH[thing];
    case 'ability':
      return worths.of(EFFECT_LISTS[FREE_ABILITIES[thing].list].effects);
    default:
      return -3;
  }
}
