/** The worked examples of the rules that are about combat, and a long battle with all its rolls. */
import { describe, expect, test } from 'vitest';
import { HULL, INITIATIVE } from '../blueprints.ts';
import { groupOf, groupStat } from '../combat/sides.ts';
import { ORANGE } from '../data/parts.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, INTERCEPTOR } from '../data/ships.ts';
import { battles, combat, type Field, fleet, paired, volleys } from './combat-scene.ts';

const HIT = 6;
const MISS = 1;

describe('three players in a sector', () => {
  const RED = 0;
  const GREEN = 1;
  const BLUE = 2;
  const arrange = (owner: number, order: readonly number[], rolls: readonly number[]) =>
    battles(
      (field) => {
        field.far('310');
        for (const seat of order) field.ships('310', seat, { interceptor: 1 });
        if (owner >= 0) field.disc('310', owner);
      },
      { seats: 3, chance: rolls },
    );

  test('ECL-12.4, ECL-12.7 Red is there, Green comes, then Blue: Green defends against Blue, Red last', () => {
    const table = arrange(-1, [RED, GREEN, BLUE], [MISS, HIT, HIT]);
    expect(paired(table)).toEqual(['310: 2 against 1', '310: 2 against 0']);
  });

  test('ECL-12.5 the same if Red controls the sector and comes last', () => {
    const table = arrange(RED, [GREEN, BLUE, RED], [MISS, HIT, HIT]);
    expect(paired(table)).toEqual(['310: 2 against 1', '310: 2 against 0']);
  });
});

/**
 * A long battle. The attacker (blue) has three Interceptors and a Cruiser, the defender (white)
 * three Interceptors and a Cruiser in a sector of her own; both have Plasma Missiles.
 */
