import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { TECH, TECHNOLOGIES, type TechId } from '../data/technologies.ts';
import type { State } from '../state.ts';
import { hasTech, priceOf } from '../technologies.ts';
import { lay, learn, offer, own, store, table } from './table.ts';

const techs = (keys: readonly string[]) =>
  keys.filter((key) => key.startsWith('research-tech')).map((key) => key.split(' ')[1]);

describe('buying', () => {
  test('ECL-7.1 a tile leaves the offer for its track, science is paid', () => {
    const game = table({
      state(s) {
        offer(s, 'nanorobots', 'nanorobots', 'gauss-shield', 'plasma-cannon');
        store(s, 0, 0, 5, 0);
      },
    });
    game.choose('research');
    expect(techs(game.options())).toEqual(['plasma-cannon', 'gauss-shield', 'nanorobots']);
    game.choose('research-tech nanorobots');
    expect(game.state.offer[TECH.nanorobots]).toBe(1);
    expect(hasTech(game.state.players[0], TECH.nanorobots)).toBe(true);
    expect(game.state.players[0].storage).toEqual([0, 3, 0]);
    // One technology is all that Terrans get.
    expect(game.asked).toEqual([1]);
  });

  test('ECL-7.1 everything on offer that one can pay for is to be had, and what was paid is told', () => {
    const game = table({
      state(s) {
        offer(s, ...TECHNOLOGIES.map(({ id }) => id));
        store(s, 0, 0, 40, 0);
      },
    });
    game.choose('research');
    const owned = TECHNOLOGIES.filter(({ index }) => hasTech(game.state.players[0], index));
    expect(techs(game.options())).toHaveLength(TECHNOLOGIES.length - owned.length);
    game.choose('research-tech gauss-shield');
    expect(game.reported('tech-researched')).toEqual([
      { type: 'tech-researched', seat: 0, tech: TECH['gauss-shield'], price: 2 },
    ]);
  });

  test('ECL-7.2 the discount of the track, but never below the lowest price (worked example)', () => {
    const game = table({
      species: ['orion-hegemony', 'terran-union'],
      state(s) {
        learn(s, 0, 'plasma-cannon');
        offer(s, 'starbase', 'gluon-computer');
        store(s, 0, 0, 3, 0);
      },
    });
    // Neutron Bombs and Plasma Cannon take 2 off: Starbase 4 costs its minimum of 3.
    expect(priceOf(game.state.players[0], TECH.starbase)).toBe(3);
    expect(priceOf(game.state.players[0], TECH['gluon-computer'])).toBe(14);
    game.choose('research').choose('research-tech starbase');
    expect(game.state.players[0].storage[1]).toBe(0);
  });

  test('ECL-7.3 nothing that one owns, printed or bought', () => {
    const game = table({
      state(s) {
        learn(s, 0, 'nanorobots');
        offer(s, 'starbase', 'nanorobots', 'gauss-shield');
        store(s, 0, 0, 20, 0);
      },
    });
    game.choose('research');
    expect(techs(game.options())).toEqual(['gauss-shield']);
  });

  test('ECL-7.4 a track ends after seven', () => {
    const seven: TechId[] = [
      'nanorobots',
      'fusion-drive',
      'advanced-robotics',
      'orbital',
      'advanced-labs',
      'monolith',
      'artifact-key',
    ];
    const game = table({
      state(s) {
        learn(s, 0, ...seven);
        offer(s, 'wormhole-generator', 'gauss-shield');
        store(s, 0, 0, 99, 0);
      },
    });
    game.choose('research');
    expect(techs(game.options())).toEqual(['gauss-shield']);
  });

  test('ECL-7.5 what was researched stays through the game', () => {
    const game = table({
      state(s) {
        offer(s, 'nanorobots');
        store(s, 0, 5, 5, 0);
      },
    });
    game.choose('research').choose('research-tech nanorobots');
    while (!game.over) game.choose(game.options().includes('pass') ? 'pass' : game.options()[0]);
    expect(hasTech(game.state.players[0], TECH.nanorobots)).toBe(true);
  });

  test('ECL-7.10 Research needs something one can pay for, trading included', () => {
    const rich = (money: number, science: number, materials: number) =>
      table({
        state(s) {
          offer(s, 'improved-hull');
          store(s, 0, money, science, materials);
        },
      });
    expect(rich(0, 3, 0).refuses('research')).toBe(true);
    expect(rich(2, 3, 0).refuses('research')).toBe(false);
    expect(rich(1, 3, 1).refuses('research')).toBe(true);
    // With 3 science and 3 materials only trades that leave something to buy.
    const game = rich(0, 3, 3).choose('research');
    expect(game.options()).toEqual(['trade materials science']);
    const last = rich(2, 3, 0).choose('research');
    expect(last.options()).toEqual(['trade money science']);
    last.choose('trade money science').choose('research-tech improved-hull');
    expect(last.state.players[0].storage).toEqual([0, 0, 0]);
    expect(hasTech(last.state.players[0], TECH['improved-hull'])).toBe(true);
  });
});

