import { type Bot, botOf } from '@orrery/bots';
import { advice, game } from '@orrery/distant-suns';
import { type Game, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { playUntil, sitDown } from './board-play.ts';
import { drawn, leave, savedRow, visit, withBrowser } from './harness.ts';

withBrowser();

test('Distant Suns: the mouse over any cell that glows shows a drawing there; a touch pad turns no more than it is moved', async () => {
  // Alone, and first of all the longest shape there is.
  const table = Table.open(game, { seats: [{ name: 'Ada', colour: 0 }], seed: 'beam' });
  const gives = [...game.options(table.position, 0)].map((option) =>
    game.key(table.position, option),
  );
  const beam = gives.find((key) => {
    const tried = Table.resume(game, table.record);
    tried.answer(0, tried.position.question, key);
    return [...game.options(tried.position, 0)].some((option) =>
      game.key(tried.position, option).startsWith('draw beam:'),
    );
  });
  table.answer(0, table.position.question, beam as string);
  const rows = [savedRow('beam', table.record)];
  const page = await visit({ drawer: '', rows, at: '#/table/beam' });
  await page.locator('.ds-reachable').waitFor();
  const cells = await page.locator('.ds-reachable').evaluate((path) => {
    const { a, d, e, f } = (path as SVGPathElement).getScreenCTM() as DOMMatrix;
    const outlines = (path.getAttribute('d') ?? '').split('M').slice(1);
    return outlines.map((outline) => {
      const numbers = (outline.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      const mean = (at: number): number => {
        const own = numbers.filter((_, i) => i % 2 === at);
        return own.reduce((sum, value) => sum + value, 0) / own.length;
      };
      return { x: mean(0) * a + e, y: mean(1) * d + f };
    });
  });
  expect(cells.length).toBeGreaterThan(3);
  for (const { x, y } of cells) {
    await page.mouse.move(x, y);
    await page.locator('.ds-ghost').waitFor();
    expect(await page.locator('.ds-misfit').count()).toBe(0);
  }
  const lie = () => page.locator('.ds-dock-shape').innerHTML();
  const before = await lie();
  for (const far of [8, 8, 8]) await page.mouse.wheel(0, far);
  await page.mouse.wheel(90, 0);
  await drawn(page);
  expect(await lie()).toBe(before);
  await leave(page);
});

test('Distant Suns: in a low window, too, the tools stay where they are when keys lay the shape; what is said of a sealed drawing is clear of «go on»', async () => {
  const anybody = botOf('instinct', { game, advice }, 'sealed') as Bot<unknown>;
  const page = await sitDown(game as never, {
    ...{ seats: 4, seed: 'sealed', language: 'ru', grace: 'press' },
    before: (table) => {
      const { asking } = table.game as Game<unknown>;
      playUntil(
        table,
        () => anybody,
        () => asking(table.position).step === 'draw',
      );
    },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('.ds-reachable').waitFor();
  const box = async (query: string) => {
    const { y, height } = (await page.locator(query).boundingBox()) as {
      y: number;
      height: number;
    };
    return { y, height };
  };
  const before = await box('.ds-dock');
  await page.locator('.ds-chart[role="application"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.ds-confirm').waitFor();
  expect(await box('.ds-dock')).toEqual(before);
  await page.keyboard.press('Enter');
  await page.locator('.grace').waitFor();
  const [words, button] = await page.evaluate(() =>
    ['.question > p', '.grace button'].map((query) => {
      const { left, right } = (document.querySelector(query) as Element).getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(words?.right).toBeLessThanOrEqual(button?.left as number);
  await leave(page);
});
