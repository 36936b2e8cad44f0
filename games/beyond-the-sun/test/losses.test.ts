/** What the log says where an effect can't be had in full, and where nothing is left to ask. */
import { LANGUAGES } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { beyondTheSun as game } from '../game.ts';
import { words } from '../text/describe.ts';
import type { Told } from '../vocabulary.ts';
import { player, ships } from './reading.ts';
import { say } from './render.ts';
import { bareTable, place, running, type Situation } from './table.ts';

const EMPTY = { supply: [0, 0, 0, 0, 0] };

/** What was lost, as `supply 1`. */
const lost = (situation: Situation): string[] =>
  bareTable(situation)
    .reported('lost')
    .map(({ lack, n }) => `${lack} ${n}`);

const running0 = (list: string, faction: object, situation: Situation = {}) =>
  lost({ ...situation, factions: [faction], agenda: [running(list)] });

describe('the log says what was lost', () => {
  test('BTS-4.56 supply that is not there', () => {
    expect(running0('system.barnards-star.control', EMPTY)).toEqual(['supply 1']);
    expect(running0('system.barnards-star.control', { supply: [1, 0, 0, 0, 0] })).toEqual([]);
    const some = bareTable({
      factions: [{ supply: [1, 0, 0, 0, 0] }],
      agenda: [running('system.luyten-726-8.colony')],
    }).choose('replace 0');
    expect(player(some).population).toBe(3);
    expect(some.reported('lost')).toMatchObject([{ seat: 0, lack: 'supply', n: 1 }]);
  });

  test('BTS-4.56 nobody skips an effect who was never asked', () => {
    const at = bareTable({
      factions: [{ ...EMPTY, population: 0 }],
      agenda: [running('system.kapteyns-star.colony')],
    });
    expect(at.over).toBe(true);
    expect(at.reported('skipped')).toEqual([]);
    expect(at.reported('lost')).toMatchObject([{ seat: 0, lack: 'supply', n: 1 }]);
  });

  test('BTS-4.56 a ship of two that neither supply nor population pays for', () => {
    const at = bareTable({
      factions: [{ supply: [1, 0, 0, 0, 0], population: 1 }],
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    });
    expect(at.options()).toEqual(['replace 0', 'replace 1', 'skip']);
    at.choose('replace 0');
    expect(ships(at)).toBe('sol.3');
    expect(at.reported('lost')).toMatchObject([{ lack: 'supply', n: 1 }]);
  });

  test('BTS-4.35 empty columns at growth', () => {
    const grown = (supply: readonly number[]) =>
      running0('system.ez-aquarii.colony', { tracks: [4, 8], supply });
    expect(grown([1, 0, 2, 0, 0])).toEqual(['columns 1']);
    expect(grown([1, 1, 2, 0, 0])).toEqual([]);
  });

  test('BTS-4.87 a jump without ships', () => {
    expect(running0('technology.terraforming.immediate', { ships: '' })).toEqual(['ships 1']);
  });

  test('BTS-4.84 an upgrade without ships for it, unless it is “up to”', () => {
    expect(running0('system.luhman-16.colony', { ships: 'sol.4' })).toEqual(['levels 2']);
    expect(running0('system.luhman-16.colony', { ships: 'sol.3' })).toEqual(['levels 1']);
    const boosters = 'technology.hyperdrive-boosters.action-1';
    expect(running0(boosters, { ships: '' })).toEqual(['ships 1']);
  });

  test('BTS-4.13 supply cubes that should move and are not there', () => {
    expect(running0('system.tau-ceti.control', { supply: [3, 0, 0, 0, 0] })).toEqual(['cubes 1']);
    const android = 'technology.android-rights-movement.immediate';
    expect(running0(android, EMPTY)).toEqual(['cubes 2']);
  });

  test('BTS-4.124 ore beyond what a card gives at most', () => {
    const control = { 'a-1': '0 food', 'a-2': '0 ore', 'b-1': '0 ore', 'yard-food': '0 food' };
    const orbitals = 'technology.manufacturing-orbitals.immediate';
    const at = bareTable({ factions: [{ population: 0 }], control, agenda: [running(orbitals)] });
    expect(player(at).ore).toBe(3);
    expect(at.reported('lost')).toMatchObject([
      { lack: 'limit', n: 1 },
      { lack: 'ships', n: 1 },
    ]);
  });

  test('BTS-4.38 an exchange for which one has nothing', () => {
    const trading = (faction: object) =>
      bareTable({ factions: [faction], agenda: [{ step: 'produce', seat: 0 }] }).choose('trade');
    const none = trading({ ore: 0, population: 0 });
    expect(none.reported('no-trade')).toEqual([]);
    expect(none.reported('lost')).toMatchObject([{ lack: 'exchange' }]);
    const declined = trading({ ore: 3 }).choose('stop');
    expect(declined.reported('no-trade')).toHaveLength(1);
    expect(declined.reported('lost')).toEqual([]);
  });

  test('BTS-4.130 a card where both decks are out', () => {
    const state: Situation['state'] = (state) => {
      state.systemsA.rest = [];
      state.systemsB.rest = [];
    };
    const ministry = 'technology.ministry-of-colonies.immediate';
    expect(running0(ministry, {}, { state })).toEqual(['cards 1']);
  });

  test.each(LANGUAGES)('and has words for all of it in %s', (language) => {
    const view = game.view(bareTable().position, 0);
    const lacks = [
      'supply',
      'columns',
      'cubes',
      'ships',
      'levels',
      'cards',
      'exchange',
      'limit',
    ] as const;
    const told = lacks.map((lack) => {
      const text = words.describeEvent(view, { type: 'lost', seat: 0, lack, n: 2 });
      return say(language, {
        id: text?.words.id ?? '',
        values: { ...text?.words.values, seat: 'Anna' },
      });
    });
    expect(new Set(told).size).toBe(lacks.length);
    expect(told.every((line) => line.includes('Anna'))).toBe(true);
  });
});

