/**
 * Checks that dependencies between folders point one way, and that rules stay pure: kernel ← games
 * ← bots ← server, web, cli. Each folder's row below says all that it may import of ours.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { filesUnder, gamesIn, isSource, isTest, ROOT } from './files.ts';
import { forbiddenInRules } from './purity.ts';
import { report } from './report.ts';
import { type Parsed, parseFile } from './syntax.ts';

type Zone =
  | 'kernel'
  | 'text'
  | 'game'
  | 'board'
  | 'bots'
  | 'kit'
  | 'web'
  | 'server'
  | 'cli'
  | 'bench'
  | 'art'
  | 'tools';

interface Row {
  /** What it may import of ours, besides itself. A game's board means the board of the same game. */
  readonly ours: readonly Zone[];
  /** What else its tests may import of ours. */
  readonly testsToo?: readonly Zone[];
  /** Packages of others it may import; absent: any. */
  readonly packages?: readonly string[];
}

const LEFT: readonly Zone[] = ['kernel', 'text', 'game', 'bots'];

const ROWS: Readonly<Record<Zone, Row>> = {
  kernel: { ours: [], packages: ['pure-rand'] },
  text: { ours: ['kernel'] },
  game: { ours: ['kernel'], testsToo: ['text'], packages: [] },
  board: { ours: ['kernel', 'text', 'game', 'kit'], packages: ['react'] },
  bots: { ours: ['kernel'], testsToo: ['game'] },
  kit: { ours: ['kernel', 'text'] },
  web: { ours: [...LEFT, 'board', 'kit'] },
  server: { ours: LEFT },
  cli: { ours: LEFT },
  bench: { ours: LEFT },
  // Pictures are struck from a board's drawings; tests compare them with what a game has.
  art: { ours: ['board'], testsToo: ['game'] },
  tools: { ours: [...LEFT, 'server'] },
};

/** Packages that any test may import. */
const TEST_PACKAGES = ['vitest', 'fast-check', 'node:'];

/** The soak command runs the property kit, outside of the tests, and what the page does with damaged data. */
const SOAK = /^cli\/soak[./-]/;

interface Place {
  readonly zone: Zone;
  readonly game?: string;
}

/** Where a path of the repository belongs; undefined for a folder that isn't on the map. */
function placeOf(path: string): Place | undefined {
  const [top, second, third] = path.split('/');
  if (top === 'games' && second) {
    return { zone: third === 'board' ? 'board' : 'game', game: second };
  }
  if (top === 'web') return { zone: second === 'kit' ? 'kit' : 'web' };
  return top in ROWS && top !== 'game' && top !== 'board' && top !== 'kit'
    ? { zone: top as Zone }
    : undefined;
}

/** The workspace that a path lies in: `kernel`, `games/eclipse`. */
function workspaceOf(path: string): string {
  const parts = path.split('/');
  return parts.slice(0, parts[0] === 'games' ? 2 : 1).join('/');
}

/** Package name → folder, of our own packages. */
function ourPackages(root: string): Map<string, string> {
  const folders = ['kernel', 'text', 'bots', 'server', 'web', 'cli', 'bench'];
  const found = new Map<string, string>();
  for (const folder of [...folders, ...gamesIn(root).map((game) => `games/${game}`)]) {
    const manifest = join(root, folder, 'package.json');
    if (existsSync(manifest)) found.set(JSON.parse(readFileSync(manifest, 'utf8')).name, folder);
  }
  return found;
}

function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What is wrong with one import, if anything. */
function wrongWith(
  path: string,
  from: Place,
  specifier: string,
  packages: ReadonlyMap<string, string>,
): string | undefined {
  const row = ROWS[from.zone];
  const test = isTest(path);
  const name = packageNameOf(specifier);
  let target: string;

  if (specifier.startsWith('.')) {
    target = posix.normalize(posix.join(dirname(path), specifier.replace(/\?.*/, '')));
    if (target.startsWith('..')) return 'leads out of the repository';
    if (workspaceOf(target) !== workspaceOf(path) && from.zone !== 'tools') {
      return `leads into another workspace: import ${workspaceOf(target)} by its package name`;
    }
  } else if (packages.has(name)) {
    target = posix.join(packages.get(name) as string, specifier.slice(name.length));
  } else if (name.startsWith('@orrery/')) {
    return 'names a workspace that does not exist';
  } else {
    const free = !row.packages || row.packages.includes(name);
    const forTests = test && TEST_PACKAGES.some((allowed) => specifier.startsWith(allowed));
    if (free || forTests) return undefined;
    const known = row.packages?.length ? `only ${row.packages.join(', ')}` : 'no packages';
    return `is a package that ${from.zone} may not import (${known})`;
  }

  const to = placeOf(target);
  if (!to) return 'leads to a folder that is not on the map in tools/arrows.ts';
  if (to.game && from.game && to.game !== from.game) return 'leads into another game';
  const allowed = [from.zone, ...row.ours, ...((test && row.testsToo) || [])];
  if (SOAK.test(path)) allowed.push('web');
  if (!allowed.includes(to.zone)) {
    return `points the wrong way: ${from.zone} may import only ${allowed.join(', ')}`;
  }
  if (/^(kernel|text)\/testing(\/|\.ts|$)/.test(target) && !test && !SOAK.test(path)) {
    return 'is for tests only';
  }
  return undefined;
}

export function checkArrows(root: string): string[] {
  const packages = ourPackages(root);
  const problems: string[] = [];
  for (const path of filesUnder(root).filter(isSource)) {
    // Settings of tools lie at the top and belong to nobody.
    if (!path.includes('/')) continue;
    const place = placeOf(path);
    if (!place) {
      problems.push(`${path}: lies in a folder that is not on the map in tools/arrows.ts`);
      continue;
    }
    let file: Parsed;
    try {
      file = parseFile(root, path);
    } catch (error) {
      problems.push((error as Error).message);
      continue;
    }
    for (const { specifier, line } of file.imports) {
      const wrong = wrongWith(path, place, specifier, packages);
      if (wrong) problems.push(`${path}:${line}: import of '${specifier}' ${wrong}`);
    }
    if ((place.zone === 'kernel' || place.zone === 'game') && !isTest(path)) {
      problems.push(...forbiddenInRules(file));
    }
  }
  return problems;
}

if (import.meta.main) report(checkArrows(ROOT), 'All arrows between folders point the right way.');
