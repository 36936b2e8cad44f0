import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test-order.ts';

const notOurs = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];
/** Statistics and pictures: not part of `./orrery test`. */
const long = '**/*.long.test.ts';
/** Tests of what holds JSX, which Node.js does not run as it stands. */
const ofPage = [
  'games/eclipse/board/board.test.ts',
  'web/kit/motion/acts.test.ts',
  'web/kit/motion/captions.test.ts',
  'web/kit/seats.test.ts',
  'web/kit/tokens.test.ts',
];

/** As Node.js runs our sources elsewhere: with nothing in between, tests take a fifth less time. */
const asNodeDoes = { viteModuleRunner: false, nodeLoader: false };

const quick = {
  // Loading everything anew for each file took longer than the tests; none leaves a trace.
  isolate: false,
  // Left to itself it keeps a core free, which is half of a small machine.
  maxWorkers: '100%',
  // Property tests play many games, and the machine may be slow: time is no criterion.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['kernel/testing/strict.ts'],
};

export default defineConfig({
  test: {
    // A test left marked `.only` would hide all others.
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...quick,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...notOurs, long, ...ofPage, 'web/browser/**'],
          experimental: asNodeDoes,
        },
      },
      {
        test: {
          ...quick,
          name: 'page',
          include: ofPage,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/browser/**/*.test.ts'],
          exclude: [...notOurs, long],
          globalSetup: ['tools/browser-setup.ts'],
          // Each worker has a browser, which alone keeps a core busy, and keeps it from file to file.
          maxWorkers: 2,
          isolate: false,
          experimental: asNodeDoes,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // A hiccup of a busy machine fails nothing; the test command names whoever needed it.
          retry: 1,
        },
      },
      {
        test: {
          name: 'long',
          include: [long],
          exclude: notOurs,
          globalSetup: ['tools/browser-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
