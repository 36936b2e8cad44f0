import { game } from '@orrery/eclipse';
import { expect, test } from 'vitest';
import { expectFits, playByBoard, sitDown } from './board-play.ts';
import { expectAllSaid, expectNamed, leave, picture, withBrowser } from './harness.ts';

withBrowser();

test('Eclipse: a whole game against a bot, mostly by touching the board', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'board' });
  const { onBoard } = await playByBoard(page, 'eclipse', { hurry: 4 });
  expect(await page.getByRole('dialog', { name: 'The game is over' }).isVisible()).toBe(true);
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(onBoard).toBeGreaterThan(10);
  await leave(page);
});

test('Eclipse: 6 seats in Russian on a desk and on a phone', async () => {
  const desk = await sitDown(game as never, {
    seats: 6,
    seed: 'many',
    language: 'ru',
    theme: 'chart',
  });
  await playByBoard(desk, 'eclipse', { choices: 8 });
  await expectAllSaid(desk);
  await expectNamed(desk);
  await picture(desk, 'eclipse-6-ru');
  await leave(desk);

  const phone = await sitDown(game as never, {
    seats: 6,
    seed: 'many',
    language: 'ru',
    size: 'phone',
  });
  const tabs = phone.getByRole('navigation', { name: 'Части стола' });
  for (const area of ['Планшет', 'Наука', 'Корабли', 'Карта']) {
    await tabs.getByText(area).tap();
    await expectFits(phone);
    await expectAllSaid(phone);
  }
  await picture(phone, 'eclipse-phone-ru');
  await leave(phone);
});
