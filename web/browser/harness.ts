/** What every browser test needs: a page of the built site, and hands to play with. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing that moves is looked at by eye here, and no page lives long: it costs less in one thread.
  '--disable-threaded-animation',
  '--js-flags=--single-threaded',
  // The address bar's two pages, loaded anew with every window, kept a core busy for a second and more each time.
  // The last such list counts, so what Playwright turns off has to stand here again, as far as it concerns us.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ]}`,
];

export const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 568 },
} as const;

export interface Visit {
  readonly size?: keyof typeof SIZES;
  readonly language?: 'en' | 'ru' | 'uk';
  readonly theme?: 'night' | 'chart';
  /** How fast the moves of others are shown: in most tests, at once. */
  readonly pace?: 'calm' | 'quick' | 'none';
  readonly motion?: 'still' | 'full';
  /** How long bots wait for second thoughts. */
  readonly grace?: 'off' | 'short' | 'press';
  /** Lets the page keep itself for offline use; otherwise nothing of one test reaches another. */
  readonly offline?: boolean;
  /** A page that nobody uses before or after: for tests that change it beyond what it keeps. */
  readonly alone?: boolean;
  /** Lets painted pictures come: most tests ask nothing of them, and painting takes a fifth of their time. */
  readonly pictures?: boolean;
  /**
   * The page is drawn, as it is where pictures come or things move. Elsewhere it is laid out and answers, but
   * nobody looks at it, and drawing keeps other threads busy.
   */
  readonly seen?: boolean;
  /** The part of the drawer that stands open at tables; empty for none. */
  readonly drawer?: 'choices' | '';
  /** Where to begin: `#/new/distant-suns`. */
  readonly at?: string;
  /** A visitor who was here before: brings the same storage along. */
  readonly context?: BrowserContext;
  /** Tables that the visitor has already, as `savedRow` makes them. */
  readonly rows?: readonly { readonly id: string }[];
}

/** One for all files of a worker; it ends with the worker's process, which holds the other end of its pipe. */
let browser: Browser | undefined;

export const origin = (): string => inject('origin');

export function withBrowser(): void {
  beforeAll(async () => {
    browser ??= await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
  });
}

/** How long anything may take on a slow and busy machine, in milliseconds: nothing waits so long for nothing. */
const PATIENCE = 60_000;

/** Asks again until it is as expected. */
export const poll = <T>(ask: () => T) => expect.poll(ask, { timeout: PATIENCE });

/** The plainest screen, for whoever goes on from there: the start shows every game and every table. */
export const DOORSTEP = '#/about';

const complaints = new WeakMap<Page, string[]>();

/** A file of the site that is no page: what is kept there is there when the page opens. */
const ANTEROOM = '/icon.svg';

