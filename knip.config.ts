import { existsSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

// A game is there once it has its definition; what is laid in for a coming one is not yet used.
const comingGames = readdirSync('games')
  .map((id) => `games/${id}`)
  .filter((folder) => !existsSync(`${folder}/game.ts`));

const tests = '**/*.test.{ts,tsx}';
const project = '**/*.{ts,tsx}';

export default {
  ignoreBinaries: ['apt-get'],
  // Fonts are named in style sheets only.
  ignoreDependencies: [
    '@biomejs/biome',
    '@fontsource-variable/inter',
    '@fontsource-variable/literata',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreWorkspaces: comingGames,
  workspaces: {
    '.': {
      entry: ['tools/*.ts', 'tools/test/*.test.ts', 'art/{index,painter}.ts', 'art/test/*.test.ts'],
      project: ['tools/**/*.ts', 'art/**/*.ts'],
    },
    kernel: { entry: tests, project },
    text: { entry: tests, project },
    'games/*': { entry: ['bench.ts', 'bot/{partners,training,suite}.ts', tests], project },
    bots: { entry: ['**/*worker.ts', tests], project },
    server: { entry: ['main.ts', tests], project },
    web: { entry: ['index.html', '**/*worker.ts', tests], project },
    cli: { entry: ['main.ts', '**/*worker.ts', tests], project },
  },
} satisfies KnipConfig;
