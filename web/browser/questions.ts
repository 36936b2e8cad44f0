/** A walk through every kind of question that a game asks: on a laptop and on a phone nothing is cut or hidden. */
import * as andromedasEdge from '@orrery/andromedas-edge';
import * as beyondTheSun from '@orrery/beyond-the-sun';
import { type Bot, type Brain, botOf } from '@orrery/bots';
import * as eclipse from '@orrery/eclipse';
import { type Game, type GameRecord, type GameWords, Table } from '@orrery/kernel';
import * as masterOfOrion from '@orrery/master-of-orion';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DOORSTEP, drawn, leave, origin, poll, SIZES, savedRow, visit } from './harness.ts';
import {
  coveredOffers,
  crowded,
  cut,
  hidden,
  isAnswerable,
  shortened,
  tiny,
  underDrawer,
} from './room.ts';

interface Walk {
  readonly rules: unknown;
  /** Table options under which most is asked. */
  readonly options?: Readonly<Record<string, string>>;
  /** So many kinds of questions come up, or the walk has lost its way. */
  readonly least: number;
  /** What may hold more than it shows, because there is no end to it: a pile of cards. */
  readonly scrolls?: string;
  /** Spots of a place of which one is as good as the next: touching it takes the cheapest, the list has them all. */
  readonly alike?: string;
}

/** Distant Suns has one question, and is held to its late boards, by the stage's test. */
export const WALKS: Readonly<Record<string, Walk>> = {
  'master-of-orion': { rules: masterOfOrion, least: 8, scrolls: '.moo-stage-many' },
  'beyond-the-sun': {
    rules: beyondTheSun,
    options: { boards: 'advanced', discovery: 'tableau', factions: 'chosen' },
    least: 12,
    alike: '.bts-space-open',
  },
  eclipse: { rules: eclipse, least: 14 },
  'andromedas-edge': {
    rules: andromedasEdge,
    options: { destiny: 'on', length: 'long' },
    least: 30,
  },
};

/** Now and then somebody does something silly, which leads to questions that the wise never hear. */
const SILLY = 5;

/** A game of all seats; of each kind of question to Ada, the one with the most options. */
function questionsOf({ rules, options = {} }: Walk): ReadonlyMap<string, GameRecord> {
  const brain = rules as Brain<unknown>;
  const game = brain.game as Game<unknown>;
  const open = () =>
    Table.open(game, {
      seats: Array.from({ length: game.definition.seats.max }, (_, seat) => ({
        name: seat === 0 ? 'Ада' : `Бот ${seat}`,
        colour: seat,
        ...(seat === 0 ? {} : { bot: 'cadet' }),
      })),
      options,
      seed: 'questions',
    });
  const whole = open();
  const wise = botOf('instinct', brain, 'questions') as Bot<unknown>;
  const silly = botOf('random', brain, 'questions') as Bot<unknown>;
  const widest = new Map<string, { at: number; count: number }>();
  for (let n = 0; !game.isOver(whole.position); n++) {
    const [seat = 0] = game.waiting(whole.position);
    if (seat === 0) {
      const { step } = game.asking(whole.position);
      const count = game.options(whole.position, 0).length;
      if (count > 1 && count >= (widest.get(step)?.count ?? 0)) {
        widest.set(step, { at: whole.entries.length, count });
      }
    }
    const choice = (n % SILLY === SILLY - 1 ? silly : wise)(whole.view(seat));
    whole.answer(seat, whole.position.question, game.key(whole.position, choice));
  }
  // The same seed, the same outcomes: the game comes about once more.
  const again = open();
  const found = new Map<string, GameRecord>();
  const stops = new Map([...widest].map(([step, { at }]) => [at, step]));
  for (const [at, { seat, key }] of whole.entries.entries()) {
    const step = stops.get(at);
    if (step) found.set(step, structuredClone(again.record));
    again.answer(seat, again.position.question, key);
  }
  return found;
}

/** Options by their keys, each with the places it is touched at; ways out have a button of their own. */
function optionsOf({ rules }: Walk, record: GameRecord): ReadonlyMap<string, readonly string[]> {
  const { game, words } = rules as { game: Game<unknown>; words: GameWords<unknown> };
  const { position } = Table.resume(game, record);
  const view = game.view(position, 0);
  return new Map(
    game.options(position, 0).flatMap((option) => {
      const key = game.key(position, option);
      const read = { option, key, ...game.read(position, option) };
      const { touches, tone } = words.describeOption(view, 0, read);
      return tone === 'finish' || tone === 'agree' ? [] : [[key, touches]];
    }),
  );
}

/** Waits for the sheet of the chosen tab, or for none: what it holds is drawn a moment after. */
async function turned(page: Page): Promise<void> {
  const isDrawn = () =>
    page.evaluate(() => {
      const tab = document.querySelector('.sheet-tab.chosen')?.getAttribute('data-spot');
      const sheet = document.querySelector('.sheet-body')?.getAttribute('data-sheet');
      return tab === (sheet ? `sheet ${sheet}` : undefined);
    });
  await poll(isDrawn).toBe(true);
}

