/** The action phase: move the pawn to another space, pay, and carry out what is printed there. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { hasAbility } from '../abilities.ts';
import {
  ACTIONS,
  type ActionEntry,
  actionAt,
  BASIC_ROWS,
  BASIC_SPACES,
  EVENT_SPACES,
  GUILD_SPACES,
  SPACES,
  TECHNOLOGY_SPACES,
} from '../actions.ts';
import { returnCubes } from '../cubes.ts';
import { BASIC_ACTIONS, EFFECT_LISTS } from '../data/index.ts';
import {
  AS_PRINTED,
  borrowableRows,
  canCarryOut,
  copyable,
  copyingExtra,
  SUBSTITUTED,
  waysToPay,
} from '../feasible.ts';
import { orePrice } from '../price.ts';
import { ownsSlot, PHASE, type State, seatCount } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { runList } from './frames.ts';

export const actChoices = choiceSet({ act: [named(SPACES.map(({ key }) => key))] });
const payChoices = choiceSet({ return: [], substitute: [] });
export const copyChoices = choiceSet({ copy: [named(ACTIONS.map(({ key }) => key))] });
export const basicChoices = choiceSet({
  'carry-out': [named(BASIC_ACTIONS.map(({ key }) => key))],
});

const FIRST_SPACE = actChoices.make.act(0);
const RETURN = payChoices.make.return();
const SUBSTITUTE = payChoices.make.substitute();
const FIRST_COPY = copyChoices.make.copy(0);
const FIRST_ROW = basicChoices.make['carry-out'](0);

/** Who stands on a space, or NONE. */
export function pawnOn(state: State, space: number): number {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat].pawn === space) return seat;
  }
  return NONE;
}

/** Ore that an action on a space costs a faction: with surcharges, discounts and linked events. */
export const priceAt = (state: State, seat: number, space: number): number =>
  orePrice(state, seat, actionAt(space), SPACES[space].extra[seatCount(state)]);

/**
 * Pushes those of an owner's spaces that a faction may move its pawn to (BTS-4.17, BTS-4.16,
 * BTS-4.132).
 */
function freeSpaces(
  state: State,
  seat: number,
  spaces: readonly number[],
  pushes: boolean,
  list: number[],
): void {
  const seats = seatCount(state);
  let last = NONE;
  let lastPrice = NONE;
  let possible = false;
  for (let i = 0; i < spaces.length; i++) {
    const { id, action, unlimited, extra } = SPACES[spaces[i]];
    if (extra[seats] < 0) continue;
    if (!unlimited) {
      if (state.players[seat].pawn === id) continue;
      if (!pushes && pawnOn(state, id) !== NONE) continue;
    }
    const price = orePrice(state, seat, ACTIONS[action], extra[seats]);
    // Spaces of one action at one price are all possible or none.
    if (action !== last || price !== lastPrice) {
      possible = canCarryOut(state, seat, ACTIONS[action], price, false);
      last = action;
      lastPrice = price;
    }
    if (possible) list.push(FIRST_SPACE + id);
  }
}

/** Pays for an action and carries it out; `must` if it has to change something. */
function carryOut(
  k: Doors,
  seat: number,
  { list, cost }: ActionEntry,
  ore: number,
  must: boolean,
  copied: boolean,
): void {
  runList(k, seat, list, must, copied);
  if (ore + cost.population > 0) {
    k.push({ step: 'pay', seat, ore, population: cost.population, list, copied });
  }
}

export const actSteps = steps({
  'action-phase': {
    rule: 'BTS-4.15',
    run(state, { seat }, k) {
      state.phase = PHASE.action;
      k.push({ step: 'act', seat });
    },
  },

  act: {
    rule: 'BTS-4.15',
    choices: actChoices,
    options(state, { seat }, list) {
      const player = state.players[seat];
      const pushes = hasAbility(state, seat, 'pushPawns');
      freeSpaces(state, seat, BASIC_SPACES, pushes, list);
      for (let guild = 0; guild < GUILD_SPACES.length; guild++) {
        if ((state.guilds >> guild) & 1) freeSpaces(state, seat, GUILD_SPACES[guild], pushes, list);
      }
      for (let slot = 0; slot < state.cards.length; slot++) {
        // Of the tree only where one's cube lies (BTS-4.19).
        if (ownsSlot(player, slot)) {
          freeSpaces(state, seat, TECHNOLOGY_SPACES[state.cards[slot]], pushes, list);
        }
      }
      for (const technology of player.technologies) {
        freeSpaces(state, seat, TECHNOLOGY_SPACES[technology], pushes, list);
      }
      for (const event of state.standing) {
        freeSpaces(state, seat, EVENT_SPACES[event], pushes, list);
      }
    },
    choose(state, { seat }, choice, k) {
      const space = actChoices.arg(choice, 0);
      const action = actionAt(space);
      const ore = priceAt(state, seat, space);
      const other = SPACES[space].unlimited ? NONE : pawnOn(state, space);
      state.players[seat].pawn = space;
      k.emit({ type: 'action', seat, space });
      if (other !== NONE && other !== seat) {
        state.players[other].pawn = NONE;
        k.emit({ type: 'pushed', seat: other, space });
      }
      state.acting = true;
      state.changed = false;
      state.built = false;
      state.seized = 0;
      k.push({ step: 'end-action', seat });
      carryOut(k, seat, action, ore, true, false);
    },
  },

  'end-action': {
    rule: 'BTS-4.15',
    run(state) {
      state.acting = false;
      state.seized = 0;
      state.owed = 0;
    },
  },

  pay: {
    rule: 'BTS-4.6',
    choices: payChoices,
    options(state, { seat, ore, population, list: name, copied }, list) {
      const ways = waysToPay(state, seat, ore, population, EFFECT_LISTS[name].effects, copied);
      if (ways & AS_PRINTED) list.push(RETURN);
      if (ways & SUBSTITUTED) list.push(SUBSTITUTE);
    },
    choose(state, frame, choice, k) {
      const { seat } = frame;
      const instead = choice === SUBSTITUTE ? 1 : 0;
      const [ore, population] = [frame.ore + instead, frame.population - instead];
      const player = state.players[seat];
      player.ore -= ore;
      player.population -= population;
      state.changed = true;
      k.emit({ type: 'paid', seat, ore, population });
      if (population > 0) returnCubes(state, seat, population, k);
    },
  },

  copy: {
    rule: 'BTS-4.128',
    choices: copyChoices,
    options: (state, { seat }, list) => {
      copyable(state, seat, list, FIRST_COPY);
    },
    choose(state, { seat }, choice, k) {
      const action = ACTIONS[copyChoices.arg(choice, 0)];
      k.emit({ type: 'copied', seat, action: action.id });
      const ore = orePrice(state, seat, action, copyingExtra(state));
      carryOut(k, seat, action, ore, false, true);
    },
  },

  'basic-action': {
    rule: 'BTS-4.27',
    choices: basicChoices,
    options: (state, { seat }, list) => borrowableRows(state, seat, list, FIRST_ROW),
    choose(_state, { seat }, choice, k) {
      const row = basicChoices.arg(choice, 0);
      const action = ACTIONS[BASIC_ROWS[row]];
      k.emit({ type: 'borrowed', seat, action: action.id });
      carryOut(k, seat, action, action.cost.ore, false, false);
    },
  },
});
