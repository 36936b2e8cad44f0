/** Faction boards and what sets their advanced sides apart. */
import { describe, expect, test } from 'vitest';
import { BOARD_YIELDS, FACTION_BOARDS } from '../data/index.ts';
import { beyondTheSun } from '../game.ts';
import { boardOf } from '../state.ts';
import { player, ships } from './reading.ts';
import { bareTable, running } from './table.ts';

const UN = 'united-nations-advanced';
const NISHIDA = 'nishida-ostergaard-advanced';
const FEDERATION = 'federation-of-asian-republics-advanced';
const HUMANISTS = 'humanist-protectorate-advanced';

describe('BTS-4.144 advanced boards', () => {
  test('BTS-4.144 no two of them have the same columns or tracks; all hold 17 cubes', () => {
    const advanced = FACTION_BOARDS.filter(({ side }) => side === 'advanced');
    const different = (of: (board: (typeof advanced)[number]) => unknown) =>
      new Set(advanced.map((board) => JSON.stringify(of(board)))).size;
    expect(different((board) => board.columns)).toBe(4);
    expect(different((board) => board.foodTrack)).toBe(4);
    expect(different((board) => board.oreTrack)).toBe(4);
    for (const { columns } of FACTION_BOARDS) {
      expect(columns.reduce((sum, n) => sum + n)).toBe(17);
    }
    expect(
      FACTION_BOARDS.filter(({ side }) => side === 'basic').map(({ abilities }) => abilities),
    ).toEqual([[], [], [], []]);
  });

  test('BTS-4.144 a cell with an ability gives no letter and no ore', () => {
    const board = FACTION_BOARDS.find(({ key }) => key === UN);
    expect(BOARD_YIELDS[board?.id ?? 0].growth.map((letters) => letters.length)).toEqual([
      1, 2, 2, 3, 3, 3, 4, 4, 5,
    ]);
    expect(BOARD_YIELDS[board?.id ?? 0].ore).toEqual([1, 1, 2, 2, 2, 3, 3, 4, 5]);
  });

  test('BTS-4.144 United Nations B: guilds cost 1 ore less while its cell is uncovered', () => {
    const price = (board: string, oreDiscs: number) => {
      const at = bareTable({
        guilds: ['guild-professors', 'guild-technocrats'],
        cards: { 'ii-1': 'plasma-cannon' },
        factions: [{ board, owns: ['i-1', 'ii-1'], ore: 4, population: 3, tracks: [8, oreDiscs] }],
      }).choose('act guild-professors/1');
      return at.reported('paid')[0].ore;
    };
    expect(price(UN, 2)).toBe(3);
    expect(price(UN, 3)).toBe(4);
    expect(price('united-nations-basic', 0)).toBe(4);
  });

  test('BTS-4.144 an ability sleeps again when a returned disc covers its cell', () => {
    const at = bareTable({
      factions: [{ board: FEDERATION, tracks: [8, 4], ships: ['sol.1'] }, { ships: ['sol.2'] }],
      control: { 'a-2': '0 ore' },
      agenda: [running('system.luhman-16.control', 1), running('system.luhman-16.control', 0)],
    }).choose('move sol.2 a-2');
    // The outpost came back and covers the cell, so this jump has one point only.
    expect(player(at).tracks).toEqual([8, 5]);
    at.choose('move sol.1 a-1');
    expect(at.over).toBe(true);
  });

  test('BTS-4.144 Nishida-Østergaard A: automating ore gains 1 ore, automating food does not', () => {
    const ore = (
      track: 'food' | 'ore' | 'either',
      tracks: readonly [number, number],
      disc?: string,
    ) => {
      const at = bareTable({
        factions: [{ board: NISHIDA, tracks }],
        agenda: [{ step: 'automate', seat: 0, track }],
      });
      if (disc) at.choose(`disc ${disc}`);
      return player(at).ore;
    };
    expect(ore('ore', [8, 5])).toBe(1);
    expect(ore('ore', [8, 7])).toBe(0);
    expect(ore('food', [8, 5])).toBe(0);
    expect(ore('either', [8, 5], 'ore')).toBe(1);
    expect(ore('either', [8, 5], 'food')).toBe(0);
    // A disc that stands in counts as what it stands in for.
    expect(ore('ore', [8, 0])).toBe(1);
  });

  test('BTS-4.144 Federation A: the first ship of an action is 1 level higher, others are not', () => {
    const at = bareTable({
      cards: { 'ii-1': 'modular-fleet' },
      factions: [{ board: FEDERATION, owns: ['ii-1'], ore: 1, tracks: [5, 8] }],
    })
      .choose('act modular-fleet')
      .choose('yes')
      .choose('yes')
      .choose('stop');
    expect(ships(at)).toBe('sol.2 sol.2');
  });

  test('BTS-4.144 Federation A: not beyond level 4, not outside of actions, not while covered', () => {
    const built = (list: string, tracks: readonly [number, number], acting = true) => {
      const at = bareTable({
        factions: [{ board: FEDERATION, tracks }],
        agenda: [running(list)],
        state: (s) => {
          s.acting = acting;
        },
      });
      return at.reported('built').map(({ level }) => level);
    };
    expect(built('system.wolf-359.colony', [5, 8])).toEqual([3]);
    expect(built('system.wolf-359.colony', [6, 8])).toEqual([2]);
    expect(built('system.wolf-359.colony', [5, 8], false)).toEqual([2]);
    expect(built('technology.capital-ship.immediate', [5, 8])).toEqual([4]);
  });

  test('BTS-4.144 Federation B: a jump is 1 greater', () => {
    const at = bareTable({
      factions: [{ board: FEDERATION, tracks: [8, 4], ships: ['sol.1'] }],
      agenda: [running('system.luhman-16.control')],
    })
      .choose('move sol.1 a-1')
      .choose('move a-1.1 sol');
    expect(at.over).toBe(true);
  });

  test('BTS-4.144 Humanists A: a system needs 1 strength less', () => {
    const can = (tracks: readonly [number, number]) =>
      !bareTable({
        factions: [{ board: HUMANISTS, tracks, owns: ['i-2'], ore: 5, ships: ['a-1.2'] }],
        control: { 'a-1': '0 food' },
      }).refuses('act terraforming/1');
    expect(can([5, 8])).toBe(true);
    expect(can([6, 8])).toBe(false);
  });

  test('BTS-4.144 Humanists B: returned cubes go to any column with room', () => {
    const at = bareTable({
      factions: [
        { board: HUMANISTS, tracks: [8, 2], ore: 0, population: 2, supply: [1, 3, 2, 3, 4] },
      ],
      agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
    }).choose('sell');
    expect(at.options()).toEqual(['column A', 'column C', 'column E']);
    at.choose('column C');
    expect(player(at).columns).toEqual([1, 3, 3, 3, 4]);
    expect(at.step).toBe('trade');
  });
});

