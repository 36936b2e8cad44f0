import { botOf } from '@orrery/bots';
import type { Table } from '@orrery/kernel';
import { advice, game, type State } from '@orrery/master-of-orion';
import { CARDS } from '@orrery/master-of-orion/data/buildings.ts';
import { bestDiscount } from '@orrery/master-of-orion/outlook.ts';
import { expect, test } from 'vitest';
import { nearTheEnd, playByBoard, playUntil, sitDown } from './board-play.ts';
import { closeOverlay, drawn, leave, origin, poll, withBrowser } from './harness.ts';
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
  await page.getByRole('button', { name: 'Keep all cards' }).first().click();
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
  // The first entry has the focus already as the pointer comes to it from the card: what it would change shows all the same.
  await page.getByRole('menuitem').first().hover();
  await page.locator('.moo-value em').first().waitFor();
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

test('Master of Orion: eleven cards on a laptop show their prices and names whole', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'eight');
    for (;;) {
      const { position } = table;
      const { step, seat } = table.game.asking(position);
      if (seat === 0 && (position.state as State).players[0].hand.length === 11) return;
      // Psilons take three cards at once.
      const own = step === 'race' ? 'race psilon' : step === 'action' ? 'research' : null;
      const key = table.game.key(position, bot(table.view(seat) as never));
      table.answer(seat, position.question, (seat === 0 && own) || key);
    }
  };
  const page = await sitDown(game as never, { seats: 3, seed: 'eight', language: 'ru', before });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('.hand-card').nth(10).waitFor();
  await drawn(page);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.hand-card .moo-card')].flatMap((card) => {
      const whole = card.getBoundingClientRect();
      const parts = card.querySelectorAll('.moo-amounts > span, .moo-card-name, .moo-worth');
      return [...parts].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const out = left < whole.left || right > whole.right || bottom > whole.bottom;
        const over = (x: number): boolean =>
          !card.contains(document.elementFromPoint(x, (top + bottom) / 2));
        return out || over(left + 1) || over(right - 1) ? [part.textContent] : [];
      });
    }),
  );
  expect(covered).toEqual([]);
  expect(await cut(page, '.hand-card :is(.moo-card, .moo-card-name)')).toEqual([]);
  // Folded, these are what is left.
  const high = async () => (await page.locator('.hand-dock').boundingBox())?.height ?? 0;
  const open = await high();
  await page.locator('.hand-fold').click();
  await poll(high).toBeLessThan(open - 20);
  expect(await cut(page, '.hand-card :is(.moo-card, .moo-card-name)')).toEqual([]);
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
  expect(await page.locator('.hand-card .moo-art').first().isVisible()).toBe(true);
  // A finger that rests on a rival's card reads it, among the players as well.
  await page.getByRole('navigation', { name: 'Parts of the table' }).getByText('Players').tap();
  const chip = page.locator('.panel .moo-chip').first();
  await chip.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  const told = page.locator('.about.shown');
  await told.waitFor();
  expect((await told.innerText()).split('\n').length).toBeGreaterThan(2);
  await leave(page);
});

/** A table at which Ada is asked a question of one kind, with so many cards in hand. */
const askedWith =
  (step: string, least: number, seed: string) =>
  (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, seed);
    const isAsked = (): boolean => {
      const now = table.game.asking(table.position);
      const { hand } = (table.position.state as State).players[0];
      return now.step === step && now.seat === 0 && hand.length >= least;
    };
    expect(playUntil(table, () => bot, isAsked)).toBe(true);
  };

test('Master of Orion: on a low phone the hand leaves its room to what is asked, and is all there where one chooses from it', async () => {
  const small = { width: 360, height: 640 };
  const asked = await sitDown(game as never, {
    seats: 4,
    seed: 'low 2',
    size: 'phone',
    before: askedWith('build-place', 3, 'low'),
  });
  await asked.setViewportSize(small);
  const high = async (page: typeof asked) =>
    (await page.locator('.hand-dock').boundingBox())?.height ?? 0;
  await poll(() => high(asked)).toBeLessThan(64);
  await leave(asked);

  const limit = await sitDown(game as never, {
    seats: 4,
    seed: 'low 2',
    size: 'phone',
    before: askedWith('discard', 7, 'low'),
  });
  await limit.setViewportSize(small);
  await limit.locator('.hand-card').nth(6).waitFor();
  await drawn(limit);
  const inSight = await limit.locator('.hand-card').evaluateAll((all) =>
    all.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, top + 40);
      return hit !== null && card.contains(hit);
    }),
  );
  expect(inSight.slice(0, 7)).not.toContain(false);
  await leave(limit);
});

