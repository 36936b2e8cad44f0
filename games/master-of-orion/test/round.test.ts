import { describe, expect, test } from 'vitest';
import { PHASE } from '../state.ts';
import { table } from './table.ts';

/** Lets everybody do nothing much until the round is over. */
function playOut(s: ReturnType<typeof table>, round: number): void {
  while (!s.over && s.state.round === round) {
    if (s.step === 'action') s.choose(s.refuses('propaganda') ? 'research' : 'propaganda');
    else s.choose(s.options()[0]);
  }
}

describe('the round', () => {
  test('MOO-2.1 MOO-2.2 income, mobilization, start-of-round effects, then actions', () => {
    const s = table({
      players: [
        { food: 5, available: 0, systems: [['hydroponic-farm'], ['observatory']] },
        { available: 0 },
      ],
      round: 0,
      agenda: [{ step: 'round', seat: -1 }],
    });
    const types = s.events.map(({ type, seat }) => `${type} ${seat}`);
    expect(types.filter((type) => /round|income|mobilized|used/.test(type))).toEqual([
      'round-started -1',
      'income-received 0',
      'mobilized 0',
      'mobilized 1',
      'used 0',
    ]);
    expect([s.step, s.state.phase, s.state.round]).toEqual(['action', PHASE.actions, 1]);
    const choosing = table({
      players: [{ available: 0, systems: [['conscription-office']] }, { available: 0 }],
      agenda: [{ step: 'round', seat: -1 }],
    });
    expect([choosing.step, choosing.state.phase]).toEqual(['start-effect', PHASE.start]);
  });

  test('MOO-2.3 the end check, then hands, cubes, token and round', () => {
    const s = table({
      players: [
        {
          hand: ['titan', 'titan', 'frigate', 'frigate', 'embassy', 'embassy'],
          available: 0,
          spent: { build: 2 },
        },
        { available: 0 },
      ],
      agenda: [{ step: 'end-check', seat: -1 }],
    });
    expect([s.step, s.state.phase]).toEqual(['discard', PHASE.end]);
    expect(s.state.players[0].spent[0]).toBe(2);
    s.choose('discard titan');
    expect(s.state.players[0].spent[0]).toBe(0);
    expect([s.state.first, s.state.round]).toEqual([1, 2]);
  });

  test('MOO-2.4 the game takes 8 rounds at most', () => {
    const s = table({
      players: [{ available: 0 }, { available: 0 }],
      round: 0,
      agenda: [{ step: 'round', seat: -1 }],
    });
    for (let round = 1; round <= 8; round++) {
      expect([s.over, s.state.round]).toEqual([false, round]);
      playOut(s, round);
    }
    expect([s.over, s.state.round]).toEqual([true, 8]);
    expect(s.reported('game-ended')).toMatchObject([{ reason: 'rounds' }]);
  });
});
