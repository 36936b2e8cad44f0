/** Late in every game: the board has its room, and nothing is cut or hidden. */
import * as andromedasEdge from '@orrery/andromedas-edge';
import * as beyondTheSun from '@orrery/beyond-the-sun';
import { type Bot, type Brain, botOf } from '@orrery/bots';
import * as distantSuns from '@orrery/distant-suns';
import * as eclipse from '@orrery/eclipse';
import { type Game, type GameRecord, type GameWords, Table } from '@orrery/kernel';
import * as masterOfOrion from '@orrery/master-of-orion';
import { LANGUAGES, type Phrase, translator, typeset } from '@orrery/text';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DOORSTEP, drawn, leave, origin, savedRow, visit } from './harness.ts';
import { boardShare, crowded, cut, hidden, shortened, tiny } from './room.ts';

interface Held {
  readonly rules: { readonly game: unknown; readonly advice: unknown; readonly words: unknown };
  /** What may hold more than it shows, because there is no end to it: a pile of cards. */
  readonly scrolls?: string;
  /** What shows all that it says: nothing in it is cut. */
  readonly whole?: string;
  /** The same, on tablets too. */
  readonly everywhere?: string;
  /** More that this board is held to, at 1440×900. */
  also?(page: Page, seats: number): Promise<void>;
}

/** What each board is held to, besides what the frame is. */
export const BOARDS: Readonly<Record<string, Held>> = {
  'distant-suns': {
    rules: distantSuns,
    whole: '.ds-zone-name, .ds-dock, .side',
    everywhere: '.ds-zone-name, .ds-dock',
  },
  'master-of-orion': {
    rules: masterOfOrion,
    whole: '.hand-card .moo-card, .moo-card-name, .moo-systems, .panels, .panel',
    everywhere: '.hand-card .moo-card, .moo-systems',
  },
  'beyond-the-sun': {
    rules: beyondTheSun,
    whole: '.bts-card, .bts-basic, .bts-basic .bts-row, .bts-lower .tab-panel:has(.bts-faction)',
  },
  eclipse: {
    rules: eclipse,
    async also(page, seats) {
      const hexes = await page
        .locator('.ecl-galaxy .ecl-hex')
        .evaluateAll((drawn) => drawn.map((hex) => hex.getBoundingClientRect().width));
      expect(Math.min(...hexes), `${seats} seats`).toBeGreaterThanOrEqual(84);
    },
  },
  'andromedas-edge': { rules: andromedasEdge },
};

const LATE = 0.7;

/** A game played by instinct, up to a question to Ada when most of it is over, and all that was said of where it is. */
function lateTable(
  brain: Brain<unknown>,
  words: GameWords<unknown>,
  seats: number,
): { record: GameRecord; moments: Phrase[] } {
  const game = brain.game as Game<unknown>;
  const open = () =>
    Table.open(game, {
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? { name: 'Ада', colour: 0 } : { name: STARS[seat], bot: 'cadet', colour: seat },
      ),
      options: {},
      seed: `stage ${seats}`,
    });
  const whole = open();
  const choose = botOf('instinct', brain, 'stage') as Bot<unknown>;
  const moments: Phrase[] = [];
  while (!game.isOver(whole.position)) {
    moments.push(words.moment(whole.view(0)));
    const [seat = 0] = game.waiting(whole.position);
    const key = game.key(whole.position, choose(whole.view(seat)));
    whole.answer(seat, whole.position.question, key);
  }
  const own = [...whole.entries.keys()].filter((at) => whole.entries[at]?.seat === 0);
  const late = open();
  // The same seed, the same outcomes: the game comes about once more.
  for (const { seat, key } of whole.entries.slice(0, own[Math.floor(own.length * LATE)])) {
    late.answer(seat, late.position.question, key);
  }
  return { record: late.record, moments };
}

/** What the status line says of where a game is, in every language, each once. */
async function saidOf(id: string, moments: readonly Phrase[]): Promise<string[]> {
  const said = LANGUAGES.map(async (language) => {
    const file = `@orrery/${id}/text/${language}.ts`;
    const messages = await import(file);
    const speaker = translator(language, [messages[language]], { finish: typeset });
    return moments.map((moment) => speaker.say(moment));
  });
  return [...new Set((await Promise.all(said)).flat())];
}

