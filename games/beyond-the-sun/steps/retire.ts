/** Ships that leave the star map: back to population, or into the museum. */
import { choiceSet, named } from '@orrery/kernel';
import { levelOfShip, placeOfShip, SHIP_CLASSES, SHIP_KEYS } from '../fleet.ts';
import type { State } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { settle } from './control.ts';
import { ask } from './frames.ts';

const recallChoices = choiceSet({ recall: [named(SHIP_KEYS)], stop: [] });
const exhibitChoices = choiceSet({ exhibit: [named(SHIP_KEYS)] });

const FIRST_RECALL = recallChoices.make.recall(0);
const STOP = recallChoices.make.stop();
const FIRST_EXHIBIT = exhibitChoices.make.exhibit(0);

/** Pushes every class of ship that a faction has. */
export function ownShips(state: State, seat: number, first: number, list: number[]): void {
  const { ships } = state.players[seat];
  for (let ship = 0; ship < SHIP_CLASSES; ship++) if (ships[ship] > 0) list.push(first + ship);
}

export const retireSteps = steps({
  recall: {
    rule: 'BTS-4.123',
    choices: recallChoices,
    options(state, { seat }, list) {
      ownShips(state, seat, FIRST_RECALL, list);
      if (list.length > 0) list.push(STOP);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP) return settle(state, k);
      const { seat, n } = frame;
      const ship = recallChoices.arg(choice, 0);
      state.players[seat].ships[ship]--;
      state.players[seat].population++;
      state.changed = true;
      const place = placeOfShip(ship);
      k.emit({
        type: 'recalled',
        seat,
        level: levelOfShip(ship),
        place,
        system: state.systems[place],
      });
      if (n > 1) ask(k, 'recall', frame, n - 1);
      else settle(state, k);
    },
    skip: (state, _frame, k) => settle(state, k),
  },

  exhibit: {
    rule: 'BTS-4.133',
    choices: exhibitChoices,
    options: (state, { seat }, list) => ownShips(state, seat, FIRST_EXHIBIT, list),
    choose(state, { seat }, choice, k) {
      const ship = exhibitChoices.arg(choice, 0);
      const { ships, exhibits } = state.players[seat];
      ships[ship]--;
      exhibits[levelOfShip(ship) - 1]++;
      state.changed = true;
      k.emit({ type: 'exhibited', seat, level: levelOfShip(ship), place: placeOfShip(ship) });
      settle(state, k);
    },
  },
});