describe('a single technology that can be researched is named', () => {
  const done = { owns: 'i-1 i-2 i-3', ore: 9 };

  test('BTS-4.61 in the option, before one chooses it', () => {
    const at = bareTable({ factions: [done] });
    const view = game.view(at.position, 0);
    const option = game.parse(at.position, 'act basic-research-1/1');
    const read = { option, key: 'act basic-research-1/1', ...game.read(at.position, option) };
    expect(words.describeOption(view, 0, read).words).toMatchObject({
      id: 'option.only',
      values: { target: { id: 'name.advanced-robotics' } },
    });
    const open = game.parse(at.position, 'act basic-research-2/1');
    const other = { option: open, key: 'act basic-research-2/1', ...game.read(at.position, open) };
    expect(words.describeOption(view, 0, other).words.id).not.toBe('option.only');
  });

  test('BTS-4.61 and in the log, since nobody is asked', () => {
    const at = bareTable({ factions: [done] }).choose('act basic-research-1/1');
    const [told] = at.reported('researched');
    expect(told).toMatchObject({ only: true });
    expect(words.describeEvent(game.view(at.position, 0), told as Told)?.words.id).toBe(
      'event.researched-only',
    );
    const asked = bareTable({ factions: [{ owns: 'i-1 i-2', ore: 9 }] })
      .choose('act basic-research-1/1')
      .choose('research i-3');
    expect(asked.reported('researched')).toMatchObject([{ only: false }]);
  });
});

describe('nothing is asked that makes no difference', () => {
  const colonizing = (fleet: string) =>
    bareTable({
      factions: [{ owns: 'i-2', ore: 5, ships: fleet }],
      control: { 'a-1': '0 food' },
    }).choose('act terraforming/1');

  test('BTS-4.109 where every ship is needed, not which goes first', () => {
    const at = colonizing('a-1.2 a-1.1');
    expect(at.reported('ships-returned')).toMatchObject([{ n: 2, strength: 3 }]);
    expect(at.state.systems[place('a-1')]).not.toBe(-1);
  });

  test('BTS-4.109 where one can be spared, which', () => {
    expect(colonizing('a-1.2 a-1.1 a-1.1').options()).toEqual(['return 1', 'return 2']);
    const at = colonizing('a-1.2 a-1.1 a-1.1').choose('return 1');
    // One of strength 2 is still needed, and either the cruiser or both small ships make it up.
    expect(at.options()).toEqual(['return 1', 'return 2']);
  });
});
