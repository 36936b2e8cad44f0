/** What the browser tests find when they start: a browser, and the built page being served. */
import type { TestProject } from 'vitest/node';
import { startServer } from '../server/index.ts';
import { buildPageIfStale } from './build.ts';
import { ensureChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's program, for `chromium.launch({ executablePath })`. */
    chromium: string;
    /** Where the page is, without a slash at the end: `http://127.0.0.1:41234`. */
    origin: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', ensureChromium());
  await buildPageIfStale();
  const server = await startServer({ port: 0 });
  project.provide('origin', new URL(server.url).origin);
  return () => server.close();
}
