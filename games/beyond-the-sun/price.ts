/** What an action costs a faction now. */
import { boardAbility } from './abilities.ts';
import type { ActionEntry } from './actions.ts';
import { LINK_TERMS, LINKS_TO } from './links.ts';
import type { State } from './state.ts';

/** Ore that events pointing at a technology add to its actions (BTS-4.124). */
export function linkedOre(state: State, technology: number): number {
  const { links } = state;
  let ore = 0;
  for (let i = 0; i < links.length; i += 2) {
    if (LINKS_TO[links[i]] === 'technology' && state.cards[links[i + 1]] === technology) {
      ore += LINK_TERMS[links[i]].actionOre;
    }
  }
  return ore;
}

/** Changes of the ore price of an action: by linked events, and for guilds by the faction's board. */
function priceChange(state: State, seat: number, action: ActionEntry): number {
  if (action.kind === 'technology') {
    // What is linked to a copying card is added to the price of what it copies.
    return state.links.length === 0 || action.copies ? 0 : linkedOre(state, action.owner);
  }
  if (action.kind !== 'guild') return 0;
  const discount = boardAbility(state.players[seat], 'guildDiscount');
  return discount ? -discount.ability.ore : 0;
}

/** The ore price of an action, with `extra` for its space or for the card that copies it. */
export const orePrice = (state: State, seat: number, action: ActionEntry, extra: number): number =>
  Math.max(0, action.cost.ore + priceChange(state, seat, action) + extra);
