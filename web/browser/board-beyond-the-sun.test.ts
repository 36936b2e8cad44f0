import { advice, game, type State } from '@orrery/beyond-the-sun';
import { LOCATIONS, SYSTEMS } from '@orrery/beyond-the-sun/data/index.ts';
import { shipClass } from '@orrery/beyond-the-sun/fleet.ts';
import { LINK_TERMS, LINKS_TO } from '@orrery/beyond-the-sun/links.ts';
import { placeOf } from '@orrery/beyond-the-sun/text/places.ts';
import { botOf } from '@orrery/bots';
import { type Position, Table } from '@orrery/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { nearTheEnd, openPart, playByBoard, playUntil, sitDown } from './board-play.ts';
import { closeOverlay, drawn, leave, poll, SIZES, visit, withBrowser } from './harness.ts';
import { cut, tiny } from './room.ts';

withBrowser();

test('Beyond the Sun: to the end against a bot, mostly by touching the board', async () => {
  const before = nearTheEnd({ game, advice }, 9);
  const page = await sitDown(game as never, { seats: 2, seed: 'board', before });
  const { onBoard, fromList } = await playByBoard(page, 'beyond-the-sun');
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  expect(await page.locator('.ranking li').count()).toBe(2);
  expect(onBoard).toBeGreaterThan(fromList);
  await leave(page);
});

test('Beyond the Sun: a newcomer’s table is offered', async () => {
  const page = await visit({ at: '#/new/beyond-the-sun' });
  await page.getByRole('button', { name: 'My first game' }).click();
  await page.locator('.status-line').waitFor();
  await page.keyboard.press('Escape');
  // Where the wall is folded, advice can be read all the same.
  await page.locator('.guide-note').waitFor();
  await page.locator('.panels-fold').click();
  await page.locator('.guide-fold summary').click();
  const isSeen = () =>
    page.locator('.guide-note').evaluate((note) => {
      const { left, top, width, height } = note.getBoundingClientRect();
      return note.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await poll(isSeen).toBe(true);
  await page.locator('.guide-fold summary').click();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  expect(await page.locator('[data-place="achievement warlord"]').count()).toBe(1);
  await leave(page);
});

test('Beyond the Sun: what can be done now, with price and reason', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'poor' });
  await openPart(page, 'What I can do');
  const dear = page.locator('.bts-can li', { hasText: 'Basic research, level II' });
  await dear.waitFor();
  expect(await dear.locator('.bts-price').innerText()).toContain('2');
  expect(await dear.locator('.bts-why').innerText()).toMatch(/costs 2\sore.*BTS-4\.6/s);
  // On a tablet, however long a tab is, the map above it keeps its room.
  const window = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 1180 });
  const map = page.locator('.bts-map-room');
  await openPart(page, 'Faction');
  const high = (await map.boundingBox())?.height ?? 0;
  expect(high).toBeGreaterThan(200);
  await openPart(page, 'What I can do');
  await dear.waitFor();
  expect((await map.boundingBox())?.height).toBe(high);
  if (window) await page.setViewportSize(window);
  // What leads to a slot lights up along the lines.
  await page.locator('[data-place="slot ii-2"]').hover();
  await poll(() => page.locator('.bts-lines .bts-marked').count()).toBe(2);
  await page.locator('.bts-leaf').click();
  await page.getByRole('dialog', { name: 'Events' }).waitFor();
  await closeOverlay(page);
  // What is told of something goes when that is pressed, however quickly: it would lie over the next question.
  await page.mouse.move(0, 0);
  const asked = await page.locator('.table').getAttribute('data-question');
  await page.locator('.bts-row.place-open').first().click();
  await poll(() => page.locator('.table').getAttribute('data-question')).not.toBe(asked);
  await poll(() => page.locator('.about.shown').count()).toBe(0);
  await leave(page);
});

/** Plays until Ada has many colonies and is asked something; false if she never has. */
function untilColonies(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'colonies');
  const colonies = () => (table.position.state as State).players[0]?.colonies.length ?? 0;
  const isAsked = () => table.game.waiting(table.position).includes(0);
  return playUntil(
    table,
    () => bot,
    () => colonies() >= 5 && isAsked(),
  );
}

