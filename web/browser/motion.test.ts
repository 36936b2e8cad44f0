import * as andromedasEdge from '@orrery/andromedas-edge';
import * as beyondTheSun from '@orrery/beyond-the-sun';
import { type Bot, botOf } from '@orrery/bots';
import * as distantSuns from '@orrery/distant-suns';
import * as eclipse from '@orrery/eclipse';
import { type Game, type GameRecord, type Played, Table } from '@orrery/kernel';
import * as masterOfOrion from '@orrery/master-of-orion';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nearTheEnd } from './board-play.ts';
import { leave, myTurn, pick, poll, savedRow, type Visit, visit, withBrowser } from './harness.ts';

withBrowser();

const BOTS = ['Vega', 'Rigel', 'Altair'].map((name, colour) => ({ name, bot: 'cadet', colour }));
const PERSON = { name: 'Ann', colour: 3 };

async function sitDown(
  seats: readonly object[],
  how: Partial<Visit>,
  game: unknown = distantSuns.game,
): Promise<Page> {
  const table = Table.open(game as Game<unknown>, {
    seats: seats as typeof BOTS,
    seed: 'watch',
    options: {},
  });
  const rows = [savedRow('t', table.record)];
  return visit({ at: '#/table/t', rows, pace: 'quick', pictures: true, ...how });
}

/** Runs in the page: what the motion layer, or a piece of the board, is moved by; a millisecond is no motion. */
const inMotion = (): number =>
  document.getAnimations().filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return Number(effect?.getTiming().duration) > 1 && target?.closest('.motion-layer, .board');
  }).length;

test('what bots do is said, and moves', async () => {
  const page = await sitDown(BOTS, { motion: 'full' });
  await page.locator('.motion-caption', { hasText: 'places module' }).first().waitFor();
  await page.waitForFunction(
    () => (document.querySelector('.motion-actor')?.getAnimations().length ?? 0) > 0,
  );
  await leave(page);
});

test('a tap on the board goes on to what happens next', async () => {
  const page = await sitDown(BOTS, { motion: 'full', pace: 'calm' });
  await page.locator('.motion-bar').waitFor();
  const caption = page.locator('.motion-caption');
  await caption.waitFor();
  const words = await caption.innerText();
  await page.locator('.board').click({ position: { x: 700, y: 860 } });
  await poll(async () => (await caption.allInnerTexts()).join()).not.toBe(words);
  await leave(page);
});

test('input during motion goes on or jumps to the end, where one may choose; the log plays again what one has missed, and a replay moves', async () => {
  const page = await sitDown([PERSON, ...BOTS], { motion: 'full', pace: 'calm' }, eclipse.game);
  const question = () => page.locator('.table').getAttribute('data-question');
  await myTurn(page);
  await pick(page);
  // What hurries motion stands in the line, over no part of the board.
  await page.locator('.status-line .motion-bar').waitFor();
  const [bar, line] = await page.evaluate(() =>
    ['.motion-bar', '.status-line'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? -1,
    ),
  );
  expect(bar).toBeGreaterThan(0);
  expect(bar).toBeLessThanOrEqual(line as number);
  expect(await question()).toBe('');
  const caption = page.locator('.motion-caption');
  await caption.waitFor();
  const words = await caption.innerText();
  await page.keyboard.press(' ');
  await poll(async () => (await caption.allInnerTexts()).join()).not.toBe(words);
  await page.keyboard.press('Escape');
  await poll(question).not.toBe('');
  expect(await page.locator('.motion-bar').count()).toBe(0);
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Play since your last choice again' }).first().click();
  await page.locator('.motion-bar').waitFor();
  await caption.waitFor();
  await page.keyboard.press('Escape');
  await poll(question).not.toBe('');
  await page.keyboard.press('h');
  for (let back = 0; back < 8; back++) await page.keyboard.press('ArrowLeft');
  // Not everything that is chosen moves something.
  await poll(async () => {
    await page.keyboard.press('ArrowRight');
    return page.evaluate(inMotion);
  }).toBeGreaterThan(0);
  await leave(page);
});

