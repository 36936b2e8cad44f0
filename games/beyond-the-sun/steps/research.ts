/** Research: choose a slot, place the cube, then what the slot brings (BTS-4.65, BTS-4.64). */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { takeSupply } from '../cubes.ts';
import { SLOTS, TECHNOLOGIES } from '../data/index.ts';
import { type State, supplyOf } from '../state.ts';
import { eligibleSlots, levelsOf, onlySlot, type ResearchEffect } from '../tree.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { type EffectFrame, effectOf, runList } from './frames.ts';
import { openRow } from './tableau.ts';

export const researchChoices = choiceSet({ research: [named(SLOTS.map(({ key }) => key))] });

const FIRST_SLOT_CHOICE = researchChoices.make.research(0);

export function startResearch(
  state: State,
  frame: EffectFrame,
  effect: ResearchEffect,
  k: Doors,
): void {
  // Planetary-Scale Research opens a row when it is used for its level (BTS-4.153).
  if (state.tableau && 'count' in effect.levels) {
    const levels = levelsOf(state, frame.seat, effect);
    for (let level = 2; level <= 4; level++)
      if ((levels >> (level - 1)) & 1) openRow(state, level, k);
  }
  k.push({ ...frame, step: 'research' });
}

export const researchSteps = steps({
  research: {
    rule: 'BTS-4.61',
    choices: researchChoices,
    options(state, frame, list) {
      const effect = effectOf(frame) as ResearchEffect;
      const player = state.players[frame.seat];
      const cubes = player.population + (effect.cube === 'supply' ? supplyOf(player) : 0);
      if (cubes === 0) return;
      eligibleSlots(state, frame.seat, effect, list, FIRST_SLOT_CHOICE);
    },
    choose(state, frame, choice, k) {
      const { seat } = frame;
      const player = state.players[seat];
      const effect = effectOf(frame) as ResearchEffect;
      const slot = researchChoices.arg(choice, 0);
      const only = onlySlot(state, seat, effect) === slot;
      const fromSupply = effect.cube === 'supply' && supplyOf(player) > 0;
      if (fromSupply) takeSupply(player);
      else player.population--;
      if (effect.cube === 'supply' && !fromSupply) k.emit({ type: 'replaced', seat, n: 1 });
      player.slots |= 1 << slot;
      state.changed = true;
      const card = state.cards[slot];
      k.emit({ type: 'researched', seat, slot, card, only });
      if (effect.immediate) k.push({ step: 'immediate', seat, slot });
      if (card !== NONE) return;
      k.push({ step: 'type', seat, slot });
      if (SLOTS[slot].level < 4) k.push({ step: 'event', seat, slot });
    },
  },

  /** What a technology brings at once, unless the effect leaves it out (BTS-4.75, BTS-4.76). */
  immediate: {
    rule: 'BTS-4.74',
    run(state, { seat, slot }, k) {
      runList(k, seat, `technology.${TECHNOLOGIES[state.cards[slot]].key}.immediate`);
    },
  },
});