test('Beyond the Sun: many colonies are seen whole on a laptop and on a desk, in Russian', async () => {
  const seed = seedOf(untilColonies);
  const seating = { seats: 4, seed, language: 'ru', before: untilColonies } as const;
  const page = await sitDown(game as never, { ...seating, pictures: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('tab', { name: 'Фракция' }).click();
  await poll(() => page.locator('.bts-holdings .bts-plate').count()).toBeGreaterThan(4);
  const panel = page.locator('.bts-lower .tab-panel').first();
  const over = () => panel.evaluate((one) => one.scrollHeight - one.clientHeight);
  await poll(over).toBeLessThan(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await poll(over).toBeLessThan(2);
  await leave(page);
});

/** Plays by instinct until Ada chooses what her turn produces. */
function untilProduction(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'produce');
  const { game: rules } = table;
  const isAsked = (): boolean =>
    rules.asking(table.position).step === 'produce' && rules.waiting(table.position).includes(0);
  return playUntil(table, () => bot, isAsked);
}

test('Beyond the Sun: what a choice would change moves nothing that one reaches for', async () => {
  const seating = { seats: 4, seed: 'produce', language: 'ru', before: untilProduction } as const;
  const page = await sitDown(game as never, seating);
  await page.setViewportSize({ width: 1280, height: 720 });
  const [track, stock] = ['track 0 food', 'ore 0'].map((place) =>
    page.locator(`.bts-lower [data-place="${place}"]`),
  ) as [Locator, Locator];
  await track.waitFor();
  // The map has the corner below the wall with the panels, which ends above it.
  const [wall, map] = await Promise.all(
    ['.panels', '.bts-map-room'].map((part) => page.locator(part).boundingBox()),
  );
  expect(map?.x).toBeLessThan(10);
  expect((wall?.y ?? 0) + (wall?.height ?? 0)).toBeLessThanOrEqual(map?.y ?? 0);
  const boxes = () => Promise.all([track.boundingBox(), stock.boundingBox()]);
  const before = await boxes();
  await track.hover();
  await page.locator('.bts-stock em').first().waitFor();
  expect(await boxes()).toEqual(before);
  // Nor do figures of two digits, however narrow it is.
  for (const size of [SIZES.desk, { width: 1180, height: 820 }]) {
    await page.mouse.move(0, 0);
    await page.locator('.bts-stock em').first().waitFor({ state: 'detached' });
    await page.setViewportSize(size);
    await track.hover();
    const change = page.locator('.bts-lower .bts-stock .changing:has(em)').first();
    const [rest, wide, room] = await change.evaluate((figure) => {
      const stock = figure.closest('.bts-stock') as HTMLElement;
      const { height } = stock.getBoundingClientRect();
      (figure.firstChild as Text).data = '13';
      (figure.lastChild as HTMLElement).textContent = ' → 17';
      return [height, stock.getBoundingClientRect().height, stock.clientWidth - stock.scrollWidth];
    });
    expect(wide).toBe(rest);
    expect(room).toBe(0);
  }
  await leave(page);
});

/** Plays by instinct until Ada has to choose what an event does; false if she never has. */
function untilChoice(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'events');
  return playUntil(
    table,
    () => bot,
    () => {
      if (table.game.waiting(table.position)[0] !== 0) return false;
      const { turned } = (table.position as Position<State>).state;
      return table.game.asking(table.position).step === 'choose' && turned >= 0;
    },
  );
}

/** A seed with which it comes to that, however instinct may change; the first of them is near `from`. */
function seedOf(until: (table: Table<unknown>) => boolean, from = 0): string {
  for (let n = from; ; n++) {
    const seed = `event ${n}`;
    const seats = ['Ada', 'Bot 1', 'Bot 2', 'Bot 3'].map((name, colour) => ({ name, colour }));
    if (until(Table.open(game as never, { seats, options: {}, seed }))) return seed;
  }
}

test('Beyond the Sun: what an event lets one choose is said once, by the answers', async () => {
  const page = await sitDown(game as never, {
    seats: 4,
    seed: seedOf(untilChoice),
    before: untilChoice,
  });
  const stage = page.locator('.bts-stage');
  await stage.waitFor();
  const card = await stage.locator('> .about-words').innerText();
  const answers = await stage.locator('.offer b').allInnerTexts();
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) expect(card).not.toContain(answer.slice(answer.indexOf(' ') + 1));
  await leave(page);
});

/** Plays until events point at a system and at an achievement, and Ada is asked; false if they never do. */
function untilLinks(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'links');
  const { game: rules } = table;
  const isSo = (): boolean => {
    const state = table.position.state as State;
    const to = (kind: string): boolean =>
      state.links.some((event, at) => at % 2 === 0 && LINKS_TO[event] === kind);
    return to('system') && to('achievement') && rules.waiting(table.position).includes(0);
  };
  return playUntil(table, () => bot, isSo);
}