describe('instant effects', () => {
  test('ECL-7.6 Quantum Grid brings two discs from the reserve, Advanced Robotics one', () => {
    const game = table({
      state(s) {
        offer(s, 'quantum-grid', 'advanced-robotics');
        store(s, 0, 0, 30, 0);
      },
    });
    game.choose('research').choose('research-tech quantum-grid');
    expect(game.state.players[0]).toMatchObject({ discs: 13, reserve: 1 });
    game.choose('pass').choose('research').choose('research-tech advanced-robotics');
    expect(game.state.players[0]).toMatchObject({ discs: 13, reserve: 0, spent: 2 });
  });

  test('ECL-7.7 the Artifact Key pays 5 for each artifact one has now, each as one likes', () => {
    const game = table({
      state(s) {
        lay(s, '102', '0,-1');
        own(s, 0, '102');
        lay(s, '105', '1,0', 0, { bare: true });
        own(s, 1, '105');
        offer(s, 'artifact-key', 'gauss-shield');
        store(s, 0, 0, 14, 0);
      },
    });
    game.choose('research').choose('research-tech artifact-key');
    // Home and 102.
    expect(game.step).toBe('artifact-key');
    game.choose('gain money').choose('gain materials');
    expect(game.state.players[0].storage).toEqual([5, 0, 5]);
    expect(game.step).not.toBe('artifact-key');
  });
});

describe('what a technology opens', () => {
  test('ECL-7.8 its own part and no weaker one', () => {
    const game = table({ state: (s) => learn(s, 0, 'gluon-computer', 'tachyon-source') });
    game.choose('upgrade');
    const parts = game.options().filter((key) => key.startsWith('part'));
    expect(parts).toContain('part tachyon-source');
    expect(parts).toContain('part gluon-computer');
    expect(parts).not.toContain('part positron-computer');
    expect(parts).not.toContain('part fusion-source');
  });
});

describe('Hydrans', () => {
  test('ECL-7.9 ECL-19.4 two technologies; the first counts towards the price of the second', () => {
    const game = table({
      species: ['hydran-progress', 'terran-union'],
      state(s) {
        offer(s, 'nanorobots', 'fusion-drive', 'gluon-computer');
        store(s, 0, 0, 10, 0);
      },
    });
    // Advanced Labs are printed: Nanorobots at 2, then Fusion Drive at 4 − 2, but at least 3.
    game.choose('research').choose('research-tech nanorobots');
    expect(game.step).toBe('research');
    expect(game.options()).toContain('stop');
    game.choose('research-tech fusion-drive');
    expect(game.state.players[0].storage[1]).toBe(5);
    expect(game.state.players[0].spent).toBe(1);
    expect(game.asked).toEqual([1]);
  });

  test('ECL-7.1 nobody is asked for a second one that can’t be had', () => {
    const game = table({
      species: ['hydran-progress', 'terran-union'],
      state(s) {
        offer(s, 'nanorobots');
        store(s, 0, 0, 20, 0);
      },
    });
    game.choose('research').choose('research-tech nanorobots');
    expect(game.step).not.toBe('research');
  });

  test('ECL-7.1 the second one is optional', () => {
    const game = table({
      species: ['hydran-progress', 'terran-union'],
      state(s) {
        offer(s, 'nanorobots', 'fusion-drive');
        store(s, 0, 0, 10, 0);
      },
    });
    game.choose('research').choose('research-tech nanorobots').choose('stop');
    expect(game.state.players[0].storage[1]).toBe(8);
  });
});

test('ECL-7.7 without an artifact the Key asks nothing; the Centre’s counts', () => {
  const asked = (edit: (s: State) => void) => {
    const game = table({
      state(s) {
        offer(s, 'artifact-key', 'gauss-shield');
        store(s, 0, 0, 14, 0);
        // The home has one too: it is lost.
        s.owner[SECTOR['221']] = -1;
        s.cubes[SECTOR['221']] = 0;
        s.players[0].tracks = [11, 11, 11];
        s.players[0].discs++;
        edit(s);
      },
    });
    game.choose('research').choose('research-tech artifact-key');
    let gains = 0;
    for (; game.step === 'artifact-key'; gains++) game.choose('gain money');
    return gains;
  };
  expect(asked(() => {})).toBe(0);
  expect(
    asked((s) => {
      s.defenseSystem = false;
      s.discovery[SECTOR['001']] = 0;
      own(s, 0, '001');
    }),
  ).toBe(1);
});

test('ECL-7.10 every technology alone is reason enough to research', () => {
  for (const { id } of TECHNOLOGIES) {
    const game = table({
      state(s) {
        offer(s, id);
        store(s, 0, 0, 20, 0);
      },
    });
    // Terrans have Starbases from the start.
    expect(game.options().includes('research'), id).toBe(id !== 'starbase');
  }
});
