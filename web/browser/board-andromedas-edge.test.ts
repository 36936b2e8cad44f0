import { advice, game, type State } from '@orrery/andromedas-edge';
import { REGIONS } from '@orrery/andromedas-edge/data/index.ts';
import { classIn } from '@orrery/andromedas-edge/raiders.ts';
import { botOf } from '@orrery/bots';
import type { Position, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { isOnTop, nearTheEnd, openPart, playByBoard, playUntil, sitDown } from './board-play.ts';
import { drawn, leave, poll, withBrowser } from './harness.ts';

withBrowser();

/** The shortest game there is, for hands that touch whatever glows. */
const SHORT = { length: 'short' };

test('Andromeda’s Edge: to the end against a bot, mostly by touching the board', async () => {
  const before = nearTheEnd({ game, advice }, 9);
  const page = await sitDown(game as never, { seats: 2, seed: 'board', options: SHORT, before });
  const { onBoard, fromList } = await playByBoard(page, 'andromedas-edge');
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(onBoard).toBeGreaterThan(fromList);
  await leave(page);
});

test('Andromeda’s Edge: to the end as two teams', async () => {
  const before = nearTheEnd({ game, advice }, 4);
  const options = { ...SHORT, teams: 'on' };
  const page = await sitDown(game as never, { seats: 4, seed: 'teams', options, before });
  await playByBoard(page, 'andromedas-edge');
  expect(await page.locator('.ranking li').count()).toBe(4);
  await leave(page);
});

test('Andromeda’s Edge: a region tells what it holds, a launch shows what it brings', async () => {
  const before = nearTheEnd({ game, advice }, 60);
  const page = await sitDown(game as never, { seats: 2, seed: 'look', options: SHORT, before });
  const region = page.locator('.ae-region').first();
  await region.hover();
  await poll(() => page.locator('.about.shown').count()).toBe(1);
  expect((await page.locator('.about.shown').innerText()).length).toBeGreaterThan(20);
  await openPart(page, 'Modules');
  await poll(() => page.locator('.ae-market .ae-module').count()).toBe(12);
  await openPart(page, 'Tracks');
  await poll(() => page.locator('.ae-track').count()).toBe(5);
  await leave(page);
});

test('Andromeda’s Edge: factions to choose from show their medal once', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'medals', pictures: true });
  const cards = page.locator('.ae-offers-cards .offer');
  await poll(() => cards.count()).toBe(3);
  await poll(() => cards.locator('img').count()).toBe(3);
  await leave(page);
});

/** The last Return of the first seat in a game of sane players, before anything has acted. */
function toLastReturn(table: Table<unknown>): void {
  nearTheEnd({ game, advice }, 1)(table);
  table.rewind(table.entries.findLastIndex(({ seat, key }) => seat === 0 && key === 'return') + 1);
}

test('Andromeda’s Edge: on a phone all modules of a large station are in sight at once', async () => {
  const seating = { seats: 2, seed: 'large', before: toLastReturn, size: 'phone' } as const;
  const page = await sitDown(game as never, { ...seating, language: 'uk' });
  await page.locator('.ae-station-crowded').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const seen = await page.evaluate(() => {
    const room = document.querySelector('.ae-part')?.getBoundingClientRect() as DOMRect;
    const modules = [...document.querySelectorAll('.ae-rows .ae-module')];
    const out = modules.filter((module) => {
      const { top, right, bottom } = module.getBoundingClientRect();
      return top < room.top || bottom > room.bottom || right > room.right;
    });
    return { modules: modules.length, out: out.map((module) => module.textContent) };
  });
  expect(seen.modules).toBeGreaterThan(22);
  expect(seen.out).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const farthest = () =>
    page
      .locator('.ae-store, .ae-cell')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  await poll(farthest).toBeLessThanOrEqual(360);
  await leave(page);
});

test('Andromeda’s Edge: a double click returns to the station, and brings no ships home in the same go', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'large',
    before(table) {
      toLastReturn(table);
      table.rewind(table.entries.length - 1);
    },
  });
  const finish = page.locator('.turn-buttons [data-key]');
  await page.locator('.turn-buttons [data-key="return"]').dblclick();
  await poll(() => finish.first().getAttribute('data-key')).toBe('finish');
  await drawn(page);
  expect(await finish.first().getAttribute('data-key')).toBe('finish');
  // Once it can have been read, the same place answers.
  await page.waitForTimeout(450);
  await finish.click();
  await poll(() => finish.first().getAttribute('data-key')).toBe('end-turn');
  await leave(page);
});

test('Andromeda’s Edge: who answers by keyboard at what stays in its place goes on at the next answer', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'large', before: toLastReturn });
  const asked = () => page.locator('.table').getAttribute('data-question');
  const open = page.locator('.ae-station .ae-module.place-open').first();
  const place = await open.getAttribute('data-place');
  const question = await asked();
  await page.keyboard.press('Tab');
  await open.focus();
  await page.keyboard.press('Enter');
  await poll(asked).not.toBe(question);
  // The module is no answer any more.
  expect(await page.locator(`.place-open[data-place="${place}"]`).count()).toBe(0);
  await page.locator('.board :is(.place-open, .map-place-open):focus').waitFor();
  await leave(page);
});

