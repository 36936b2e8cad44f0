import { describe, expect, test } from 'vitest';
import { designStat, HULL, MOVEMENT } from '../blueprints.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { FIRST_ANCIENT_PART, PART } from '../data/parts.ts';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER, INTERCEPTOR, STARBASE } from '../data/ships.ts';
import { areDesignsLegal } from '../installing.ts';
import { SLOTS } from '../state.ts';
import { fleet, install, lay, learn, own, table } from './table.ts';

const parts = (keys: readonly string[]) =>
  keys.filter((key) => key.startsWith('part')).map((key) => key.split(' ')[1]);
const takeOffs = (keys: readonly string[]) => keys.filter((key) => key.startsWith('take-off'));
const at = (type: number, slot: number) => type * SLOTS + slot;

describe('installing', () => {
  test('ECL-8.1 two parts; Mechanema three', () => {
    const terran = table({}).choose('upgrade');
    terran.choose('part hull').choose('slot interceptor 0');
    expect(terran.step).toBe('upgrade');
    terran.choose('part hull').choose('slot cruiser 1');
    expect(terran.asked).toEqual([1]);
    const mechanema = table({ species: ['mechanema', 'terran-union'] }).choose('upgrade');
    for (const slot of ['interceptor 0', 'cruiser 1', 'dreadnought 2'])
      mechanema.choose('part hull').choose(`slot ${slot}`);
    expect(mechanema.asked).toEqual([1]);
  });

  test('ECL-8.1 parts are taken off first, any number, and none once something is installed', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'improved-hull');
        install(s, 0, 'interceptor', { 0: 'improved-hull' });
        install(s, 0, 'cruiser', { 0: 'improved-hull', 1: 'improved-hull' });
      },
    });
    game.choose('upgrade');
    expect(takeOffs(game.options())).toHaveLength(3);
    game.choose('take-off interceptor 0').choose('take-off cruiser 1');
    expect(takeOffs(game.options())).toEqual(['take-off cruiser 0']);
    game.choose('part electron-computer').choose('slot interceptor 0');
    expect(takeOffs(game.options())).toEqual([]);
  });

  test('ECL-8.2 over an empty slot, a printed part or a tile; taken off, the print works again', () => {
    const game = table({ state: (s) => learn(s, 0, 'improved-hull') });
    game.choose('upgrade').choose('part improved-hull');
    expect(game.options().filter((key) => key.includes('cruiser'))).toEqual([
      'slot cruiser 0',
      'slot cruiser 1',
      'slot cruiser 2',
      'slot cruiser 3',
      'slot cruiser 4',
      'slot cruiser 5',
    ]);
    // Over the printed Hull: 2 instead of 1.
    game.choose('slot cruiser 0');
    expect(designStat(game.state, 0, CRUISER, HULL)).toBe(2);
    // Over the tile just installed.
    game.choose('part hull').choose('slot cruiser 0');
    expect(designStat(game.state, 0, CRUISER, HULL)).toBe(1);
    expect(game.state.players[0].parts[at(CRUISER, 0)]).toBe(PART.hull);
    game.choose('pass').choose('upgrade').choose('take-off cruiser 0');
    expect(game.state.players[0].parts[at(CRUISER, 0)]).toBe(EMPTY_SLOT);
    expect(designStat(game.state, 0, CRUISER, HULL)).toBe(1);
  });

  test('ECL-8.3 printed parts can’t be taken off, nor values beside the grid', () => {
    const game = table({ species: ['planta', 'terran-union', 'mechanema'] }).choose('upgrade');
    expect(takeOffs(game.options())).toEqual([]);
    game.choose('part hull');
    // Planta interceptors have three slots; the computer beside them is no slot.
    expect(game.options().filter((key) => key.includes('interceptor'))).toEqual([
      'slot interceptor 0',
      'slot interceptor 1',
      'slot interceptor 2',
    ]);
  });

  test('ECL-8.4 five parts are free, the others need their technology', () => {
    const game = table({}).choose('upgrade');
    expect(parts(game.options())).toEqual([
      'ion-cannon',
      'hull',
      'nuclear-drive',
      'electron-computer',
      'nuclear-source',
    ]);
    const eridani = table({ species: ['eridani-empire', 'terran-union'] }).choose('upgrade');
    expect(parts(eridani.options())).toEqual([
      'ion-cannon',
      'plasma-cannon',
      'hull',
      'nuclear-drive',
      'fusion-drive',
      'electron-computer',
      'gauss-shield',
      'nuclear-source',
    ]);
  });

  test('ECL-8.5 energy, a drive on everything that moves, none on a Starbase', () => {
    const game = table({ state: (s) => learn(s, 0, 'fusion-drive', 'antimatter-cannon') });
    game.choose('upgrade').choose('part fusion-drive');
    expect(game.options().some((key) => key.includes('starbase'))).toBe(false);
    // Over the nuclear drive it would use 1 + 2 of 3: fine.
    game.choose('slot interceptor 3').choose('part hull');
    // The only drive must not be covered with nothing left to install.
    expect(game.options()).not.toContain('slot interceptor 3');
    expect(game.options()).not.toContain('slot interceptor 2');
  });

  test('ECL-8.5 in between a design may be illegal, if the rest of the action can mend it', () => {
    const game = table({ state: (s) => learn(s, 0, 'antimatter-cannon', 'fusion-source') });
    // 4 + 1 energy for 3 made: needs a Fusion Source with the second part.
    game.choose('upgrade').choose('part antimatter-cannon').choose('slot interceptor 1');
    expect(areDesignsLegal(game.state.players[0])).toBe(false);
    expect(game.options()).not.toContain('done');
    // A Computer could only take the cannon's place again.
    game.choose('part electron-computer');
    expect(game.state.players[0].parts[at(INTERCEPTOR, 1)]).toBe(PART['electron-computer']);
    expect(areDesignsLegal(game.state.players[0])).toBe(true);
  });

  test('ECL-8.5 the source that mends it goes where it mends', () => {
    const game = table({ state: (s) => learn(s, 0, 'antimatter-cannon', 'fusion-source') });
    game.choose('upgrade').choose('part antimatter-cannon').choose('slot interceptor 1');
    game.choose('part fusion-source');
    expect(game.options().every((key) => key.includes('interceptor'))).toBe(true);
    game.choose('slot interceptor 2');
    expect(areDesignsLegal(game.state.players[0])).toBe(true);
  });

  test('ECL-8.5 a part that can’t be powered in the end is not offered', () => {
    const game = table({ state: (s) => learn(s, 0, 'antimatter-cannon') });
    // Nothing but nuclear sources: an Interceptor has room for two of them, 6 energy for 4 + 1.
    game.choose('upgrade').choose('part antimatter-cannon');
    expect(game.options()).toContain('slot interceptor 1');
    const reaction = table({
      state(s) {
        learn(s, 0, 'antimatter-cannon');
        s.players[0].passed = true;
        s.firstToPass = 0;
      },
    });
    reaction.choose('react-upgrade');
    expect(parts(reaction.options())).not.toContain('antimatter-cannon');
  });

  test('ECL-8.6 equal parts add up (worked example: two Fusion Drives)', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'fusion-drive', 'tachyon-source');
        install(s, 0, 'interceptor', { 2: 'tachyon-source' });
      },
    });
    game.choose('upgrade').choose('part fusion-drive').choose('slot interceptor 0');
    game.choose('part fusion-drive').choose('slot interceptor 3');
    expect(designStat(game.state, 0, INTERCEPTOR, MOVEMENT)).toBe(4);
    expect(game.state.players[0].designs[1]).toBe(2 + 4);
    // 9 made; 1 for the cannon and 4 for the drives.
    expect(game.state.players[0].designs[0]).toBe(4);
  });

  test('ECL-8.7 parts cost nothing and don’t run out', () => {
    const game = table({
      species: ['mechanema', 'terran-union'],
      state: (s) => learn(s, 0, 'improved-hull'),
    });
    const before = [...game.state.players[0].storage];
    for (let round = 0; round < 3; round++) {
      game.choose('upgrade');
      for (const slot of round === 2
        ? ['starbase 0', 'starbase 1', 'starbase 2']
        : round === 1
          ? ['dreadnought 0', 'dreadnought 1', 'dreadnought 2']
          : ['interceptor 0', 'cruiser 0', 'cruiser 1'])
        game.choose('part improved-hull').choose(`slot ${slot}`);
      game.choose('pass');
      if (game.asked[0] === 1) game.choose('pass');
    }
    expect(
      game.state.players[0].parts.filter((part) => part === PART['improved-hull']),
    ).toHaveLength(9);
    expect(before).toEqual([3, 3, 3]);
  });

  test('ECL-8.8 ships on the map change at once', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'fusion-drive');
        lay(s, '201', '0,-1', 1);
        lay(s, '202', '-1,0', 0);
        own(s, 0, '201');
        fleet(s, 0, '201', { interceptor: 1 });
      },
    });
    game.choose('upgrade').choose('part fusion-drive').choose('slot interceptor 3').choose('done');
    if (game.step === 'finish-turn') game.choose('end-turn');
    game.choose('pass').choose('move').choose('ship interceptor 221').choose('step 201');
    // Two steps now.
    expect(game.step).toBe('move-step');
    game.choose('step 202');
    expect(game.reported('ship-moved')).toHaveLength(2);
  });

  test('ECL-8.9 a kept ancient part uses an installation, and is lost once covered or taken off', () => {
    const game = table({
      state(s) {
        s.players[0].savedParts = 1 << (PART['shard-hull'] - FIRST_ANCIENT_PART);
        s.players[0].savedParts |= 1 << (PART['axion-computer'] - FIRST_ANCIENT_PART);
      },
    });
    game.choose('upgrade');
    expect(parts(game.options()).slice(-2)).toEqual(['axion-computer', 'shard-hull']);
    game.choose('part shard-hull').choose('slot interceptor 0');
    expect(parts(game.options())).not.toContain('shard-hull');
    game.choose('part hull').choose('slot interceptor 0');
    expect(game.asked).toEqual([1]);
    expect(game.reported('part-lost')).toHaveLength(1);
    game.choose('pass').choose('upgrade');
    expect(parts(game.options())).not.toContain('shard-hull');
    game.choose('part axion-computer').choose('slot cruiser 1').choose('done');
    game.choose('pass', { seat: 1 }).choose('upgrade').choose('take-off cruiser 1');
    expect(game.reported('part-lost')).toHaveLength(2);
    expect(parts(game.options())).not.toContain('axion-computer');
  });

  test('ECL-8.9 any ancient part is lost once covered', () => {
    for (const part of ['axion-computer', 'shard-hull'] as const) {
      const game = table({ state: (s) => install(s, 0, 'cruiser', { 1: part }) });
      game.choose('upgrade').choose('part hull').choose('slot cruiser 1');
      expect(game.reported('part-lost')).toMatchObject([{ seat: 0, part: PART[part] }]);
    }
  });

  test('a part never goes where the same part lies already', () => {
    const game = table({ state: (s) => install(s, 0, 'cruiser', { 1: 'hull' }) });
    game.choose('upgrade').choose('part hull');
    // One is printed, one is a tile.
    expect(game.options().filter((key) => key.includes('cruiser'))).not.toContain('slot cruiser 0');
    expect(game.options()).not.toContain('slot cruiser 1');
    expect(game.options()).toContain('slot interceptor 0');
  });

  test('ECL-8.10 taking parts off alone is an Upgrade', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'improved-hull');
        install(s, 0, 'starbase', { 3: 'improved-hull' });
      },
    });
    game.choose('upgrade');
    // Something has to change.
    expect(game.options()).not.toContain('done');
    game.choose('take-off starbase 3').choose('done');
    expect(game.state.players[0].parts[at(STARBASE, 3)]).toBe(EMPTY_SLOT);
    expect(game.asked).toEqual([1]);
  });

  test('a source that holds a design up comes off only if what is left can mend it', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'tachyon-source', 'antimatter-cannon');
        // 9 made, 1 + 4 + 4 used: with the printed source 3 are made.
        install(s, 0, 'interceptor', {
          0: 'antimatter-cannon',
          1: 'antimatter-cannon',
          2: 'tachyon-source',
        });
      },
    });
    game.choose('upgrade').choose('take-off interceptor 2');
    expect(game.options()).not.toContain('done');
    game.choose('part tachyon-source').choose('slot interceptor 2').choose('done');
    expect(areDesignsLegal(game.state.players[0])).toBe(true);
  });
});

