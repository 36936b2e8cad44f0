import { botOf } from '@orrery/bots';
import { advice, game } from '@orrery/distant-suns';
import * as eclipse from '@orrery/eclipse';
import type { Table } from '@orrery/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { isOnTop, playUntil, sitDown } from './board-play.ts';
import {
  drawn,
  expectAllSaid,
  expectNamed,
  expectNoSidewaysScroll,
  leave,
  playQuickly,
  poll,
  SIZES,
  visit,
  withBrowser,
} from './harness.ts';
import { crowded, cut } from './room.ts';

withBrowser();

test('a phone held upright: nothing scrolls sideways, choices rise from below', async () => {
  const page = await visit({ size: 'phone', language: 'ru' });
  await playQuickly(page);
  // A phone has no pointer that rests on an option and shows it before the first tap.
  await page.mouse.move(0, 0);
  const options = page.getByRole('button', { name: /вариант/ });
  await options.waitFor();
  for (let i = 0; i < 2; i++) {
    await options.waitFor();
    await options.tap();
    const choice = page.locator('.choice').first();
    await choice.waitFor();
    await expectNoSidewaysScroll(page);
    await tapTwice(page, choice);
    await poll(() => page.locator('.choice-room').count()).toBe(0);
  }
  await expectNamed(page);
  for (const tab of ['Игроки', 'Журнал', 'Поле']) {
    await page.getByRole('navigation', { name: 'Части стола' }).getByText(tab).tap();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Меню' }).tap();
  await page.getByRole('menuitem', { name: 'Счёт' }).tap();
  await page.getByRole('table').waitFor();
  await expectNoSidewaysScroll(page);
  await leave(page);
});

test('«back» on a phone closes what lies over the table, and leaves the table only then', async () => {
  const page = await visit({ size: 'phone' });
  await playQuickly(page);
  const table = page.url();
  const sheet = page.getByRole('dialog', { name: 'Score' });
  const openScore = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Score' }).tap();
    await sheet.getByRole('table').waitFor();
  };
  await openScore();
  await page.goBack();
  await poll(() => sheet.count()).toBe(0);
  expect(page.url()).toBe(table);
  // Closed by its own button it leaves nothing to go back from.
  await openScore();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await poll(() => page.evaluate(() => history.state)).toBe(null);
  expect(page.url()).toBe(table);
  await page.goBack();
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await leave(page);
});

/** Moves a finger over the glass. A page too busy to answer a touch loses it: try again, as a person would. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: [number, number]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  await touch('touchStart', from);
  for (let i = 1; i <= 8; i++) {
    await touch('touchMove', [
      from[0] + ((to[0] - from[0]) * i) / 8,
      from[1] + ((to[1] - from[1]) * i) / 8,
    ]);
  }
  await touch('touchEnd');
  await session.detach();
  await drawn(page);
}

const tabInUse = (page: Page): Promise<string> =>
  page.locator('.phone-tab[aria-current]').innerText();

/** The first tap shows what it would bring, the second does it. */
async function tapTwice(page: Page, option: Locator): Promise<void> {
  const asked = await page.locator('.table').getAttribute('data-question');
  await option.tap();
  await page.locator('.considered').waitFor();
  expect(await page.locator('.table').getAttribute('data-question')).toBe(asked);
  await option.tap();
  await page.locator('.considered').waitFor({ state: 'detached' });
}

/** Plays on by the list until a shape is to be drawn. */
async function toDrawing(page: Page): Promise<void> {
  const chart = page.locator('.ds-chart[role="application"]');
  const options = page.getByRole('button', { name: /варіант/ });
  await options.waitFor();
  if ((await chart.count()) === 0) {
    await options.tap();
    await tapTwice(page, page.locator('.choice').first());
  }
  await chart.waitFor();
}

