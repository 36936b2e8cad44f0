/** Upgrade: take parts off the blueprints, then install others. */
import { choiceSet, type Frame, type Step, step } from '@orrery/kernel';
import { refreshDesign } from '../blueprints.ts';
import { FIRST_ANCIENT_PART, PARTS } from '../data/parts.ts';
import {
  areDesignsLegal,
  coverSlot,
  listLegalSlots,
  listTakeOffs,
  mayInstall,
  takeOff,
} from '../installing.ts';
import { SLOTS, type State } from '../state.ts';
import { partArg, shipArg, slotArg } from './arguments.ts';
import { chooseFree, listProposals, withFree } from './free.ts';

interface UpgradeFrame extends Frame {
  /** Parts that may still be installed. */
  readonly left: number;
  /** True until something is installed: only then may parts be taken off (ECL-8.1). */
  readonly first: boolean;
  /** True once anything was changed: one can be done. */
  readonly changed?: boolean;
}

interface SlotFrame extends Frame {
  readonly left: number;
  readonly part: number;
}

export const upgradeChoices = withFree({
  'take-off': [shipArg, slotArg],
  part: [partArg],
  done: [],
});
const slotChoices = choiceSet({ slot: [shipArg, slotArg] });

const TAKE_OFF = upgradeChoices.make['take-off'](0, 0);
const PART_CHOICE = upgradeChoices.make.part(0);
const DONE = upgradeChoices.make.done();

export const upgradeSteps: Readonly<Record<string, Step<State>>> = {
  upgrade: step<State, UpgradeFrame>({
    rule: 'ECL-8.1',
    choices: upgradeChoices,
    options(state, { seat, left, first, changed }, list) {
      const player = state.players[seat];
      if (first) listTakeOffs(player, left, list, TAKE_OFF);
      for (let part = 0; part < PARTS.length; part++) {
        if (mayInstall(player, part) && listLegalSlots(player, part, left - 1, null, 0))
          list.push(PART_CHOICE + part);
      }
      if (first && !changed) return;
      if (areDesignsLegal(player)) list.push(DONE);
      listProposals(state, seat, list);
    },
    choose(state, frame, choice, k) {
      if (choice === DONE || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      if (choice >= PART_CHOICE) {
        k.push({ step: 'upgrade-slot', seat, left, part: choice - PART_CHOICE });
        return;
      }
      const type = Math.trunc((choice - TAKE_OFF) / SLOTS);
      takeOff(state, seat, type, (choice - TAKE_OFF) % SLOTS, k);
      refreshDesign(state.players[seat], type);
      k.push({ ...frame, changed: true });
    },
  }),

  'upgrade-slot': step<State, SlotFrame>({
    rule: 'ECL-8.2',
    choices: slotChoices,
    options(state, { seat, left, part }, list) {
      listLegalSlots(state.players[seat], part, left - 1, list, 0);
    },
    choose(state, { seat, left, part }, choice, k) {
      const player = state.players[seat];
      const type = Math.trunc(choice / SLOTS);
      if (part >= FIRST_ANCIENT_PART) player.savedParts &= ~(1 << (part - FIRST_ANCIENT_PART));
      coverSlot(state, seat, type, choice % SLOTS, part, k);
      refreshDesign(player, type);
      if (left > 1) k.push({ step: 'upgrade', seat, left: left - 1, first: false });
    },
  }),
};