describe('what the rest of an Upgrade can mend', () => {
  test('ECL-8.5 only sources that one may install count', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'antimatter-cannon');
        // 9 made by a source that can’t be had again, all of it used.
        install(s, 0, 'interceptor', {
          0: 'antimatter-cannon',
          1: 'antimatter-cannon',
          2: 'tachyon-source',
        });
      },
    });
    game.choose('upgrade').choose('part hull');
    expect(game.options()).not.toContain('slot interceptor 2');
    expect(game.options()).toContain('slot interceptor 1');
  });

  test('ECL-8.5 the part just laid may be what is mended', () => {
    const game = table({ state: (s) => learn(s, 0, 'antimatter-cannon') });
    game.choose('upgrade').choose('part antimatter-cannon');
    // Over the only source: a source in the cannon’s place would do again.
    expect(game.options()).toContain('slot interceptor 2');
    game.choose('slot interceptor 2');
    expect(game.state.players[0].parts[at(INTERCEPTOR, 2)]).toBe(PART['nuclear-source']);
    expect(areDesignsLegal(game.state.players[0])).toBe(true);
  });

  test('ECL-8.5 a new drive may take the very last energy', () => {
    const game = table({ state: (s) => install(s, 0, 'interceptor', { 0: 'ion-cannon' }) });
    // Three of three used: a drive in place of one of three cannons uses the same.
    game.choose('upgrade').choose('part ion-cannon');
    expect(game.options()).toContain('slot interceptor 3');
  });

  test('ECL-8.5 a Starbase is mended too, without a drive', () => {
    const game = table({
      species: ['mechanema', 'terran-union'],
      state: (s) => learn(s, 0, 'antimatter-cannon'),
    });
    game.choose('upgrade').choose('part antimatter-cannon');
    expect(game.options().filter((key) => key.includes('starbase'))).toHaveLength(5);
  });

  test('ECL-8.5 one installation is not both a source and a drive', () => {
    const game = table({
      species: ['mechanema', 'terran-union'],
      state: (s) => learn(s, 0, 'antimatter-cannon'),
    });
    // Of three: the source is covered, so one of the two left must be a source …
    game.choose('upgrade').choose('part antimatter-cannon').choose('slot interceptor 2');
    game.choose('part hull');
    // … and the drive must stay.
    expect(game.options()).not.toContain('slot interceptor 3');
  });
});

test('ECL-8.1 after the last part the action is over, even if there is somebody to talk to', () => {
  const game = table({
    seats: 4,
    state(s) {
      s.defenseSystem = false;
      s.discovery[SECTOR['001']] = 0;
      own(s, 0, '001');
      lay(s, '101', '0,-1', 0, { bare: true });
      own(s, 1, '101');
    },
  });
  game.choose('upgrade').choose('part hull').choose('slot interceptor 0');
  expect(game.options()).toContain('propose 1');
  game.choose('part hull').choose('slot cruiser 1');
  expect(game.step).toBe('finish-turn');
});
