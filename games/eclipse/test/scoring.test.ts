import { describe, expect, test } from 'vitest';
import { FIRST_ANCIENT_PART, PART } from '../data/parts.ts';
import { SECTOR } from '../data/sectors.ts';
import type { TechId } from '../data/technologies.ts';
import { eclipse } from '../game.ts';
import { hiddenReputation, pointsOf } from '../scoring.ts';
import { HAS_MONOLITH, type State } from '../state.ts';
import { words } from '../text/describe.ts';
import { install, lay, learn, own, relate, store, table } from './table.ts';

const FINISH = [{ step: 'finish', seat: -1 }] as const;
const lines = (state: State, seat: number) =>
  Object.fromEntries(eclipse.definition.score(state, seat).map((line) => [line.id, line.points]));

describe('points', () => {
  test('ECL-14.5 what somebody keeps face down counts for nobody else, who knows how many tiles it is', () => {
    const game = table({
      state(s) {
        const best = s.reputationBag.indexOf(4);
        s.players[1].reputation.push(...s.reputationBag.splice(best, 1));
      },
    });
    const seenBy = (eyes: number) => {
      const { state } = eclipse.view(game.position, eyes).position;
      return [lines(state, 1).reputation, hiddenReputation(state, 1)];
    };
    expect(seenBy(1)).toEqual([4, 0]);
    expect(seenBy(0)).toEqual([0, 1]);
  });

  test('ECL-18.1 the game ends after the ninth round, without another Cleanup', () => {
    const game = table({ state: (s) => (s.round = 9) });
    game.choose('pass').choose('pass');
    expect(game.over).toBe(true);
    expect(game.state.round).toBe(9);
    expect(game.reported('techs-offered')).toEqual([]);
    // Upkeep was still settled.
    expect(game.reported('income')).toHaveLength(2);
    expect(game.reported('game-ended')).toHaveLength(1);
  });

  test('ECL-18.2 every source', () => {
    const nano: TechId[] = [
      'nanorobots',
      'fusion-drive',
      'advanced-robotics',
      'orbital',
      'advanced-labs',
      'monolith',
      'artifact-key',
    ];
    const game = table({
      seats: 4,
      state(s) {
        lay(s, '102', '2,-1', 0);
        lay(s, '304', '3,-3', 0);
        own(s, 0, '102', '304');
        s.structures[SECTOR['102']] = HAS_MONOLITH;
        relate(s, 0, 1);
        s.traitor = 0;
        learn(s, 0, ...nano, 'gauss-shield', 'improved-hull', 'fusion-source', 'tachyon-drive');
        s.players[0].reputation.push(s.reputationBag.shift() as number);
        s.players[0].reputation.push(s.reputationBag.pop() as number);
        s.players[0].discoveries.push(...s.discoveryPool.splice(0, 3));
      },
      agenda: FINISH,
    });
    expect(lines(game.state, 0)).toEqual({
      reputation: 5,
      ambassadors: 1,
      sectors: 3 + 3 + 1,
      discoveries: 6,
      monoliths: 3,
      technologies: 5 + 1,
      traitor: -2,
      species: 0,
    });
    expect(pointsOf(game.state, 0)).toBe(26);
    expect(game.reported('won')).toEqual([{ type: 'won', seat: 0, n: 26 }]);
  });

  test('ECL-18.2 ECL-19.5 ECL-19.6 bonuses of Planta and the Descendants', () => {
    const game = table({
      species: ['planta', 'descendants-of-draco', 'mechanema'],
      state(s) {
        lay(s, '201', '0,-1', 0);
        own(s, 0, '201');
        lay(s, '203', '-1,-1', 0);
        lay(s, '105', '1,0', 0);
      },
      agenda: FINISH,
    });
    expect(lines(game.state, 0).species).toBe(2);
    // Two Ancients and one; the Defense System is none.
    expect(lines(game.state, 1).species).toBe(3);
    expect(lines(game.state, 2).species).toBe(0);
  });

  test('ECL-18.3 more in storage wins a tie, and equal ones share', () => {
    const places = (a: number, b: number) => {
      const game = table({
        state(s) {
          store(s, 0, a, 0, 0);
          store(s, 1, 0, b, 0);
        },
        agenda: FINISH,
      });
      return eclipse.definition.places(game.state, 2);
    };
    expect(places(5, 4)).toEqual([1, 2]);
    expect(places(4, 5)).toEqual([2, 1]);
    expect(places(5, 5)).toEqual([1, 1]);
  });

  test('ECL-18.3 resources of all three kinds count', () => {
    const places = (mine: readonly [number, number, number]) =>
      eclipse.definition.places(
        table({
          state(s) {
            store(s, 0, ...mine);
            store(s, 1, 1, 1, 1);
          },
          agenda: FINISH,
        }).state,
        2,
      );
    expect(places([4, 0, 0])).toEqual([1, 2]);
    expect(places([0, 4, 0])).toEqual([1, 2]);
    expect(places([0, 0, 4])).toEqual([1, 2]);
    expect(places([1, 1, 1])).toEqual([1, 1]);
  });

  test('ECL-18.3 the table is told what decided', () => {
    const verdict = (a: number, b: number, edit: (s: State) => void = () => {}) => {
      const game = table({
        state(s) {
          store(s, 0, a, 0, 0);
          store(s, 1, 0, b, 0);
          edit(s);
        },
        agenda: FINISH,
      });
      return words.verdict?.(eclipse.view(game.position, 0));
    };
    expect(verdict(5, 4)).toEqual({ id: 'verdict.resources', values: { n: 5, m: 4 } });
    expect(verdict(4, 5)).toEqual({ id: 'verdict.resources', values: { n: 5, m: 4 } });
    expect(verdict(5, 5)).toEqual({ id: 'verdict.shared' });
    expect(verdict(5, 4, (s) => (s.traitor = 1))).toBe(null);
  });

  test('ECL-18.4 ancient parts score nothing', () => {
    const { state } = table({
      state(s) {
        s.players[0].savedParts = 1 << (PART['ion-turret'] - FIRST_ANCIENT_PART);
        install(s, 0, 'cruiser', { 1: 'shard-hull' });
      },
      agenda: FINISH,
    });
    expect(pointsOf(state, 0)).toBe(pointsOf(state, 1));
  });

  test('ECL-14.5 how many tiles of reputation one can’t see is told with the score', () => {
    const game = table({
      state(s) {
        for (let i = 0; i < 2; i++) s.players[0].reputation.push(s.reputationBag.pop() as number);
      },
    });
    const hidden = (seat: number) =>
      eclipse.definition
        .score(eclipse.view(game.position, seat).position.state, 0)
        .find(({ id }) => id === 'reputation')?.values;
    expect([hidden(0), hidden(1)]).toEqual([{ hidden: 0 }, { hidden: 2 }]);
  });

  test('reputation stays hidden until the end', () => {
    const game = table({
      state(s) {
        s.round = 9;
        s.players[0].reputation.push(s.reputationBag.pop() as number);
      },
    });
    const seen = (seat: number) => lines(eclipse.view(game.position, seat).position.state, 0);
    expect([seen(0).reputation, seen(1).reputation]).toEqual([4, 0]);
    game.choose('pass').choose('pass');
    expect([seen(0).reputation, seen(1).reputation]).toEqual([4, 4]);
  });
});

test('ECL-18.2 reputation tiles of one point count, and a face-down one is not known', () => {
  const game = table({
    state(s) {
      s.players[0].reputation = [1, 4];
      for (const tile of [1, 4]) s.reputationBag.splice(s.reputationBag.indexOf(tile), 1);
    },
  });
  const line = (seat: number) =>
    eclipse.definition
      .score(game.game.view(game.position, seat).position.state, 0)
      .find(({ id }) => id === 'reputation');
  expect(line(0)).toMatchObject({ points: 5, values: { hidden: 0 } });
  expect(line(1)).toMatchObject({ points: 0, values: { hidden: 2 } });
});
