import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noProvenance } from './no-provenance.ts';
import { noSketches } from './no-sketches.ts';
import { offline } from './offline/plugin.ts';

export default defineConfig({
  // Relative, so that any host can serve the page from any folder.
  base: './',
  plugins: [noProvenance(), noSketches(), react(), offline()],
  resolve: {
    alias: {
      '@formatjs/icu-skeleton-parser': fileURLToPath(new URL('./no-skeletons.ts', import.meta.url)),
    },
  },
  worker: { format: 'es' },
  build: {
    manifest: true,
    // Every browser that the page runs in has it of its own.
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Fonts stay files: they are cached on their own and loaded only for the script in use.
    assetsInlineLimit: 0,
    // What every visit loads is one file: many small ones compress worse, by some kilobytes. The
    // service worker stands alone.
    rolldownOptions: {
      output: {
        // Every name stands in the page and in the service worker too: half a kilobyte that says nothing.
        chunkFileNames: 'assets/part-[hash].js',
        codeSplitting: {
          groups: [{ name: 'page', tags: ['$initial'], test: /^(?!.*service-worker)/ }],
        },
      },
    },
  },
});