test('Beyond the Sun: what an event changes stands on the card that it points at, with the reason', async () => {
  const seed = seedOf(untilLinks);
  const found: State[] = [];
  const page = await sitDown(game as never, {
    seats: 4,
    seed,
    before: (table) => {
      untilLinks(table);
      found.push(table.position.state as State);
    },
  });
  const [state] = found as [State];
  const at = state.links.findIndex((event, n) => n % 2 === 0 && LINKS_TO[event] === 'system');
  const [event, place] = [state.links[at], state.links[at + 1]] as [number, number];
  const { strength, points } = SYSTEMS[state.systems[place] as number] as (typeof SYSTEMS)[number];
  const terms = LINK_TERMS[event] as (typeof LINK_TERMS)[number];
  const spot = page.locator(`[data-place="${placeOf.location(place)}"]`);
  expect(await spot.locator('.bts-number text').allTextContents()).toEqual([
    `${strength + terms.strength}`,
    `${points + terms.colonizerPoints}`,
  ]);
  await spot.locator('.bts-orbit').hover({ force: true });
  await page.locator('.about.shown', { hasText: 'Linked event' }).waitFor();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  await poll(() => page.locator('.bts-claims .bts-changed').count()).toBeGreaterThan(1);
  await leave(page);
});

/** Plays until Ada chooses the type of a technology in the first row of the tree; false if she never has to. */
function untilType(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'type');
  const { game: rules } = table;
  const isSo = (): boolean =>
    rules.asking(table.position).step === 'type' && rules.waiting(table.position).includes(0);
  return playUntil(table, () => bot, isSo);
}

test('Beyond the Sun: the slot whose type is chosen is seen, with the cube that lies there', async () => {
  const page = await sitDown(game as never, {
    seats: 4,
    seed: seedOf(untilType),
    before: untilType,
  });
  const stage = page.locator('.bts-stage');
  await stage.waitFor();
  expect(await page.locator('.bts-sought .bts-cube').count()).toBe(1);
  const [over, tree] = await Promise.all([
    stage.boundingBox(),
    page.locator('.bts-tree').boundingBox(),
  ]);
  expect(over?.y).toBeGreaterThanOrEqual((tree?.y ?? 0) + (tree?.height ?? 0));
  await leave(page);
});

test('Beyond the Sun: what everybody can do is said in signs too', async () => {
  const page = await sitDown(game as never, { seats: 4, seed: 'signs' });
  await page.locator('.bts-row').first().waitFor();
  const silent = page.locator('.bts-basic .bts-row:not(:has(.bts-signs .icon))');
  expect(await page.locator('.bts-basic .bts-row').count()).toBe(8);
  expect(await silent.count()).toBe(0);
  const systems = page.locator('.bts-spot[data-place^="place"]:has(.bts-number)');
  expect(await systems.count()).toBe(await page.locator('.bts-map-signs').count());
  await leave(page);
});

/** Plays until the first seat may research at level II, in more than one slot. */
function untilResearch(table: Table<unknown>): void {
  const bot = botOf('instinct', { game, advice }, 'research');
  const rules = table.game;
  const asksWhere = ({ position }: Table<unknown>): boolean => {
    if (rules.asking(position).step !== 'act' || !rules.waiting(position).includes(0)) return false;
    const keys = [...rules.options(position, 0)].map((option) => rules.key(position, option));
    if (!keys.includes('act basic-research-2/1')) return false;
    const next = Table.resume(rules, structuredClone(table.record));
    next.answer(0, next.position.question, 'act basic-research-2/1');
    return rules.asking(next.position).step === 'research';
  };
  playUntil(
    table,
    () => bot,
    () => asksWhere(table),
  );
}

test('Beyond the Sun on a phone: what one can pay with is seen beside the tree, and slots to choose from come into sight', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'slots',
    before: untilResearch,
    size: 'phone',
  });
  const row = page.locator('[data-place="row basic-research-2"]');
  await row.waitFor();
  expect(await page.locator('.bts-purse .bts-stock').count()).toBe(2);
  // Who turns to another part reads it from its beginning, though the same can be done further down.
  await page.setViewportSize({ width: 390, height: 600 });
  await page.locator('.phone-tab', { hasText: 'Board' }).tap();
  await page.locator('.bts-can .place-open').first().waitFor();
  await drawn(page);
  expect(await page.locator('.bts-scroll').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.locator('.phone-tab', { hasText: 'Tree' }).tap();
  await page.setViewportSize(SIZES.phone);
  const seen = (): Promise<number> =>
    page.locator('.bts-tree .place-open').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left >= 0 && right <= window.innerWidth;
        }).length,
    );
  await row.tap();
  await row.tap();
  await page.locator('.status-line', { hasText: 'of level II' }).waitFor();
  await poll(seen).toBeGreaterThan(0);
  await leave(page);
});

