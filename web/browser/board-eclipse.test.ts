import { botOf } from '@orrery/bots';
import { advice, game, type State } from '@orrery/eclipse';
import { type Game, type Position, Table } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nearTheEnd, playByBoard, playUntil, sitDown } from './board-play.ts';
import { drawn, leave, poll, SIZES, withBrowser } from './harness.ts';
import { isAnswerable } from './room.ts';

withBrowser();

test('Eclipse: to the end against a bot, mostly by touching the board', async () => {
  const before = nearTheEnd({ game, advice }, 28);
  const page = await sitDown(game as never, { seats: 2, seed: 'board 1', before });
  const { onBoard, fromList } = await playByBoard(page, 'eclipse', { hurry: 3 });
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  expect(await page.locator('.ranking li').count()).toBe(2);
  // What a round has brought, read by the next choice, does not come back over the last map.
  expect(await page.locator('.ecl-summary').count()).toBe(0);
  // What isn't hurried through is done on the board, all but a question at most.
  expect(onBoard).toBeGreaterThanOrEqual(9);
  expect(fromList).toBeLessThanOrEqual(1);
  await leave(page);
});

const TERRANS = {
  seats: 2,
  seed: 'tracks',
  options: { 'species-choice': 'fixed', 'species-pool': 'terrans' },
} as const;

/** Begins an Upgrade, with a click too many, of which nobody has to be told: which slot takes a Hull? */
async function takeHull(page: Page): Promise<void> {
  await page.locator('.ecl-action.place-open', { hasText: 'Upgrade' }).dblclick();
  await page.locator('.ecl-part').first().waitFor();
  expect(await page.locator('.told').count()).toBe(0);
  await page.locator('.ecl-part', { hasText: 'Hull' }).first().click();
}

test('Eclipse: tracks show what counts, and illegal places say why', async () => {
  const page = await sitDown(game as never, TERRANS);
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.locator('.ecl-counts').first().waitFor();
  // Terrans begin with an income of 3 of each, and 12 of their 13 discs.
  expect(await page.locator('.ecl-counts').allInnerTexts()).toEqual(['3', '3', '3', '0']);
  await takeHull(page);
  await page.locator('[data-place="slot starbase 1"]').click();
  await page.locator('.told').getByText('This slot has that part already').waitFor();
  await page.locator('[data-place="slot interceptor 0"]').hover();
  await poll(() => page.locator('.ecl-stats em').allInnerTexts()).toEqual(['→1']);
  await leave(page);
});

test('Eclipse: a slot stays under the pointer while its preview comes and goes', async () => {
  const page = await sitDown(game as never, TERRANS);
  await takeHull(page);
  // The simplest ship: it loses its gun, its source or its drive, which is said in other words each time.
  const slots = page.locator('[data-place^="slot interceptor"].place-open');
  expect(await slots.count()).toBe(4);
  for (const slot of await slots.all()) {
    await page.mouse.move(0, 0);
    await drawn(page);
    const moved = slot.evaluate(async (element) => {
      const heights: number[] = [];
      for (let frame = 0; frame < 8; frame++) {
        heights.push(element.getBoundingClientRect().y);
        await new Promise(requestAnimationFrame);
      }
      return Math.max(...heights) - Math.min(...heights);
    });
    await slot.hover();
    expect(await moved, `${await slot.getAttribute('data-place')}`).toBeLessThan(3);
  }
  await leave(page);
});

const rules = game as unknown as Game<unknown>;

/** Plays by instinct until Ada is to act in a battle; false if she never is. */
function untilBattle(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'battle');
  return playUntil(
    table,
    () => bot,
    () => {
      const { position } = table;
      return rules.waiting(position)[0] === 0 && rules.asking(position).step === 'activate';
    },
  );
}

