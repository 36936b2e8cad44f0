import { total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { masterOfOrion as game } from '../game.ts';
import { verdict } from '../text/verdict.ts';
import { say } from './render.ts';
import { type SeatSetUp, table } from './table.ts';

const ended = (...players: SeatSetUp[]) =>
  table({ players, round: 8, agenda: [{ step: 'end-check', seat: -1 }] });
const sheet = (s: ReturnType<typeof table>, seat = 0) =>
  Object.fromEntries(game.definition.score(s.state, seat).map(({ id, points }) => [id, points]));
const places = (s: ReturnType<typeof table>) =>
  game.definition.places(s.state, s.state.players.length);

const T18: SeatSetUp = {
  available: 0,
  points: 11,
  loyalty: -2,
  systems: [
    ['titan', 'frigate'],
    ['galactic-university', 'automated-laboratory'],
    ['hydroponic-farm'],
  ],
};

describe('end of the game', () => {
  test('T18 MOO-11.1 track, loyalty, printed points and effects are added', () => {
    const s = ended(T18, { available: 0 });
    expect(sheet(s)).toEqual({ points: 11, loyalty: -2, buildings: 5, effects: 9 });
    expect(total(game.definition.score(s.state, 0))).toBe(23);
  });

  test('MOO-11.2 covered buildings count like working ones', () => {
    const s = ended({ systems: [['frigate', 'frigate', 'hydroponic-farm']] }, {});
    expect(sheet(s).buildings).toBe(5);
  });

  test('MOO-11.3 a building marked «?» is worth what its effect gives', () => {
    const s = ended({ systems: [['command-center', 'titan'], ['industrial-center']] }, {});
    // Two red cards and one yellow one; the Titan counts two systems twice.
    expect(sheet(s)).toMatchObject({ buildings: 0, effects: 2 + 4 + 1 });
  });

  test('MOO-11.4 end-of-game effects apply on covered cards, each copy for itself', () => {
    const systems = [
      ['galactic-senate', 'galactic-senate', 'titan', 'recyclotron', 'hydroponic-farm'],
    ];
    const s = ended({ systems }, {});
    // One set of four colours, counted by two Senates; one system counted by the Titan.
    expect(sheet(s).effects).toBe(3 + 3 + 2);
  });

  test('MOO-11.5 everyone is counted, and negative loyalty may win', () => {
    const s = ended({ loyalty: -5, points: 30 }, { loyalty: 10, points: 2 });
    expect(total(game.definition.score(s.state, 0))).toBe(25);
    expect(places(s)).toEqual([1, 2]);
    // 14 less 5 are fewer than 10.
    expect(places(ended({ loyalty: -5, points: 14 }, { loyalty: 10 }))).toEqual([2, 1]);
  });

  test('MOO-11.6 most points win; ties go to loyalty, then to resources, then are shared', () => {
    expect(places(ended({ points: 5 }, { points: 6 }))).toEqual([2, 1]);
    // All four parts of the score count.
    expect(places(ended({ points: 1 }, { systems: [['frigate']] }))).toEqual([2, 1]);
    expect(places(ended({ points: 1 }, { systems: [['titan']] }))).toEqual([2, 1]);
    expect(places(ended({ points: 2, loyalty: 8 }, { points: 3, loyalty: 7 }))).toEqual([1, 2]);
    expect(places(ended({ food: 1 }, { fleet: 1, production: 1 }))).toEqual([2, 1]);
    const shared = ended({ food: 2 }, { production: 2 }, { food: 1 });
    expect(places(shared)).toEqual([1, 1, 3]);
    expect(shared.reported('won')).toMatchObject([{ seats: [0, 1] }]);
  });

  test('MOO-11.6 what broke a tie is said', () => {
    const said = (...players: SeatSetUp[]) => {
      const phrase = verdict(game.view(ended(...players).position, -1));
      return phrase && say('en', phrase);
    };
    expect(said({ points: 5 }, { points: 6 })).toBeNull();
    expect(said({ points: 2, loyalty: 8 }, { points: 3, loyalty: 7 })).toBe(
      'Player 1 wins the tie by loyalty: 8.',
    );
    expect(said({ food: 1 }, { fleet: 1, production: 1 }, { points: -3 })).toBe(
      'Player 2 wins the tie by resources left: 2.',
    );
    expect(said({ food: 2 }, { production: 2 }, { food: 1 })).toBe(
      'Equal to the last: Player 1 and Player 2 share the victory.',
    );
  });

  test('MOO-10.2 MOO-10.3 why it is over before its time is said', () => {
    const said = (round: number, ...players: SeatSetUp[]) => {
      const agenda = [{ step: 'end-check', seat: -1 }] as const;
      const phrase = verdict(
        game.view(table({ players, round, agenda: [...agenda] }).position, -1),
      );
      return phrase && say('en', phrase);
    };
    expect(said(6, { loyalty: 0, points: 5 }, { points: 30 })).toBe(
      'Before its time: the people have turned away from Player 1. Player 2 wins!',
    );
    const systems = [
      ['frigate', 'frigate', 'embassy', 'embassy', 'scout-ship'],
      ['destroyer', 'destroyer', 'observatory', 'observatory', 'scout-ship'],
      ['titan', 'titan', 'spaceport', 'spaceport', 'recyclotron'],
      ['battleship', 'battleship', 'landing-ship', 'landing-ship', 'recyclotron'],
    ];
    expect(said(7, {}, { systems })).toBe(
      'Before its time: Player 2 has filled every system. Player 2 wins!',
    );
    expect(said(8, { loyalty: 0 }, { points: 30 })).toBeNull();
  });
});
