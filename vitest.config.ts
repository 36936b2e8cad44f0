import { defineConfig } from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/dist/**', 'bench/peers/**'];

export default defineConfig({
  test: {
    // A test left marked `.only` would hide all others.
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, 'web/browser/**'],
          // Property tests play many games, and the machine may be slow: time is no criterion.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/browser/**/*.test.ts'],
          exclude: notOurs,
          globalSetup: ['tools/browser-setup.ts'],
          // One real browser at a time.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