test('the result is told when the last of all moves has been seen', async () => {
  const table = Table.open(distantSuns.game, {
    seats: [PERSON, BOTS[0] as typeof PERSON],
    seed: 'last',
  });
  nearTheEnd(distantSuns, 1)(table as unknown as Table<unknown>);
  const rows = [savedRow('last', table.record)];
  const page = await visit({ at: '#/table/last', rows, pace: 'calm', motion: 'full' });
  await myTurn(page);
  await page.locator('.choice').first().press('Enter');
  await page.locator('.motion-caption').first().waitFor();
  await page.locator('.end').waitFor();
  expect(await page.locator('.motion-layer > :not(.motion-caption)').count()).toBe(0);
  await leave(page);
});

test('on a phone what hurries motion leaves the tabs free', async () => {
  for (const { game } of [andromedasEdge, eclipse, distantSuns] as const) {
    const page = await sitDown(BOTS, { motion: 'full', pace: 'calm', size: 'phone' }, game);
    const box = async (part: string) => {
      const found = await page.locator(part).boundingBox();
      if (!found) throw new Error(`no ${part}`);
      return found;
    };
    await page.locator('.motion-bar').waitFor();
    const [bar, tabs] = [await box('.motion-bar'), await box('.phone-tabs')];
    expect(bar.y + bar.height).toBeLessThanOrEqual(tabs.y);
    await leave(page);
  }
});

test('where nothing may move there are captions and marks, beside what they tell of, and no animation', async () => {
  const page = await sitDown(BOTS, { motion: 'still', pace: 'calm' });
  const caption = page.locator('.motion-caption', { hasText: 'places module' }).first();
  await caption.waitFor();
  const [words, panel] = await page.evaluate(() =>
    ['.motion-caption', '.ds-panel'].map((part) => {
      const { top, bottom } =
        document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom };
    }),
  );
  expect(words?.top).toBeGreaterThanOrEqual(panel?.bottom ?? Number.POSITIVE_INFINITY);
  await page.locator('.motion-ring').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(inMotion)).toBe(0);
  await leave(page);
});

interface Rules {
  readonly game: unknown;
  readonly advice: unknown;
}

/** Until events of these types came of one choice. */
const playedTo = (rules: Rules, ...types: readonly string[]) =>
  playedUntil(rules, (found) => types.every((type) => found.has(type)));

/** Four that act by instinct, until such types of events came of one choice and nobody but the person is asked. */
function playedUntil(
  { game: rules, advice }: Rules,
  wanted: (types: ReadonlySet<string>, played: Played) => boolean,
): { record: GameRecord; since: number } {
  const game = rules as Game<unknown>;
  const choose = botOf('instinct', { game, advice } as never, 'watch') as Bot<unknown>;
  const table = Table.open(game, { seats: [PERSON, ...BOTS] as typeof BOTS, seed: 'watch' });
  const isWanted = (played: Played): boolean =>
    wanted(new Set(played.trail.events.map(({ type }) => type)), played);
  for (let at = -1; ; ) {
    const { position, played } = table;
    const asked = game.waiting(position);
    const last = played.at(-1);
    if (last && isWanted(last)) at = played.length - 1;
    if (at >= 0 && asked.length === 1 && asked[0] === 0)
      return { record: table.record, since: played.length - at };
    if (game.isOver(position)) throw new Error('never seen');
    const seat = asked[0] as number;
    const choice = choose(game.view(position, seat));
    table.answer(seat, position.question, game.key(position, choice));
  }
}

/** A table that plays its last choice but so many once more. */
async function again(
  { record, since }: ReturnType<typeof playedTo>,
  how: Partial<Visit> = {},
): Promise<Page> {
  const rows = [savedRow('t', record)];
  const page = await visit({
    ...how,
    at: '#/table/t',
    rows,
    pace: 'quick',
    motion: 'full',
    pictures: true,
  });
  // On a phone the list of options is shut.
  await (how.size ? page.locator('.status-line.yours').waitFor() : myTurn(page));
  await page.keyboard.press('h');
  await page.locator('.replay-bar').getByRole('slider').waitFor();
  for (let i = 0; i < since; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  return page;
}

test('a battle has painted dice, and what is said of it stands beside it', async () => {
  const page = await again(playedTo(eclipse, 'battle-began', 'volley', 'reputation-drawn'));
  // Asked within the page: a moment later something else is told.
  const seen = await page.waitForFunction(() => {
    const [die, plate, caption] = [
      '.motion-die > .die-painted > i',
      '.motion-arena',
      '.motion-caption',
    ].map((name) => document.querySelector(name));
    if (!die || !plate || !caption) return null;
    const [arena, words] = [plate, caption].map((part) => part.getBoundingClientRect());
    return {
      address: getComputedStyle(die).backgroundImage.replace(/^url\("(.*)"\)$/, '$1'),
      apart:
        words.bottom <= arena.top ||
        words.top >= arena.bottom ||
        words.right <= arena.left ||
        words.left >= arena.right,
    };
  });
  const { address = '', apart = false } = (await seen.jsonValue()) ?? {};
  expect((await page.request.get(address)).status()).toBe(200);
  expect(apart).toBe(true);
  await leave(page);
});

test('a caption lies over nothing that one reads on one’s own sheet', async () => {
  const page = await again(playedTo(masterOfOrion, 'propaganda-spread'));
  const seen = await page.waitForFunction(() => {
    const words = document.querySelector('.motion-caption')?.getBoundingClientRect();
    const read = [...document.querySelectorAll('.board .kept-clear')];
    if (!words) return null;
    const covered = read.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < words.right && right > words.left && top < words.bottom && bottom > words.top;
    });
    return { read: read.length > 1, covered: covered.length };
  });
  expect(await seen.jsonValue()).toEqual({ read: true, covered: 0 });
  await leave(page);
});

