import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { think } from '../thinker.ts';
import { lanes, nim } from './brains.ts';

const nimView = () => nim.game.view(nim.game.start({ seats: 2, options: { heap: '7' } }, 'x'), 0);
const lanesView = () => lanes.game.view(lanes.game.start({ seats: 2, options: {} }, 'x'), 0);

describe('thinking for a page', () => {
  test('gives the key of a choice', async () => {
    const { key, considered } = await think(nim, nimView(), 'search:2000', { seed: 's' });
    expect(key).toBe('take 3');
    // Every option was weighed, and the one chosen most of all.
    expect(considered.map((one) => one.key).sort()).toEqual(['take 1', 'take 2', 'take 3']);
    expect(considered[0].key).toBe('take 3');
    expect(considered[0].chance).toBeGreaterThan(considered[1].chance);
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(1);
    expect((await think(lanes, lanesView(), 'greedy', { seed: 's' })).key).toMatch(/^lane \d$/);
    expect((await think(lanes, lanesView(), 'random', { seed: 's' })).key).toMatch(/^lane \d$/);
  });

  test('keeps to its time', async () => {
    // A clock that moves only when it is looked at: the machine's speed plays no part.
    let clock = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock++);
    onTestFinished(() => now.mockRestore());
    await think(lanes, lanesView(), 'search:60ms', { seed: 's' });
    expect(clock).toBeGreaterThan(5);
    expect(clock).toBeLessThan(70);
  });

  test('lets others have their say between two slices', async () => {
    let heard = 0;
    let thinking = true;
    const listen = (): void => {
      heard++;
      if (thinking) setImmediate(listen);
    };
    setImmediate(listen);
    // Slices so short that each ends after its first few iterations.
    await think(lanes, lanesView(), 'search:200', { seed: 's', slice: 0 });
    thinking = false;
    expect(heard).toBeGreaterThan(2);
  });

  test('can be stopped', async () => {
    const control = new AbortController();
    const thought = think(lanes, lanesView(), 'search:1000000', {
      seed: 's',
      signal: control.signal,
    });
    setTimeout(() => control.abort(new Error('no longer wanted')), 20);
    await expect(thought).rejects.toThrow('no longer wanted');
    await expect(
      think(lanes, lanesView(), 'greedy', { seed: 's', signal: control.signal }),
    ).rejects.toThrow('no longer wanted');
  });
});
