import type { Plugin } from 'vite';

/** `'sketch.hand': 'Hand:',` as it stands in a game's messages. */
const MESSAGE = /^ *'sketch\.[^']*':\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm;

export const withoutSketches = (code: string): string => code.replace(MESSAGE, '');

/** Leaves out of the page what only the terminal says, which draws the table in plain characters. */
export const noSketches = (): Plugin => ({
  name: 'no-sketches',
  enforce: 'pre',
  transform: {
    filter: { id: /\/games\/[^/]+\/text\// },
    handler: (code) => ({ code: withoutSketches(code), map: null }),
  },
});
