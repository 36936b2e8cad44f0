import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../data/actions.ts';
import { ADVISOR_PLACE, PHASE } from '../state.ts';
import { pile, type SeatSetUp, seen, table } from './table.ts';

const check = [{ step: 'end-check', seat: -1 }];
const six = ['titan', 'titan', 'frigate', 'frigate', 'embassy', 'embassy'];
const end = (players: SeatSetUp[], more: object = {}) =>
  table({ players: players.map((seat) => ({ available: 0, ...seat })), agenda: check, ...more });

const FULL = [
  ['frigate', 'frigate', 'embassy', 'embassy', 'scout-ship'],
  ['destroyer', 'destroyer', 'observatory', 'observatory', 'scout-ship'],
  ['titan', 'titan', 'spaceport', 'spaceport', 'recyclotron'],
  ['battleship', 'battleship', 'landing-ship', 'landing-ship', 'recyclotron'],
];

describe('end of the round', () => {
  test('MOO-10.1 the game ends after round 8', () => {
    expect(end([{}, {}], { round: 7 }).over).toBe(false);
    const s = end([{}, {}], { round: 8 });
    expect([s.over, s.reported('game-ended')[0].reason]).toEqual([true, 'rounds']);
  });

  test('MOO-10.2 or with a loyalty of 0 or less', () => {
    expect(end([{ loyalty: 1 }, {}]).over).toBe(false);
    const s = end([{}, { loyalty: 0 }]);
    expect(s.over).toBe(true);
    expect(s.reported('game-ended')).toMatchObject([{ reason: 'loyalty', seat: 1 }]);
  });

  test('T19 loyalty counts only at the check, MOO-10.2 MOO-11.5', () => {
    const dip = (available: number) =>
      table({
        players: [
          { fleet: 2, available: 1 },
          { loyalty: 1, points: 20, available },
        ],
        round: 4,
        agenda: [{ step: 'turns', seat: 0 }, ...check],
      });
    const saved = dip(1);
    saved.choose('attack 1');
    expect(seen(saved, 1).loyalty).toBe(0);
    saved.choose('propaganda');
    expect([saved.over, saved.state.round]).toEqual([false, 5]);
    const lost = dip(0);
    lost.choose('attack 1');
    expect([lost.over, lost.state.round]).toEqual([true, 4]);
    // Whoever lost all loyalty is counted like the others, and may have won.
    expect(lost.game.definition.score(lost.state, 1)[0]).toEqual({ id: 'points', points: 20 });
    expect(lost.reported('won')).toMatchObject([{ seats: [1] }]);
    expect(lost.game.definition.places(lost.state, 2)).toEqual([2, 1]);
  });

  test('MOO-10.3 or with 5 cards in each of 4 systems', () => {
    const s = end([{}, { systems: FULL }]);
    expect(s.reported('game-ended')).toMatchObject([{ reason: 'systems', seat: 1 }]);
    // A single full system, or three of them, end nothing.
    expect(end([{ systems: FULL.slice(0, 1) }, {}]).over).toBe(false);
    expect(end([{ systems: FULL.slice(0, 3) }, {}]).over).toBe(false);
    const gap = [FULL[0].slice(1), ...FULL.slice(1)];
    expect(end([{ systems: gap }, {}]).over).toBe(false);
  });

  test('MOO-10.3 with Alluvia all 5 systems have to be full, and she counts as a card', () => {
    const four = ['death-star', 'death-star', 'missile-cruiser', 'missile-cruiser'];
    expect(end([{ systems: [...FULL, ['alluvia', ...four]] }, {}]).over).toBe(true);
    expect(end([{ systems: [...FULL, ['alluvia', ...four.slice(1)]] }, {}]).over).toBe(false);
    expect(end([{ systems: [...FULL.slice(1), ['alluvia', ...four]] }, {}]).over).toBe(false);
  });

  test('MOO-10.4 at the end nobody discards any more and cubes stay', () => {
    const s = end([{ hand: six, spent: { build: 3 } }, {}], { round: 8 });
    expect([s.over, seen(s).hand.length, s.state.players[0].spent[0]]).toEqual([true, 6, 3]);
    expect(s.state.phase).toBe(PHASE.over);
  });

  test('MOO-10.5 everyone discards down to 5, in turn order, as they choose', () => {
    const other = [
      'observatory',
      'observatory',
      'destroyer',
      'destroyer',
      'scout-ship',
      'scout-ship',
    ];
    const s = end([{ hand: six }, { hand: [...other, 'pleasure-dome'] }], { first: 1 });
    expect(s.asked).toEqual([1]);
    s.choose('discard destroyer').choose('discard observatory');
    expect(s.asked).toEqual([0]);
    s.choose('discard titan');
    expect(pile(s)).toEqual(['destroyer', 'observatory', 'titan']);
    expect(s.step).not.toBe('discard');
    expect(end([{ hand: six.slice(1) }, {}]).step).toBe('action');
  });

  test('MOO-10.6 all cubes go home, except one on Harrava', () => {
    const s = table({
      players: [
        {
          available: 0,
          advisor: 'harrava',
          cubes: ['harrava', 'embassy'],
          systems: [['embassy']],
          spent: { build: 2, propaganda: 1 },
        },
        { available: 0 },
      ],
      agenda: [{ step: 'clean-up', seat: -1 }],
    });
    const [me] = s.state.players;
    expect(me.spent).toEqual(ACTIONS.map(() => 0));
    expect([me.reserve, me.available]).toEqual([9, 0]);
    expect(me.cubes).toBe(1 << ADVISOR_PLACE);
    const others = table({
      players: [
        {
          available: 0,
          advisor: 'victoria',
          cubes: ['victoria', 'embassy'],
          systems: [['titan'], ['embassy']],
        },
        { available: 0 },
      ],
      agenda: [{ step: 'clean-up', seat: -1 }],
    });
    expect([others.state.players[0].cubes, seen(others).reserve]).toEqual([0, 10]);
    const raid = table({
      players: [{ fleet: 2, available: 1 }, { available: 0 }],
      agenda: [
        { step: 'turns', seat: 0 },
        { step: 'clean-up', seat: -1 },
      ],
    });
    raid.choose('attack 1');
    expect(seen(raid).reserve).toBe(10);
    expect(raid.state.players[1].markers).toEqual([0, 0]);
  });

  test('MOO-10.7 the token goes clockwise and a new round begins', () => {
    const s = end([{}, {}, {}], { first: 2, round: 3 });
    expect([s.state.first, s.state.round]).toEqual([0, 4]);
    expect(s.asked).toEqual([0]);
  });
});