test('Master of Orion: what is chosen from lies over neither what one pays with nor the heads of systems', async () => {
  const page = await sitDown(game as never, {
    seats: 4,
    seed: 'hire',
    language: 'ru',
    before: askedWith('hire', 0, 'hire'),
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.locator('.moo-stage .offer').first().waitFor();
  await drawn(page);
  const covered = await page.evaluate(() => {
    const stage = document.querySelector('.moo-stage') as Element;
    return [...document.querySelectorAll('.moo-race, .moo-system .moo-card-head')].filter(
      (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const over = stage.getBoundingClientRect();
        return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
      },
    ).length;
  });
  expect(covered).toBe(0);
  await leave(page);
});

test('Master of Orion: on a phone a card is read before it is played: its words stand above what may be done with it', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'read');
    const isAsked = (): boolean => {
      const { position } = table;
      if (table.game.asking(position).step !== 'action') return false;
      const options = table.game.options(position, 0);
      return options.some((option) => table.game.key(position, option) === 'build spaceport');
    };
    expect(playUntil(table, () => bot, isAsked)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 2, seed: 'read 5', size: 'phone', before });
  const card = page.locator('[data-place="hand spaceport"]');
  await card.scrollIntoViewIfNeeded();
  await card.tap();
  await page.getByRole('menu').waitFor();
  const head = page.locator('.list-head');
  expect(await head.innerText()).toContain('exchange');
  // What an entry says is not said above it as well.
  const entries = await page.getByRole('menuitem').allInnerTexts();
  expect(entries.join(' ')).toMatch(/for 4\sfood/);
  expect(await head.innerText()).not.toMatch(/for 4\sfood/);
  const [above, below] = await Promise.all([
    head.boundingBox(),
    page.getByRole('menuitem').last().boundingBox(),
  ]);
  if (!above || !below) throw new Error('nothing to see');
  expect(above.y).toBeGreaterThanOrEqual(0);
  expect(below.y + below.height).toBeLessThanOrEqual(844);
  await leave(page);
});

test('Master of Orion: a track stays as long as it is while one considers what would change, and holds its figures', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'tracks');
    const isAsked = (): boolean => {
      const { step, seat } = table.game.asking(table.position);
      return step === 'action' && seat === 0 && (table.position.state as State).round === 3;
    };
    expect(playUntil(table, () => bot, isAsked)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 2, seed: 'tracks', language: 'ru', before });
  await page.setViewportSize({ width: 1280, height: 720 });
  const tracks = () =>
    page.locator('.moo-steps').evaluateAll((all) =>
      all.map((track) => {
        const { left, right } = track.getBoundingClientRect();
        return [left, right];
      }),
    );
  await page.locator('.moo-steps').nth(3).waitFor();
  const still = await tracks();
  const figuresOut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.moo-track')].flatMap((track) => {
        const range = document.createRange();
        return [...track.querySelectorAll('.moo-value, .moo-steps i')].flatMap((part) => {
          const box = part.getBoundingClientRect();
          range.selectNodeContents(part);
          const words = range.getBoundingClientRect();
          return words.right > box.right + 1 || words.right > track.getBoundingClientRect().right
            ? [`${part.className} ${part.textContent}`]
            : [];
        });
      }),
    );
  expect(await figuresOut()).toEqual([]);
  await page.locator('[data-place="action propaganda"]').hover();
  await page.locator('.moo-value em').first().waitFor();
  expect(await tracks()).toEqual(still);
  expect(await figuresOut()).toEqual([]);
  await leave(page);
});

test('Master of Orion: in the last round nothing is said of a next one', async () => {
  const before = nearTheEnd({ game, advice }, 2);
  const page = await sitDown(game as never, { seats: 2, seed: 'board', language: 'ru', before });
  await page.locator('.hand-card').first().waitFor();
  expect(await page.locator('.moment').innerText()).toContain('Раунд 8');
  await page.locator('.hand-card').first().hover();
  await page.locator('.about.shown').waitFor();
  const said = await page.locator('.table').innerText();
  expect(said).not.toMatch(/следующем раунде|каждый раунд/);
  await leave(page);
});

test('Master of Orion: a question that lies over the table lets nothing of it shine through', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'through');
    const isAsked = (): boolean => {
      const { step, seat } = table.game.asking(table.position);
      const { discard } = table.position.state as State;
      return step === 'take-discard' && seat === 0 && discard.length > 24;
    };
    expect(playUntil(table, () => bot, isAsked)).toBe(true);
  };
  const page = await sitDown(game as never, {
    seats: 4,
    seed: 'through 19',
    language: 'ru',
    before,
  });
  await page.setViewportSize({ width: 1280, height: 600 });
  const stage = page.locator('.moo-stage');
  await stage.waitFor();
  await drawn(page);
  const faded = () =>
    stage.evaluate((own) => ({
      more: own.scrollHeight > own.clientHeight,
      mask: getComputedStyle(own).maskImage,
      end: getComputedStyle(own, '::after').opacity,
    }));
  expect(await faded()).toEqual({ more: false, mask: 'none', end: '0' });
  await page.setViewportSize({ width: 1280, height: 440 });
  await poll(faded).toEqual({ more: true, mask: 'none', end: '1' });
  await stage.evaluate((own) => own.scrollTo(0, own.scrollHeight));
  await poll(async () => (await faded()).end).toBe('0');
  await leave(page);
});

