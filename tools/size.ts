/**
 * Measures the script that a first visit to each game loads, compressed, and fails above the limit:
 * the page's entry, the game's own chunks, everything that these import at once, and their workers.
 * What bots think with, what is seen of moves (`board/motion.ts`), and parts of a board that no game begins
 * with, are fetched when the table stands already and the first choice is possible: that does not count, but is said.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './files.ts';
import { report } from './report.ts';

const LIMIT = 250_000;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  /** Other files that it uses; the scripts of workers are among them. */
  readonly assets?: readonly string[];
}

/** What Vite says it has built: source → chunk. */
type Manifest = Readonly<Record<string, Chunk>>;

/** Compressed bytes of script on the first visit to each game, by the game's id. */
export function firstVisits(
  manifest: Manifest,
  weigh: (file: string) => number,
): Map<string, number> {
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const games = new Map<string, string[]>();
  for (const key of Object.keys(manifest)) {
    const game = /(?:^|\/)games\/([^/]+)\//.exec(key)?.[1];
    // The rules are fetched when somebody opens them.
    if (!game || !manifest[key].isDynamicEntry || key.includes('/reference/')) continue;
    if (isLater(key)) continue;
    games.set(game, [...(games.get(game) ?? []), key]);
  }

  const visits = new Map<string, number>();
  for (const [game, keys] of games) {
    const chunks = withImports(manifest, [
      ...entries,
      ...spokenInOneLanguage(keys, manifest, weigh),
    ]);
    const files = [...chunks].flatMap((key) => [
      manifest[key].file,
      ...(manifest[key].assets ?? []),
    ]);
    const scripts = new Set(files);
    let bytes = 0;
    for (const file of scripts) if (/\.m?js$/.test(file)) bytes += weigh(file);
    visits.set(game, bytes);
  }
  return visits;
}

/** What is fetched once the table stands. */
const isLater = (key: string): boolean =>
  /(?:^|\/)(?:board\/(?!index\.tsx$)|frame\/motion\.tsx$)/.test(key);

/** A visitor loads one language; of each three, the heaviest counts. */
function spokenInOneLanguage(
  keys: readonly string[],
  manifest: Manifest,
  weigh: (file: string) => number,
): string[] {
  const heaviest = new Map<string, string>();
  for (const key of keys) {
    const slot = key.replace(/\/(en|ru|uk)\.ts$/, '/<language>');
    const rival = heaviest.get(slot);
    if (!rival || weigh(manifest[key].file) > weigh(manifest[rival].file)) heaviest.set(slot, key);
  }
  return [...heaviest.values()];
}

function withImports(manifest: Manifest, start: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...start];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    queue.push(...(manifest[key].imports ?? []));
  }
  return found;
}

function measureBuiltPage(folder: string): string[] {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return [`${file}: is missing; build the page first`];
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const weigh = (file: string): number => gzipSync(readFileSync(join(folder, file))).length;
  const visits = firstVisits(manifest, weigh);
  if (visits.size === 0) return ['The built page has no game that loads when it is chosen.'];
  const problems: string[] = [];
  const later = Object.entries(manifest).filter(
    ([key, { isDynamicEntry }]) => isDynamicEntry && isLater(key),
  );
  for (const [key, { file }] of later) {
    console.log(
      `${key.replace(/^(\.\.\/)+/, '')}: ${kilobytes(weigh(file))}, once the table stands`,
    );
  }
  for (const [game, bytes] of visits) {
    console.log(`${game}: ${kilobytes(bytes)} of ${kilobytes(LIMIT)} of script on the first visit`);
    if (bytes > LIMIT) problems.push(`${game}: ${kilobytes(bytes - LIMIT)} of script too many`);
  }
  return problems;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

if (import.meta.main) {
  report(measureBuiltPage(join(ROOT, 'web', 'dist')), 'Every game loads quickly.');
}
