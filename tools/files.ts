import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The repository. */
export const ROOT = dirname(import.meta.dirname);

const NOT_SOURCE = new Set(['node_modules', 'dist', 'coverage', 'peers']);

/** All files under a folder, as `/`-separated paths relative to `root`, in a stable order. */
export function filesUnder(root: string, folder = '.'): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  const found: string[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || NOT_SOURCE.has(entry.name)) continue;
      const inner = join(path, entry.name);
      if (entry.isDirectory()) visit(inner);
      else if (entry.isFile()) found.push(relative(root, inner).split(sep).join('/'));
    }
  };
  visit(start);
  return found.sort();
}

export function isSource(path: string): boolean {
  return /\.tsx?$/.test(path);
}

/** Code that only tests run: test files, their helpers, the kernel's property kit. */
export function isTest(path: string): boolean {
  return (
    /\.test\.tsx?$/.test(path) ||
    /(^|\/)(test|testing)\//.test(path) ||
    /^web\/browser\//.test(path)
  );
}

/** The ids of the games there are: folders of `games/`. */
export function gamesIn(root: string): string[] {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