/** Middles on screen of the cells of a path on the chart, which draws them one by one. */
const cellsOf = (page: Page, path: string): Promise<[number, number][]> =>
  page.locator(`.ds-chart[role="application"] ${path}`).evaluate((drawn: SVGPathElement) => {
    const matrix = drawn.getScreenCTM() as DOMMatrix;
    const cells = (drawn.getAttribute('d') ?? '').split('Z').filter(Boolean);
    return cells.map((cell): [number, number] => {
      const corners = cell
        .slice(1)
        .split('L')
        .map((corner) => corner.split(' ').map(Number) as [number, number]);
      const middle = (axis: 0 | 1) => corners.reduce((sum, at) => sum + at[axis], 0) / 6;
      const { x, y } = new DOMPoint(middle(0), middle(1)).matrixTransform(matrix);
      return [Math.round(x), Math.round(y)];
    });
  });

const has = (cells: readonly [number, number][], [x, y]: readonly [number, number]): boolean =>
  cells.some((at) => Math.hypot(at[0] - x, at[1] - y) < 3);

test('a shape that fits nowhere as a whole comes to hand as it does fit', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'part');
    const own = () => table.game.options(table.position, 0);
    const mayPass = () => {
      const { game, position } = table;
      const asked = game.waiting(position)[0] === 0;
      return asked && own().some((choice) => game.key(position, choice) === 'pass');
    };
    // Ada draws where she can, and soon has little room left.
    const ada = () => own()[0];
    expect(playUntil(table, (seat) => (seat === 0 ? ada : bot), mayPass)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 2, seed: 'part', size: 'phone', before });
  await page.locator('.ds-dock-note').getByText('The whole shape fits nowhere').waitFor();
  expect(await page.locator('.ds-reachable').getAttribute('d')).not.toBe('');
  await leave(page);
});

test('a finger lays the shape wherever it may lie, drags it, turns it, and a tap on it draws', async () => {
  const page = await visit({ size: 'phone', language: 'uk' });
  await playQuickly(page);
  await toDrawing(page);
  const chart = page.locator('.ds-chart[role="application"]');
  await page.evaluate(() => document.fonts.ready);
  const box = await chart.boundingBox();
  const ghost = () => cellsOf(page, '.ds-ghost-area');
  const dragShape = async (...to: [number, number]): Promise<void> => {
    const from = (await ghost())[0] as [number, number];
    await poll(async () => {
      await drag(page, from, to);
      return (await ghost())[0];
    }).not.toEqual(from);
  };
  const confirm = page.getByRole('button', { name: 'Намалювати', exact: true });
  expect(await confirm.isEnabled()).toBe(false);
  expect(await page.getByText(/R повертає/).isVisible()).toBe(false);

  // Any cell that glows gets the shape, unless it lies there already.
  const glowing = await cellsOf(page, '.ds-reachable');
  for (const cell of glowing.filter((_, i) => i % Math.ceil(glowing.length / 6) === 0)) {
    if ((await page.locator('.ds-ghost').count()) > 0 && has(await ghost(), cell)) continue;
    await page.touchscreen.tap(...cell);
    await page.locator('.ds-ghost').waitFor();
    await poll(async () => has(await ghost(), cell)).toBe(true);
  }
  expect(await chart.boundingBox()).toEqual(box);
  expect(await page.locator('.ds-gains').innerText()).toMatch(/^(−60\s+→|Очок одразу не дає)/);
  // Anywhere else it goes to the nearest place, and one is told why not here.
  await page.touchscreen.tap((box?.x ?? 0) + 200, (box?.y ?? 0) + 120);
  await page.locator('.told').waitFor();
  expect(await page.locator('.ds-ghost').count()).toBe(1);
  for (const tool of [0, 1, 0]) {
    await page.locator('.ds-dock-tools button').nth(tool).tap();
    expect(await page.locator('.ds-ghost').count()).toBe(1);
  }
  // Dragged away and back, it lies where it lay.
  const lay = await ghost();
  const [x, y] = lay[0] as [number, number];
  const far = (cell: [number, number]): number => Math.hypot(cell[0] - x, cell[1] - y);
  await dragShape(...glowing.reduce((best, cell) => (far(cell) > far(best) ? cell : best)));
  await dragShape(x, y);
  await poll(() => confirm.isEnabled()).toBe(true);
  // Apart from a rounded pixel the chart has not moved.
  const after = await chart.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (box?.y ?? 0))).toBeLessThanOrEqual(1);
  expect({ ...after, y: 0 }).toEqual({ ...box, y: 0 });

  const middle = (await ghost())[0] as [number, number];
  await page.touchscreen.tap(...middle);
  await poll(() => page.locator('.ds-chart .ds-drawing').count()).toBeGreaterThan(0);

  // And so does the button.
  await toDrawing(page);
  const drawn = await page.locator('.ds-chart .ds-drawing').count();
  await page.touchscreen.tap(...((await cellsOf(page, '.ds-reachable'))[0] as [number, number]));
  await confirm.tap();
  await poll(() => page.locator('.ds-chart .ds-drawing').count()).toBeGreaterThan(drawn);
  await leave(page);
});