test('dice lie where they were thrown to once they are thrown, and not before, and then somebody has won', async () => {
  const page = await again(playedTo(andromedasEdge, 'rolled', 'battle-result'));
  // Asked while they are in the air, within the page: a moment later they would lie there.
  const seen = await page.waitForFunction(() => {
    const thrown = [...document.querySelectorAll<HTMLElement>('.motion-die')];
    const told = ['.ae-dice', '.ae-victor'].map((name) => document.querySelector(name));
    if (!thrown[0]?.getAnimations()[0] || told.includes(null)) return null;
    const numbers = (...all: (number | string)[]) =>
      all.map((at) => Math.round(parseFloat(`${at}`)));
    return {
      told: told.map((sign) => getComputedStyle(sign as Element).opacity),
      // Where each comes to rest.
      thrown: thrown.map(({ style }) => numbers(style.left, style.top, style.width, style.height)),
      lying: [...document.querySelectorAll('.ae-dice .die')].map((die) => {
        const { left, top, width, height } = die.getBoundingClientRect();
        return numbers(left, top, width, height);
      }),
    };
  });
  const { told, thrown, lying } = (await seen.jsonValue()) ?? {};
  expect(told).toEqual(['0', '0']);
  // All sides throw at once, and each die comes to rest where it lies from then on.
  expect(lying?.length).toBeGreaterThan(1);
  expect(thrown).toEqual(lying);
  await leave(page);
});

test('while something moves the board stands still, and nothing is moved twice over', async () => {
  const page = await again(playedTo(andromedasEdge, 'rolled', 'battle-result'));
  const seen = await page.waitForFunction(() => {
    const die = document.querySelector('.motion-die');
    if (!die) return null;
    // What changes by itself, a picture that comes late, is no motion.
    const moves = document
      .getAnimations()
      .filter((animation) => animation.constructor === Animation);
    const onBoard = moves.filter(({ effect }) =>
      (effect as KeyframeEffect).target?.closest('.board'),
    );
    const fades = die
      .getAnimations()
      .filter(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().some((at) => 'opacity' in at),
      );
    return { onBoard: onBoard.length, fades: fades.length };
  });
  // Either would have the whole page drawn anew at every frame.
  expect(await seen.jsonValue()).toEqual({ onBoard: 0, fades: 1 });
  await leave(page);
});

test('a planet has no name before it is turned up', async () => {
  const page = await again(playedTo(andromedasEdge, 'planet-revealed'));
  const seen = await page.waitForFunction(() => {
    if (!document.querySelector('.motion-actor')) return null;
    const names = [...document.querySelectorAll('[data-spot^="name "]')];
    return { hidden: names.filter((name) => getComputedStyle(name).opacity === '0').length };
  });
  expect(await seen.jsonValue()).toEqual({ hidden: 1 });
  await leave(page);
});

test('a battle’s stage comes when those who fight have arrived', async () => {
  const page = await again(playedTo(andromedasEdge, 'launched', 'battle'));
  const seen = await page.waitForFunction(() => {
    const stage = document.querySelector('.ae-battle');
    const flying = document.querySelector('.motion-actor')?.getAnimations()[0];
    return stage && flying ? getComputedStyle(stage).opacity : null;
  });
  expect(await seen.jsonValue()).toBe('0');
  await poll(() =>
    page.locator('.ae-battle').evaluate((stage) => getComputedStyle(stage).opacity),
  ).toBe('1');
  await leave(page);
});

