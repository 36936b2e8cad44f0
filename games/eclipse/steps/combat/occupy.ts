/** Control after the battles: discs without population are lost, free sectors may be taken. */
import { soleOccupant } from '../../combat/sides.ts';
import { SECTORS } from '../../data/sectors.ts';
import { placeDisc, takeBackDisc, takeDiscovery } from '../../discs.ts';
import type { State } from '../../state.ts';
import { steps } from '../../vocabulary.ts';
import { claimChoices } from '../explore.ts';
import { continueSweep, nextSector } from './battles.ts';

const PUT = claimChoices.make['put-disc']();
const LEAVE = claimChoices.make['no-disc']();

/** A disc without cubes under somebody else's ships, with nothing hostile to them around. */
function isLost(state: State, sector: number): boolean {
  const owner = state.owner[sector];
  if (owner < 0 || state.cubes[sector] !== 0) return false;
  const seat = soleOccupant(state, sector);
  return seat >= 0 && seat !== owner;
}

/** Nobody's, with ships of one player who has a disc left. */
function isFree(state: State, sector: number): boolean {
  if (state.owner[sector] >= 0) return false;
  const seat = soleOccupant(state, sector);
  return seat >= 0 && state.players[seat].discs > 0;
}

export const occupySteps = steps({
  'lose-control': {
    rule: 'ECL-14.14',
    run(state, _frame, k) {
      for (let sector = SECTORS.length - 1; sector >= 0; sector--)
        if (isLost(state, sector)) takeBackDisc(state, sector, k, 'control-lost');
    },
  },

  occupation: {
    rule: 'ECL-14.15',
    run(state, frame, k) {
      const sector = nextSector(frame, state, isFree);
      if (sector < 0) return;
      continueSweep(frame, sector, k);
      k.push({ step: 'occupy', seat: soleOccupant(state, sector), sector });
    },
  },

  occupy: {
    rule: 'ECL-14.15',
    choices: claimChoices,
    options(_state, _frame, list) {
      list.push(PUT, LEAVE);
    },
    choose(state, { seat, sector }, choice, k) {
      if (choice === PUT) placeDisc(state, sector, seat, k);
    },
  },

  /** A tile in a sector that is controlled can only be one that Ancients guarded for the Descendants. */
  'unguarded-discoveries': {
    rule: 'ECL-14.16',
    run(state, _frame, k) {
      for (let sector = 0; sector < SECTORS.length; sector++)
        if (state.owner[sector] >= 0) takeDiscovery(state, sector, state.owner[sector], k);
    },
  },
});
