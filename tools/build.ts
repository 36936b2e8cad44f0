/** Builds the page into web/dist: Vite, then compressed variants of what it made. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { StartError } from '../server/index.ts';
import { orExplain } from '../server/main.ts';
import { alone } from './alone.ts';
import { compressFolder } from './compress.ts';
import { filesUnder, isTest, ROOT } from './files.ts';

const WEB = join(ROOT, 'web');
const BUILT = join(WEB, 'dist');

/** Kept among the built files, so that whoever deletes or rebuilds them by hand deletes it too. */
const STAMP = join(BUILT, '.built-from');

/** Who is building the page: two at once would delete each other's files. */
const LOCK = join(WEB, '.building');

/** A fingerprint of everything that the page is made of. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const folders = ['kernel', 'text', 'games', 'bots', 'web'];
  const sources = folders.flatMap((folder) => filesUnder(ROOT, folder));
  const recipes = ['package-lock.json', 'tsconfig.json', 'tools/build.ts', 'tools/compress.ts'];
  for (const path of [...sources.filter((path) => !isTest(path)), ...recipes]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function isFresh(current: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current;
}

async function buildPage(logLevel: 'warn' | 'error' = 'warn'): Promise<void> {
  const current = fingerprint();
  const { NODE_ENV } = process.env;
  // Whoever builds it, tests included, builds the real page: no development parts of React.
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: WEB, logLevel, build: { manifest: true, emptyOutDir: true } });
  } catch (error) {
    throw new StartError(`The page can't be built. ${(error as Error).message}`);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  await compressFolder(BUILT);
  writeFileSync(STAMP, current);
}

/** Builds the page unless it is there already, made of just these sources; for players, quietly. */
export async function buildPageIfStale(): Promise<void> {
  if (isFresh(fingerprint())) return;
  const wait = () => console.log('The page is being built by somebody else…');
  await alone(LOCK, wait, async () => {
    // Whoever was first may have built just this.
    if (isFresh(fingerprint())) return;
    console.log('Building the page…');
    await buildPage('error');
  });
}

if (import.meta.main) await orExplain(() => alone(LOCK, () => {}, buildPage));
