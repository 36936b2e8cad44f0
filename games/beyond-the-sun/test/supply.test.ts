/** Population and supply: using cubes, lacking them, returning them. */
import { describe, expect, test } from 'vitest';
import { beyondTheSun } from '../game.ts';
import { owns, player, ships } from './reading.ts';
import { bareTable, nextEvent, running } from './table.ts';

const EMPTY = [0, 0, 0, 0, 0];
const ONE = [0, 0, 0, 0, 1];

describe('using cubes', () => {
  test('BTS-4.54 population that is used leaves the board for where the effect says', () => {
    const research = bareTable({ factions: [{ population: 1 }] })
      .choose('act basic-research-1/1')
      .choose('research i-3');
    // Advanced Genetics turns one supply cube into population.
    expect(player(research).population).toBe(1);
    expect(owns(research, 'i-3')).toBe(true);
    const build = bareTable({ factions: [{ population: 1, owns: 'i-1', ore: 1 }] });
    build.choose('act narrow-beam-lasers');
    expect(player(build).population).toBe(0);
    expect(ships(build)).toBe('sol.2');
  });

  test('BTS-4.54 without population on the board there is none to use', () => {
    const at = bareTable({ factions: [{ population: 0, owns: 'i-1', ore: 9, ships: 'sol.1' }] });
    expect(at.refuses('act basic-research-1/1')).toBe(true);
    expect(at.refuses('act basic-research-2/1')).toBe(true);
    expect(at.refuses('act narrow-beam-lasers')).toBe(true);
  });

  test('BTS-4.55 supply is taken from the left, whatever the growth track shows', () => {
    const taking = (list: string, supply: readonly number[]) =>
      bareTable({
        factions: [{ supply, tracks: [8, 8], population: 0 }],
        agenda: [running(list)],
      });
    const grown = taking('technology.closed-biospheres.action-1', [1, 0, 2, 4, 4]);
    expect(player(grown)).toMatchObject({ columns: [0, 0, 1, 4, 4], population: 2 });
    const built = taking('technology.plasma-cannon.immediate', [0, 0, 2, 4, 4]);
    expect(player(built)).toMatchObject({ columns: [0, 0, 1, 4, 4], population: 0 });
    expect(ships(built)).toBe('sol.2');
  });
});

describe('too little supply', () => {
  const building = (supply: readonly number[], population: number) =>
    bareTable({
      factions: [{ supply, population }],
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    });

  test('BTS-4.56 the missing cube is replaced by population, left out, or all is skipped', () => {
    expect(building(ONE, 2).step).toBe('short-supply');
    expect(building(ONE, 2).options()).toEqual(['replace 0', 'replace 1', 'skip']);
    const replaced = building(ONE, 2).choose('replace 1');
    expect(ships(replaced)).toBe('sol.3 sol.3');
    expect(player(replaced)).toMatchObject({ columns: EMPTY, population: 1 });
    expect(replaced.reported('replaced')).toMatchObject([{ n: 1 }]);
    const without = building(ONE, 2).choose('replace 0');
    expect(without.reported('replaced')).toEqual([]);
    expect(ships(without)).toBe('sol.3');
    expect(player(without)).toMatchObject({ columns: EMPTY, population: 2 });
    const skipped = building(ONE, 2).choose('skip');
    expect(ships(skipped)).toBe('');
    expect(player(skipped)).toMatchObject({ columns: ONE, population: 2 });
    expect(skipped.step).toBe('automate');
  });

  test('BTS-4.56 with no supply at all population may still serve', () => {
    expect(building(EMPTY, 3).options()).toEqual(['replace 1', 'replace 2', 'skip']);
    expect(ships(building(EMPTY, 0))).toBe('');
    expect(ships(building(EMPTY, 3).choose('replace 2'))).toBe('sol.3 sol.3');
  });

  test('BTS-4.56 supply to population: what there is, or nothing', () => {
    for (const supply of [ONE, [1, 0, 0, 0, 0], [0, 0, 1, 0, 0]]) {
      const asked = () =>
        bareTable({
          factions: [{ supply, population: 1 }],
          agenda: [running('system.tau-ceti.colony')],
        });
      expect(asked().options()).toEqual(['replace 0', 'skip']);
      const given = player(asked().choose('replace 0'));
      expect(given).toMatchObject({ columns: EMPTY, population: 2 });
      expect(player(asked().choose('skip'))).toMatchObject({ columns: supply, population: 1 });
    }
  });

  test('BTS-4.56 nobody is asked while there is enough', () => {
    const at = bareTable({ agenda: [running('system.tau-ceti.colony')] });
    expect(at.over).toBe(true);
    expect(player(at).population).toBe(4);
  });

  test('BTS-4.7 BTS-4.56 population that the research of the action needs is not to be given', () => {
    const at = bareTable({
      cards: {
        'ii-1': 'plasma-cannon',
        'ii-2': 'modular-fleet',
        'iii-1': 'deep-space-megastructures',
      },
      factions: [{ owns: 'i-1 i-2 ii-1 ii-2 iii-1', ore: 4, population: 1, supply: EMPTY }],
      state: (s) => nextEvent(s, 'hegemony-summit'),
    }).choose('act deep-space-megastructures');
    expect(owns(at, 'iii-2')).toBe(true);
    expect(ships(at)).not.toContain('deep-space.2');
  });
});