test('Master of Orion: every sign of the panels stands in the legend as it is drawn there', async () => {
  const page = await sitDown(game as never, {
    seats: 2,
    seed: 'signs',
    before: nearTheEnd({ game, advice }, 9),
  });
  await page.locator('.panel .moo-balance').first().waitFor();
  // Drawings of the panels, and of who could attack whom.
  const drawings = await page
    .locator('.panel :is(.figure, .sign, .moo-balance) .icon')
    .evaluateAll((all) => [...new Set(all.map((icon) => icon.innerHTML))]);
  expect(drawings.length).toBeGreaterThan(8);
  // Rivals' cards there tell all that they say, to the pointer and to the keyboard.
  const chip = page.locator('.panel .moo-chip').first();
  await page.mouse.move(700, 450);
  await chip.hover();
  const told = page.locator('.about.shown');
  await told.waitFor();
  expect((await told.innerText()).split('\n').length).toBeGreaterThan(2);
  expect((await told.boundingBox())?.x).toBeGreaterThanOrEqual(248);
  await page.mouse.move(700, 450);
  await told.waitFor({ state: 'hidden' });
  await page.locator('.panel .moo-rival-name').press('Tab');
  await told.waitFor();
  await page.goto(`${origin()}/#/legend/master-of-orion`);
  await page.locator('.legend').first().waitFor();
  const known = await page
    .locator('.legend .icon')
    .evaluateAll((all) => all.map((icon) => icon.innerHTML));
  expect(drawings.filter((drawing) => !known.includes(drawing))).toEqual([]);
  await leave(page);
});

test('Master of Orion: on a phone advice is left behind where one turns to another part', async () => {
  const page = await sitDown(game as never, { seats: 2, seed: 'menu', size: 'phone' });
  await page.locator('.guide-note').waitFor();
  await page.getByRole('navigation', { name: 'Parts of the table' }).getByText('Rivals').tap();
  await page.locator('.moo-rival').waitFor();
  await poll(() => page.locator('.guide-note').count()).toBe(0);
  await leave(page);
});

test('Master of Orion: where rivals stand on the board, all that one acts with is in sight', async () => {
  const page = await sitDown(game as never, {
    seats: 4,
    seed: 'beside',
    language: 'ru',
    before: nearTheEnd({ game, advice }, 6),
  });
  await page.locator('.panel').nth(3).waitFor();
  // A tablet held across folds its panels by itself, a laptop when told to.
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 1280) await page.locator('.panels-fold').click();
    await page.locator('.moo-unfolded .moo-rival').nth(2).waitFor();
    await drawn(page);
    expect(await cut(page, '.moo-race, .moo-rival'), `${width}`).toEqual([]);
  }
  await leave(page);
});

test('Master of Orion: what a discount takes off a card in hand shows whole beside a price of three kinds', async () => {
  const before = (table: Table<unknown>): void => {
    const bot = botOf('instinct', { game, advice }, 'off');
    const isAsked = (): boolean => {
      const asked = table.game.asking(table.position);
      const [ada] = (table.position.state as State).players;
      if (asked?.step !== 'action' || asked.seat !== 0) return false;
      const ofThree = ada.hand
        .map((card) => CARDS[card])
        .filter(({ cost }) => !Object.values(cost).includes(0));
      return ofThree.some(({ index }) => bestDiscount(ada, index) > 0);
    };
    expect(playUntil(table, () => bot, isAsked)).toBe(true);
  };
  const page = await sitDown(game as never, { seats: 2, seed: 'off 161', language: 'uk', before });
  await page.setViewportSize({ width: 1280, height: 720 });
  const card = page.locator('.hand-card', { has: page.locator('.moo-off') }).first();
  await card.waitFor();
  await drawn(page);
  const out = await page.evaluate(
    () =>
      [...document.querySelectorAll('.hand-card .moo-off')].filter((off) => {
        const own = off.getBoundingClientRect();
        const card = off.closest('.moo-card')?.getBoundingClientRect() as DOMRect;
        const hit = document.elementFromPoint(own.right - 3, (own.top + own.bottom) / 2);
        return own.right > card.right || own.bottom > card.bottom || !off.contains(hit);
      }).length,
  );
  expect(out).toBe(0);
  await leave(page);
});