test('a ship that goes down on a battle’s stage is there until it is hit, where its place is empty then', async () => {
  const isOneOfSeveral = ({ trail: { events } }: Played): boolean => {
    const all = events as readonly {
      type: string;
      seat?: number;
      thing?: string;
      ships?: number;
    }[];
    const of = (type: string) => all.filter((event) => event.type === type);
    const [lost] = of('ship-destroyed');
    return (
      of('battle-began').length === 0 &&
      of('volley').some(
        ({ seat, thing, ships = 0 }) => ships > 1 && seat === lost?.seat && thing === lost?.thing,
      )
    );
  };
  // On a phone the stage stands on its lower edge: what is told on it moves all of it up.
  const found = playedUntil(eclipse, (_, played) => isOneOfSeveral(played));
  const page = await again(found, { size: 'phone' });
  const seen = await page.waitForFunction(() => {
    const stage = document.querySelector('.ecl-battle');
    if (!stage || !document.querySelector('.motion-die')?.getAnimations()[0]) return null;
    const middle = (part: Element): string => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left + width / 2, top + height / 2].map((at) => Math.round(at / 4)).join();
    };
    const [lost, left] = ['.ecl-ship.ecl-lost', '.ecl-ship:not(.ecl-lost)'].map((ships) =>
      [...stage.querySelectorAll(ships)].map(middle),
    );
    const waiting = [...document.querySelectorAll('.motion-actor')].map(middle);
    return {
      waiting: waiting.filter((at) => lost?.includes(at)).length,
      over: waiting.filter((at) => left?.includes(at)).length,
    };
  });
  const { waiting = 0, over = 0 } = (await seen.jsonValue()) ?? {};
  expect(waiting).toBeGreaterThan(0);
  expect(over).toBe(0);
  await leave(page);
});

test('the first dice of a battle are thrown on its stage, wherever that has room', async () => {
  const page = await again(
    playedUntil(
      eclipse,
      (types) => types.has('battle-began') && types.has('volley') && !types.has('battle-won'),
    ),
  );
  const seen = await page.waitForFunction(() => {
    const stage = document.querySelector('.ecl-battle')?.getBoundingClientRect();
    const die = document.querySelector<HTMLElement>('.motion-die');
    if (!stage || !die) return null;
    const [x, y] = [die.style.left, die.style.top].map(parseFloat);
    return { on: x > stage.left && x < stage.right && y > stage.top && y < stage.bottom };
  });
  expect(await seen.jsonValue()).toEqual({ on: true });
  await leave(page);
});

test('damage shows on a battle’s stage when it is done, and a sector is somebody’s when the disc lies there', async () => {
  const fought = await again(
    playedUntil(
      eclipse,
      (types) =>
        types.has('ship-hit') && !types.has('ship-destroyed') && !types.has('battle-began'),
    ),
  );
  const marks = await fought.waitForFunction(() => {
    const isInAir = document.querySelector('.motion-die')?.getAnimations()[0];
    const all = [...document.querySelectorAll('.ecl-hull [data-spot^="hurt "]')];
    return isInAir && all.length > 0 ? all.map((mark) => getComputedStyle(mark).opacity) : null;
  });
  expect(await marks.jsonValue()).toContain('0');
  await leave(fought);
  const taken = await again(playedTo(eclipse, 'disc-placed'));
  const borders = await taken.waitForFunction(() => {
    const flying = document.querySelector('.motion-actor')?.getAnimations()[0];
    const all = [...document.querySelectorAll('.ecl-galaxy path[stroke^="var(--seat"]')];
    return flying && all.map((border) => getComputedStyle(border).opacity);
  });
  expect(await borders.jsonValue()).toContain('0');
  await poll(() => taken.locator('.ecl-galaxy [data-withheld]').count()).toBe(0);
  await leave(taken);
});

test('a place is its holder’s, ring and all, until somebody else takes it', async () => {
  const page = await again(playedTo(beyondTheSun, 'control', 'control-lost'));
  const seen = await page.waitForFunction(() => {
    const isWaiting = document.querySelector('.motion-actor circle[r="33"]');
    const rings = [...document.querySelectorAll('.bts-map .bts-held')];
    const coming = rings.filter((ring) => ring.closest('[data-withheld]'));
    return isWaiting && coming.length;
  });
  expect(await seen.jsonValue()).toBeGreaterThan(0);
  await poll(() => page.locator('.bts-map [data-withheld]').count()).toBe(0);
  await leave(page);
});