describe('returned population', () => {
  const professors = (held: object) =>
    bareTable({
      cards: { 'ii-1': 'human-experimentation' },
      guilds: 'guild-professors',
      factions: [{ owns: 'i-1 ii-1', ore: 9, ...held }],
      state: (s) => nextEvent(s, 'hegemony-summit'),
    });

  test('BTS-4.57 becomes supply in the rightmost column with room, else above column A', () => {
    const columns = (before: readonly number[]) =>
      player(professors({ population: 3, supply: before }).choose('act human-experimentation'))
        .columns;
    expect(columns([0, 1, 3, 2, 4])).toEqual([0, 1, 3, 4, 4]);
    expect(columns([0, 3, 3, 4, 3])).toEqual([1, 3, 3, 4, 4]);
    expect(columns([3, 3, 3, 4, 4])).toEqual([5, 3, 3, 4, 4]);
  });

  test('BTS-4.57 is supply at once and can serve as such in the same action', () => {
    const at = bareTable({
      guilds: 'guild-terraforming',
      factions: [{ ore: 4, population: 1, supply: EMPTY, ships: 'a-1.1 a-1.3' }],
      control: { 'a-1': '0 food' },
    }).choose('act guild-terraforming');
    // Paid, and still to be asked which ships to return.
    expect(player(at)).toMatchObject({ population: 0, columns: ONE });
    at.choose('return 3').choose('enough');
    // The ship is supply as well; the colony's bonus turns one cube into population.
    expect(player(at)).toMatchObject({ population: 1, columns: ONE });
  });

  test('BTS-4.58 a cost of 2 and one piece of research take 3', () => {
    expect(professors({ population: 2 }).refuses('act human-experimentation')).toBe(true);
    const at = professors({ population: 3 }).choose('act human-experimentation');
    expect(at.reported('paid')).toMatchObject([{ ore: 2, population: 2 }]);
    expect(at.reported('researched')).toHaveLength(1);
    expect(player(at).population).toBe(0);
    expect(professors({ population: 1 }).refuses('act guild-professors/1')).toBe(true);
    expect(professors({ population: 2 }).refuses('act guild-professors/1')).toBe(false);
  });
});

describe('cubes beside technologies', () => {
  test('BTS-4.59 are no population to exchange', () => {
    const at = bareTable({
      factions: [{ population: 0, owns: 'i-3', ore: 3 }],
      agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
    });
    expect(at.options()).toEqual(['buy', 'stop']);
    at.choose('buy').choose('sell');
    expect(owns(at, 'i-3')).toBe(true);
  });

  test('BTS-4.59 BTS-4.80 in a whole game no cube leaves the tree and no disc the automation track', () => {
    const position = beyondTheSun.start({ seats: 3, options: {} }, 'for good');
    const look = () =>
      position.state.players.map(({ slots, automation }) => ({
        slots,
        automation: [...automation],
      }));
    let before = look();
    for (let at = 0; at < 600 && !beyondTheSun.isOver(position); at++) {
      const [seat] = beyondTheSun.waiting(position);
      const options = beyondTheSun.options(position, seat);
      beyondTheSun.answer(position, seat, options[(at * 7919) % options.length]);
      const now = look();
      for (const [other, { slots, automation }] of now.entries()) {
        const had = before[other];
        expect(slots & had.slots).toBe(had.slots);
        expect(automation.slice(0, had.automation.length)).toEqual(had.automation);
      }
      before = now;
    }
    expect(before.every(({ slots, automation }) => slots > 0 && automation.length > 0)).toBe(true);
  });
});

