import { describe, expect, test } from 'vitest';
import { masterOfOrion as game } from '../game.ts';
import { describeEvent } from '../text/events.ts';
import type { Told } from '../vocabulary.ts';
import { say } from './render.ts';
import { type Moo, table } from './table.ts';

/** The log so far, as an onlooker reads it. */
const log = (s: Moo): string[] =>
  s.events.map((event) => {
    const known = game.redact(event, -1, s.state) as Told;
    const { id, values } = describeEvent(game.view(s.position, -1), known).words;
    return say('en', { id, values: { seat: 'Anna', ...values } });
  });

const startOfRound = [{ step: 'income', seat: -1 }];

describe('the log says what was lost to a limit', () => {
  test('MOO-1.13 MOO-3.2 income', () => {
    const own = { food: 8, production: 9, systems: [['hydroponic-farm', 'automated-factory']] };
    const s = table({ players: [own, {}], agenda: startOfRound });
    expect(log(s).slice(-3)).toEqual([
      'Anna: income of 1 food.',
      'Anna: 1 food beyond the limit, lost.',
      'Anna: 1 production beyond the limit, lost.',
    ]);
  });

  test('MOO-9.2 a trade', () => {
    const s = table({ players: [{ food: 3, fleet: 8 }, {}] }).choose('trade food fleet');
    expect(log(s)).toEqual([
      'Anna trades 3 food for 2 fleets.',
      'Anna: 1 fleet beyond the limit, lost.',
    ]);
  });

  test('MOO-12.4 an exchange', () => {
    const s = table({ players: [{ production: 2, fleet: 7, systems: [['spaceport']] }, {}] });
    expect(log(s.choose('activate spaceport-1')).slice(1)).toEqual([
      'Anna exchanges 2 production for 3 food and 3 fleets.',
      'Anna: 1 fleet beyond the limit, lost.',
    ]);
  });

  test('MOO-1.15 loyalty', () => {
    const some = table({ players: [{ loyalty: 9 }, {}] }).choose('propaganda');
    expect(log(some).slice(1)).toEqual([
      'Anna gains 1 loyalty.',
      'Anna: 2 loyalty beyond the limit, lost.',
    ]);
    const none = table({ players: [{ loyalty: 10 }, {}] }).choose('propaganda');
    expect(log(none).slice(1)).toEqual(['Anna: 3 loyalty beyond the limit, lost.']);
  });

  test('MOO-1.21 cubes', () => {
    const s = table({
      players: [{ food: 4, available: 0, reserve: 3 }, {}],
      agenda: [{ step: 'mobilization', seat: -1 }],
    });
    expect(log(s).slice(1, 3)).toEqual([
      'Anna takes 3 action cubes.',
      'Anna: the reserve is empty, 1 action cube short.',
    ]);
  });

  test('MOO-16.3 cards', () => {
    const one = table({ players: [{}, {}], deck: ['titan'] }).choose('research');
    expect(log(one).slice(1)).toEqual([
      'Anna draws 1 card.',
      'Anna: there is nothing to draw, 1 card short.',
    ]);
    const none = table({ players: [{}, {}], deck: [] }).choose('research');
    expect(log(none).slice(1)).toEqual(['Anna: there is nothing to draw, 2 cards short.']);
    const sifted = table({ players: [{ hand: ['frigate'] }, {}], deck: ['titan', 'embassy'] });
    sifted.choose('exploit frigate');
    expect(log(sifted).slice(1)).toEqual([
      'Anna draws 2 cards.',
      'Anna: there is nothing to draw, 2 cards short.',
    ]);
  });
});

describe('the log says who acted', () => {
  test('MOO-15.10 it is not the attacked player who puts a cube on the blocked card', () => {
    const victim = { systems: [['embassy']] };
    const s = table({ players: [{ fleet: 2, systems: [['battleship']] }, victim] });
    s.choose('attack 1').choose('trigger battleship-1');
    expect(log(s).slice(-2)).toEqual([
      'Anna blocks Player 2’s Embassy with a cube.',
      'A cube from Anna’s reserve goes on Embassy.',
    ]);
  });

  test('MOO-15.8 a building that is alone in its system does not sink', () => {
    const s = table({
      players: [{ fleet: 2, systems: [['landing-ship']] }, { systems: [['titan']] }],
    });
    s.choose('attack 1').choose('trigger landing-ship-1');
    expect(log(s).at(-1)).toBe('Player 2’s Titan is alone in its system and stays where it is.');
    expect(s.reported('sunk')).toEqual([]);
  });
});
