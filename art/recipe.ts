/** What a picture was made from: a hash of every file that has a say in it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A file and all of ours that it imports, however indirectly; in a stable order. */
function closure(start: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || !existsSync(join(ROOT, file))) return;
    found.add(file);
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, specifier] of text.matchAll(/from '([^']+)'/g)) {
      if (specifier.startsWith('.')) visit(normalize(join(dirname(file), specifier)));
      const game = /^@orrery\/([^/]+)\/(.+)$/.exec(specifier);
      if (game) visit(join('games', game[1], game[2]));
    }
  };
  visit(start);
  return [...found].sort();
}

/** The hash of a chapter of the catalogue: it changes with any line that its pictures depend on. */
export function recipeOf(chapter: string): string {
  const hash = createHash('sha256');
  for (const file of closure(join('art', 'catalogue', `${chapter}.ts`))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file), 'utf8'))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