test('Beyond the Sun on a phone: what a tapped action does is said once, and no longer why another can’t be done', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'poor', size: 'phone' });
  const told = page.locator('.told');
  await page.locator('.bts-row:not(.place-open)').first().tap();
  await told.waitFor();
  await page.locator('.bts-row.place-open').first().tap();
  const panel = page.locator('.considered');
  await panel.waitFor();
  expect((await panel.innerText()).match(/jump/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect((await panel.innerText()).match(/research/gi)?.length ?? 0).toBeLessThanOrEqual(2);
  await poll(() => told.count()).toBe(0);
  await leave(page);
});

/** Plays until the first seat may move each of two ships to more than one place. */
function untilJump(table: Table<unknown>): void {
  const bot = botOf('instinct', { game, advice }, 'jump');
  const rules = table.game;
  const isSo = (): boolean => {
    const { position } = table;
    if (rules.asking(position).step !== 'jump' || !rules.waiting(position).includes(0))
      return false;
    const keys = [...rules.options(position, 0)].map((option) => rules.key(position, option));
    const ships = keys.filter((key) => key.startsWith('move')).map((key) => key.split(' ')[1]);
    return new Set(ships.filter((ship, at) => ships.indexOf(ship) < at)).size > 1;
  };
  playUntil(table, () => bot, isSo);
}

test.each(['desk', 'phone'] as const)(
  'Beyond the Sun: a ship is taken up, and laid down where it goes: %s',
  async (size) => {
    const page = await sitDown(game as never, { seats: 4, seed: 'jump', before: untilJump, size });
    const ships = page.locator('.bts-ship-open');
    const places = page.locator('.bts-spot-open');
    const touch = (thing: Locator) => (size === 'phone' ? thing.tap() : thing.click());
    await ships.first().waitFor();
    const everywhere = await places.count();
    await touch(ships.first());
    const taken = page.locator('.bts-ship-lit');
    await poll(() => places.count()).toBeLessThan(everywhere);
    expect(await page.getByRole('menuitem').count()).toBe(0);
    // Another one instead, and none at all.
    const [first] = await taken.evaluateAll((all) => all.map((one) => one.dataset.place));
    await touch(ships.last());
    await poll(() => taken.last().getAttribute('data-place')).not.toBe(first);
    await page.keyboard.press('Escape');
    await poll(() => places.count()).toBe(everywhere);
    await touch(ships.first());
    await poll(() => places.count()).toBeLessThan(everywhere);
    const asked = await page.locator('.status-line .question').innerText();
    const sky = places.first().locator('circle').first();
    await touch(sky);
    if (size === 'phone') {
      await page.locator('.considered').waitFor();
      await touch(sky);
    }
    await poll(() => page.locator('.status-line .question').innerText()).not.toBe(asked);
    await leave(page);
  },
);

test('Beyond the Sun: who answers by keyboard goes on to what answers next', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'twice' });
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('.place-open, [data-answer]')?.textContent);
  const row = page.locator('[data-place="row basic-research-1"]');
  await row.waitFor();
  await page.keyboard.press('Tab');
  await row.focus();
  await page.keyboard.press('Enter');
  await page.locator('.status-line', { hasText: 'of level I' }).waitFor();
  await poll(focused).toMatch(/Level I/);
  await leave(page);
});

test('Beyond the Sun: who clicks twice reads the next question, and not why it can’t be chosen again', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'twice' });
  await page.locator('[data-place="row basic-research-1"]').dblclick();
  await page.locator('.status-line', { hasText: 'of level I' }).waitFor();
  await drawn(page);
  expect(await page.locator('.told').count()).toBe(0);
  await leave(page);
});