describe('abilities that something sets off', () => {
  const trades = (exchanges: readonly string[], tracks: readonly [number, number] = [4, 8]) => {
    const at = bareTable({
      factions: [{ board: UN, tracks, ore: 3, population: 3, ships: ['sol.1'] }, {}],
      agenda: [{ step: 'production-phase', seat: 0 }],
    }).choose('trade');
    for (const exchange of exchanges) at.choose(exchange);
    return at;
  };

  test('BTS-4.145 three exchanges of any mix in a production phase gain 2 ore', () => {
    // 3 − 1 for the ship, +1 +1 for population, and 2 more in the end.
    const at = trades(['ship sol.1', 'sell', 'sell', 'stop']);
    expect(player(at).ore).toBe(6);
    expect(at.reported('ore')).toHaveLength(1);
  });

  test('BTS-4.145 two are too few, and a covered cell gives nothing', () => {
    expect(player(trades(['sell', 'sell', 'stop'])).ore).toBe(5);
    expect(player(trades(['sell', 'sell', 'sell', 'stop'], [5, 8])).ore).toBe(6);
  });

  test('BTS-4.145 more exchanges than three gain it only once', () => {
    const at = trades(['sell', 'sell', 'sell', 'buy', 'sell', 'stop']);
    expect(at.reported('ore').map(({ n }) => n)).toEqual([2]);
  });

  test('BTS-4.145 exchanges of Lalande 21185 do not count', () => {
    const at = bareTable({
      factions: [{ board: UN, tracks: [4, 8], ore: 0, population: 4 }, {}],
      agenda: [running('system.lalande-21185.colony')],
    })
      .choose('sell')
      .choose('sell')
      .choose('sell')
      .choose('stop');
    expect(at.reported('ore')).toEqual([]);
  });

  test('BTS-4.146 taking control with the last disc: first the bonuses of systems, then the ability', () => {
    const at = bareTable({
      factions: [{ board: NISHIDA, tracks: [8, 1], ships: ['sol.1'], population: 1 }, {}],
      systems: { 'a-2': 'sirius' },
      agenda: [running('system.luhman-16.control')],
    }).choose('move sol.1 a-2');
    const told = at.events.map(({ type }) => type);
    expect(told.indexOf('bonus')).toBeGreaterThan(told.indexOf('track-emptied'));
    expect(at.reported('ore').map(({ n }) => n)).toEqual([1, 3]);
    expect(at.step).toBe('may');
    at.choose('yes').choose('research i-3');
    expect(player(at).population).toBe(1);
  });

  test('BTS-4.146 colonizing with the last disc: the colonization bonus comes first', () => {
    const at = bareTable({
      factions: [{ board: NISHIDA, tracks: [8, 1], ships: ['a-2.3'], owns: ['i-2'], ore: 5 }, {}],
      control: { 'a-2': '0 ore' },
    }).choose('act terraforming/1');
    expect(at.reported('ore').map(({ n }) => n)).toEqual([3, 3]);
    expect(at.step).toBe('may');
    expect(at.options()).toEqual(['yes', 'no']);
  });

  test('BTS-4.146 automating within the bonus does not bring it forward', () => {
    const at = bareTable({
      factions: [
        { board: NISHIDA, tracks: [8, 1], ships: ['a-2.2'], owns: ['i-2'], ore: 5, population: 0 },
        {},
      ],
      systems: { 'a-2': 'ross-248' },
      control: { 'a-2': '0 ore' },
    }).choose('act terraforming/1');
    // 1 for automating ore (ability A), 1 of Ross 248, and only then 3 for the emptied track.
    expect(at.reported('ore').map(({ n }) => n)).toEqual([1, 1, 3]);
  });

  test('BTS-4.146 each track sets it off only once', () => {
    const at = bareTable({
      factions: [{ board: NISHIDA, tracks: [1, 1], population: 0 }, { ships: ['sol.1'] }],
      control: { 'a-2': '0 ore' },
      agenda: [
        { step: 'automate', seat: 0, track: 'ore' },
        running('system.luhman-16.control', 1),
        { step: 'automate', seat: 0, track: 'ore' },
        { step: 'automate', seat: 0, track: 'food' },
      ],
    }).choose('move sol.1 a-2');
    // The ore track is emptied, gets its outpost back and is emptied again; then the food track.
    expect(at.reported('track-emptied').map(({ track }) => track)).toEqual([1, 1, 0]);
    expect(at.reported('ore').filter(({ seat, n }) => seat === 0 && n === 3)).toHaveLength(2);
  });
});

describe('which boards', () => {
  test('BTS-4.147 a table plays all basic or all advanced boards, each faction once', () => {
    for (const side of ['basic', 'advanced']) {
      for (const factions of ['random', 'in-order']) {
        const { state } = beyondTheSun.start(
          { seats: 4, options: { boards: side, factions } },
          side,
        );
        const boards = state.players.map(boardOf);
        expect(boards.map((board) => board.side)).toEqual([side, side, side, side]);
        expect(new Set(boards.map(({ faction }) => faction)).size).toBe(4);
      }
    }
  });

  test('BTS-4.147 chosen factions too get the side of the table', () => {
    const options = { boards: 'advanced', factions: 'chosen', first: '1' };
    const position = beyondTheSun.start({ seats: 2, options }, 'chosen');
    const answer = (key: string) => {
      const [seat] = beyondTheSun.waiting(position);
      beyondTheSun.answer(position, seat, beyondTheSun.parse(position, key));
    };
    answer('play humanist-protectorate');
    answer('play united-nations');
    expect(position.state.players.map((one) => boardOf(one).key)).toEqual([HUMANISTS, UN]);
  });
});