/** A seed with which she is, however instinct may change. */
function seedOfBattle(): string {
  for (let n = 0; ; n++) {
    const seed = `volley ${n}`;
    const seats = [
      { name: 'Ada', colour: 0 },
      { name: 'Bot 1', bot: 'cadet', colour: 1 },
    ];
    if (untilBattle(Table.open(rules, { seats, options: {}, seed }))) return seed;
  }
}

test('Eclipse: a battle shows its odds, worked out beside the page', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: seedOfBattle(),
    before: untilBattle,
  });
  const odds = page.locator('.ecl-battle .ecl-odds b');
  await poll(() => odds.count()).toBe(2);
  const chances = (await odds.allInnerTexts()).map((text) => Number(text.replace('%', '')));
  expect(chances[0] + chances[1]).toBeGreaterThan(95);
  expect(chances[0] + chances[1]).toBeLessThan(105);
  expect(page.workers().some((worker) => worker.url().includes('odds-worker'))).toBe(true);
  await leave(page);
});

test('Eclipse: what has to be traded before anything can be built is in sight', async () => {
  const page = await sitDown(game as never, {
    ...TERRANS,
    before: (table) => {
      const bot = botOf('instinct', { game, advice }, 'trade');
      const isAda = () => rules.waiting(table.position)[0] === 0;
      expect(playUntil(table, () => bot, isAda)).toBe(true);
      for (const key of ['trade materials money', 'build']) {
        table.answer(0, table.position.question, key);
      }
    },
  });
  await poll(() => isAnswerable(page)).toBe(true);
  await leave(page);
});

test('Eclipse: all species are in sight at once on a laptop', async () => {
  const page = await sitDown(game as never, { seats: 6, seed: 'species', language: 'ru' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('.ecl-home').first().waitFor();
  await drawn(page);
  const stage = page.locator('.ecl-species-choice');
  expect(await stage.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);
  await leave(page);
});

/** Where something stands, in whole pixels. */
const spotOf = async (page: Page, query: string): Promise<number[]> => {
  const box = await page.locator(query).first().boundingBox();
  return [box?.x, box?.y, box?.width].map((n) => Math.round(n ?? -1));
};

/** How much of one's height another has beside it: nothing, where it stands above or below. */
async function sharedHeight(page: Page, ...queries: readonly [string, string]): Promise<number> {
  const [a, b] = await Promise.all(queries.map((query) => page.locator(query).boundingBox()));
  if (!a || !b) throw new Error(`not there: ${queries}`);
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}

const tapTwice = async (page: Page, query: string): Promise<void> => {
  for (const _ of [1, 2]) {
    await page.locator(query).first().tap({ force: true });
    await drawn(page);
  }
};

const onPhone = (language: 'en' | 'ru' = 'en') =>
  sitDown(game as never, {
    language,
    seats: 3,
    seed: 'phone',
    options: { 'species-choice': 'fixed', 'species-pool': 'terrans' },
    size: 'phone',
    grace: 'press',
  });

test('Eclipse on a phone: the map stays where it is, and what is told lies over nothing that is tapped', async () => {
  const page = await onPhone();
  const center = '[data-place="sector 001"]';
  const before = await spotOf(page, center);
  const advice = await page.locator('.choice-room').boundingBox();
  const actions = await page.locator('.ecl-console').boundingBox();
  expect((advice?.y ?? 0) + (advice?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0);
  await page.touchscreen.tap(20, 600);
  await tapTwice(page, '[data-place="action explore"]');
  expect(await spotOf(page, center)).toEqual(before);
  await tapTwice(page, '.ecl-unknown');
  const offer = page.locator('.offer.ecl-placing').nth(1);
  await offer.tap();
  const panel = await page.locator('.considered').boundingBox();
  const tapped = await offer.boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(tapped?.y ?? 0);
  await leave(page);
});

test('Eclipse on a phone: discs to move, and what can be built, stand below the map', async () => {
  const page = await onPhone();
  await page.touchscreen.tap(20, 600);
  await tapTwice(page, '[data-place="action influence"]');
  await page.locator('.ecl-console [data-place="influence-track"]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await tapTwice(page, '[data-place="action build"]');
  await page.locator('.ecl-console [data-place="build interceptor"].place-open').waitFor();
  await leave(page);
});

test('Eclipse on a phone: what can be built keeps its name inside its button, in Russian too', async () => {
  const page = await onPhone('ru');
  await page.touchscreen.tap(20, 600);
  await tapTwice(page, '[data-place="action build"]');
  await page.locator('.ecl-console [data-place="build interceptor"].place-open').waitFor();
  const wide = await page
    .locator('.ecl-console .ecl-action')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.scrollWidth > button.clientWidth).map((b) => b.textContent),
    );
  expect(wide).toEqual([]);
  await leave(page);
});

test('Eclipse on a phone: in the first rounds planets can be told apart', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'near',
    options: { 'species-choice': 'fixed', 'species-pool': 'terrans' },
    size: 'phone',
  });
  const hex = page.locator('[data-place="sector 001"]');
  await hex.waitFor();
  await page.locator('.pan-zoom-content[data-near]').waitFor();
  expect((await hex.boundingBox())?.width).toBeGreaterThan(90);
  await leave(page);
});