/** Options that are neither at a place of the board or of one of its sheets, nor offered beside it. */
async function unoffered(
  page: Page,
  options: ReadonlyMap<string, readonly string[]>,
  alike?: string,
): Promise<string[]> {
  const found = new Set<string>();
  const offers = await page.locator('.offer').count();
  const missing = (): string[] =>
    [...options].flatMap(([key, places]) => (places.some((place) => found.has(place)) ? [] : key));
  const look = async (): Promise<void> => {
    const places = page.locator(':is(.board, .panel) [data-place]');
    for (const place of await places.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('data-place')),
    )) {
      found.add(place ?? '');
    }
    if (!alike) return;
    const spots = page.locator(`.board .place-open ${alike}`);
    for (const spot of await spots.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('data-spot')),
    )) {
      found.add(spot ?? '');
    }
  };
  await look();
  // Opening every sheet takes longer than all the rest: only for what has not been seen so far.
  if (missing().length <= offers) return [];
  const sheets = page.locator('.sheet-tab:not(.sheet-fold)');
  const due = page.locator('.sheet-tab.chosen:not(.sheet-fold)');
  const back = (await due.count()) > 0 ? await due.getAttribute('data-spot') : null;
  for (let at = 0; at < (await sheets.count()); at++) {
    if ((await sheets.nth(at).getAttribute('aria-expanded')) === 'true') continue;
    await sheets.nth(at).press('Enter');
    await turned(page);
    await look();
  }
  // As it was found.
  const before = page.locator(`[data-spot="${back}"]:not(.chosen)`);
  if (!back && (await due.count()) > 0) await due.press('Enter');
  else if ((await before.count()) > 0) await before.press('Enter');
  await turned(page);
  return missing().length <= offers ? [] : missing();
}

const LAPTOP = { width: 1280, height: 720 };

async function expectRoom(page: Page, at: string): Promise<void> {
  await turned(page);
  await drawn(page);
  expect.soft(await crowded(page), at).toEqual([]);
  expect.soft(await shortened(page), at).toEqual([]);
  expect.soft(await tiny(page), at).toEqual([]);
}

async function expectRoomOnLaptop(
  page: Page,
  step: string,
  walk: Walk,
  record: GameRecord,
): Promise<void> {
  await page.locator('.board-room > *').first().waitFor();
  const at = `${step} on a laptop`;
  await expectRoom(page, at);
  expect.soft(await hidden(page, walk.scrolls), at).toEqual([]);
  expect.soft(await coveredOffers(page), at).toEqual([]);
  // Whatever is laid over the board shows all it holds.
  const stages = `.board .stage${walk.scrolls ? `:not(${walk.scrolls})` : ''}`;
  expect.soft(await cut(page, stages), at).toEqual([]);
  expect.soft(await cut(page, '.board .sheet-body .place'), at).toEqual([]);
  expect.soft(await unoffered(page, optionsOf(walk, record), walk.alike), at).toEqual([]);
}

async function expectRoomBesideDrawer(page: Page, step: string): Promise<void> {
  await page.locator('.drawer-tool').first().press('Enter');
  await page.locator('.drawer').waitFor();
  expect.soft(await underDrawer(page), `${step} beside the drawer`).toEqual([]);
  await page.locator('.drawer-close').press('Enter');
}

async function expectRoomOnPhone(page: Page, step: string): Promise<void> {
  await page.locator('.phone-room').waitFor();
  const at = `${step} on a phone`;
  await expectRoom(page, at);
  expect.soft(await isAnswerable(page), at).toBe(true);
  expect.soft(await cut(page, '.board-room header'), at).toEqual([]);
}

/** Which questions are seen on a laptop, which on a phone. */
export interface Looks {
  readonly laptop: (at: number) => boolean;
  /** Which of those on a laptop are seen once more beside the open drawer. */
  readonly drawer: (at: number) => boolean;
  readonly phone: (at: number) => boolean;
  /** With painted pictures: they take no room of their own, and a third of the time. */
  readonly pictures: boolean;
}

/** Goes from question to question, in Russian: its words are the longest. */
export async function expectRoomForAll(id: string, walk: Walk, looks: Looks): Promise<void> {
  const found = [...questionsOf(walk)];
  expect(found.length).toBeGreaterThanOrEqual(walk.least);
  const rows = found.map(([step, record]) => savedRow(`${id} ${step}`, record));
  const { pictures } = looks;
  const page = await visit({ language: 'ru', drawer: '', pictures, rows, at: DOORSTEP });
  const open = async (step: string): Promise<void> => {
    await page.goto(`${origin()}/#/table/${encodeURIComponent(`${id} ${step}`)}`);
    await page.locator('.status-line.yours').waitFor();
  };
  await page.setViewportSize(LAPTOP);
  for (const [at, [step, record]] of found.entries()) {
    if (!looks.laptop(at)) continue;
    await open(step);
    await expectRoomOnLaptop(page, step, walk, record);
    if (looks.drawer(at)) await expectRoomBesideDrawer(page, step);
  }
  await page.setViewportSize(SIZES.phone);
  for (const [step] of found.filter((_, at) => looks.phone(at))) {
    await open(step);
    await expectRoomOnPhone(page, step);
  }
  await leave(page);
}
