import { describe, expect, test } from 'vitest';
import { masterOfOrion as game } from '../game.ts';
import { words } from '../text/describe.ts';
import { say } from './render.ts';
import { type Moo, table } from './table.ts';

/** The options that are open, in words. */
function lines(s: Moo): string[] {
  const [seat] = s.asked;
  const view = game.view(s.position, seat);
  return game.options(s.position, seat).map((option) => {
    const read = { option, key: game.key(s.position, option), ...game.read(s.position, option) };
    return say('en', words.describeOption(view, seat, read).words);
  });
}

describe('two options that read alike name what tells them apart', () => {
  const two = [['recyclotron'], ['frigate'], ['recyclotron']];

  test('MOO-5.1 where to build', () => {
    const s = table({ players: [{ food: 5, hand: ['observatory'], systems: two }, {}] });
    expect(lines(s.choose('build observatory'))).toEqual([
      'Build on Recyclotron (system 1)',
      'Build on Frigate',
      'Build on Recyclotron (system 3)',
      'Open a new system',
    ]);
  });

  test('MOO-7.1 MOO-8.9 MOO-15.8 MOO-15.10 which copy works, sinks or is blocked', () => {
    const embassies = [['titan', 'embassy'], ['embassy']];
    const own = table({ players: [{ systems: embassies }, {}] });
    expect(lines(own)).toContain('Activate Embassy (system 2)');
    const raid = (id: string) =>
      table({ players: [{ fleet: 2, systems: [[id], [id]] }, { systems: embassies }] }).choose(
        'attack 1',
      );
    const landing = raid('landing-ship');
    expect(lines(landing)).toContain('Next: Landing Ship (system 2)');
    expect(lines(landing.choose('trigger landing-ship-1'))).toEqual([
      'Sink Embassy (system 1)',
      'Sink Embassy (system 2)',
    ]);
    expect(lines(raid('battleship').choose('trigger battleship-1'))).toEqual([
      'Block Embassy (system 1)',
      'Block Embassy (system 2)',
    ]);
  });

  test('MOO-8.9 an advisor whose effect may come next', () => {
    const own = { fleet: 2, advisor: 'harrava', systems: [['landing-ship']] };
    const s = table({ players: [own, { systems: [['titan']] }] }).choose('attack 1');
    expect(lines(s)).toEqual(['Next: Landing Ship', 'Next: Harrava']);
  });

  test('MOO-15.19 which copy comes out on top', () => {
    const own = { food: 3, hand: ['communication-satellite'], cubes: ['embassy'] };
    const s = table({ players: [{ ...own, systems: [['embassy', 'embassy']] }, {}] });
    s.choose('build communication-satellite').choose('new').choose('use');
    expect(lines(s)).toEqual(['Put Embassy next (with its cube)', 'Put Embassy next']);
  });

  test('MOO-15.4 which copy leaves the pile, unless they lie together', () => {
    const own = { food: 2, hand: ['advanced-data-center'] };
    const take = (discard: string[]) =>
      lines(table({ players: [own, {}], discard }).choose('build advanced-data-center'));
    expect(take(['titan', 'frigate', 'titan'])).toEqual([
      'Take Titan (1st from the top)',
      'Take Frigate',
      'Take Titan (3rd from the top)',
    ]);
    expect(take(['frigate', 'titan', 'titan'])).toEqual([
      'Take Titan (1st from the top)',
      'Take Frigate',
    ]);
  });

  test('MOO-15.20 whose advisor could be dismissed', () => {
    const own = { food: 2, fleet: 1, hand: ['spy-training-camp'] };
    const s = table({ players: [own, { advisor: 'quail' }, {}, { systems: [['alluvia']] }] });
    expect(lines(s.choose('build spy-training-camp'))).toEqual([
      'Dismiss Player 2’s advisor: Quail',
      'Choose Player 3: nothing happens',
      'Choose Player 4: nothing happens',
    ]);
    const view = game.view(s.position, 0);
    const [first = 0] = game.options(s.position, 0);
    const read = {
      option: first,
      key: game.key(s.position, first),
      ...game.read(s.position, first),
    };
    expect(words.describeOption(view, 0, read).touches).toContain('advisor quail');
  });
});

test('MOO-15.21 whoever is attacked hears whose card asks', () => {
  const s = table({
    players: [{ fleet: 2, systems: [['destroyer']] }, { hand: ['titan', 'frigate'] }],
  });
  s.choose('attack 1').choose('trigger destroyer-1');
  expect(s.asked).toEqual([1]);
  const question = words.describeQuestion(game.view(s.position, 1), 1, 'choose');
  expect(say('en', question)).toBe('Player 1’s Destroyer: choose one.');
});
