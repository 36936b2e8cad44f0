import { newTrail } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import { CRUISER } from '../data/ships.ts';
import { shipsAt } from '../ships.ts';
import type { State } from '../state.ts';
import { upkeepCost } from '../storage.ts';
import { fleet, lay, learn, own, spend, store, table } from './table.ts';

/** A sector with free squares: after each action its owner is asked whether to settle. */
function withColony(s: State): void {
  lay(s, '201', '0,-1', 1);
  own(s, 0, '201');
}

describe('turns', () => {
  test('ECL-11.1 one turn each, clockwise, until all have passed', () => {
    const game = table({ seats: 3 });
    const turns: number[] = [];
    const take = (key: string) => {
      turns.push(game.asked[0]);
      expect(game.state.active).toBe(game.asked[0]);
      game.choose(key);
      while (game.step !== 'turn') game.choose('done');
    };
    for (const key of ['influence', 'influence', 'influence', 'pass', 'influence', 'pass'])
      take(key);
    // Seat 0 has passed and may react; seat 1 goes on, seat 2 has passed.
    expect(turns).toEqual([0, 1, 2, 0, 1, 2]);
    expect(game.asked).toEqual([0]);
    game.choose('pass');
    expect(game.asked).toEqual([1]);
    game.choose('pass');
    expect(game.state.round).toBe(2);
  });

  test('ECL-11.2 one action or a pass; free steps besides, at any moment', () => {
    const game = table({ state: withColony });
    game.choose('trade materials money').choose('settle 201 0 money').choose('influence');
    game.choose('done').choose('trade science money').choose('settle 201 1 materials');
    expect(game.asked).toEqual([1]);
    expect(game.state.players[0]).toMatchObject({ spent: 1, storage: [4, 1, 1], colonyShips: 2 });
  });

  test('ECL-11.2 a turn ends by itself when only trading would be left', () => {
    const game = table({ state: (s) => store(s, 0, 20, 20, 20) });
    game.choose('influence').choose('done');
    expect(game.asked).toEqual([1]);
  });

  test('ECL-11.3 an action costs a disc, and may be repeated', () => {
    const game = table({});
    for (let i = 1; i <= 3; i++) {
      game.choose('influence').choose('done');
      expect(game.state.players[0]).toMatchObject({ discs: 12 - i, spent: i });
      game.choose('pass');
    }
    expect(upkeepCost(game.state.players[0])).toBe(2);
  });

  test('ECL-11.4 without a disc one has to pass', () => {
    const game = table({
      state(s) {
        withColony(s);
        spend(s, 0, 11);
      },
    });
    const actions = game.options().filter((key) => !/^(trade|settle)/.test(key));
    expect(actions).toEqual(['pass']);
  });

  test('ECL-11.4 Influence and Upgrade are always possible, the others if they do something', () => {
    const game = table({ state: (s) => store(s, 0, 0, 0, 0) });
    expect(game.options()).toEqual(['explore', 'influence', 'upgrade', 'pass']);
  });
});

