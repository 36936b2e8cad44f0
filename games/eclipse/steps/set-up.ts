/** Before the first round: everybody takes a species and, if the table says so, turns the home. */
import { choiceSet } from '@orrery/kernel';
import { itemsOf } from '../bits.ts';
import { SECTORS } from '../data/sectors.ts';
import { SPECIES } from '../data/species.ts';
import { distinctRotations } from '../galaxy/wormholes.ts';
import { availableSpecies, settleIn } from '../new-player.ts';
import type { State } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { turnOnMap } from '../ways.ts';
import { rotationArg, speciesArg } from './arguments.ts';

const pickChoices = choiceSet({ species: [speciesArg] });
const turnHomeChoices = choiceSet({ 'turn-home': [rotationArg] });

const homeOf = (state: State, seat: number): number => SPECIES[state.players[seat].species].home;

export const setUpSteps = steps({
  'pick-species': {
    rule: 'ECL-1.7',
    choices: pickChoices,
    options(state, { pool }, list) {
      const left = availableSpecies(state, pool);
      for (const species of itemsOf(left)) list.push(pickChoices.make.species(species));
    },
    choose(state, { seat }, choice, k) {
      settleIn(state, seat, pickChoices.arg(choice, 0), k);
    },
  },

  'turn-home': {
    rule: 'ECL-1.9',
    choices: turnHomeChoices,
    options(state, { seat }, list) {
      for (const rotation of distinctRotations(SECTORS[homeOf(state, seat)].wormholes))
        list.push(turnHomeChoices.make['turn-home'](rotation));
    },
    choose(state, { seat }, choice, k) {
      const rotation = turnHomeChoices.arg(choice, 0);
      turnOnMap(state, homeOf(state, seat), rotation);
      k.emit({ type: 'home-turned', seat, rotation });
    },
  },
});
