import { describe, expect, test } from 'vitest';
import { TurnClock } from '../turn-clock.ts';
import { duel, nim } from './brains.ts';

const MS = 2000;
const TURN = 5000;

/** What a seat of nim sees at a question of that number. */
function at(question: number, seat = 0, seats = 2) {
  const position = nim.game.start({ seats, options: { heap: '7' } }, 'x');
  position.question = question;
  position.asked = 1 << seat;
  return nim.game.view(position, seat);
}

describe('the time of a turn', () => {
  test('is shared over its decisions: a long turn takes hardly longer than a short one', () => {
    const clock = new TurnClock();
    let spent = 0;
    for (let question = 3; question < 15; question++) {
      const ms = clock.allow(at(question), MS, TURN);
      expect(ms).toBeGreaterThan(100);
      expect(ms).toBeLessThanOrEqual(MS);
      clock.spend(at(question), ms);
      spent += ms;
    }
    expect(spent).toBeLessThan(6000);
  });

  test('begins anew once others were asked', () => {
    const clock = new TurnClock();
    clock.spend(at(3), TURN);
    expect(clock.allow(at(4), MS, TURN)).toBeLessThan(MS);
    expect(clock.allow(at(5), MS, TURN)).toBe(MS);
    expect(clock.allow(at(4, 1), MS, TURN)).toBe(MS);
  });

  test('begins anew at every question that all are asked at once', () => {
    const clock = new TurnClock();
    const position = duel.game.start({ seats: 2, options: { rounds: '3' } }, 'x');
    const first = duel.game.view(position, 0);
    clock.spend(first, TURN);
    const next = { ...first, position: { ...first.position, question: position.question + 1 } };
    expect(clock.allow(next, MS, TURN)).toBe(MS);
  });
});
