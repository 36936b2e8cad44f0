import type { KnipConfig } from 'knip';
import base from './knip.config.ts';

/** Finds exports that only tests use: `knip --production` leaves out whatever has no `!`. */
const project = ['**/*.{ts,tsx}!', '!**/*.test.{ts,tsx}!', '!**/test/**!', '!**/testing/**!'];

export default {
  ...base,
  // Where the file itself uses it too, the export lets a test look closer.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['tools/*.ts!', 'art/{index,painter}.ts!'],
      project: ['tools/**/*.ts!', 'art/**/*.ts!', '!**/test/**!'],
    },
    kernel: { entry: ['index.ts!', 'testing/index.ts!'], project },
    text: { entry: 'index.ts!', project },
    // Languages, rules and laws are loaded by their place.
    'games/*': {
      entry: [
        'index.ts!',
        'board/index.tsx!',
        'bench.ts!',
        'bot/{partners,training,suite}.ts!',
        '{text,reference}/{en,ru,uk}.ts!',
        'test/laws.ts!',
      ],
      project,
    },
    bots: { entry: ['index.ts!', '**/*worker.ts!'], project },
    server: { entry: 'main.ts!', project },
    web: { entry: ['index.html!', '**/*worker.ts!'], project: [...project, '!browser/**!'] },
    cli: { entry: ['main.ts!', '**/*worker.ts!'], project },
  },
} satisfies KnipConfig;