/** Those that are cut, or make the line any higher or the question any narrower; runs in the page. */
function uneasy(moment: HTMLElement | SVGElement, said: readonly string[]): string[] {
  const question = document.querySelector('.status-line .question') as HTMLElement;
  const before = [question.offsetLeft, question.offsetWidth, question.offsetHeight].join();
  const was = moment.textContent;
  const found = said.filter((words) => {
    moment.textContent = words;
    const now = [question.offsetLeft, question.offsetWidth, question.offsetHeight].join();
    const lines = Math.round(
      moment.clientHeight / Number.parseFloat(getComputedStyle(moment).lineHeight),
    );
    return lines > 2 || moment.scrollWidth > moment.clientWidth || now !== before;
  });
  moment.textContent = was;
  return found;
}

const STARS = ['', 'Вега', 'Альтаир', 'Денеб', 'Ригель', 'Капелла'];

const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 720 };
const TABLETS = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];

/** Lets the status line ask what is just not written smaller, beside a button of many words; runs in the page. */
function askAtLength(question: HTMLElement | SVGElement): void {
  question.classList.remove('long', 'longest');
  question.style.maxWidth = '221px';
  question.textContent = 'Яку стопку жетонів відкриттів ви подивитеся?';
}

/** So many options are looked at. */
const LOOKS = 6;

/** What an option would bring to one's own figures, where that takes room from one's name. */
async function narrowed(page: Page): Promise<string[]> {
  const header = page.locator('.panel.mine > header');
  const read = () =>
    header.evaluate((head) => {
      const name = head.querySelector('.panel-name');
      return { words: head.textContent ?? '', width: name?.clientWidth ?? 0 };
    });
  const before = await read();
  const found: string[] = [];
  const places = page.locator('.board :is(.place-open, .map-place-open)');
  for (const place of (await places.all()).slice(0, LOOKS)) {
    const box = await place.boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await drawn(page);
    const { words, width } = await read();
    if (width < before.width) found.push(words);
  }
  await page.mouse.move(0, 0);
  return found;
}

/** Sees the late board at every number of seats, or at the fewest and at the most; with most on tablets too. */
export async function expectRoomLate(
  id: string,
  held: Held,
  seen: 'every number' | 'fewest and most',
): Promise<void> {
  const brain = held.rules as Brain<unknown>;
  const { min, max } = (brain.game as Game<unknown>).definition.seats;
  const fewest = Math.max(min, 2);
  const counts =
    seen === 'every number'
      ? Array.from({ length: max - fewest + 1 }, (_, at) => fewest + at)
      : [fewest, max];
  const words = held.rules.words as GameWords<unknown>;
  const late = counts.map((seats) => lateTable(brain, words, seats));
  const rows = late.map(({ record }, at) => savedRow(`${id} ${counts[at]}`, record));
  const moments = await saidOf(
    id,
    late.flatMap(({ moments }) => moments),
  );
  const page = await visit({ language: 'ru', drawer: '', rows, at: DOORSTEP });
  for (const seats of counts) {
    await page.setViewportSize(DESK);
    await page.goto(`${origin()}/#/table/${encodeURIComponent(`${id} ${seats}`)}`);
    await page
      .locator('.panel')
      .nth(seats - 1)
      .waitFor();
    await page.locator('.board-room > *').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    expect.soft(await boardShare(page), `${seats} seats`).toBeGreaterThanOrEqual(0.7);
    await held.also?.(page, seats);
    const all = seats === max;
    for (const size of [DESK, LAPTOP, ...(all ? TABLETS : [])]) {
      await page.setViewportSize(size);
      await drawn(page);
      const at = `${seats} seats, ${size.width}`;
      expect.soft(await crowded(page), at).toEqual([]);
      expect.soft(await hidden(page, held.scrolls), at).toEqual([]);
      expect.soft(await shortened(page), at).toEqual([]);
      if (size === LAPTOP) expect.soft(await narrowed(page), at).toEqual([]);
      const moment = page.locator('.status-line .moment');
      expect.soft(await moment.evaluate(uneasy, moments), at).toEqual([]);
      const whole = TABLETS.includes(size) ? held.everywhere : (held.whole ?? held.everywhere);
      if (whole) expect.soft(await cut(page, whole), at).toEqual([]);
      expect.soft(await tiny(page), at).toEqual([]);
    }
  }
  await page.setViewportSize(TABLETS[0]);
  await drawn(page);
  await page.locator('.status-line .question p').evaluate(askAtLength);
  expect.soft(await shortened(page), 'a question of 44 letters').toEqual([]);
  await leave(page);
}
