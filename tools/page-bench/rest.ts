/** What the start page costs while nobody touches it. */
import type { Browser } from 'playwright-core';

/** Long enough for everything that comes to rest to have done so. */
const SETTLE_MS = 8000;
const WATCH_MS = 5000;

/** Percent of one core, of the processes that run and draw the page. */
export async function restingLoad(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${origin}/`);
    await page.locator('main').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const before = await cpuSeconds(browser);
    await page.waitForTimeout(WATCH_MS);
    return ((await cpuSeconds(browser)) - before) / (WATCH_MS / 1000) / 0.01;
  } finally {
    await page.close();
  }
}

async function cpuSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