test('a caption shows its picture as soon as that has come, the first time too', async () => {
  const page = await again(playedTo(andromedasEdge, 'module-gained'));
  await page.locator('.motion-caption img').first().waitFor();
  await leave(page);
});

/** Whether a battle is over with one choice: such a one is told in an arena. */
function isBattle({ trail: { events } }: Played): boolean {
  const types = events.map(({ type }) => type);
  const began = types.indexOf('battle-began');
  return began >= 0 && types.includes('battle-won', began);
}

test('how a battle went can be read once it is over', async () => {
  const game = eclipse.game as unknown as Game<unknown>;
  const bot = botOf('instinct', eclipse, 'fought') as Bot<unknown>;
  const seats = [...BOTS.slice(0, 1), PERSON];
  // With this seed they fight early.
  const table = Table.open(game, { seats, seed: 'fought 5', options: {} });
  for (let last: Played | undefined; !last || !isBattle(last); last = table.played.at(-1)) {
    const [seat = 0] = game.waiting(table.position);
    const choice = bot(table.view(seat));
    table.answer(seat, table.position.question, game.key(table.position, choice));
  }
  const rows = [savedRow('t', table.record)];
  const page = await visit({ at: '#/table/t', rows, pace: 'quick', motion: 'full', drawer: '' });
  await page.locator('.status-line').waitFor();
  await page.keyboard.press('h');
  await page.locator('.replay-bar input').fill(`${table.played.length - 1}`);
  await page.keyboard.press('ArrowRight');
  // Written on it once nothing moves any more.
  const verdict = page.locator('.motion-arena-verdict[style]');
  await poll(() =>
    verdict.evaluateAll((all) => all.map((one) => one.getAttribute('style'))),
  ).toEqual(['opacity: 1; transform: none;']);
  await leave(page);
});

test('of a battle that has been told nothing stays where the next one is fought', async () => {
  const game = eclipse.game as unknown as Game<unknown>;
  const bot = botOf('instinct', eclipse, 'next') as Bot<unknown>;
  const seats = [...BOTS.slice(0, 2), PERSON];
  const person = seats.length - 1;
  let table = Table.open(game, { seats, seed: 'next', options: {} });
  const isShot = ({ trail: { events } }: Played): boolean => {
    const types = events.map(({ type }) => type);
    return types.includes('volley') && !types.includes('battle-won');
  };
  /** Since the person's last choice a battle was over with one choice, and the next one was not. */
  const isThere = (): boolean => {
    const { played, position } = table;
    const since = played.slice(played.findLastIndex(({ entry }) => entry.seat === person) + 1);
    const told = since.findIndex(isBattle);
    const asked = game.waiting(position);
    return asked[0] === person && told >= 0 && since.slice(told + 1, told + 4).some(isShot);
  };
  for (let seed = 0; !isThere(); ) {
    if (game.isOver(table.position))
      table = Table.open(game, { seats, seed: `next ${++seed}`, options: {} });
    const [seat = 0] = game.waiting(table.position);
    const choice = bot(table.view(seat));
    table.answer(seat, table.position.question, game.key(table.position, choice));
  }
  const rows = [savedRow('t', table.record)];
  const page = await visit({ at: '#/table/t', rows, pace: 'quick', motion: 'full' });
  await myTurn(page);
  await page.keyboard.press('l');
  await page.getByRole('button', { name: 'Play since your last choice again' }).first().click();
  await page.locator('.motion-bar').waitFor();
  const seen = { told: false, both: false, next: false };
  while (!seen.next && !seen.both && (await page.locator('.motion-bar').count()) > 0) {
    const [told, thrown, stage] = await page.evaluate(() => {
      const stage = document.querySelector('.ecl-battle');
      return [
        document.querySelector('.motion-arena') !== null,
        document.querySelector('.motion-die') !== null,
        stage !== null && getComputedStyle(stage).opacity === '1',
      ];
    });
    seen.told ||= told === true;
    seen.both ||= told === true && thrown === true && stage === true;
    seen.next ||= seen.told && !told && thrown === true && stage === true;
    if (!seen.told) await page.keyboard.press(' ');
  }
  expect(seen).toEqual({ told: true, both: false, next: true });
  await leave(page);
});
