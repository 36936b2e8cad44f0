/** The pictures of the README: each game well under way. `ORRERY_PICTURES=1` renews them. */
import { statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leave, visit, withBrowser } from './harness.ts';
import { FOUR, keptAt, opened, painted, played } from './readme-scenes.ts';

withBrowser();

interface Scene {
  readonly game: string;
  readonly seed: string;
  readonly seats: readonly string[];
  /** So many choices have been made, and then the first seat is asked; where it matters, this. */
  readonly choices: number;
  readonly step?: string;
  /** The option that the pointer rests on, so that one sees what it would bring. */
  readonly hover?: number;
}

const SCENES: readonly Scene[] = [
  {
    game: 'distant-suns',
    seed: 'perihelion',
    seats: ['Ada', 'Vega'],
    choices: 34,
    step: 'draw',
    hover: 6,
  },
  { game: 'master-of-orion', seed: 'perihelion', seats: FOUR, choices: 220 },
  { game: 'beyond-the-sun', seed: 'perihelion', seats: FOUR, choices: 290, step: 'act' },
  { game: 'eclipse', seed: 'perihelion', seats: FOUR, choices: 310, step: 'turn' },
  { game: 'andromedas-edge', seed: 'perihelion', seats: FOUR, choices: 300, step: 'act' },
];

test.each(SCENES)('a picture of $game', async (scene) => {
  const { record } = await played(scene, (made) => made.length >= scene.choices);
  const page = await visit({ pictures: true });
  await opened(page, record);
  if (scene.hover !== undefined) await page.locator('.choice').nth(scene.hover).hover();
  else {
    await page.locator('.drawer-close').click();
    await page.mouse.move(0, 0);
  }
  await painted(page);
  const shot = await page.screenshot({ animations: 'disabled' });
  const kept = await sharp(shot).webp({ quality: 86, effort: 5 }).toBuffer();
  if (process.env.ORRERY_PICTURES) writeFileSync(keptAt(scene.game), kept);
  expect(kept.length).toBeLessThan(300_000);
  expect(statSync(keptAt(scene.game)).size).toBeLessThan(300_000);
  await leave(page);
});
