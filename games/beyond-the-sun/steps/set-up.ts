/**
 * Before the first turn: who plays which faction, and what their boards give them (BTS-3.9,
 * BTS-3.12).
 */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { FACTION_BOARDS, SOL, START } from '../data/index.ts';
import { shipClass } from '../fleet.ts';
import { boardOf, type State, seatAfter } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { runList } from './frames.ts';

const factionChoices = choiceSet({
  play: [named(FACTION_BOARDS.filter(({ side }) => side === 'basic').map((b) => b.faction))],
});

const FIRST_FACTION = factionChoices.make.play(0);
/** The advanced boards follow the basic ones in the same order. */
export const FACTIONS = FACTION_BOARDS.length / 2;

const isTaken = (state: State, board: number): boolean =>
  state.players.some((player) => player.board === board);

export const setUpSteps = steps({
  'choose-factions': {
    rule: 'BTS-4.147',
    run(state, { advanced }, k) {
      const seats = state.players.length;
      for (let i = seats - 1; i >= 0; i--) {
        const seat = seatAfter(state.first, i, seats);
        if (state.players[seat].board === NONE) k.push({ step: 'choose-faction', seat, advanced });
      }
    },
  },

  'choose-faction': {
    rule: 'BTS-4.147',
    choices: factionChoices,
    options(state, { advanced }, list) {
      for (let faction = 0; faction < FACTIONS; faction++) {
        const board = faction + (advanced ? FACTIONS : 0);
        if (!isTaken(state, board)) list.push(FIRST_FACTION + faction);
      }
    },
    choose(state, { seat, advanced }, choice) {
      state.players[seat].board = factionChoices.arg(choice, 0) + (advanced ? FACTIONS : 0);
    },
  },

  'lay-out': {
    rule: 'BTS-4.3',
    run(state, _frame, k) {
      const seats = state.players.length;
      k.push({ step: 'turn', seat: state.first });
      for (let i = seats - 1; i >= 0; i--) {
        const seat = seatAfter(state.first, i, seats);
        const player = state.players[seat];
        const board = boardOf(player);
        player.columns = [...board.columns];
        player.population = START.population;
        player.ships[shipClass(SOL, START.ship.level)] = 1;
        player.ore = START.ore[i];
        runList(k, seat, `board.${board.key}.set-up`);
      }
      for (let i = 0; i < seats; i++) {
        const seat = seatAfter(state.first, i, seats);
        k.emit({ type: 'set-up', seat, board: state.players[seat].board });
      }
      k.emit({ type: 'first-player', seat: state.first });
    },
  },
});
