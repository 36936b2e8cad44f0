/** Choosing factions and destinies before the first turn. */

import { choiceSet, type Simultaneous } from '@orrery/kernel';
import { CLOCK, DESTINIES_DEALT, FACTIONS } from '../data/index.ts';
import { RESOURCE } from '../data/terms.ts';
import { drawTactics } from '../hand.ts';
import { TOKENS } from '../purse.ts';
import { PHASE, type State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { destinyArg, factionArg } from './arguments.ts';

const factionChoices = choiceSet({ faction: [factionArg] });
const destinyChoices = choiceSet({ keep: [destinyArg] });

const everybody = (state: State): readonly number[] => [...state.players.keys()];

/**
 * The faction's resources, upgrade tile, clock, and its first steps on two tracks (AE-3.2.4,
 * AE-4.20.5).
 */
function takeFaction(state: State, seat: number, faction: number, k: Doors): void {
  const player = state.players[seat];
  const { start, tracks, upgrade, clock } = FACTIONS[faction];
  player.faction = faction;
  player.dealtFactions = [];
  for (let kind = 0; kind < TOKENS; kind++) player.stock[kind] = start[kind];
  for (const track of tracks) player.tracks[track]++;
  player.tiles.push(upgrade);
  if (clock) player.clock = CLOCK.first;
  k.emit({ type: 'faction-taken', seat, faction });
  drawTactics(state, seat, start[RESOURCE.tactics], k);
}

const chooseFactions: Simultaneous<State> = {
  rule: 'AE-3.2.2',
  choices: factionChoices,
  seats: everybody,
  options(state, _frame, list, seat) {
    for (const faction of state.players[seat].dealtFactions) {
      list.push(factionChoices.make.faction(faction));
    }
  },
  resolve(state, _frame, answers, k) {
    state.undealtFactions = [];
    answers.forEach((answer, seat) => {
      takeFaction(state, seat, factionChoices.arg(answer, 0), k);
    });
  },
};

const chooseDestinies: Simultaneous<State> = {
  rule: 'AE-3.2.8',
  choices: destinyChoices,
  seats: everybody,
  options(state, _frame, list, seat) {
    for (const card of state.players[seat].destinies) list.push(destinyChoices.make.keep(card));
  },
  resolve(state, _frame, answers, k) {
    answers.forEach((answer, seat) => {
      const player = state.players[seat];
      const kept = destinyChoices.arg(answer, 0);
      for (const card of player.destinies) if (card !== kept) state.undealtDestinies.push(card);
      player.destinies = [kept];
      k.emit({ type: 'destiny-kept', seat, card: kept });
    });
  },
};

export const setUpSteps = steps({
  'choose-factions': chooseFactions,

  'deal-destinies': {
    run(state, _frame, k) {
      for (const player of state.players) {
        for (let i = 0; i < DESTINIES_DEALT; i++)
          player.destinies.push(k.take(state.undealtDestinies));
      }
    },
  },
  'choose-destinies': chooseDestinies,

  begin: {
    run(state, _frame, k) {
      state.phase = PHASE.play;
      k.emit({ type: 'began', seat: state.first });
      k.push({ step: 'turns', seat: -1 });
    },
  },
});