/** Plays until the first seat has to decide in a battle of four kinds of ships. */
function untilGreatBattle(table: Table<unknown>): void {
  const bots = [0, 1, 2].map((seat) => botOf('instinct', { game, advice }, `x${seat}0`));
  const isGreat = (): boolean => {
    const { position } = table as unknown as { position: Position<State> };
    const kinds = position.state.battle?.order.length ?? 0;
    return kinds >= 4 && game.waiting(position).includes(0);
  };
  playUntil(table, (seat) => bots[seat], isGreat);
}

test('Eclipse on a phone: all of a battle of four kinds of ships is in sight, and its hex beside it', async () => {
  const page = await sitDown(game as never, {
    seats: 3,
    seed: 'f81',
    before: untilGreatBattle,
    size: 'phone',
  });
  const stage = page.locator('.ecl-battle');
  await stage.waitFor();
  expect(await stage.locator('.ecl-group').count()).toBeGreaterThan(3);
  expect(await stage.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  expect(await sharedHeight(page, '.ecl-battle', '.ecl-subject')).toBeLessThanOrEqual(0);
  // On the smallest, too, where all of the battle would lie over it.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await stage.waitFor();
  expect(await sharedHeight(page, '.ecl-battle', '.ecl-subject')).toBeLessThanOrEqual(0);
  await leave(page);
});

test('Eclipse on a phone: a question turns to its part of the table, and rivals move on the map again', async () => {
  const page = await onPhone();
  const shown = () => page.locator('.phone-tab[aria-current]').innerText();
  await page.touchscreen.tap(20, 600);
  await tapTwice(page, '[data-place="action upgrade"]');
  await poll(shown).toBe('Ships');
  await tapTwice(page, '.ecl-part.place-open');
  await tapTwice(page, '.ecl-slot.place-open');
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.locator('.status-line:not(.yours)').waitFor();
  await poll(shown).toBe('Map');
  await leave(page);
});

test('Eclipse on a phone: the map is as it was left when one comes back to it', async () => {
  const page = await onPhone();
  const tab = (name: string) => page.locator('.phone-tab', { hasText: name });
  const standing = () =>
    page.locator('.pan-zoom-content').evaluate(({ style }: HTMLElement) => style.transform);
  const fitted = await standing();
  await page.locator('.pan-zoom').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  const left = await standing();
  expect(left).not.toBe(fitted);
  await tab('Board').tap();
  await page.locator('.ecl-counts').first().waitFor();
  await tab('Map').tap();
  await page.locator('.pan-zoom').waitFor();
  await drawn(page);
  expect(await standing()).toBe(left);
  await leave(page);
});

test('Eclipse on a phone: a tap opens a menu, and a second one on what it says does that', async () => {
  const bot = botOf('instinct', { game, advice }, 'menu');
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'menu',
    size: 'phone',
    before(table) {
      const asked = () => {
        const { position } = table;
        const things = rules.options(position, 0).length;
        return (
          rules.waiting(position)[0] === 0 && rules.asking(position).step === 'build' && things > 2
        );
      };
      playUntil(table, () => bot, asked);
    },
  });
  const number = () => page.locator('.table').getAttribute('data-question');
  await page.locator('.status-line.yours').waitFor();
  const asked = await number();
  const tapped = page.locator('.ecl-place.map-place-open').first();
  await tapped.tap();
  await page.getByRole('menuitem').first().waitFor();
  const [place, menu] = [await tapped.boundingBox(), await page.locator('.popover').boundingBox()];
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThan(SIZES.phone.width);
  const below = (place?.y ?? 0) + (place?.height ?? 0) <= (menu?.y ?? 0);
  expect(below || (menu?.y ?? 0) + (menu?.height ?? 0) <= (place?.y ?? 0)).toBe(true);
  // What it would bring is seen before it is done, as everywhere under a finger.
  await page.getByRole('menuitem').first().tap();
  await page.locator('.considered').waitFor();
  expect(await number()).toBe(asked);
  await poll(() => page.getByRole('menu').count()).toBe(0);
  await tapped.tap();
  await poll(number).not.toBe(asked);
  await leave(page);
});

