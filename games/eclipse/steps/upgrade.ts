/** Upgrade: take parts off the blueprints, then install others. */
import { choiceSet } from '@orrery/kernel';
import { without } from '../bits.ts';
import { refreshDesign } from '../blueprints.ts';
import { FIRST_ANCIENT_PART, PARTS } from '../data/parts.ts';
import {
  areDesignsLegal,
  coverSlot,
  fitsSomewhere,
  listLegalSlots,
  listTakeOffs,
  mayInstall,
  takeOff,
} from '../installing.ts';
import { steps } from '../vocabulary.ts';
import { partArg, shipArg, slotArg } from './arguments.ts';
import { chooseFree, listProposals, withFree } from './free.ts';

export const upgradeChoices = withFree({
  'take-off': [shipArg, slotArg],
  part: [partArg],
  done: [],
});
const slotChoices = choiceSet({ slot: [shipArg, slotArg] });

const DONE = upgradeChoices.make.done();

export const upgradeSteps = steps({
  upgrade: {
    rule: 'ECL-8.1',
    choices: upgradeChoices,
    options(state, { seat, left, first, changed }, list) {
      const player = state.players[seat];
      if (first) listTakeOffs(player, left, list, upgradeChoices.make['take-off']);
      for (let part = 0; part < PARTS.length; part++) {
        if (mayInstall(player, part) && fitsSomewhere(player, part, left - 1))
          list.push(upgradeChoices.make.part(part));
      }
      if (first && !changed) return;
      if (areDesignsLegal(player)) list.push(DONE);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === DONE || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      if (upgradeChoices.kind(choice) === 'part') {
        k.push({ step: 'upgrade-slot', seat, left, part: upgradeChoices.arg(choice, 0) });
        return;
      }
      const [type, slot] = upgradeChoices.args(choice);
      takeOff(state, seat, type, slot, k);
      refreshDesign(state.players[seat], type);
      k.push({ ...frame, changed: true });
    },
  },

  'upgrade-slot': {
    rule: 'ECL-8.2',
    choices: slotChoices,
    options(state, { seat, left, part }, list) {
      listLegalSlots(state.players[seat], part, left - 1, list, slotChoices.make.slot);
    },
    choose(state, { seat, left, part }, choice, k) {
      const player = state.players[seat];
      const [type, slot] = slotChoices.args(choice);
      if (part >= FIRST_ANCIENT_PART)
        player.savedParts = without(player.savedParts, part - FIRST_ANCIENT_PART);
      coverSlot(state, seat, type, slot, part, k);
      refreshDesign(player, type);
      if (left > 1) k.push({ step: 'upgrade', seat, left: left - 1, first: false });
    },
  },
});
