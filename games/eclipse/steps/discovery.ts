/** Discovery tiles: use the front, or keep the back for points. */
import { choiceSet } from '@orrery/kernel';
import { including } from '../bits.ts';
import { refreshDesign } from '../blueprints.ts';
import { DISCOVERIES } from '../data/discoveries.ts';
import { FIRST_ANCIENT_PART, PART } from '../data/parts.ts';
import { RESOURCE_IDS } from '../data/resources.ts';
import { SHIPS } from '../data/ships.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import { coverSlot, listLegalSlots } from '../installing.ts';
import { placeShip } from '../ships.ts';
import type { State } from '../state.ts';
import { store } from '../storage.ts';
import { canPlaceTech, gainTech } from '../technologies.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { shipArg, slotArg, techArg } from './arguments.ts';

export const discoveryChoices = choiceSet({ 'use-discovery': [], 'keep-discovery': [] });
export const ancientTechChoices = choiceSet({ 'take-tech': [techArg] });
export const ancientPartChoices = choiceSet({ slot: [shipArg, slotArg], 'keep-part': [] });

const USE = discoveryChoices.make['use-discovery']();
const KEEP = discoveryChoices.make['keep-discovery']();
const KEEP_PART = ancientPartChoices.make['keep-part']();

function use(state: State, { seat, sector, tile }: StepFrame<'discovery'>, k: Doors): void {
  // Whoever uses a tile shows it to all.
  k.reveal();
  state.usedDiscoveries.push(tile);
  k.emit({ type: 'discovery-used', seat, discovery: tile });
  const { effect } = DISCOVERIES[tile];
  switch (effect.op) {
    case 'gain-resource':
      store(state, seat, effect.resource, effect.n);
      k.emit({
        type: 'resources-gained',
        seat,
        n: effect.n,
        resource: RESOURCE_IDS[effect.resource],
      });
      return;
    case 'free-tech':
      k.push({ step: 'ancient-technology', seat });
      return;
    case 'place-ship':
      if (state.players[seat].unbuilt[effect.ship] === 0) return;
      placeShip(state, sector, seat, effect.ship);
      k.emit({ type: 'ship-found', seat, thing: SHIPS[effect.ship].id, sector });
      return;
    case 'gain-part':
      k.push({ step: 'ancient-part', seat, part: PART[effect.part] });
  }
}

export const discoverySteps = steps({
  discovery: {
    rule: 'ECL-4.11',
    choices: discoveryChoices,
    options(_state, _frame, list) {
      list.push(USE, KEEP);
    },
    choose(state, frame, choice, k) {
      if (choice === USE) return use(state, frame, k);
      state.players[frame.seat].discoveries.push(frame.tile);
      k.emit({ type: 'discovery-kept', seat: frame.seat });
    },
  },

  'ancient-technology': {
    rule: 'ECL-4.13',
    choices: ancientTechChoices,
    options(state, { seat }, list) {
      const player = state.players[seat];
      let cheapest = Number.POSITIVE_INFINITY;
      for (const { index, cost } of TECHNOLOGIES) {
        if (state.offer[index] === 0 || cost > cheapest || !canPlaceTech(player, index)) continue;
        if (cost < cheapest) list.length = 0;
        cheapest = cost;
        list.push(ancientTechChoices.make['take-tech'](index));
      }
    },
    choose(state, { seat }, choice, k) {
      const tech = ancientTechChoices.arg(choice, 0);
      k.emit({ type: 'tech-taken', seat, tech });
      gainTech(state, seat, tech, k);
    },
  },

  'ancient-part': {
    rule: 'ECL-4.15',
    choices: ancientPartChoices,
    options(state, { seat, part }, list) {
      listLegalSlots(state.players[seat], part, 0, list, ancientPartChoices.make.slot);
      list.push(KEEP_PART);
    },
    choose(state, { seat, part }, choice, k) {
      const player = state.players[seat];
      if (choice === KEEP_PART) {
        player.savedParts = including(player.savedParts, part - FIRST_ANCIENT_PART);
        k.emit({ type: 'part-kept', seat, part });
        return;
      }
      const [type, slot] = ancientPartChoices.args(choice);
      coverSlot(state, seat, type, slot, part, k);
      refreshDesign(player, type);
    },
  },
});