test('nothing to be read on the board is smaller than 13 pixels', async () => {
  const page = await visit({ size: 'phone', language: 'ru' });
  await playQuickly(page);
  for (const size of ['phone', 'small phone', 'desk'] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.locator('.ds-chart').first().waitFor();
    await drawn(page);
    const small = await page.locator('.table').evaluate((table) =>
      [...table.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap((part) => {
        const own = [...part.childNodes].some(
          (node) => node.nodeType === 3 && node.nodeValue?.trim(),
        );
        if (!own || !part.checkVisibility() || part.closest('.unseen, title')) return [];
        const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
        const pixels = Number.parseFloat(getComputedStyle(part).fontSize) * (matrix?.a ?? 1);
        return pixels < 12.9 ? [`${part.textContent} ${part.getAttribute('class')} ${pixels}`] : [];
      }),
    );
    expect(small, size).toEqual([]);
  }
  await leave(page);
});

/** What is chosen in a list and not shown whole. */
const cutFaces = (page: Page): Promise<string[]> =>
  page
    .locator('.select-value')
    .evaluateAll((values) =>
      values.flatMap((value) =>
        value.scrollWidth > value.clientWidth + 1 ? [value.textContent ?? ''] : [],
      ),
    );

test('on a small phone too, no screen and no table scrolls sideways', async () => {
  const page = await visit({ size: 'small phone', language: 'ru' });
  // To play, to set a table and to read the rules: above the fold, beside what one plays already.
  const ways = page.locator('.game-card').first().locator('.row > *');
  const allInSight = async (): Promise<void> => {
    expect(await ways.count()).toBe(3);
    for (const way of await ways.all()) {
      const box = await way.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIZES['small phone'].height);
    }
  };
  await page.locator('.game-card').first().waitFor();
  await allInSight();
  for (const at of ['', 'new/distant-suns', 'rules/distant-suns', 'legend/distant-suns', 'about']) {
    await page.goto(`${page.url().split('#')[0]}#/${at}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  }
  for (const { id } of GAMES) {
    await page.goto(`${page.url().split('#')[0]}#/new/${id}`);
    await page.locator('.begin').waitFor();
    expect(await cutFaces(page), id).toEqual([]);
    await page.locator('.begin').tap();
    await page.locator('.status-line').waitFor();
    for (const tab of await page.locator('.phone-tab').all()) {
      await tab.tap();
      await expectNoSidewaysScroll(page);
      await expectAllSaid(page);
    }
  }
  await page.goto(`${page.url().split('#')[0]}#/`);
  await page.locator('.saved-table').first().waitFor();
  await allInSight();
  await leave(page);
});

test('a finger swipes beside the board; the table stays as wide as the screen', async () => {
  const page = await visit({ size: 'phone', language: 'uk' });
  await playQuickly(page);
  await toDrawing(page);
  const box = await page.locator('.ds-chart[role="application"]').boundingBox();
  if (!box) throw new Error('no chart');
  const low = box.y + box.height * 0.85;
  await drag(page, [box.x + box.width - 40, low], [box.x + 40, low]);
  expect(await tabInUse(page)).toBe('Поле');
  const widest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.status-line, .choice-sheet, .phone-tabs')].map(
        (part) => part.getBoundingClientRect().right,
      ),
    ),
  );
  expect(widest).toBeLessThanOrEqual(390);

  await page.locator('.phone-tab').nth(1).tap();
  await poll(async () => {
    await drag(page, [300, 640], [60, 640]);
    return tabInUse(page);
  }).toBe('Журнал');

  // A line of the log shows the board as it was.
  await page.locator('.log-line').nth(1).tap();
  await page.locator('.replay-bar').getByRole('slider').waitFor();
  await poll(() => tabInUse(page)).toBe('Поле');
  await page.getByRole('button', { name: 'Повернутися до партії' }).tap();
  await poll(() => page.locator('.replay-bar').count()).toBe(0);
  await leave(page);
});