test('Andromeda’s Edge: on a phone nothing is scrolled to where a row could be put in another order', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('random', { game, advice }, 'aside');
    const rules = table.game;
    const isSo = (): boolean => {
      const { position } = table;
      if (!rules.waiting(position).includes(0)) return false;
      const keys = rules.options(position, 0).map((option) => rules.key(position, option));
      return keys.join() === 'end-turn,arrange';
    };
    expect(playUntil(table, () => bot, isSo)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 2, seed: 'aside 0', before, size: 'phone' });
  await page.setViewportSize({ width: 360, height: 560 });
  await openPart(page, 'Modules');
  await page.locator('.ae-market').waitFor();
  await openPart(page, 'Station');
  await page.locator('.ae-station .place-open').waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.locator('.ae-part').evaluate((part) => part.scrollTop)).toBe(0);
  await leave(page);
});

test('Andromeda’s Edge: what a module would bring moves nothing on the station', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'large', before: toLastReturn });
  const reactor = page.locator('[data-place="core 0 main-reactor"]');
  await reactor.hover();
  const change = page.locator('.ae-stores em');
  await change.first().waitFor();
  // Pictures that come meanwhile are another matter.
  await page.waitForLoadState('networkidle');
  const pointed = await reactor.boundingBox();
  await page.mouse.move(0, 0);
  await poll(() => change.count()).toBe(0);
  expect(await reactor.boundingBox()).toEqual(pointed);
  await leave(page);
});

test('Andromeda’s Edge: answers above the highest station stay below the status line', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'above');
    const isSo = (): boolean => {
      const { state } = table.position as Position<State>;
      const { step, seat } = table.game.asking(table.position);
      return step === 'choose' && seat === 0 && state.returning && state.battle === null;
    };
    expect(playUntil(table, () => bot, isSo)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 2, seed: 'above', before });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addStyleTag({ content: '.ae-station { min-height: 70rem }' });
  const isBelow = () =>
    page.evaluate(() => {
      const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect();
      return (boxOf('.ae-offers')?.top ?? 0) >= (boxOf('.status-line')?.bottom ?? 0);
    });
  await page.locator('.sheet-body .ae-station').waitFor();
  await poll(isBelow).toBe(true);
  await leave(page);
});

/** The first question that is answered on the map. */
function toLaunch(table: Table<unknown>): void {
  const rules = table.game;
  for (;;) {
    const { position } = table;
    const [seat = 0] = rules.waiting(position);
    if (seat === 0 && rules.asking(position).step === 'act') return;
    const [first] = rules.options(position, seat);
    table.answer(seat, position.question, rules.key(position, first as number));
  }
}

test('Andromeda’s Edge: the destiny card that was kept lies on the station', async () => {
  const options = { destiny: 'on' };
  const page = await sitDown(game as never, { seats: 2, seed: 'look', options, before: toLaunch });
  await openPart(page, 'Station');
  const destiny = page.locator('.ae-station [data-place^="destiny"]');
  await poll(() => destiny.innerText()).toMatch(/10\s5$/);
  await destiny.hover();
  await poll(() => page.locator('.about.shown').innerText()).toContain('nobody is ahead of you');
  await leave(page);
});

test('Andromeda’s Edge: what a region tells goes with the click on it, and with a sheet that closes', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'look', before: toLaunch });
  const shown = page.locator('.about.shown');
  const region = page.locator('.ae-region.map-place-open').first();
  await region.hover();
  await poll(() => shown.count()).toBe(1);
  await region.click();
  await poll(() => shown.count()).toBe(0);
  await openPart(page, 'Tracks');
  await page.locator('.ae-tracks [data-place^="raider"]').first().hover();
  await poll(() => shown.count()).toBe(1);
  await openPart(page, 'Modules');
  await page.keyboard.press('Escape');
  await poll(() => shown.count()).toBe(0);
  await leave(page);
});

test('Andromeda’s Edge: on a phone one panel says what a thing is and what a tap does, clear of the thing', async () => {
  const seating = { seats: 2, seed: 'look', before: toLaunch, size: 'phone' } as const;
  const page = await sitDown(game as never, seating);
  await page.locator('.ae-region.map-place-open').first().waitFor();
  const regions = page.locator('.ae-region.map-place-open');
  for (const region of [regions.first(), regions.last()]) {
    await region.tap();
    const panel = page.locator('.considered');
    await panel.waitFor();
    await poll(() => panel.locator('.considered-about').count()).toBeGreaterThan(0);
    expect(await page.locator('.about.shown').isVisible()).toBe(false);
    const [thing, over] = [await region.boundingBox(), await panel.boundingBox()];
    if (!thing || !over) throw new Error('nothing to see');
    expect(thing.y + thing.height <= over.y || over.y + over.height <= thing.y).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await panel.waitFor({ state: 'detached' });
  }
  await leave(page);
});

