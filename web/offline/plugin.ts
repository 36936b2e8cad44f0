/** Builds the service worker with the list of all files of the page in it. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  return {
    name: 'orrery-offline',
    apply: 'build',
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
        const files = Object.keys(bundle).filter((name) => {
          return name !== worker.fileName && !name.startsWith('.vite/');
        });
        // Copied from public/ beside the bundle.
        files.push('icon.svg', 'manifest.webmanifest', 'theme.js');
        if (!files.includes('index.html')) files.push('index.html');
        files.sort();
        const version = createHash('sha256').update(JSON.stringify(files));
        const html = bundle['index.html'];
        if (html?.type === 'asset') version.update(html.source);
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', version.digest('hex').slice(0, 12));
      },
    },
  };
}
