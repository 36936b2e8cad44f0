import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import type { furnish, strike } from '../frame/strokes.ts';
import {
  closeOverlay,
  leave,
  myTurn,
  playOn,
  playQuickly,
  poll,
  visit,
  withBrowser,
} from './harness.ts';

withBrowser();

test('nothing is heard until somebody asks for sound; then what happens can be heard', async () => {
  const page = await visit({ alone: true });
  await page.addInitScript(() => {
    const heard = { strokes: 0 };
    Object.assign(window, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...at) {
      heard.strokes++;
      return start.apply(this, at);
    };
  });
  await page.reload();
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: { strokes: number } }).heard.strokes);
  await playQuickly(page);
  await myTurn(page);
  expect(await heard()).toBe(0);

  await page.locator('.tools .icon-button').last().click();
  await page.getByRole('menuitem').first().click();
  await page.locator('.switch', { hasText: 'Sound' }).click();
  await poll(heard).toBeGreaterThan(0);
  await closeOverlay(page);
  const before = await heard();
  await playOn(page, 6);
  await poll(heard).toBeGreaterThan(before);
  await leave(page);
});

interface Strokes {
  readonly STROKES: Readonly<Record<string, unknown>>;
  readonly furnish: typeof furnish;
  readonly strike: typeof strike;
}

/** Runs in the page: each sound at full volume, its highest peak and its loudest twentieth of a second, in dB. */
async function measured(): Promise<Record<string, { peak: number; loudest: number }>> {
  const { STROKES, furnish, strike } = (window as unknown as { strokes: Strokes }).strokes;
  const rate = 44_100;
  const part = rate / 20;
  const found: Record<string, { peak: number; loudest: number }> = {};
  for (const sound of Object.keys(STROKES)) {
    const context = new OfflineAudioContext(1, rate * 2, rate);
    strike(furnish(context), sound as never, 1);
    const samples = (await context.startRendering()).getChannelData(0);
    let [peak, power, loudest] = [0, 0, 0];
    samples.forEach((sample, i) => {
      peak = Math.max(peak, Math.abs(sample));
      power += sample * sample - (i < part ? 0 : (samples[i - part] ?? 0) ** 2);
      loudest = Math.max(loudest, power / part);
    });
    found[sound] = { peak: 20 * Math.log10(peak), loudest: 10 * Math.log10(loudest) };
  }
  return found;
}

test('no sound is sharp, and none much louder than the others', async () => {
  const page = await visit({ alone: true });
  const source = readFileSync(new URL('../frame/strokes.ts', import.meta.url), 'utf8');
  const script = stripTypeScriptTypes(source).replaceAll(/^import .*|^export /gm, '');
  await page.evaluate(`{ ${script}; window.strokes = { STROKES, furnish, strike }; }`);
  const sounds = Object.entries(await page.evaluate(measured));
  expect(sounds.length).toBeGreaterThan(5);
  for (const [sound, { peak, loudest }] of sounds) {
    expect(peak, sound).toBeLessThan(-5);
    expect(loudest, sound).toBeGreaterThan(-23);
    expect(loudest, sound).toBeLessThan(-14);
  }
  await leave(page);
});
