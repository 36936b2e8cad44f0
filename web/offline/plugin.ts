/** Builds the service worker with the list of all files of the page in it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'orrery-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL('./service-worker.ts', import.meta.url)),
        fileName: 'service-worker.js',
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['service-worker.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        const built = Object.keys(bundle).filter((name) => {
          return name !== worker.fileName && !name.startsWith('.vite/');
        });
        const copied = readdirSync(publicDir, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name);
        const files = [...new Set([...built, ...copied, 'index.html'])].sort();
        const version = createHash('sha256').update(JSON.stringify(files));
        // These keep their names when they change; built files have a hash of theirs in it.
        for (const file of copied.sort()) version.update(readFileSync(join(publicDir, file)));
        const html = bundle['index.html'];
        if (html?.type === 'asset') version.update(html.source);
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('__PICTURES__', picturesIn(publicDir));
      },
    },
  };
}

/** Pictures are kept game by game, when somebody plays it; their list changes when any of them does. */
function picturesIn(publicDir: string): string {
  const list = join(publicDir, 'pictures', 'inventory.json');
  const text = existsSync(list) ? readFileSync(list) : '';
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
