/** What the start page costs while nobody touches it. */
import type { Browser, CDPSession } from 'playwright-core';

/** Long enough for everything that comes to rest to have done so. */
const SETTLE_MS = 8000;
const WATCH_MS = 5000;

/** Percent of one core, of the processes that run and draw the page. */
export async function restingLoad(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Opened before: for whoever comes to look, the browser draws the whole page once more.
  const session = await browser.newBrowserCDPSession();
  try {
    await page.goto(`${origin}/`);
    await page.locator('main').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const before = await cpuSeconds(session);
    await page.waitForTimeout(WATCH_MS);
    return ((await cpuSeconds(session)) - before) / (WATCH_MS / 1000) / 0.01;
  } finally {
    await session.detach();
    await page.close();
  }
}

async function cpuSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer' || type === 'GPU')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
