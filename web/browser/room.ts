/** What is measured of a table on screen: how much room the board has, what is cut, covered or too small. */
import type { Page } from 'playwright-core';

/** How much of the window shows the board, by a fine grid of points. */
export const boardShare = (page: Page): Promise<number> =>
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
export const crowded = (page: Page): Promise<string[]> =>
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
    for (const part of parts('.status-line > :not(.unseen), .panel, .drawer, .question-bar')) {
      inside(part, screen, 'out of the window');
    }
    apart(parts('.status-line > :not(.unseen)'));
    apart(parts('.panel'));
    for (const note of parts('.side > .guide-note')) inside(note, screen, 'out of the window');
    // The sign of the advice stands beside the panels, not over one.
    for (const panel of parts('.panel')) apart([panel, ...parts('.guide-fold summary')]);
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

/**
 * Places that may be touched and lie outside of the window, or under something else. `scrolls`: what holds so
 * much that one may scroll in it.
 */
export const hidden = (page: Page, scrolls = ''): Promise<string[]> =>
  page.evaluate((scrolls) => {
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
    const withinReach = (place: Element): boolean => {
      if (!scrolls || !place.closest(scrolls)) return false;
      place.scrollIntoView({ block: 'nearest' });
      return inView(place);
    };
    // What a panel shows the board need not, and keeps it folded away.
    const name = (place: Element): string => place.getAttribute('data-place') ?? '';
    const seen = new Set(places.filter((place) => inView(place) || withinReach(place)).map(name));
    return [...new Set(places.map(name))].filter((place) => !seen.has(place));
  }, scrolls);

/** Words on the board that nobody can read. */
export const tiny = (page: Page): Promise<string[]> =>
  page.locator('.board-room').evaluate((room) =>
    [...room.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap((part) => {
      const own = [...part.childNodes].some(
        (node) => node.nodeType === 3 && node.nodeValue?.trim(),
      );
      if (!own || part.closest('.unseen, .map-name, title')) return [];
      if (!part.checkVisibility({ visibilityProperty: true })) return [];
      const scale = part instanceof SVGGraphicsElement ? (part.getScreenCTM()?.a ?? 1) : 1;
      const pixels = Number.parseFloat(getComputedStyle(part).fontSize) * scale;
      return pixels > 0 && pixels < 10.9
        ? [`${part.textContent} ${part.getAttribute('class')} ${pixels}`]
        : [];
    }),
  );

/** Things that hold more than they show. */
export const cut = (page: Page, query: string): Promise<string[]> =>
  page
    .locator(query)
    .evaluateAll((things) =>
      things.flatMap((thing) =>
        thing.scrollHeight > thing.clientHeight + 1 || thing.scrollWidth > thing.clientWidth + 1
          ? [thing.textContent ?? '']
          : [],
      ),
    );

/** Words of the frame and of what is offered that end in dots, or behind an edge. */
export const shortened = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walls =
      '.status-line, .panel, .question-bar, .stage, .sheet-tabs, .choice-grip, .phone-tabs';
    const parts = document.querySelectorAll(`:is(${walls}) :is(p, b, span, small, button)`);
    return [...parts].flatMap((part) => {
      // Tails of letters reach a little below a tight line.
      const over =
        part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 6;
      if (!over || !part.checkVisibility() || part.closest('.unseen')) return [];
      const { overflowX, overflowY, clipPath } = getComputedStyle(part);
      const hides = /hidden|clip/.test(`${overflowX} ${overflowY}`) && clipPath === 'none';
      return hides ? [`${part.getAttribute('class')}: ${part.textContent}`] : [];
    });
  });

/** What is to be read or answered and lies under the open drawer, or runs over its own edge beside it. */
export const underDrawer = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.querySelector('.drawer')?.getBoundingClientRect().left ?? innerWidth;
    const parts = '.board :is(.stage, .question-bar, .sheets)';
    const covered = [...document.querySelectorAll(parts)].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > edge + 1,
    );
    const names = '.board :is(.stage, .sheet-body) :is(.ae-module-name, b)';
    const cut = [...document.querySelectorAll(names)].filter((name) => {
      const box = name.closest('button')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(name);
      return box && range.getBoundingClientRect().right > box.right + 1;
    });
    return [...covered, ...cut].map((part) => `${part.getAttribute('class')}: ${part.textContent}`);
  });

/** Whether something that answers the question is in sight: a place, an offer, or a button of the turn. */
export const isAnswerable = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const answers = ':is(.place-open, .map-place-open, .bts-spot-open, .bts-ship-open)';
    const turn = '.turn-buttons .button:not(.undo)';
    return [...document.querySelectorAll(`.board ${answers}, ${turn}`)].some((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (thing.contains(hit) || hit.contains(thing));
    });
  });

/** Offers that something else lies over, wherever one scrolls to. */
export const coveredOffers = (page: Page): Promise<string[]> =>
  page.locator('.board .offer').evaluateAll((offers) =>
    offers.flatMap((offer) => {
      offer.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = offer.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit && offer.contains(hit) ? [] : [offer.textContent ?? ''];
    }),
  );