describe('small print of supply', () => {
  test('BTS-4.64 research that nobody has a cube for is left out', () => {
    const at = bareTable({
      factions: [{ population: 0 }],
      agenda: [running('basic.basic-research-1')],
    });
    expect([at.over, player(at).population]).toEqual([true, 0]);
    const offered = bareTable({
      factions: [{ population: 0 }],
      agenda: [running('technology.parallel-universe-generator.immediate')],
    });
    expect(offered.over).toBe(true);
  });

  test('BTS-4.56 what population replaces is not lost', () => {
    const at = bareTable({
      factions: [{ supply: EMPTY, population: 2 }],
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    }).choose('replace 2');
    expect(at.reported('replaced')).toMatchObject([{ n: 2 }]);
    expect(at.reported('lost')).toEqual([]);
  });

  test('BTS-4.13 two cubes are moved, not three', () => {
    const at = bareTable({
      factions: [{ supply: [3, 0, 0, 0, 0] }, {}],
      agenda: [running('technology.android-rights-movement.immediate')],
    })
      .choose('column E')
      .choose('column C');
    expect([at.over, player(at).columns]).toEqual([true, [1, 0, 1, 0, 1]]);
  });

  test('BTS-4.144 the Humanists choose a column for each cube they return', () => {
    const at = bareTable({
      guilds: 'guild-innovators',
      cards: { 'iii-3': 'capital-ship', 'iii-4': 'privateers' },
      factions: [
        {
          board: 'humanist-protectorate-advanced',
          tracks: [8, 2],
          owns: 'iii-3 iii-4',
          ore: 6,
          population: 3,
          supply: [1, 1, 1, 1, 1],
        },
      ],
    }).choose('act guild-innovators/1');
    expect(at.step).toBe('return-cube');
    at.choose('column B');
    expect(at.step).toBe('return-cube');
    at.choose('column C');
    expect(at.step).not.toBe('return-cube');
    expect(player(at).columns).toEqual([1, 2, 2, 1, 1]);
  });

  test('BTS-4.135 ore may stand in for the only population of a price', () => {
    const guild = (owns: string) =>
      bareTable({
        guilds: 'guild-terraforming',
        cards: { 'iii-5': 'android-rights-movement' },
        factions: [{ owns, ore: 5, population: 0, ships: 'a-1.3' }],
        control: { 'a-1': '0 food' },
      }).refuses('act guild-terraforming');
    expect([guild('iii-5'), guild('')]).toEqual([false, true]);
  });

  test('BTS-4.7 one alternative that can be paid is enough', () => {
    const implants = (ore: number) =>
      bareTable({
        cards: { 'iii-5': 'cerebral-implants' },
        factions: [{ owns: 'i-1 iii-5', ore }],
      }).refuses('act cerebral-implants');
    expect([implants(2), implants(3)]).toEqual([true, false]);
  });

  test('BTS-4.4 Mass Cloning needs no population for what costs none', () => {
    const at = bareTable({
      cards: { 'ii-1': 'mass-cloning' },
      factions: [{ owns: 'ii-1', population: 0, ore: 0 }],
    });
    expect(at.refuses('act mass-cloning')).toBe(false);
  });

  test('BTS-4.39 the last supply cube can be bought', () => {
    const at = bareTable({
      factions: [{ ore: 3, population: 0, supply: [0, 1, 0, 0, 0] }],
      agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
    });
    expect(at.options()).toEqual(['buy', 'stop']);
  });

  test('BTS-4.13 of two cubes that should move one may be missing', () => {
    const at = bareTable({
      factions: [{ supply: [0, 0, 1, 0, 0] }],
      agenda: [running('technology.android-rights-movement.immediate')],
    });
    expect(at.reported('lost')).toMatchObject([{ lack: 'cubes', n: 1 }]);
  });

  test('BTS-4.56 whoever has paid may skip what supply is lacking for', () => {
    const at = bareTable({
      cards: { 'ii-4': 'orbital-drydocks' },
      factions: [{ owns: 'ii-4', ore: 3, population: 1, supply: EMPTY, ships: '' }],
    }).choose('act orbital-drydocks');
    expect(at.options()).toEqual(['replace 1', 'skip']);
  });
});