describe('a long battle', () => {
  const WHITE = 0;
  const BLUE = 1;

  function arrange(field: Field): void {
    // 311 is where blue may retreat to.
    field.far('310').lay('311', '310').disc('311', BLUE);
    // White's sector has a science and a materials cube.
    field.disc('310', WHITE, [0, 1]);
    field.design(WHITE, 'interceptor', 'plasma-missile - - -');
    field.design(
      WHITE,
      'cruiser',
      'plasma-cannon electron-computer plasma-cannon fusion-source - fusion-drive',
    );
    field.design(BLUE, 'interceptor', 'plasma-missile hull - fusion-drive');
    field.design(
      BLUE,
      'cruiser',
      'plasma-missile improved-hull plasma-cannon fusion-source hull fusion-drive',
    );
    field.ships('310', WHITE, { interceptor: 3, cruiser: 1 });
    field.ships('310', BLUE, { interceptor: 3, cruiser: 1 });
  }

  /** Up to the first throw of the first round. */
  const missiles = () => {
    const table = combat(arrange, { chance: [6, 6, 5, 4, 3, 2] });
    // Two sixes: each destroys an Interceptor with one hull.
    table.choose('target interceptor 0');
    return table.choose('target interceptor 0', { chance: [6, 6] });
  };

  test('ECL-13.1, ECL-13.2 initiative: blue Interceptors 4, then 3 for everybody, the defender first', () => {
    const table = combat(arrange, { chance: [6, 6, 5, 4, 3, 2] });
    const { state } = table;
    expect(groupStat(state, groupOf(BLUE, INTERCEPTOR), INITIATIVE)).toBe(4);
    for (const group of [
      groupOf(WHITE, INTERCEPTOR),
      groupOf(WHITE, CRUISER),
      groupOf(BLUE, CRUISER),
    ])
      expect(groupStat(state, group, INITIATIVE)).toBe(3);
    expect(table.reported('battle-began')[0].order).toEqual([
      groupOf(BLUE, INTERCEPTOR),
      groupOf(WHITE, INTERCEPTOR),
      groupOf(WHITE, CRUISER),
      groupOf(BLUE, CRUISER),
    ]);
    expect(groupStat(state, groupOf(BLUE, CRUISER), HULL)).toBe(3);
  });

  test('ECL-13.3, ECL-13.10 the missiles: two Interceptors are destroyed before they can answer', () => {
    const table = missiles();
    // White has one Interceptor left for two dice: one for an Interceptor, one for the Cruiser.
    expect(table.asked).toEqual([WHITE]);
    table.choose('target interceptor 0').choose('target cruiser 0', { chance: [3, 2] });
    expect(volleys(table)).toEqual([
      '1 interceptor missiles',
      '0 interceptor missiles',
      '1 cruiser missiles',
    ]);
    expect(table.reported('volley').map(({ dice }) => (dice as number[]).length)).toEqual([
      6, 2, 2,
    ]);
    expect(fleet(table, '310', WHITE)).toEqual([1, 1, 0, 0]);
    expect(fleet(table, '310', BLUE)).toEqual([2, 1, 0, 0]);
    // Two points of damage on a Cruiser with three hull.
    expect(table.state.battle?.hurt).toEqual([groupOf(BLUE, CRUISER) * 64 + 2]);
    expect(table.state.battle?.credit).toEqual([1, 2]);
  });

  test('ECL-13.8, ECL-13.13, ECL-14.4, ECL-14.9 the rounds, reputation and what follows', () => {
    const table = missiles();
    table.choose('target interceptor 0').choose('target cruiser 0', { chance: [3, 2] });
    // Round 1: blue's Interceptors make for 311. White's has nowhere to go and misses; her Cruiser
    // has two computers and hits with the 4.
    expect(table.options()).toEqual(['attack', 'retreat 311']);
    table.choose('retreat 311', { chance: [3, 4, 2] });
    expect(table.options()).toEqual(['target interceptor 0', 'target cruiser 2']);
    table.choose('target interceptor 0');
    expect(fleet(table, '310', BLUE)).toEqual([1, 1, 0, 0]);
    table.choose('attack', { chance: [6] });
    // Round 2: the last blue Interceptor gets away, white's Cruiser misses.
    table.choose('target interceptor 0', { chance: [1, 2] });
    expect(fleet(table, '311', BLUE)).toEqual([1, 0, 0, 0]);
    expect(fleet(table, '310', WHITE)).toEqual([0, 1, 0, 0]);
    // Blue's plasma hit is too much for a Cruiser without hull. White, in control, draws first:
    // one for fighting, two for Interceptors.
    table.choose('attack', { chance: [6, 3, 1, 2] });
    expect(table.reported('battle-won')).toMatchObject([{ side: BLUE, sector: SECTOR['310'] }]);
    expect(table.asked).toEqual([WHITE]);
    expect(table.options()).toEqual(['keep-tile 1', 'keep-tile 2', 'keep-tile 3']);
    // Blue would have six: one for fighting, three Interceptors, two for the Cruiser.
    table.choose('keep-tile 3', { chance: [1, 4, 2, 2, 1] });
    expect(table.reported('reputation-drawn')).toMatchObject([
      { seat: WHITE, n: 3 },
      { seat: BLUE, n: 5 },
    ]);
    table.choose('keep-tile 4');
    expect(table.state.players[WHITE].unbuilt).toEqual([8, 4, 2, 4]);
    expect(table.state.players[BLUE].unbuilt).toEqual([7, 3, 2, 4]);
    // The Cruiser turns to the population: two points for two cubes, and the sector is free.
    expect(table.step).toBe('bombard');
    table.choose('bombard-roll', { chance: [6] });
    expect(table.state.players[WHITE].graveyard).toEqual([0, 1, 1]);
    expect(table.reported('control-lost')).toMatchObject([{ seat: WHITE }]);
    table.choose('put-disc');
    expect(table.state.owner[SECTOR['310']]).toBe(BLUE);
    expect(table.over).toBe(true);
    expect(table.state.battle).toBeNull();
  });

  test('ECL-13.6 its account can be told from the events alone', () => {
    const table = missiles();
    table.choose('target interceptor 0').choose('target cruiser 0', { chance: [3, 2] });
    table.choose('retreat 311', { chance: [3, 4, 2] }).choose('target interceptor 0');
    table.choose('attack', { chance: [6] }).choose('target interceptor 0', { chance: [1, 2] });
    table.choose('attack', { chance: [6, 3, 1, 2] });
    const types = table.events.map(({ type }) => type);
    expect(types).toEqual([
      'battle-began',
      ...['volley', 'ship-hit', 'ship-destroyed', 'ship-hit', 'ship-destroyed'],
      ...['volley', 'ship-hit', 'ship-destroyed', 'ship-hit'],
      ...['volley', 'missed'],
      'retreat-declared',
      ...['volley', 'missed'],
      ...['volley', 'ship-hit', 'ship-destroyed'],
      ...['volley', 'ship-hit', 'ship-destroyed'],
      'retreated',
      ...['volley', 'missed'],
      ...['volley', 'ship-hit', 'ship-destroyed'],
      'battle-won',
      'reputation-drawn',
    ]);
    for (const event of table.events.slice(0, -1)) expect(event).toHaveProperty('sector');
    expect(table.reported('volley').at(-1)).toEqual({
      type: 'volley',
      seat: BLUE,
      side: BLUE,
      thing: 'cruiser',
      ships: 1,
      sector: SECTOR['310'],
      round: 2,
      missiles: false,
      dice: [ORANGE * 8 + 6],
    });
  });
});
