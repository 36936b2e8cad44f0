import { describe, expect, test } from 'vitest';
import { card, pile, seen, table } from './table.ts';

describe('the deck', () => {
  test('MOO-16.1 as soon as the deck is empty the pile without its top becomes the deck', () => {
    const s = table({
      players: [{}, {}],
      deck: ['titan', 'frigate'],
      discard: ['embassy', 'destroyer', 'observatory'],
    });
    s.choose('research', { chance: [card('frigate'), card('titan')] });
    expect(pile(s)).toEqual(['observatory']);
    expect(s.state.deck.rest).toEqual([card('embassy'), card('destroyer')]);
    expect(s.reported('reshuffled')).toEqual([{ type: 'reshuffled', seat: -1, n: 2 }]);
  });

  test('MOO-16.2 with fewer than 2 cards in the pile the deck stays empty until somebody draws', () => {
    const s = table({
      players: [{ hand: ['titan'], available: 3 }, { available: 0 }],
      deck: ['frigate', 'spaceport'],
      discard: ['embassy'],
      agenda: [{ step: 'turns', seat: 0 }],
    });
    s.choose('research');
    expect([s.state.deck.rest, pile(s)]).toEqual([[], ['embassy']]);
    // The pile grows to two cards; the deck is not renewed before it is needed.
    s.choose('exploit titan');
    expect([s.state.deck.rest, pile(s)]).toEqual([[], ['embassy', 'titan']]);
    s.choose('research', { chance: [card('embassy')] });
    expect(seen(s).hand).toEqual(expect.arrayContaining(['frigate', 'spaceport', 'embassy']));
    expect(pile(s)).toEqual(['titan']);
  });

  test('MOO-16.3 a draw goes on from the new deck, and what cannot be drawn is lost', () => {
    const s = table({
      players: [{ systems: [['research-institute']] }, {}],
      deck: ['titan'],
      discard: ['embassy', 'destroyer'],
    });
    s.choose('activate research-institute-1', { chance: [card('titan'), card('embassy')] });
    expect(seen(s).hand).toEqual(['titan', 'embassy']);
    expect(pile(s)).toEqual(['destroyer']);
  });

  test('MOO-16.4 a card that pays for a draw is on the pile before it', () => {
    const s = table({
      players: [{ hand: ['frigate'] }, {}],
      deck: ['titan'],
      discard: ['embassy', 'destroyer'],
    });
    s.choose('exploit frigate', { chance: [card('titan'), card('embassy'), card('destroyer')] });
    // The exploited card was the top of the pile, so it stayed there when the deck was renewed.
    expect(pile(s)).toEqual(['frigate']);
    s.choose('discard titan');
    expect(pile(s)).toEqual(['frigate', 'titan']);
  });
});