describe('passing', () => {
  test('ECL-11.5 whoever passes first begins the next round (worked example)', () => {
    const game = table({ seats: 3 });
    game.choose('influence').choose('done').choose('pass', { seat: 1 }).choose('pass', { seat: 2 });
    expect(game.reported('passed-first')).toEqual([{ type: 'passed-first', seat: 1 }]);
    game.choose('pass', { seat: 0 });
    expect(game.state.round).toBe(2);
    expect(game.state.startPlayer).toBe(1);
    expect(game.asked).toEqual([1]);
  });

  test('ECL-11.6 having passed one reacts or passes again, but takes no action', () => {
    const game = table({});
    game.choose('pass').choose('influence').choose('done');
    expect(game.asked).toEqual([0]);
    expect(game.options().filter((key) => !key.startsWith('trade'))).toEqual([
      'react-upgrade',
      'react-build',
      'pass',
    ]);
  });

  test('ECL-11.7 a reaction costs a disc and does one thing (worked example: a Cruiser moves)', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1', 1);
        own(s, 0, '201');
        fleet(s, 0, '221', { cruiser: 1 });
        s.players[0].colonyShips = 0;
      },
    });
    game.choose('pass').choose('influence').choose('done');
    game.choose('react-move').choose('ship cruiser 221').choose('step 201');
    expect(game.state.players[0]).toMatchObject({ spent: 1, discs: 10 });
    expect(shipsAt(game.state, SECTOR['201'], 0, CRUISER)).toBe(1);
    expect(game.asked).toEqual([1]);
  });

  test('ECL-11.7 one part, one build; no bonus of species or technology counts', () => {
    const start = () =>
      table({
        species: ['mechanema', 'terran-union'],
        state(s) {
          learn(s, 0, 'nanorobots');
          store(s, 0, 0, 0, 30);
        },
      })
        .choose('pass')
        .choose('influence')
        .choose('done');
    const upgrade = start().choose('react-upgrade').choose('part hull').choose('slot cruiser 1');
    expect(upgrade.asked).toEqual([1]);
    const build = start().choose('react-build').choose('build-thing cruiser 230');
    expect(build.asked).toEqual([1]);
  });

  test('ECL-11.8 the last first pass ends the phase: nobody reacts any more', () => {
    const game = table({ state: (s) => store(s, 0, 9, 9, 9) });
    game.choose('pass').choose('pass');
    expect(game.state.round).toBe(2);
    expect(game.state.players.map((player) => player.passed)).toEqual([false, false]);
  });

  test('ECL-11.9 alone one goes on, and between the turns the others may react', () => {
    const game = table({ seats: 3 });
    game.choose('pass').choose('pass', { seat: 1 });
    const asked: number[] = [];
    for (let i = 0; i < 2; i++) {
      expect(game.asked).toEqual([2]);
      game.choose('influence').choose('done');
      for (; game.asked[0] !== 2; game.choose('pass')) asked.push(game.asked[0]);
    }
    expect(asked).toEqual([0, 1, 0, 1]);
  });

  test('who can neither react nor settle is passed over', () => {
    const game = table({ state: (s) => spend(s, 0, 12) });
    // Seat 0 had to pass.
    expect(game.state.players[0].passed).toBe(true);
    expect(game.asked).toEqual([1]);
    game.choose('influence').choose('done');
    expect(game.asked).toEqual([1]);
  });
});

test('ECL-11.2, ECL-11.7, ECL-17.1: the rule that is cited for a turn is the one that it is played by', () => {
  const cited = (edit: (s: State) => void) => {
    const game = table({ agenda: [{ step: 'turn', seat: 0 }], state: edit });
    return game.game.rule(game.position);
  };
  expect(cited(() => {})).toBe('ECL-11.2');
  expect(
    cited((s) => {
      s.players[0].passed = true;
      store(s, 0, 9, 9, 9);
    }),
  ).toBe('ECL-11.7');
});

test('ECL-11.4 without a disc there is only a pass, and no trade is worth asking about', () => {
  const game = table({
    state(s) {
      spend(s, 0, s.players[0].discs);
      store(s, 0, 20, 20, 20);
    },
  });
  expect(game.state.players[0].passed).toBe(true);
  expect(game.asked).toEqual([1]);
});

describe('the start player', () => {
  test('ECL-11.5 is whoever passed first in the round before, round after round, and told', () => {
    const game = table({ seats: 2 });
    game.choose('pass').choose('pass');
    expect(game.state.startPlayer).toBe(0);
    // In the second round the other one passes first.
    game.choose('influence').choose('done');
    while (game.asked[0] === 0) game.choose('end-turn');
    game.choose('pass');
    while (game.state.round === 2) game.choose('pass');
    expect(game.state.startPlayer).toBe(1);
    expect(game.reported('start-player').map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

test('ECL-18.1 at the end nobody is to move, and what lay face down is known for good', () => {
  const game = table({
    agenda: [
      { step: 'turn', seat: 0 },
      { step: 'finish', seat: -1 },
    ],
  });
  const trail = newTrail();
  game.game.answer(game.position, 0, game.game.parse(game.position, 'pass'), trail);
  expect(game.over).toBe(true);
  expect(game.state.active).toBe(-1);
  expect(trail.barrier).not.toBeNull();
});
