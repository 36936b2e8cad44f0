import type { Plugin } from 'vite';

/** `provenance: 'book',` and `designed: ['effect'],` as they stand in tables of components. */
const NOTE = /\b(?:provenance: '[a-z-]+'|designed: \[[^\]]*\])(?:,|(?= \}))/g;

/** Leaves out of the page where the numbers of components come from, which only tests ask: half a kilobyte of a first visit. */
export const noProvenance = (): Plugin => ({
  name: 'no-provenance',
  enforce: 'pre',
  transform: {
    filter: { id: /\/games\/[^/]+\/data\// },
    handler: (code) => ({ code: code.replace(NOTE, ''), map: null }),
  },
});
