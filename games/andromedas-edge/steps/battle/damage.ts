/** Damage after a battle (AE-4.8.18, AE-4.8.19, AE-4.8.26). */

import { choiceSet } from '@orrery/kernel';
import { tellsOfHand } from '../../hand.ts';
import { cardOf, classIn, sendHome } from '../../raiders.ts';
import { TYPE_OF_SHIP } from '../../ships.ts';
import { RAIDERS, type State, seatAfter } from '../../state.ts';
import { type Doors, steps } from '../../vocabulary.ts';
import { shipArg } from '../arguments.ts';
import { listCards } from '../cards.ts';
import { chooseFree, listAside, withFree } from '../free.ts';
import { damageShip } from '../repair.ts';
import { askInOrder } from './round.ts';

const damageCardChoices = withFree({ done: [] });
const wardChoices = choiceSet({ ward: [shipArg] });
const DONE = damageCardChoices.make.done();
const FIRST_PLAY = damageCardChoices.make.play(0);
const SHIPS_PER_SEAT = 16;

/** A ship of a seat as `warded` names it. */
const wardOf = (seat: number, ship: number): number => seat * SHIPS_PER_SEAT + ship;

/**
 * Exactly one figure of defeated raiders is hit: on a shield, or it goes back to its card
 * (AE-4.21.7).
 */
function hitRaiders(state: State, k: Doors): void {
  const { figures, figureWear, raiders, region } = state;
  const figure = figures.indexOf(region);
  if (figure < 0) return;
  const raiderClass = classIn(state, region);
  if (figureWear[figure] < cardOf(state, raiderClass).shields) {
    figureWear[figure]++;
    k.emit({ type: 'raider-damaged', seat: -1, raider: raiders[raiderClass], region });
  } else sendHome(state, figure, k);
}

export const damageSteps = steps({
  damage: {
    rule: 'AE-4.8.26',
    run(state, { seat }, k) {
      const { battle } = state;
      if (battle === null || battle.defeated === 0) return;
      k.push({ step: 'deal-damage', seat });
      askInOrder(
        state,
        battle.defeated & ~battle.spared,
        (seat) => ({ step: 'brace', seat, scrapped: false }),
        k,
      );
    },
  },

  /** Cards that prevent damage, or that are about ships that went to the scrapyard. */
  brace: {
    rule: 'AE-4.8.26',
    choices: damageCardChoices,
    tells: tellsOfHand,
    options(state, { seat, scrapped }, list) {
      listCards(state, seat, scrapped ? 'ship-scrapped' : 'before-damage', list, FIRST_PLAY);
      if (list.length === 0) return;
      list.push(DONE);
      listAside(state, seat, list);
    },
    choose(state, frame, choice, k) {
      chooseFree(state, frame, choice, k);
    },
  },

  /** Ships of one's own that take no damage. */
  ward: {
    rule: 'AE-4.8.25',
    choices: wardChoices,
    options(state, { seat }, list) {
      const { ships } = state.players[seat];
      for (let ship = 0; ship < ships.length; ship++) {
        if (ships[ship] !== state.region) continue;
        if (state.battle?.warded.includes(wardOf(seat, ship))) continue;
        const choice = wardChoices.make.ward(TYPE_OF_SHIP[ship]);
        if (!list.includes(choice)) list.push(choice);
      }
    },
    choose(state, frame, choice, k) {
      const { seat, n } = frame;
      const type = wardChoices.arg(choice, 0);
      const { ships } = state.players[seat];
      const ship = ships.findIndex(
        (at, which) =>
          at === state.region &&
          TYPE_OF_SHIP[which] === type &&
          !state.battle?.warded.includes(wardOf(seat, which)),
      );
      state.battle?.warded.push(wardOf(seat, ship));
      k.emit({ type: 'ship-warded', seat, ship: type });
      if (n > 1) k.push({ ...frame, n: n - 1 });
    },
  },

  /** All damage is dealt at once. */
  'deal-damage': {
    rule: 'AE-4.8.18',
    run(state, _frame, k) {
      const { battle } = state;
      if (battle === null) return;
      const seats = state.players.length;
      for (let i = 0; i < seats; i++) {
        const seat = seatAfter(state.active, i, seats);
        if (!(((battle.defeated & ~battle.spared) >> seat) & 1)) continue;
        const { ships } = state.players[seat];
        for (let ship = 0; ship < ships.length; ship++) {
          if (ships[ship] !== state.region || battle.warded.includes(wardOf(seat, ship))) continue;
          if (damageShip(state, seat, ship, !battle.unshielded, k)) battle.scrapped |= 1 << seat;
        }
      }
      if ((battle.defeated >> RAIDERS) & 1) hitRaiders(state, k);
      askInOrder(state, battle.scrapped, (seat) => ({ step: 'brace', seat, scrapped: true }), k);
    },
  },
});