/** Plays until Ada is asked this. */
const untilAsked =
  (step: string, wanted: (table: Table<unknown>) => boolean = () => true) =>
  (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'until asked');
    const isSo = () => {
      const { position } = table;
      const mine = rules.waiting(position)[0] === 0 && rules.asking(position).step === step;
      return mine && wanted(table);
    };
    if (!playUntil(table, () => bot, isSo)) throw new Error(`never asked: ${step}`);
  };

test('Eclipse on an upright tablet: tiles of technologies hold what they say', async () => {
  const page = await sitDown(game as never, {
    ...TERRANS,
    seats: 6,
    language: 'uk',
    before: untilAsked('research'),
  });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.locator('.ecl-tech').nth(23).waitFor();
  const astray = page.locator('.ecl-tech').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      const shown = [...tile.querySelectorAll('*')].filter((part) => part.checkVisibility());
      const inside = shown.map((part) => part.getBoundingClientRect());
      const out = inside.some(
        (part) =>
          part.left < left || part.right > right || part.top < top || part.bottom > bottom + 1,
      );
      return out ? [tile.textContent] : [];
    }),
  );
  expect(await astray).toEqual([]);
  // What a technology brings and what it costs are two figures, well apart.
  const gaps = await page.locator('.ecl-tech-head').evaluateAll((heads) =>
    heads.map((head) => {
      const [sign, price] = [...head.children].map((part) => part.getBoundingClientRect());
      return Math.max(price.left - sign.right, price.top - sign.bottom);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  await leave(page);
});

test('Eclipse: a sector that was drawn says what is there, as those on the map do', async () => {
  const page = await sitDown(game as never, { ...TERRANS, before: untilAsked('place-sector') });
  const spot = await page.locator('.ecl-drawn [data-hex]').boundingBox();
  await page.mouse.move((spot?.x ?? 0) + 30, (spot?.y ?? 0) + 40);
  const about = page.locator('.about.shown');
  await about.getByText('at the end').waitFor();
  expect(await about.innerText()).toContain('Population:');
  await page.mouse.move(2, 2);
  await poll(() => about.count()).toBe(0);
  await leave(page);
});

test('Eclipse on a phone: what is said of a placing leaves the sector as it would lie in sight', async () => {
  const page = await sitDown(game as never, {
    ...TERRANS,
    seats: 6,
    size: 'phone',
    language: 'ru',
    before: untilAsked('place-sector'),
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await drawn(page);
  expect(await sharedHeight(page, '.ecl-over', '.ecl-drawn [data-hex]')).toBeLessThanOrEqual(0);
  await page.locator('.ecl-placing').first().tap();
  await page.locator('.considered').waitFor();
  expect(await sharedHeight(page, '.considered', '.ecl-drawn [data-hex]')).toBeLessThanOrEqual(0);
  await leave(page);
});

test('Eclipse on a phone held sideways: actions keep their names, side by side', async () => {
  const page = await sitDown(game as never, {
    ...TERRANS,
    language: 'ru',
    before: untilAsked('place-sector'),
  });
  await page.setViewportSize({ width: 844, height: 390 });
  await drawn(page);
  const wide = page
    .locator('.ecl-console .ecl-action')
    .evaluateAll((buttons) =>
      buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(await wide).toEqual([]);
  const apart = async () => {
    const [over, hex] = await Promise.all(
      ['.ecl-over', '.ecl-drawn [data-hex]'].map((query) => page.locator(query).boundingBox()),
    );
    return over && hex && (over.x + over.width <= hex.x || hex.x + hex.width <= over.x);
  };
  await poll(apart).toBe(true);
  await leave(page);
});

test('Eclipse on a laptop: why something can’t be done stays within its frame', async () => {
  const page = await sitDown(game as never, {
    ...TERRANS,
    language: 'ru',
    before: untilAsked('finish-turn'),
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await drawn(page);
  await page.locator('.ecl-place:not(.map-place-open)').first().click();
  const told = page.locator('.told');
  await told.waitFor();
  const [frame, words] = [await told.boundingBox(), await told.locator('p').boundingBox()];
  expect(words?.height).toBeLessThanOrEqual((frame?.height ?? 0) - 2);
  await leave(page);
});

test('Eclipse: guns that a design would gain are shown as a change', async () => {
  const page = await sitDown(game as never, TERRANS);
  await page.locator('.ecl-action.place-open', { hasText: 'Upgrade' }).click();
  await page.locator('.ecl-part', { hasText: 'Ion Cannon' }).first().click();
  await page.locator('[data-place="slot interceptor 0"]').hover();
  await poll(() => page.locator('.ecl-dice em').allInnerTexts()).toEqual(['→2']);
  await leave(page);
});

test('Eclipse: a battle tells of those who are to fight its winner', async () => {
  const page = await sitDown(game as never, {
    seats: 6,
    seed: seedOfThree(),
    before: untilThree,
  });
  const next = page.locator('.ecl-next-foes > span:not(.ecl-quiet)');
  await next.first().waitFor();
  const chances = page.locator('.ecl-battle .ecl-odds b');
  await poll(async () => (await chances.count()) >= 3).toBe(true);
  const sum = (await chances.allInnerTexts()).reduce(
    (all, text) => all + Number.parseInt(text, 10),
    0,
  );
  expect(sum).toBeGreaterThan(90);
  await leave(page);
});

/** Plays until Ada fights, while a third party is there; false if that never comes. */
function untilThree(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'three');
  return playUntil(
    table,
    () => bot,
    () => {
      const { position } = table;
      const { battle, fleets } = (position as Position<State>).state;
      if (!battle || rules.waiting(position)[0] !== 0) return false;
      const there = fleets.slice(battle.sector * 6, battle.sector * 6 + 6);
      return (
        rules.asking(position).step === 'activate' && there.filter((fleet) => fleet > 0).length > 2
      );
    },
  );
}

function seedOfThree(): string {
  for (let n = 0; ; n++) {
    const seed = `three ${n}`;
    const seats = Array.from({ length: 6 }, (_, seat) =>
      seat === 0
        ? { name: 'Ada', colour: 0 }
        : { name: `Bot ${seat}`, bot: 'cadet' as const, colour: seat },
    );
    if (untilThree(Table.open(rules, { seats, options: {}, seed }))) return seed;
  }
}
