/** What an attack may do to the cards of the attacked player: sink a building, block a slot. */
import { choiceSet, named } from '@orrery/kernel';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS, CARD_IDS } from '../data/buildings.ts';
import {
  ADVISOR_PLACE,
  cardAt,
  hasCube,
  type Player,
  placeOfCard,
  sourceAt,
  TABLE_CARD_IDS,
  topCard,
} from '../state.ts';
import { steps } from '../vocabulary.ts';
import { putReserveCube, returnCube } from './cubes.ts';

export const sinkChoices = choiceSet({ sink: [named(CARD_IDS)] });

const SLOTTED = [...BUILDINGS, ...ADVISORS].map(({ slot }) => slot !== null);

/** True if the card at a place has a slot without a cube. */
function isFree(player: Player, place: number): boolean {
  const source = sourceAt(player, place);
  return source >= 0 && SLOTTED[source] && !hasCube(player, place);
}

/** True if a cube of the player's own reserve could block one of their cards (MOO-15.10). */
export function hasFreeSlot(player: Player): boolean {
  if (player.reserve === 0) return false;
  for (let place = 0; place <= ADVISOR_PLACE; place++) if (isFree(player, place)) return true;
  return false;
}

export const blockChoices = choiceSet({ block: [named(TABLE_CARD_IDS)] });

export const sabotageSteps = steps({
  sink: {
    rule: 'MOO-15.8',
    choices: sinkChoices,
    options(state, { rival }, list) {
      for (const system of state.players[rival].systems) {
        if (system.length > 0) list.push(sinkChoices.make.sink(topCard(system)));
      }
    },
    choose(state, { seat, rival }, choice, k) {
      const card = sinkChoices.arg(choice, 0);
      const victim = state.players[rival];
      const place = placeOfCard(victim, card);
      const system = victim.systems[place];
      // The only building of a system stays where it is, and so does the cube on it.
      if (system.length === 1) {
        k.emit({ type: 'stayed', seat, target: rival, card });
        return;
      }
      k.emit({ type: 'sunk', seat, target: rival, card });
      returnCube(victim, rival, place, card, k);
      system.pop();
      system.unshift(card);
    },
  },

  block: {
    rule: 'MOO-15.10',
    choices: blockChoices,
    options(state, { rival }, list) {
      const victim = state.players[rival];
      for (let place = 0; place <= ADVISOR_PLACE; place++) {
        if (isFree(victim, place)) list.push(blockChoices.make.block(cardAt(victim, place)));
      }
    },
    choose(state, { seat, rival }, choice, k) {
      const card = blockChoices.arg(choice, 0);
      k.emit({ type: 'blocked', seat, target: rival, card });
      putReserveCube(state, rival, placeOfCard(state.players[rival], card), k);
    },
  },
});
