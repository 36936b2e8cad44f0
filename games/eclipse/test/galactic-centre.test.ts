/** The Galactic Centre is the first of all sectors, and in everything that goes through sectors it is one like the others. */
import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { eclipse } from '../game.ts';
import { COLLAPSED, HAS_MONOLITH, type State } from '../state.ts';
import { combat } from './combat-scene.ts';
import { fleet, lay, learn, own, populate, spend, store, table, withoutShips } from './table.ts';

const CENTRE = SECTOR['001'];
const MATERIALS = 2;
const UPKEEP = [{ step: 'upkeep-phase', seat: -1 }] as const;

/** The Defense System is beaten, its tile taken, and a seat controls the Centre. */
function conquered(s: State, seat = 0): void {
  s.defenseSystem = false;
  s.discovery[CENTRE] = 0;
  own(s, seat, '001');
}

const lines = (state: State, seat: number) =>
  Object.fromEntries(eclipse.definition.score(state, seat).map((line) => [line.id, line.points]));

describe('whoever controls the Galactic Centre', () => {
  test('ECL-3.1 may settle its squares', () => {
    const game = table({ state: conquered });
    expect(game.options().filter((key) => key.startsWith('settle'))).toEqual([
      'settle 001 4 money',
      'settle 001 0 science',
      'settle 001 4 science',
      'settle 001 2 materials',
      'settle 001 4 materials',
    ]);
  });

  test('ECL-9.1 ECL-9.5 may build there, even if there is no other sector', () => {
    const game = table({
      state(s) {
        conquered(s);
        learn(s, 0, 'monolith');
        store(s, 0, 0, 0, 30);
        s.owner[SECTOR['221']] = -1;
        s.cubes[SECTOR['221']] = 0;
        s.players[0].tracks = [11, 11, 11];
        s.players[0].discs++;
        withoutShips(s, 0, '221');
      },
    });
    game.choose('build');
    expect(game.options()).toEqual(
      expect.arrayContaining(['build-thing interceptor 001', 'build-thing monolith 001']),
    );
    game.choose('build-thing monolith 001');
    expect(game.state.structures[CENTRE]).toBe(HAS_MONOLITH);
    expect(game.options().some((key) => key.startsWith('build-thing monolith'))).toBe(false);
  });

  test('ECL-18.2 has its points, and those of a Monolith there', () => {
    const game = table({
      state(s) {
        conquered(s);
        s.structures[CENTRE] = HAS_MONOLITH;
      },
      agenda: [{ step: 'finish', seat: -1 }],
    });
    expect(lines(game.state, 0)).toMatchObject({ sectors: 4 + 3, monoliths: 3 });
  });

  test('ECL-7.2 may take the disc back', () => {
    const game = table({
      state(s) {
        conquered(s);
        populate(s, '001', 2, MATERIALS);
      },
    });
    game.choose('influence');
    expect(game.options()).toContain('disc-from 001');
  });

  test('ECL-15.5 may give it up when money is short', () => {
    const game = table({
      state(s) {
        conquered(s);
        s.players[0].colonyShips = 0;
        spend(s, 0, 5);
        store(s, 0, 0, 0, 0);
      },
      agenda: UPKEEP,
    });
    expect(game.options()).toEqual(['give-up 001', 'give-up 221']);
    game.choose('give-up 001');
    expect(game.state.owner[CENTRE]).toBe(-1);
  });

  test('ECL-14.14 loses it to ships, if nobody lives there', () => {
    const game = combat(
      (field) => {
        field.state.defenseSystem = false;
        field.state.discovery[CENTRE] = 0;
        field.disc('001', 0).ships('001', 1, { interceptor: 1 });
      },
      { step: 'lose-control' },
    );
    expect(game.state.owner[CENTRE]).toBe(-1);
  });

  test('ECL-17.4 leaves nothing there on collapsing', () => {
    const game = table({
      seats: 3,
      state(s) {
        s.defenseSystem = false;
        s.discovery[CENTRE] = 0;
        fleet(s, 0, '001', { interceptor: 1 });
        spend(s, 0, 11);
        store(s, 0, 0, 0, 0);
      },
      agenda: UPKEEP,
    });
    game.choose('give-up 221');
    expect(game.state.players[0].status).toBe(COLLAPSED);
    expect(game.state.fleets.some((ships, at) => at % 6 === 0 && ships !== 0)).toBe(false);
  });
});

describe('ships at the Galactic Centre', () => {
  test('ECL-17.1 are ships: whoever has them is not ruined', () => {
    const game = table({
      seats: 3,
      state(s) {
        lay(s, '201', '0,-1', 1);
        s.defenseSystem = false;
        s.owner[SECTOR['221']] = -1;
        s.cubes[SECTOR['221']] = 0;
        s.players[0].tracks = [11, 11, 11];
        s.players[0].discs++;
        withoutShips(s, 0, '221');
        fleet(s, 0, '001', { cruiser: 1 });
      },
    });
    expect(game.options()).not.toContain('resign');
    expect(game.options()).toContain('explore');
  });

  test('ECL-6.2 ECL-6.3 stand in the way of a relation', () => {
    const proposals = (seats: readonly number[]) =>
      table({
        seats: 4,
        state(s) {
          s.defenseSystem = false;
          for (const seat of seats) fleet(s, seat, '001', { interceptor: 1 });
          own(s, 0, '001');
          own(s, 1, '101');
          s.discovery[CENTRE] = 0;
          lay(s, '101', '0,-1', 0, { bare: true });
        },
      })
        .options()
        .filter((key) => key.startsWith('propose'));
    expect(proposals([])).toEqual(['propose 1']);
    expect(proposals([1])).toEqual([]);
  });

  test('ECL-14.3 whoever dies on the way there has retreated, and draws nothing', () => {
    const game = combat(
      (field) => {
        field.state.defenseSystem = false;
        field.state.discovery[CENTRE] = 0;
        field.lay('106', '001').disc('001', 0);
        field.ships('106', 0, { interceptor: 1 }).ships('106', 1, { interceptor: 1 });
      },
      { step: 'battle-hex' },
    );
    expect(game.options()).toContain('retreat 001');
    game.choose('retreat 001', { chance: [6, 1, 2] }).choose('keep-tile 2');
    expect(game.reported('reputation-drawn')).toMatchObject([{ seat: 1, n: 2 }]);
    expect(game.reported('no-reputation')).toMatchObject([{ seat: 0 }]);
  });
});