test('Beyond the Sun: factions are chosen by their medals', async () => {
  const page = await sitDown(game as never, {
    seats: 4,
    seed: 'questions',
    options: { boards: 'advanced', discovery: 'tableau', factions: 'chosen', first: '1' },
    language: 'ru',
    pictures: true,
  });
  await poll(() => page.locator('.bts-offer-card .bts-plate').count()).toBeGreaterThan(1);
  // With what the sides say that are played with.
  const sides = await page.locator('.bts-offer-card').allInnerTexts();
  expect(sides.filter((said) => !said.includes('Продвинутый планшет'))).toEqual([]);
  // All of them are seen whole, on a laptop too.
  for (const size of [SIZES.desk, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await drawn(page);
    expect(await cut(page, '.bts-stage, .bts-offer-card'), `${size.width}`).toEqual([]);
  }
  await leave(page);
});

/** Plays until Ada is asked while many kinds of ships lie at the yard in the middle; false if they never do. */
function untilCrowd(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'crowd');
  const yard = LOCATIONS.findIndex(({ key }) => key === 'yard-core');
  // Two single ships stand side by side; a number beside them takes the room of one.
  const rows = ({ players }: State): number => {
    let [count, free] = [0, 0];
    for (const { ships } of players) {
      for (const level of [1, 2, 3, 4]) {
        const room = Math.min(2, ships[shipClass(yard, level)]);
        if (room > free) [count, free] = [count + 1, 2];
        free -= room;
      }
    }
    return count;
  };
  const isCrowded = (): boolean =>
    table.game.waiting(table.position).includes(0) && rows(table.position.state as State) >= 4;
  return playUntil(table, () => bot, isCrowded);
}

test('Beyond the Sun on a phone: no ship lies over the name of a place, and a small one’s map can be read', async () => {
  const crowd = { seats: 4, seed: seedOf(untilCrowd, 150), language: 'uk', size: 'phone' } as const;
  const page = await sitDown(game as never, { ...crowd, before: untilCrowd, pictures: true });
  await page.getByRole('navigation', { name: 'Частини столу' }).getByText('Карта').tap();
  await page.locator('.bts-ship image').first().waitFor();
  // Nor over what is written on another.
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('.bts-ship :is(.bts-ship-badge, .bts-count)')].flatMap((sign) => {
      const { left, right, top, bottom } = sign.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return sign.closest('.bts-ship')?.contains(hit) ? [] : [sign.parentElement?.textContent];
    }),
  );
  expect(hidden).toEqual([]);
  const over = await page.evaluate(() => {
    const boxes = (query: string): DOMRect[] =>
      [...document.querySelectorAll(query)].map((part) => part.getBoundingClientRect());
    const names = boxes('.bts-place-name');
    return boxes('.bts-ship circle').filter((ship) =>
      names.some(
        (name) =>
          ship.left < name.right &&
          ship.right > name.left &&
          ship.top < name.bottom &&
          ship.bottom > name.top,
      ),
    ).length;
  });
  expect(over).toBe(0);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await tiny(page)).toEqual([]);
  await leave(page);
});

/** Plays until Ada is asked while three kinds of ships lie at the system of which most is said; false if they never do. */
function untilSecondRow(table: Table<unknown>): boolean {
  const bot = botOf('instinct', { game, advice }, 'crowd');
  const wordy = SYSTEMS.findIndex(({ key }) => key === 'barnards-star');
  const kinds = ({ systems, players }: State): number => {
    const place = systems.indexOf(wordy);
    if (place < 0) return 0;
    const at = players.map(({ ships }) =>
      [1, 2, 3, 4].filter((level) => ships[shipClass(place, level)] > 0),
    );
    return at.flat().length;
  };
  const isFull = (): boolean =>
    table.game.waiting(table.position).includes(0) && kinds(table.position.state as State) >= 3;
  return playUntil(table, () => bot, isFull);
}

test('Beyond the Sun: no ship of a second row lies over what a system brings', async () => {
  const full = { seats: 4, seed: seedOf(untilSecondRow, 150) } as const;
  const page = await sitDown(game as never, { ...full, before: untilSecondRow, pictures: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.bts-ship image').first().waitFor();
  const over = await page.evaluate(() => {
    const boxes = (query: string): DOMRect[] =>
      [...document.querySelectorAll(query)].map((part) => part.getBoundingClientRect());
    const signs = boxes('.bts-map-signs > *');
    // A picture has air at its edges.
    return boxes('.bts-ship image').filter(({ left, right, top, bottom, width }) =>
      signs.some(
        (sign) =>
          left + width / 5 < sign.right &&
          right - width / 5 > sign.left &&
          top + width / 5 < sign.bottom &&
          bottom - width / 5 > sign.top,
      ),
    ).length;
  });
  expect(over).toBe(0);
  await leave(page);
});
