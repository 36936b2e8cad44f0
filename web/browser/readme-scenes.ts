/** What the pictures of the README are taken of: tables that bots have played to a moment worth seeing. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { greedyBot } from '@orrery/bots';
import { type GameRecord, type Played, seatsIn, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { BRAINS } from '../table/brains.ts';
import { importFile, myTurn } from './harness.ts';

export const FOUR = ['Ada', 'Vega', 'Rigel', 'Altair'];

interface Scene {
  readonly game: string;
  readonly seed: string;
  readonly seats: readonly string[];
  /** Where it matters, what the first seat is asked. */
  readonly step?: string;
}

/** A table played by greedy bots until it is as wanted and nobody but the first seat is asked. */
export async function played(
  { game: id, seed, seats, step }: Scene,
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

export async function opened(page: Page, record: GameRecord): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'orrery-')), 'table.json');
  writeFileSync(file, JSON.stringify(record));
  await page.setViewportSize({ width: 1440, height: 900 });
  await importFile(page, file);
  await page.locator('.status-line').waitFor();
  await myTurn(page);
}

/** Everything that is painted has come. */
export const painted = (page: Page): Promise<void> =>
  page
    .waitForLoadState('networkidle')
    .then(() => page.evaluate(() => document.fonts.ready))
    .then();

/** Where a picture of the README lies. */
export const keptAt = (name: string): string =>
  fileURLToPath(new URL(`../../docs/screenshots/${name}.webp`, import.meta.url));
