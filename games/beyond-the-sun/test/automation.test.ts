/** Automation: discs that leave the food and ore tracks for good. */
import { expect, test } from 'vitest';
import { control, player, points } from './reading.ts';
import { bareTable, disc, running } from './table.ts';

const automating = (track: string, held: object, times = 1) =>
  bareTable({
    factions: [held],
    agenda: new Array(times).fill({ step: 'automate', seat: 0, track }),
  });

test('BTS-4.77 the leftmost disc of the track goes to the next place of the automation track', () => {
  const food = automating('food', { tracks: [5, 5], automation: 'ore' });
  expect(player(food)).toMatchObject({
    tracks: [4, 5],
    automation: [disc('ore'), disc('food')],
  });
  const ore = automating('ore', { tracks: [5, 5] });
  expect(player(ore)).toMatchObject({ tracks: [5, 4], automation: [disc('ore')] });
});

test('BTS-4.77 either: the faction chooses', () => {
  const at = automating('either', {});
  expect(at.options()).toEqual(['disc food', 'disc ore']);
  at.choose('disc ore');
  expect(player(at)).toMatchObject({ tracks: [8, 7], automation: [disc('ore')] });
});

test('BTS-4.78 without a disc on the track an achievement disc is automated', () => {
  const food = automating('food', { tracks: [0, 8] });
  expect(player(food)).toMatchObject({ tracks: [0, 8], automation: [disc('achievement')] });
  const either = automating('either', { tracks: [0, 0] });
  expect(player(either)).toMatchObject({ tracks: [0, 0], automation: [disc('achievement')] });
});

test('BTS-4.78 where either may be automated, the other track comes before it', () => {
  const at = automating('either', { tracks: [0, 3] });
  expect(player(at)).toMatchObject({ tracks: [0, 2], automation: [disc('ore')] });
});

test('BTS-4.79 beyond 7 discs lie to the right, 1 point each', () => {
  const after = (times: number) =>
    automating('food', { automation: 'ore ore ore ore ore ore ore' }, times);
  expect(points(after(0)).automation).toBe(6);
  expect(player(after(2)).automation).toHaveLength(9);
  expect([1, 2, 4].map((times) => points(after(times)).automation)).toEqual([7, 8, 10]);
});

test('BTS-4.80 no disc ever comes back: a lost outpost and a full turn leave them there', () => {
  const at = bareTable({
    factions: [{ automation: 'food ore', tracks: [6, 7] }, { ships: 'sol.1' }],
    control: { 'a-1': '0 food' },
    agenda: [running('system.luhman-16.control', 1), { step: 'turn', seat: 0 }],
  }).choose('move sol.1 a-1');
  expect(control(at, 'a-1')).toBe('1 food');
  const automation = [disc('food'), disc('ore')];
  expect(player(at)).toMatchObject({ automation, tracks: [7, 7] });
  at.choose('act basic-gather').choose('growth');
  expect(player(at)).toMatchObject({ automation, tracks: [7, 7] });
});
