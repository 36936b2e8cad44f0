/** Late in every game, at every number of seats: the board has its room, and nothing is cut or hidden. */

import * as andromedasEdge from '@orrery/andromedas-edge';
import * as beyondTheSun from '@orrery/beyond-the-sun';
import { type Bot, type Brain, botOf } from '@orrery/bots';
import * as distantSuns from '@orrery/distant-suns';
import * as eclipse from '@orrery/eclipse';
import { type Game, type GameRecord, Table } from '@orrery/kernel';
import * as masterOfOrion from '@orrery/master-of-orion';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawn, leave, origin, savedRow, visit, withBrowser } from './harness.ts';

withBrowser();

interface Held {
  readonly rules: { readonly game: unknown; readonly advice: unknown };
  /** Every place that may be touched is in view at once. */
  readonly inView?: true;
  /** No text of the board is drawn smaller than 11 pixels. */
  readonly readable?: true;
  /** What shows all that it says: nothing in it is cut. */
  readonly whole?: string;
  /** More that this board is held to, at 1440×900. */
  also?(page: Page, seats: number): Promise<void>;
}

/** What each board is held to, besides what the frame is. */
const BOARDS: Readonly<Record<string, Held>> = {
  'distant-suns': { rules: distantSuns, inView: true, readable: true },
  'master-of-orion': {
    rules: masterOfOrion,
    inView: true,
    readable: true,
    whole: '.hand-card .moo-card, .moo-card-name',
  },
  'beyond-the-sun': { rules: beyondTheSun, inView: true, readable: true, whole: '.bts-card' },
  eclipse: {
    rules: eclipse,
    inView: true,
    readable: true,
    async also(page, seats) {
      const hexes = await page
        .locator('.ecl-galaxy .ecl-hex')
        .evaluateAll((drawn) => drawn.map((hex) => hex.getBoundingClientRect().width));
      expect(Math.min(...hexes), `${seats} seats`).toBeGreaterThanOrEqual(84);
    },
  },
  'andromedas-edge': { rules: andromedasEdge, inView: true, readable: true },
};

const LATE = 0.7;

/** A game played by instinct, up to a question to Ada when most of it is over. */
function lateTable(brain: Brain<unknown>, seats: number): GameRecord {
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
  while (!game.isOver(whole.position)) {
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
  return late.record;
}

const STARS = ['', 'Вега', 'Альтаир', 'Денеб', 'Ригель', 'Капелла'];

/** How much of the window shows the board, by a fine grid of points. */
const boardShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [columns, rows] = [30, 18];
    let seen = 0;
    for (let at = 0; at < columns * rows; at++) {
      const x = ((at % columns) + 0.5) * (innerWidth / columns);
      const y = (Math.floor(at / columns) + 0.5) * (innerHeight / rows);
      if (document.elementFromPoint(x, y)?.closest('.board, .side') === board()) seen++;
    }
    return seen / (columns * rows);
    function board(): Element | null {
      return document.querySelector('main.board');
    }
  });