test('a finger that rests on a figure is told its name, and opens nothing by letting go', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'rest');
    const draws = () => table.game.asking(table.position).step === 'draw';
    expect(playUntil(table, () => bot, draws)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 2, seed: 'rest', size: 'phone', before });
  await page.getByRole('button', { name: 'No more advice' }).tap();
  const session = await page.context().newCDPSession(page);
  const middleOf = async (figure: Locator) => {
    const { x, y, width, height } = (await figure.boundingBox()) as NonNullable<
      Awaited<ReturnType<Locator['boundingBox']>>
    >;
    return { x: x + width / 2, y: y + height / 2 };
  };
  // Names are fetched, and the board settles, while the table is on screen already.
  const restOn = (figure: Locator, name: string) =>
    poll(async () => {
      const touchPoints = [await middleOf(figure)];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      const note = page.locator('.hint').getByText(name, { exact: true });
      const told = await note.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return told;
    }).toBe(true);
  // A title, which a mouse would be shown by the browser.
  await restOn(page.locator('.ds-upgrades'), 'Upgrades to spend');
  await page.locator('.phone-tab').nth(1).tap();
  const figure = page.locator('.panel .figures .figure').first();
  await restOn(figure, await figure.locator('.unseen').innerText());
  await drawn(page);
  expect(await page.locator('[role="dialog"]').count()).toBe(0);
  // A tap opens the whole area.
  const { x, y } = await middleOf(figure);
  await page.touchscreen.tap(x, y);
  await page.getByRole('dialog').waitFor();
  await session.detach();
  await leave(page);
});

test('on an upright tablet two players have their names, and the sign of the advice lies over nobody’s points', async () => {
  const page = await visit({ drawer: '' });
  await playQuickly(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.locator('.guide-fold summary').waitFor();
  await drawn(page);
  expect(await page.locator('.panel-name').allInnerTexts()).toEqual(['Player', 'Vega']);
  expect(await crowded(page)).toEqual([]);
  await leave(page);
});

test('everybody’s emblem is seen where a table is set up, and the first advice leaves the first answer in sight', async () => {
  const page = await visit({ size: 'phone', language: 'ru', at: '#/new/master-of-orion' });
  const emblem = page.locator('.seat-emblem .select-value .emblem').first();
  await emblem.waitFor();
  expect(await emblem.evaluate((sign) => getComputedStyle(sign).clipPath)).toBe('none');
  await page.locator('.begin').tap();
  await page.locator('.guide-note').waitFor();
  const first = page.locator('.board .offer').first();
  expect(await isOnTop(first)).toBe(true);
  // Once read it goes, and can be had again.
  await page.getByRole('button', { name: 'Понятно' }).tap();
  expect(await page.locator('.guide-note').count()).toBe(0);
  await page.getByRole('button', { name: 'Совет' }).tap();
  await page.locator('.guide-note').waitFor();
  await leave(page);
});

test('the result of six players stays on a small phone', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', eclipse, 'result');
    playUntil(
      table,
      () => bot,
      () => false,
    );
  };
  const seating = {
    seats: 6,
    seed: 'result',
    language: 'ru',
    size: 'small phone',
    before,
  } as const;
  const page = await sitDown(eclipse.game as never, seating);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole('button', { name: 'Итог' }).tap();
    await page.getByRole('dialog').waitFor();
    await page.locator('.end .score').waitFor();
    await drawn(page);
    const dialog = await page.getByRole('dialog').boundingBox();
    expect((dialog?.x ?? 0) + (dialog?.width ?? width)).toBeLessThan(width);
    // Nothing but the table of parts may be wider than it shows.
    expect(await cut(page, '.ranking li')).toEqual([]);
    await page.keyboard.press('Escape');
    await poll(() => page.getByRole('dialog').count()).toBe(0);
  }
  await leave(page);
});
