import { botOf } from '@orrery/bots';
import type { Table } from '@orrery/kernel';
import { advice, game, type State } from '@orrery/master-of-orion';
import { expect, test } from 'vitest';
import { nearTheEnd, playByBoard, playUntil, sitDown } from './board-play.ts';
import { closeOverlay, drawn, leave, poll, withBrowser } from './harness.ts';
import { cut } from './room.ts';

withBrowser();

test('Master of Orion: to the end against a bot, mostly by touching the board', async () => {
  const before = nearTheEnd({ game, advice }, 7);
  const page = await sitDown(game as never, { seats: 2, seed: 'board', before });
  const { onBoard, fromList } = await playByBoard(page, 'master-of-orion');
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(onBoard).toBeGreaterThan(fromList);
  await leave(page);
});

test('Master of Orion: humans are offered whoever plays them already', async () => {
  const before = (table: Table<unknown>): void => {
    for (;;) {
      const [seat = 0] = table.game.waiting(table.position);
      if (seat === 0) return;
      table.answer(seat, table.position.question, 'race human');
    }
  };
  const page = await sitDown(game as never, { seats: 4, seed: 'humans 4', language: 'ru', before });
  await page.setViewportSize({ width: 1280, height: 720 });
  const races = page.locator('.board .offer');
  await races.nth(6).waitFor();
  expect(await races.first().innerText()).toContain('Люди');
  // All seven are seen whole on a laptop.
  expect(await cut(page, '.board .stage')).toEqual([]);
  await leave(page);
});

test('Master of Orion: several options of one place open a menu beside it', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'menu',
    options: { mode: 'training' },
  });
  const exploit = page.locator('.place-open[data-place="action exploit"]');
  await page.getByRole('button', { name: 'Keep the whole hand' }).first().click();
  await exploit.click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  const [at, shown] = await Promise.all([exploit.boundingBox(), menu.boundingBox()]);
  if (!at || !shown) throw new Error('nothing to see');
  expect(Math.abs(shown.x + shown.width / 2 - at.x)).toBeLessThan(400);
  expect(shown.y + shown.height).toBeGreaterThan(at.y - 20);
  await closeOverlay(page);
  await leave(page);
});

test('Master of Orion: a menu stands beside its card, however it was opened, and a spent cube moves nothing', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'menu',
    language: 'ru',
    options: { mode: 'training' },
  });
  await page.getByRole('button', { name: 'Оставить всю руку' }).first().click();
  const card = page.locator('.hand-card .place-open', { has: page.locator('.moo-affordable') });
  const menu = page.getByRole('menu');
  const apart = async (): Promise<void> => {
    await menu.waitFor();
    await drawn(page);
    const [at, shown] = await Promise.all([card.first().boundingBox(), menu.boundingBox()]);
    if (!at || !shown) throw new Error('nothing to see');
    expect(shown.y + shown.height).toBeLessThanOrEqual(at.y + 8);
    expect(shown.y + shown.height).toBeGreaterThan(at.y - 80);
    expect(shown.x).toBeLessThan(at.x + at.width);
    await closeOverlay(page);
  };
  await card.first().click();
  await menu.waitFor();
  // What is true of every entry is said once.
  expect(await page.getByText('Затем ходят другие').count()).toBe(1);
  await apart();
  await page.mouse.click(720, 480);
  await card.first().focus();
  await page.keyboard.press('Enter');
  await apart();
  const boxes = page.locator('.moo-actions');
  const high = (await boxes.boundingBox())?.height;
  await card.first().click();
  await page.getByRole('menuitem').first().click();
  await page.locator('.moo-box .moo-cube').first().waitFor();
  expect((await boxes.boundingBox())?.height).toBe(high);
  await leave(page);
});