export async function visit(options: Visit = {}): Promise<Page> {
  const { language = 'en', theme = 'night', grace = 'off', pace = 'none' } = options;
  const { motion = 'still', drawer = 'choices', pictures = false, at = '' } = options;
  const { seen = pictures || pace !== 'none' } = options;
  const page = await pageFor(options);
  complaints.set(page, []);
  const wanted: Wanted = {
    settings: JSON.stringify({ language, theme, grace, pace, motion }),
    stage: JSON.stringify({ drawer }),
    pictures,
    seen,
    chance: `${expect.getState().currentTestName}`,
  };
  await page.evaluate((text) => localStorage.setItem('wanted', text), JSON.stringify(wanted));
  if (options.rows) await keepRows(page, options.rows);
  await page.goto(`${origin()}/${at}`);
  await page.locator('main, .table').first().waitFor();
  // Words that have yet to find their letters take another room.
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Pages that have been left: what makes a visit dear is a new page, not what it shows. */
const resting = new Map<string, Page>();
/** Pages that may rest, with the size they are for. */
const sizes = new WeakMap<Page, keyof typeof SIZES>();

async function pageFor({ size = 'desk', offline, alone, context }: Visit): Promise<Page> {
  if (context) return prepared(await context.newPage());
  const shared = !offline && !alone;
  const rested = shared && resting.get(size);
  if (rested) {
    resting.delete(size);
    await rested.setViewportSize(SIZES[size]);
    return rested;
  }
  const own = await (browser as Browser).newContext({
    viewport: SIZES[size],
    hasTouch: size !== 'desk',
    isMobile: size !== 'desk',
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await prepared(await own.newPage());
  if (shared) sizes.set(page, size);
  return page;
}

/** A page that is listened to, in which chance and bots behave; it waits in the anteroom, as those at rest do. */
async function prepared(page: Page): Promise<Page> {
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => complaints.get(page)?.push(error.message));
  page.on('console', (message) => {
    const words = message.text();
    // The anteroom, unlike the page, names no icon of its own.
    const iconless = message.location().url.endsWith('/favicon.ico');
    const counts = message.type() === 'error' && !words.includes('Service Worker') && !iconless;
    if (counts) complaints.get(page)?.push(`${words} ${message.location().url}`);
  });
  await page.addInitScript(settleIn);
  await page.addInitScript(foreseeChance);
  await page.addInitScript(hurryBots);
  await page.goto(`${origin()}${ANTEROOM}`);
  return page;
}

/** Leaves a page with nothing kept, for the next one to find; false if it can't serve again. */
async function rest(page: Page): Promise<boolean> {
  const size = sizes.get(page);
  if (!size || resting.has(size) || page.context().pages().length > 1) return false;
  await page.goto(`${origin()}${ANTEROOM}`);
  await page.mouse.move(0, 0);
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        localStorage.clear();
        const request = indexedDB.deleteDatabase('orrery');
        request.onsuccess = () => done();
        request.onerror = () => failed(request.error);
      }),
  );
  resting.set(size, page);
  return true;
}

/** What a visitor brings along. */
interface Wanted {
  readonly settings: string;
  readonly stage: string;
  readonly pictures: boolean;
  readonly seen: boolean;
  /** What chance depends on. */
  readonly chance: string;
}

/** Runs in the page: its visitor has chosen settings, and finds the drawer as it should be each time. */
function settleIn(): void {
  const wanted = localStorage.getItem('wanted');
  if (!wanted) return;
  const { settings, stage, pictures, seen } = JSON.parse(wanted) as Wanted;
  if (!localStorage.getItem('orrery.settings')) localStorage.setItem('orrery.settings', settings);
  // Hands that play by the list of options find it open; on a phone it is one tap away.
  localStorage.setItem('orrery.stage', stage);
  // As where they are blocked: none is ever ready to be shown.
  class Unpainted {
    src = '';
    decode = () => Promise.reject(new Error('no pictures'));
  }
  if (!pictures) window.Image = Unpainted as unknown as typeof Image;
  // What is transparent is found, touched and measured as anything else; `checkVisibility` asks for it only if told to.
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('html { opacity: 0 !important }');
  if (!seen) document.adoptedStyleSheets = [unseen];
}

/** Runs in the page: what it draws by lot (seeds, names of tables) is the same in every run of a test. */
function foreseeChance(): void {
  const { chance: seed = '' } = JSON.parse(localStorage.getItem('wanted') ?? '{}') as Wanted;
  const fill = (bytes: Uint8Array): Uint8Array => {
    const drawn = Number(localStorage.getItem('drawn') ?? 0);
    localStorage.setItem('drawn', `${drawn + 1}`);
    let word = drawn;
    for (const letter of seed) word = Math.imul(word ^ letter.charCodeAt(0), 0x01000193);
    for (const at of bytes.keys()) {
      word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + at;
      bytes[at] = word >>> 16;
    }
    return bytes;
  };
  crypto.getRandomValues = fill as typeof crypto.getRandomValues;
}

/** Runs in the page: bots wait a moment before each answer, so that people can follow; here nobody needs to. */
function hurryBots(): void {
  const wait = window.setTimeout.bind(window);
  const quick = (work: () => void, ms = 0): number => wait(work, ms === 420 ? 0 : ms);
  window.setTimeout = quick as typeof window.setTimeout;
}

/** Leaves a page, after making sure that nothing went wrong in it unseen. */
export async function leave(page: Page): Promise<void> {
  expect(complaints.get(page)).toEqual([]);
  await expectAllSaid(page);
  if (!(await rest(page))) await page.context().close();
}

