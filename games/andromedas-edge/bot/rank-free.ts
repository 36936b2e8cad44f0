/** A first sight of free actions. */
import { NONE } from '@orrery/kernel';
import { MODULES, MOONS, TACTICS } from '../data/index.ts';
import { OPERATIONS } from '../moons.ts';
import { ownShips } from '../ships.ts';
import type { State } from '../state.ts';
import { freeChoices } from '../steps/free.ts';
import { hasAnotherTurn, returnsLeft, turnsLeft } from './time.ts';
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
  worthOf,
} from './worth.ts';

/** Using what one holds is worth a little more than holding it. */
const USE = 0.15;
/** Part of its contents that a moon gives in each Return: it wants its module to act, and some both. */
const YIELD = 0.6;
const HALF_YIELD = 0.4;
/** The least that playing a card should bring beside what holding it is worth. */
const KEEP = 0.1;
/** Nothing is done for nothing. */
const LITTLE = 0.1;

/** What cards do when they are played, as far as that can be said. */
const PLAY_WORTH = TACTICS.map(({ effects }) => worthOf(effects));
/** VP of cards that ask nothing for them. */
const PURE_VP = TACTICS.map(({ effects }) =>
  effects.reduce((sum, effect) => {
    if (effect.op === 'vp' && !effect.per) return sum + effect.n;
    return effect.op === 'gain' ? sum : Number.NEGATIVE_INFINITY;
  }, 0),
);

/** Placing a moon pays where it acts again and again. */
function placeWorth(state: State, seat: number, moon: number, slot: number): number {
  const worth = MOON_WORTH[moon];
  const player = state.players[seat];
  if (slot === OPERATIONS) return 0.3 * (worth - moonYield(player.operations)) - worth;
  const cell = player.modules.indexOf(slot);
  if (player.slots[cell] !== NONE) return -worth;
  const returns = returnsLeft(turnsLeft(state), ownShips(player));
  const { slotVp, slot: kind } = MODULES[slot];
  const fresh = player.paidSlots.includes(cell) ? 0 : slotVp;
  if (kind === 'input') {
    return YIELD * returns * (ACTION_WORTH[slot] - bagWorth(MOONS[moon].bag)) - worth;
  }
  return fresh + (kind === 'half' ? HALF_YIELD : YIELD) * returns * worth - worth;
}

/** Those that only rearrange things come last. */
export function freeWorth(state: State, seat: number, choice: number): number {
  const [thing, other, more] = freeChoices.args(choice);
  switch (freeChoices.kind(choice)) {
    case 'place':
      return placeWorth(state, seat, thing, other);
    case 'discard':
      // After the last turn a moon is worth nothing.
      return hasAnotherTurn(state, seat) ? -0.3 : MOONS[thing].vp - LITTLE;
    case 'outpost':
      return USE * OUTPOST_CARD_WORTH[thing];
    case 'discovery':
      return USE * DISCOVERY_WORTH[thing];
    case 'supremacy':
      return USE * TOKEN_WORTH[thing];
    case 'recruit':
      return other;
    case 'collect':
      return more * RATES[other];
    case 'play':
      if (!hasAnotherTurn(state, seat) && PURE_VP[thing] > 0) return PURE_VP[thing];
      return PLAY_WORTH[thing] - CARD_WORTH[thing] + KEEP;
    case 'ability':
      return 0.1;
    default:
      return -3;
  }
}
