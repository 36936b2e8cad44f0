/** Every board on a phone under the eyes of axe-core; `access.test.ts` sees them on a desk. */
import type { GameRecord } from '@orrery/kernel';
import { test } from 'vitest';
import { BOARDS, momentsOf, openTable } from './access-tables.ts';
import { expectAccessible } from './axe.ts';
import { leave, savedRow, visit, withBrowser } from './harness.ts';

withBrowser();

const IN_TAB = 'main:not([hidden])';

test.each(BOARDS)('%s: its board on a phone', async (id, game) => {
  const [, late] = momentsOf(game);
  const rows = [savedRow('late', late as GameRecord)];
  const page = await visit({ size: 'phone', language: 'ru', rows });
  await openTable(page, 'late');
  await expectAccessible(page, id);
  for (const tab of await page.locator('.phone-tab:not(.chosen)').all()) {
    await tab.tap();
    await page.locator(IN_TAB).waitFor();
    await expectAccessible(page, `${id}, ${await tab.innerText()}`, IN_TAB);
  }
  await leave(page);
});