test('Andromeda’s Edge: whose outpost it is can be seen though raiders are there', async () => {
  let held = -1;
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'held');
    const isSo = (): boolean => {
      const { state } = table.position as Position<State>;
      held = state.outposts.findIndex((owner, at) => owner >= 0 && classIn(state, at) >= 0);
      return held >= 0 && table.game.waiting(table.position).includes(0);
    };
    expect(playUntil(table, () => bot, isSo)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 4, seed: 'held 15', before });
  const middle = async (what: string) => {
    const box = await page.locator(`[data-spot="${what} ${REGIONS[held]}"]`).boundingBox();
    return box ? box.x + box.width / 2 : 0;
  };
  await page.locator('.ae-raider').first().waitFor();
  expect((await middle('outpost')) - (await middle('raiders'))).toBeGreaterThan(15);
  await leave(page);
});

test('Andromeda’s Edge: on a tablet, too, a battle at the upper edge of the frontier is seen below its stage', async () => {
  const seating = {
    seats: 4,
    seed: 'battle 6',
    before: (table: Table<unknown>): void => {
      const bot = botOf('random', { game, advice }, 'b');
      const fights = (): boolean => {
        const { state } = table.position as Position<State>;
        const { step, seat } = table.game.asking(table.position);
        return step === 'end-battle' && seat === 0 && REGIONS[state.region] === 'N5';
      };
      expect(playUntil(table, () => bot, fights)).toBe(true);
    },
  };
  const page = await sitDown(game as never, seating);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.reload();
  await page.locator('.ae-battle').waitFor();
  const boxOf = (what: string) =>
    page.locator(what).evaluate((element) => element.getBoundingClientRect().toJSON());
  const region = '.ae-region[data-place="region N5"]';
  await poll(async () => {
    const [stage, fight] = [await boxOf('.ae-battle'), await boxOf(region)];
    return fight.bottom <= stage.top || fight.top >= stage.bottom || fight.right <= stage.left;
  }).toBe(true);
  await leave(page);
});

test('Andromeda’s Edge: beside what a region is stands what a click on it does, and nothing lies over its neighbours', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'look', before: toLaunch });
  await page.locator('.ae-region.map-place-open').first().hover();
  await poll(() => page.locator('.about.shown .foretold').innerText()).toMatch(/^Launch/);
  expect(await page.locator('.border-tag').count()).toBe(0);
  await leave(page);
});

test('Andromeda’s Edge: from a phone’s list, too, one sees on the map what an option is about', async () => {
  const seating = { seats: 2, seed: 'look', before: toLaunch, size: 'phone' } as const;
  const page = await sitDown(game as never, seating);
  await page.locator('.choice-grip > .button').first().tap();
  const options = page.locator('.choice');
  await options.first().waitFor();
  for (const at of [0, 2]) {
    await options.nth(at).tap();
    await page.locator('.considered').waitFor();
    const region = page.locator('.ae-region.map-place-lit').first();
    await poll(() => isOnTop(region)).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.locator('.considered').waitFor({ state: 'detached' });
  }
  await leave(page);
});

/** The first ship that somebody may build. */
function toShipyard(table: Table<unknown>): void {
  const bot = botOf('random', { game, advice }, 'yard');
  const builds = (): boolean => {
    const { step, seat } = table.game.asking(table.position);
    return step === 'build-ship' && seat === 0;
  };
  expect(playUntil(table, () => bot, builds)).toBe(true);
}

test('Andromeda’s Edge: a small station, too, stays where it is under the pointer; Esc closes it', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'yard', before: toShipyard });
  const sheet = page.locator('.sheet-body');
  await sheet.waitFor();
  const before = await sheet.boundingBox();
  await page.locator('.ae-ship.place-open').first().hover();
  await page.locator('.ae-stores em').first().waitFor();
  expect(await sheet.boundingBox()).toEqual(before);
  await page.locator('.sheet-tab.chosen').focus();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await leave(page);
});

test('Andromeda’s Edge: a module with a ship on it is as high as before, so that the next stays under the pointer', async () => {
  const seating = {
    seats: 2,
    seed: 'quay',
    before: (table: Table<unknown>): void => {
      const bot = botOf('instinct', { game, advice }, 'quay');
      const returns = (): boolean => {
        const { state } = table.position as Position<State>;
        const { step, seat } = table.game.asking(table.position);
        return step === 'return' && seat === 0 && state.players[0].modules.length > 17;
      };
      expect(playUntil(table, () => bot, returns)).toBe(true);
    },
  };
  const page = await sitDown(game as never, seating);
  await page.setViewportSize({ width: 1280, height: 720 });
  const modules = page.locator('.sheet-body .ae-cell .ae-module');
  await modules.first().waitFor();
  const heights = () =>
    modules.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  await modules.evaluateAll((all) => {
    for (const one of all) one.classList.add('ae-docked');
  });
  expect(await heights()).toEqual(before);
  await leave(page);
});
