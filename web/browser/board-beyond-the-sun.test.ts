import { game } from '@orrery/beyond-the-sun';
import { expect, test } from 'vitest';
import { expectFits, playByBoard, sitDown } from './board-play.ts';
import { expectAllSaid, expectNamed, leave, picture, withBrowser } from './harness.ts';

withBrowser();

test('Beyond the Sun: a whole game against a bot, mostly by touching the board', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'board' });
  const { onBoard, fromList } = await playByBoard(page, 'beyond-the-sun');
  expect(await page.getByRole('dialog', { name: 'The game is over' }).isVisible()).toBe(true);
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(onBoard).toBeGreaterThan(fromList);
  await leave(page);
});

test('Beyond the Sun: 4 seats in Russian on a desk and on a phone', async () => {
  const desk = await sitDown(game as never, {
    seats: 4,
    seed: 'many',
    language: 'ru',
    theme: 'chart',
  });
  await playByBoard(desk, 'beyond-the-sun', { choices: 8 });
  await expectAllSaid(desk);
  await expectNamed(desk);
  await picture(desk, 'beyond-the-sun-4-ru');
  await leave(desk);

  const phone = await sitDown(game as never, {
    seats: 4,
    seed: 'many',
    language: 'ru',
    size: 'phone',
  });
  const tabs = phone.getByRole('navigation', { name: 'Части стола' });
  for (const area of ['Карта', 'Планшет', 'Древо']) {
    await tabs.getByText(area).tap();
    await expectFits(phone);
    await expectAllSaid(phone);
  }
  await picture(phone, 'beyond-the-sun-phone-ru');
  await leave(phone);
});
