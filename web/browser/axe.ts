/** axe-core, a checker of accessibility, on pages of the site. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { poll } from './harness.ts';

const require = createRequire(import.meta.url);
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Tooltips lie outside all landmarks by nature, and come and go by clocks of their own. */
const NOT_JUDGED = ['[data-overlay-container]'];

const COLOURS = 'color-contrast';

/** By all rules, those on trial included, by colours alone, which take longest, or by all the others; on a part of the page. */
async function violations(
  page: Page,
  within: string,
  by: 'all' | 'colours' | 'others',
): Promise<readonly Violation[]> {
  // Evaluated, not added as a script: the page's policy lets no strange script in.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE);
  const rules = {
    'label-content-name-mismatch': { enabled: true },
    [COLOURS]: { enabled: by === 'all' },
  };
  const options = by === 'colours' ? { runOnly: { type: 'rule', values: [COLOURS] } } : { rules };
  const what = JSON.stringify({ include: [within], exclude: NOT_JUDGED });
  const run = `axe.run(${what}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`;
  const { violations } = await page.evaluate<{ violations: Violation[] }>(run);
  return violations;
}

/** What is wrong, in a few words for each place. */
const inWords = (found: readonly Violation[]): string[] =>
  found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );

/** Nothing that axe knows of stands in anybody's way here; a part is enough where the rest was judged before. */
export async function expectAccessible(page: Page, what: string, within = 'html'): Promise<void> {
  await settle(page);
  expect(inWords(await violations(page, within, 'all')), what).toEqual([]);
}

/** The same but for colours, where these were judged in another layout. */
export async function expectOperable(page: Page, what: string, within = 'html'): Promise<void> {
  await settle(page);
  expect(inWords(await violations(page, within, 'others')), what).toEqual([]);
}

/** It can be read in the other theme too: themes differ in nothing but colours. */
export async function expectReadableByDay(
  page: Page,
  what: string,
  within = 'html',
): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'chart';
  });
  await settle(page);
  const found = await violations(page, within, 'colours');
  expect(inWords(found), `${what}, by day`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'night';
  });
}

/** What is on its way belongs to another moment, and would be judged as it is. */
async function settle(page: Page): Promise<void> {
  await poll(() => page.locator('[data-exiting]').count()).toBe(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}
