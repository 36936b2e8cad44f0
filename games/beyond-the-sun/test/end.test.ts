/** The end of the game: its trigger, the rounds that follow, the limit. */
import { describe, expect, test } from 'vitest';
import { MOST_ROUNDS } from '../data/index.ts';
import { words } from '../text/describe.ts';
import { endTurn } from './reading.ts';
import { table } from './table.ts';

const FOUR = 'sirius wolf-359 alpha-centauri luyten-726-8';
const ACHIEVEMENTS = 'transcendence empire technologist warlord';

/** Turns played after this one until the game is over. */
function turnsUntilEnd(at: ReturnType<typeof table>): number[] {
  const turns: number[] = [];
  endTurn(at);
  while (!at.over) {
    turns.push(at.state.active);
    endTurn(at);
  }
  return turns;
}

describe('the end', () => {
  test.each([
    [2, 2],
    [3, 2],
    [4, 3],
  ])('BTS-4.50 with %i players the end comes with one disc more than %i', (seats, discs) => {
    const claims = { transcendence: [0, 1], warlord: [0] };
    const given = discs === 3 ? claims : { transcendence: [0, 1] };
    const before = table({ seats, achievements: ACHIEVEMENTS, claims: given });
    endTurn(before);
    expect(before.state.lastRound).toBe(0);
    const at = table({
      seats,
      achievements: ACHIEVEMENTS,
      claims: given,
      factions: [{ colonies: FOUR }],
    });
    endTurn(at);
    expect(at.state.lastRound).toBe(6);
    expect(at.reported('end-triggered')).toHaveLength(1);
  });

  test('BTS-4.51, EX-3 the round is finished, then one more is played', () => {
    const at = table({
      seats: 4,
      active: 2,
      achievements: ACHIEVEMENTS,
      claims: { transcendence: [0, 1], warlord: [3] },
      factions: [{}, {}, { colonies: FOUR }],
    });
    expect(turnsUntilEnd(at)).toEqual([3, 0, 1, 2, 3]);
  });

  test('BTS-4.52 if the last player of a round triggers it, the extra round follows at once', () => {
    const at = table({
      seats: 4,
      active: 3,
      achievements: ACHIEVEMENTS,
      claims: { transcendence: [0, 1], warlord: [2] },
      factions: [{}, {}, {}, { colonies: FOUR }],
    });
    expect(turnsUntilEnd(at)).toEqual([0, 1, 2, 3]);
  });

  test('BTS-4.51 whoever begins, everybody has as many turns', () => {
    const at = table({
      seats: 3,
      options: { first: '3' },
      active: 0,
      achievements: ACHIEVEMENTS,
      claims: { transcendence: [0, 1] },
      factions: [{ colonies: FOUR }],
    });
    expect(turnsUntilEnd(at)).toEqual([1, 2, 0, 1]);
  });

  test('BTS-4.53 achievements are claimed until the very end, beyond the trigger', () => {
    const at = table({
      seats: 2,
      achievements: ACHIEVEMENTS,
      claims: { transcendence: [0, 1], empire: [1] },
      factions: [{ colonies: FOUR }],
      round: 7,
      lastRound: 7,
    });
    endTurn(at);
    expect(at.reported('achievement')).toHaveLength(1);
    expect(at.state.lastRound).toBe(7);
  });

  test('BTS-4.51 without a limit the hundredth round is one like any other', () => {
    const at = table({ round: MOST_ROUNDS, seats: 2 });
    endTurn(endTurn(at));
    expect(at.over).toBe(false);
    expect(at.state).toMatchObject({ round: MOST_ROUNDS + 1, lastRound: 0 });
    expect(at.reported('last-round')).toEqual([]);
  });

  test('BTS-4.51 a table that plays with a limit says so, and stops in that round', () => {
    const options = { limit: '100-rounds' };
    const before = table({ round: MOST_ROUNDS - 1, seats: 2, options });
    const { values } = words.moment({ seat: 0, position: before.position });
    expect(values).toMatchObject({ most: MOST_ROUNDS });
    endTurn(endTurn(before));
    expect(before.over).toBe(false);
    const at = table({ round: MOST_ROUNDS, seats: 2, options });
    expect(turnsUntilEnd(at)).toEqual([1]);
    expect(at.reported('last-round')).toHaveLength(1);
  });

  test('BTS-4.51 the end that was triggered comes before the limit', () => {
    const at = table({
      round: MOST_ROUNDS - 4,
      seats: 2,
      options: { limit: '100-rounds' },
      achievements: ACHIEVEMENTS,
      claims: { transcendence: [0, 1] },
      factions: [{ colonies: FOUR }],
    });
    expect(turnsUntilEnd(at)).toEqual([1, 0, 1]);
  });
});
