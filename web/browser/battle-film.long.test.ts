/** The film of the README: a battle of Eclipse, shot by shot. `ORRERY_PICTURES=1` takes it anew. */
import { statSync, writeFileSync } from 'node:fs';
import type { Played } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leave, visit, withBrowser } from './harness.ts';
import { FOUR, keptAt, opened, painted, played } from './readme-scenes.ts';

withBrowser();

const types = ({ trail }: Played): string[] => trail.events.map(({ type }) => type);
const isBattle = (choice: Played): boolean =>
  types(choice).includes('battle-began') &&
  types(choice).includes('battle-won') &&
  types(choice).filter((type) => type === 'ship-destroyed').length > 1;

/** Time on the page goes so much slower than the film's, so that a slow machine takes every frame. */
const SLOWER = 12;
/** Milliseconds of the page's time from frame to frame, and how long each is shown: quick, yet readable. */
const STEP = 70;
const SHOWN = 95;
/** So many frames follow the verdict, and the last one stands. */
const AFTER = 6;
const LAST = 3000;
/** What is seen of the page, and how wide the film is. */
const [WIDE, HIGH] = [800, 500];
const ACROSS = 720;

/** From now on the page's time goes slower: clocks, timers, and what is set in motion. */
const slowDown = (page: Page, by: number): Promise<void> =>
  page.evaluate((slower) => {
    const [now, later, { animate }] = [
      performance.now.bind(performance),
      setTimeout,
      Element.prototype,
    ];
    const since = now();
    performance.now = () => since + (now() - since) / slower;
    window.setTimeout = ((done: () => void, time = 0) => later(done, time * slower)) as never;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.playbackRate = 1 / slower;
      return animation;
    };
  }, by);

/** Frames at even times of the film until a battle has been told. */
async function filmed(page: Page): Promise<Buffer[]> {
  const plate = page.locator('.motion-arena');
  const box = await plate.boundingBox();
  if (!box) throw new Error('no battle');
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  const clip = {
    x: within(box.x + box.width / 2 - WIDE * 0.6, size.width - WIDE),
    y: within(box.y + box.height / 2 - HIGH / 2, size.height - HIGH),
    width: WIDE,
    height: HIGH,
  };
  const verdict = page.locator('.motion-arena-verdict');
  const isTold = (): Promise<boolean> =>
    verdict.evaluate((line) => getComputedStyle(line).opacity === '1');
  const frames: Buffer[] = [];
  const began = Date.now();
  for (let after = 0; after < AFTER; ) {
    frames.push(await page.screenshot({ clip }));
    if (await isTold()) after++;
    await page.waitForTimeout(Math.max(0, began + frames.length * STEP * SLOWER - Date.now()));
  }
  return frames;
}

test('a battle of Eclipse, shot by shot', async () => {
  const scene = { game: 'eclipse', seed: 'perihelion', seats: FOUR };
  const table = await played(scene, (made) => made.some(isBattle));
  const back = table.played.length - table.played.findIndex(isBattle);
  const page = await visit({ pace: 'quick', motion: 'full', alone: true, pictures: true });
  await opened(page, table.record);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.keyboard.press('h');
  await page.locator('.replay-bar').getByRole('slider').waitFor();
  for (let i = 0; i < back; i++) await page.keyboard.press('ArrowLeft');
  await painted(page);
  await slowDown(page, SLOWER);
  await page.keyboard.press('ArrowRight');
  await page.locator('.motion-arena').waitFor();
  const frames = await filmed(page);
  expect(frames.length).toBeGreaterThan(20);
  const small = await Promise.all(frames.map((frame) => sharp(frame).resize(ACROSS).toBuffer()));
  const delay = small.map((_, i) => (i < small.length - 1 ? SHOWN : LAST));
  const film = await sharp(small, { join: { animated: true } })
    .webp({ quality: 78, effort: 5, delay, loop: 0 })
    .toBuffer();
  if (process.env.ORRERY_PICTURES) writeFileSync(keptAt('battle'), film);
  expect(film.length).toBeLessThan(1_500_000);
  expect(statSync(keptAt('battle')).size).toBeLessThan(1_500_000);
  await leave(page);
});
