/** Every board on a phone under the eyes of axe-core, and what `access.test.ts` leaves out on a desk. */
import type { GameRecord } from '@orrery/kernel';
import { test } from 'vitest';
import { BOARDS, expectAccessibleEnd, momentsOf, openTable } from './access-tables.ts';
import { expectAccessible } from './axe.ts';
import { DOORSTEP, leave, savedRow, visit, withBrowser } from './harness.ts';

withBrowser();

const IN_TAB = 'main:not([hidden])';

test.each(BOARDS)('%s: its board on a phone', async (id, game) => {
  const [, late] = momentsOf(game);
  const rows = [savedRow('late', late as GameRecord)];
  const page = await visit({ size: 'phone', language: 'ru', rows, seen: true, at: DOORSTEP });
  await openTable(page, 'late');
  await expectAccessible(page, id);
  for (const tab of await page.locator('.phone-tab:not(.chosen)').all()) {
    await tab.tap();
    await page.locator(IN_TAB).waitFor();
    await expectAccessible(page, `${id}, ${await tab.innerText()}`, IN_TAB);
  }
  await leave(page);
});

test.each(BOARDS)('%s: its first question and its end on a desk', async (id, game) => {
  const rows = momentsOf(game).map((record, at) => savedRow(`${at}`, record));
  const page = await visit({ rows, seen: true, at: DOORSTEP });
  await openTable(page, '0');
  await expectAccessible(page, `${id}, first`);
  await expectAccessibleEnd(page, id);
  await leave(page);
});