test('Master of Orion: eight cards on a laptop show their prices and names whole', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'eight');
    for (;;) {
      const { position } = table;
      const { step, seat } = table.game.asking(position);
      if (seat === 0 && (position.state as State).players[0].hand.length === 8) return;
      // Psilons take three cards at once.
      const own = step === 'race' ? 'race psilon' : step === 'action' ? 'research' : null;
      const key = table.game.key(position, bot(table.view(seat) as never));
      table.answer(seat, position.question, (seat === 0 && own) || key);
    }
  };
  const page = await sitDown(game as never, { seats: 3, seed: 'eight', language: 'ru', before });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('.hand-card').nth(7).waitFor();
  await drawn(page);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.hand-card')].flatMap((card, at, all) => {
      const next = all[at + 1]?.getBoundingClientRect().left ?? innerWidth;
      const parts = card.querySelectorAll('.moo-amounts > span, .moo-card-name');
      return [...parts].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { right } = range.getBoundingClientRect();
        return right > next + 1 ? [`${part.textContent} ${right} ${next}`] : [];
      });
    }),
  );
  expect(covered).toEqual([]);
  expect(await cut(page, '.hand-card .moo-card')).toEqual([]);
  await leave(page);
});

test('Master of Orion: what a card tells lies over nothing that may be touched, and over no other card', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'told');
    const isAsked = (): boolean => {
      const { step, seat } = table.game.asking(table.position);
      const { players } = table.position.state as State;
      return step === 'build-place' && seat === 0 && players[0].hand.length > 3;
    };
    expect(playUntil(table, () => bot, isAsked)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 4, seed: 'told', language: 'ru', before });
  await page.setViewportSize({ width: 1280, height: 720 });
  const cards = page.locator('.hand-card');
  for (const at of [0, (await cards.count()) - 1]) {
    await cards.nth(at).hover();
    await page.locator('.about.shown').waitFor();
    await drawn(page);
    const covered = await page.evaluate(() => {
      const own = document.querySelector('.about')?.getBoundingClientRect() as DOMRect;
      const others = [...document.querySelectorAll('.board :is(.place-open, .hand-card)')];
      return others.filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      }).length;
    });
    expect(covered).toBe(0);
  }
  await leave(page);
});

test('Master of Orion: cards to be replaced keep their place in the hand', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'menu',
    options: { mode: 'training' },
  });
  const hand = page.locator('.hand-card');
  const places = () => hand.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
  const before = await places();
  await hand.nth(1).getByRole('button').click();
  await hand.nth(1).locator('.moo-taken').waitFor();
  expect(await places()).toEqual(before);
  // Nothing was pointed at: the pointer rests where it was.
  expect(await page.locator('.about.shown').count()).toBe(0);
  await leave(page);
});

test('Master of Orion: one click throws no card away, and a card that only a bot has seen comes back', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'dear',
    options: { mode: 'training' },
    grace: 'press',
    before: nearTheEnd({ game, advice }, 7),
  });
  const hand = page.locator('.hand-card');
  const dear = hand.filter({ has: page.locator('.moo-unaffordable') }).first();
  await dear.waitFor();
  const cards = await hand.count();
  await dear.getByRole('button').click();
  const offer = page.getByRole('menuitem');
  await offer.waitFor();
  expect(await hand.count()).toBe(cards);
  await offer.click();
  await page.locator('.grace').waitFor();
  expect(await hand.count()).toBe(cards - 1);
  await page.keyboard.press('u');
  await poll(() => hand.count()).toBe(cards);
  await leave(page);
});

test('Master of Orion: on a phone rivals stay in sight while one reads on', async () => {
  const before = nearTheEnd({ game, advice }, 9);
  const page = await sitDown(game as never, { seats: 4, seed: 'strip', size: 'phone', before });
  const rivals = page.locator('.moo-neighbour');
  await rivals.nth(2).waitFor();
  const inSight = () =>
    rivals.evaluateAll((all) =>
      all.every((rival) => {
        const { left, right, top, bottom } = rival.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && rival.contains(hit) && left >= 0 && right <= innerWidth;
      }),
    );
  expect(await inSight()).toBe(true);
  await page.locator('.moo-scroll').evaluate((room) => room.scrollTo(0, room.scrollHeight));
  await drawn(page);
  expect(await inSight()).toBe(true);
  await leave(page);
});
