import { readFileSync } from 'node:fs';
import { randomBot } from '@orrery/bots';
import { type GameRecord, seatsIn, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BRAINS } from '../table/brains.ts';
import { packRecord } from '../table/share.ts';
import { leave, visit, withBrowser } from './harness.ts';

withBrowser();

/** A whole game of chance choices, played here in Node. */
async function played(id: string): Promise<Table<unknown>> {
  const brain = await BRAINS[id]?.();
  if (!brain) throw new Error(`no game ${id}`);
  const { game } = brain;
  const people = ['Ada', 'Vega'].map((name, colour) => ({ name, colour }));
  const table = Table.open(game, { seats: people, seed: 'hashes' });
  const choose = randomBot(brain, 'hashes');
  while (!game.isOver(table.position)) {
    const { position } = table;
    const seat = seatsIn(position.asked)[0] as number;
    const choice = choose(game.view(position, seat));
    table.answer(seat, position.question, game.key(position, choice));
  }
  return table;
}

test.each(Object.keys(BRAINS))('%s ends with one hash in Node and in the browser', async (id) => {
  const table = await played(id);
  // A link holds choices and no hashes: what comes back was worked out by the browser.
  const page = await visit({ at: `#/replay/${await packRecord(table.record)}` });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export to a file' }).click(),
  ]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
  expect(record.entries.length).toBeGreaterThan(20);
  expect(record.hashes).toContainEqual([table.entries.length, table.game.hash(table.position)]);
  await leave(page);
});