/** Lets the page finish what it has begun: counted in its own frames, so that no load makes a difference. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );

/** Closes what lies over the page, and waits until it is gone: keys pressed before are its own. */
export async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await poll(() => page.locator('[role="dialog"], [role="menu"]').count()).toBe(0);
}

/** No message is missing in the language in use, be it on screen, in a hint or for a screen reader. */
export async function expectAllSaid(page: Page): Promise<void> {
  expect((await page.content()).match(/⟦.*?⟧/g) ?? []).toEqual([]);
}

/** Nothing makes the page scroll sideways: what overflows widens a phone's page without any scrollbar. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { documentElement: root, body } = document;
    return [
      Math.max(root.scrollWidth, body.scrollWidth),
      Math.min(root.clientWidth, globalThis.screen.width),
    ];
  });
  expect(content).toBeLessThanOrEqual(window as number);
}

/** Every control has a name for screen readers. */
export async function expectNamed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const controls = ['button', 'link', 'textbox', 'searchbox', 'slider', 'switch', 'tab', 'radio'];
  const nameless = nodes.filter(
    ({ ignored, role, name }) =>
      !ignored && controls.includes(String(role?.value)) && String(name?.value ?? '') === '',
  );
  expect(nameless.map(({ role, nodeId }) => `${role?.value} ${nodeId}`)).toEqual([]);
}

/** Starts a game against a bot the quick way. */
export async function playQuickly(page: Page): Promise<void> {
  await page.locator('.game-card .button.brass').first().click();
  await page.locator('.status-line').waitFor();
}

/** Opens a table from a file, at the start. */
export async function importFile(page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a table from a file' }).click(),
  ]);
  await chooser.setFiles(file);
}

/** A row of the page's store, as the page would have written it. */
export const savedRow = <R>(id: string, record: R) => ({
  id,
  revision: 1,
  savedAt: Date.now(),
  record,
});

/** Lays rows where the page keeps its tables; as text, because what crosses over piece by piece takes seconds. */
export const keepRows = (page: Page, rows: readonly { readonly id: string }[]): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('orrery', 1);
        request.onupgradeneeded = () =>
          request.result.createObjectStore('tables', { keyPath: 'id' });
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite');
          for (const row of JSON.parse(text)) transaction.objectStore('tables').put(row);
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
    JSON.stringify(rows),
  );

/** What the page has kept of a table. */
export const keptRow = (page: Page, id: string): Promise<{ record: unknown } | undefined> =>
  page.evaluate(
    (id) =>
      new Promise((done, failed) => {
        const request = indexedDB.open('orrery', 1);
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const look = request.result.transaction('tables').objectStore('tables').get(id);
          look.onsuccess = () => {
            request.result.close();
            done(look.result);
          };
        };
      }),
    id,
  );

const isOver = (page: Page): Promise<boolean> => page.locator('.end').isVisible();

/** Waits until something is asked of the player or the game is over; false if over. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator('.choice:not(.sealed), .end').first().waitFor();
  return !(await isOver(page));
}

/** Picks an option by its words; by default the first. Waits until it has been taken. */
export async function pick(page: Page, at = 0): Promise<string> {
  const choice = page.locator('.choice').nth(at);
  await choice.waitFor();
  const key = (await choice.getAttribute('data-key')) as string;
  const question = await questionOf(page);
  // By key: a board's own question may lie over the list.
  await choice.press('Enter');
  await poll(async () => (await questionOf(page)) !== question).toBe(true);
  return key;
}

/** What tells one question from the next: the status line and the list. */
export const questionOf = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (query: string): string => document.querySelector(query)?.textContent ?? '';
    const sealed = document.querySelector('.choice.sealed') !== null;
    return `${text('.moment')} ${text('.question')} ${text('.choices')} ${sealed}`;
  });

/** Plays to the end, or for so many choices, always taking the first option there is. */
export async function playOn(page: Page, choices = 200): Promise<void> {
  for (let i = 0; i < choices && (await myTurn(page)); i++) await pick(page);
}

const SCREENSHOTS = new URL('../../.cache/screenshots/', import.meta.url);

/** Keeps a picture of the page under `.cache/screenshots`, to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const path = fileURLToPath(new URL(`${name}.png`, SCREENSHOTS));
  await page.screenshot({ path, animations: 'disabled' });
}
