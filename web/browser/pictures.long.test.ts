/** The pictures of the README: each game well under way. `ORRERY_PICTURES=1` renews them. */
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { greedyBot } from '@orrery/bots';
import { type GameRecord, type Played, seatsIn, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BRAINS } from '../table/brains.ts';
import { importFile, leave, myTurn, visit, withBrowser } from './harness.ts';

withBrowser();

const keptAt = (name: string): string =>
  fileURLToPath(new URL(`../../docs/screenshots/${name}.webp`, import.meta.url));

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

const FOUR = ['Ada', 'Vega', 'Rigel', 'Altair'];

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
  { game: 'beyond-the-sun', seed: 'perihelion', seats: FOUR, choices: 340 },
  { game: 'eclipse', seed: 'perihelion', seats: FOUR, choices: 310, step: 'turn' },
  { game: 'andromedas-edge', seed: 'perihelion', seats: FOUR, choices: 300 },
];

/** A table played by greedy bots until it is as wanted and nobody but the first seat is asked. */
async function played(
  { game: id, seed, seats, step }: Omit<Scene, 'choices'>,
  wanted: (made: readonly Played[]) => boolean,
): Promise<Table<unknown>> {
  const brain = await BRAINS[id]?.();
  if (!brain) throw new Error(`no game ${id}`);
  const { game } = brain;
  const people = seats.map((name, i) => ({
    name,
    colour: i,
    ...(i > 0 ? { bot: 'cadet' as const } : {}),
  }));
  const table = Table.open(game, { seats: people, seed });
  const bots = seats.map((_, seat) => greedyBot({})(brain, `${seed} ${seat}`));
  for (;;) {
    const { position } = table;
    const asked = seatsIn(position.asked);
    const at = position.agenda.at(-1)?.step;
    const mine = asked.length === 1 && asked[0] === 0 && (step === undefined || at === step);
    if (mine && wanted(table.played)) return table;
    if (game.isOver(position)) throw new Error(`${id}: over before such a moment`);
    const seat = asked.at(-1) as number;
    const choice = bots[seat]?.(game.view(position, seat));
    if (choice === undefined) throw new Error('no bot');
    table.answer(seat, position.question, game.key(position, choice));
  }
}

async function opened(page: Page, record: GameRecord): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'orrery-')), 'table.json');
  writeFileSync(file, JSON.stringify(record));
  await page.setViewportSize({ width: 1440, height: 900 });
  await importFile(page, file);
  await page.locator('.status-line').waitFor();
  await myTurn(page);
}

/** Everything that is painted has come. */
const painted = (page: Page): Promise<void> =>
  page
    .waitForLoadState('networkidle')
    .then(() => page.evaluate(() => document.fonts.ready))
    .then();

test.each(SCENES)('a picture of $game', async (scene) => {
  const { record } = await played(scene, (made) => made.length >= scene.choices);
  const page = await visit();
  await opened(page, record);
  if (scene.hover !== undefined) await page.locator('.choice').nth(scene.hover).hover();
  else {
    await page.getByRole('button', { name: 'Close', exact: true }).click();
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