/** Parts of the frame that reach over each other, out of the window, or don't show all they say. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const parts = (query: string): Element[] => [...document.querySelectorAll(query)];
    const name = (part: Element): string => `${part.getAttribute('class')}: ${part.textContent}`;
    const inside = (part: Element, box: DOMRect, what: string): void => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const out =
        left < box.left - 1 ||
        right > box.right + 1 ||
        top < box.top - 1 ||
        bottom > box.bottom + 1;
      if (out) found.push(`${what}: ${name(part)}`);
    };
    const apart = (group: readonly Element[]): void => {
      const boxes = group.map((part) => part.getBoundingClientRect());
      boxes.forEach((a, i) => {
        boxes.slice(i + 1).forEach((b, j) => {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 1 && high > 1) {
            found.push(
              `over each other: ${name(group[i] as Element)} / ${name(group[i + j + 1] as Element)}`,
            );
          }
        });
      });
    };
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    for (const part of parts('.status-line > *, .panel, .drawer, .question-bar')) {
      inside(part, screen, 'out of the window');
    }
    apart(parts('.status-line > :not(.unseen)'));
    apart(parts('.panel'));
    for (const panel of parts('.panel')) {
      const box = panel.getBoundingClientRect();
      const figures = [...panel.querySelectorAll('.figure, .sign')];
      for (const figure of figures) inside(figure, box, 'out of its panel');
      apart(figures);
    }
    for (const words of parts('.status-line .question p')) {
      // Tails of letters reach a little below a tight line.
      if (words.scrollHeight > words.clientHeight + 6) found.push(`cut: ${name(words)}`);
    }
    return found;
  });

/** Places that may be touched and lie outside of the window, or under something else. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = [
      ...document.querySelectorAll('.board [data-place], .panel [data-place]'),
    ].filter((place) => /(^|[\s-])(open|place-open)(\s|$)/.test(place.getAttribute('class') ?? ''));
    const inView = (place: Element): boolean => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || !place.checkVisibility()) return false;
      const drawing = place.closest('svg');
      return place.contains(hit) || hit.contains(place) || drawing?.contains(hit) === true;
    };
    // A long sheet can be scrolled to it, and then it is there.
    const withinReach = (place: Element): boolean => {
      const sheet = place.closest('.sheet-body');
      if (!sheet || sheet.scrollHeight <= sheet.clientHeight) return false;
      place.scrollIntoView({ block: 'nearest' });
      return inView(place);
    };
    // What a panel shows the board need not, and keeps it folded away.
    const name = (place: Element): string => place.getAttribute('data-place') ?? '';
    const seen = new Set(places.filter((place) => inView(place) || withinReach(place)).map(name));
    return [...new Set(places.map(name))].filter((place) => !seen.has(place));
  });

/** Words on the board that nobody can read. */
const tiny = (page: Page): Promise<string[]> =>
  page.locator('.board-room').evaluate((room) =>
    [...room.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap((part) => {
      const own = [...part.childNodes].some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      );
      if (!own || !part.checkVisibility() || part.closest('.unseen, .map-name, title')) return [];
      const scale = part instanceof SVGGraphicsElement ? (part.getScreenCTM()?.a ?? 1) : 1;
      const pixels = Number.parseFloat(getComputedStyle(part).fontSize) * scale;
      return pixels < 10.9 ? [`${part.textContent} ${part.getAttribute('class')} ${pixels}`] : [];
    }),
  );

/** Things that hold more than they show. */
const cut = (page: Page, query: string): Promise<string[]> =>
  page
    .locator(query)
    .evaluateAll((things) =>
      things.flatMap((thing) =>
        thing.scrollHeight > thing.clientHeight + 1 || thing.scrollWidth > thing.clientWidth + 1
          ? [thing.textContent ?? '']
          : [],
      ),
    );

const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 720 };

test.for(Object.entries(BOARDS))('%s late: the board has its room', async ([id, held]) => {
  const brain = held.rules as Brain<unknown>;
  const { min, max } = (brain.game as Game<unknown>).definition.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at).filter((n) => n > 1);
  const rows = counts.map((seats) => savedRow(`${id} ${seats}`, lateTable(brain, seats)));
  const page = await visit({ language: 'ru', drawer: '', rows });
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
    for (const size of [DESK, LAPTOP]) {
      await page.setViewportSize(size);
      await drawn(page);
      const at = `${seats} seats, ${size.width}`;
      expect.soft(await crowded(page), at).toEqual([]);
      if (held.inView) expect.soft(await hidden(page), at).toEqual([]);
      if (held.whole) expect.soft(await cut(page, held.whole), at).toEqual([]);
      if (held.readable) expect.soft(await tiny(page), at).toEqual([]);
    }
  }
  await leave(page);
});
