/** Control of systems and shipyards: who loses it, who wins it, and the bonuses in their order. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { LOCATIONS, SYSTEMS } from '../data/index.ts';
import { discChoices, discOptions, returnDisc, takeDisc } from '../discs.ts';
import { PLACES, rightfulController } from '../fleet.ts';
import {
  BONUSES,
  bonusOf,
  controllable,
  placeOfBonus,
  type State,
  seatAfter,
  seatOfBonus,
  specializationsAt,
} from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { emptiedTracks } from './automate.ts';
import { runList } from './frames.ts';

const bonusChoices = choiceSet({ bonus: [named(LOCATIONS.map(({ key }) => key))] });

const FIRST_BONUS = bonusChoices.make.bonus(0);

/** Bonuses that come out the same in any order: by system, whether it only gives ore or population. */
const ORDERLESS: readonly boolean[] = SYSTEMS.map(({ control }) =>
  control.every(({ op }) => op === 'gainOre' || op === 'supplyToPopulation'),
);

const next: number[] = LOCATIONS.map(() => NONE);

/**
 * Settles control everywhere: all losers take their discs back, then all winners place theirs, then
 * come the bonuses, those of the active faction first (BTS-4.93, BTS-4.102). What the caller wants to happen
 * after all that must be on the agenda already.
 */
export function settle(state: State, k: Doors): void {
  let changes = 0;
  for (let place = 0; place < PLACES; place++) {
    if (!controllable(state, place)) continue;
    next[place] = rightfulController(state, place);
    if (next[place] !== state.controllers[place]) changes |= 1 << place;
  }
  if (changes === 0) return;
  for (let place = 0; place < PLACES; place++) {
    if ((changes >> place) & 1) loseControl(state, place, k);
  }
  if ((state.holding & BONUSES) === 0) {
    state.holding |= BONUSES;
    k.push({ step: 'bonuses', seat: -1 });
  }
  winControl(state, changes, k);
}

function loseControl(state: State, place: number, k: Doors): void {
  const loser = state.controllers[place];
  if (loser === NONE) return;
  returnDisc(state, loser, state.outposts[place]);
  if (next[place] === state.active && state.acting) state.seized |= 1 << place;
  state.controllers[place] = NONE;
  state.outposts[place] = NONE;
  k.emit({ type: 'control-lost', seat: loser, place, system: state.systems[place] });
}

function winControl(state: State, changes: number, k: Doors): void {
  const seats = state.players.length;
  let fresh = true;
  for (let i = 0; i < seats; i++) {
    const seat = seatAfter(state.active, i, seats);
    for (let place = 0; place < PLACES; place++) {
      if (((changes >> place) & 1) === 0 || next[place] !== seat) continue;
      state.controllers[place] = seat;
      const system = state.systems[place];
      k.emit({ type: 'control', seat, place, system });
      if (system === NONE || SYSTEMS[system].control.length === 0) continue;
      // What is won later waits for what was won before.
      if (fresh && state.bonuses.length > 0) state.bonuses.push(NONE);
      fresh = false;
      state.bonuses.push(bonusOf(seat, place));
    }
  }
  for (let i = seats - 1; i >= 0; i--) {
    const seat = seatAfter(state.active, i, seats);
    for (let place = PLACES - 1; place >= 0; place--) {
      if (((changes >> place) & 1) === 1 && next[place] === seat) {
        k.push({ step: 'outpost', seat, place });
      }
    }
  }
}

export const controlSteps = steps({
  outpost: {
    rule: 'BTS-4.98',
    choices: discChoices,
    options: (state, { seat, place }, list) =>
      discOptions(state, seat, specializationsAt(state, place), list),
    choose(state, { seat, place }, choice, k) {
      const disc = discChoices.arg(choice, 0);
      takeDisc(state, seat, disc, k);
      state.outposts[place] = disc;
      k.emit({ type: 'outpost', seat, place, disc });
    },
  },

  /**
   * One bonus after the other until none is left, then what emptied tracks set off (BTS-4.104,
   * BTS-4.103).
   */
  bonuses: {
    rule: 'BTS-4.102',
    run(state, frame, k) {
      if (state.bonuses[0] === NONE) state.bonuses.shift();
      if (state.bonuses.length === 0) {
        state.holding &= ~BONUSES;
        return emptiedTracks(state, k);
      }
      k.push(frame);
      k.push({ step: 'bonus', seat: seatOfBonus(state.bonuses[0]) });
    },
  },

  bonus: {
    rule: 'BTS-4.105',
    choices: bonusChoices,
    options(state, { seat }, list) {
      const { bonuses } = state;
      let matters = false;
      for (let i = 0; i < bonuses.length; i++) {
        if (bonuses[i] === NONE || seatOfBonus(bonuses[i]) !== seat) break;
        const place = placeOfBonus(bonuses[i]);
        if (!ORDERLESS[state.systems[place]]) matters = true;
        list.push(FIRST_BONUS + place);
      }
      if (!matters) list.length = 1;
    },
    choose(state, { seat }, choice, k) {
      const place = bonusChoices.arg(choice, 0);
      state.bonuses.splice(state.bonuses.indexOf(bonusOf(seat, place)), 1);
      const system = state.systems[place];
      k.emit({ type: 'bonus', seat, place, system });
      runList(k, seat, `system.${SYSTEMS[system].key}.control`);
    },
  },
});
