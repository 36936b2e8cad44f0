/**
 * `./orrery test`: every check there is. Goes on after a failure, shows what failed in full, and
 * ends with `N passed, N failed`. Names of steps as arguments run only those; `long` is run only so.
 */
import { check, MINUTE, runSteps, type Step, tests } from './steps.ts';

const STEPS: readonly Step[] = [
  check('build', 'build of the page', ['tools/build.ts']),
  check('types', 'types', [
    'node_modules/typescript/bin/tsc',
    '-p',
    '.',
    '--noEmit',
    // More of them work out much twice, and the other core has its own work.
    '--checkers',
    '1',
  ]),
  check('lint', 'lint and format', [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
  ]),
  check('arrows', 'arrows between folders', ['tools/arrows.ts']),
  check('layout', 'layout of the games', ['tools/layout.ts']),
  check('translations', 'translations', ['tools/translations.ts']),
  check('rules', 'every rule has its code and a test', ['tools/rule-index.ts']),
  check('unused', 'unused code and packages', [
    'node_modules/knip/bin/knip.js',
    '--no-config-hints',
  ]),
  check('tests-only', 'exports that only tests use', [
    'node_modules/knip/bin/knip.js',
    '--config',
    'knip.production.ts',
    '--production',
    '--include',
    'exports,types',
    '--no-config-hints',
  ]),
  { ...check('size', 'size of the page', ['tools/size.ts']), after: ['build'] },
  tests('unit', 'rules, properties, golden records, server, tools', ['unit', 'page']),
  {
    ...check('chromium', 'a browser for the tests', ['tools/chromium.ts'], 10 * MINUTE),
    early: true,
  },
  { ...tests('browser', 'the page in a real browser'), after: ['build', 'chromium'] },
];

/** Run only when named. */
const ASIDE: readonly Step[] = [tests('long', 'statistics and pictures')];

const wanted = process.argv.slice(2);
const all = [...STEPS, ...ASIDE];
const HELP = `Usage: orrery test [STEP]…

Runs every check, or only the steps that are named; \`long\` is run only so.

${all.map(({ name, about }) => `  ${name.padEnd(12)} ${about}`).join('\n')}`;
const unknown = wanted.filter((name) => !all.some((step) => step.name === name));
if (wanted.includes('--help') || wanted.includes('-h')) {
  console.log(HELP);
} else if (unknown.length > 0) {
  const names = all.map((step) => step.name).join(', ');
  console.error(`orrery test: no step is named ${unknown.join(', ')}. There are: ${names}`);
  process.exitCode = 2;
} else {
  const steps = wanted.length === 0 ? STEPS : all.filter(({ name }) => wanted.includes(name));
  const { failed } = await runSteps(steps, console.log);
  if (failed > 0) process.exitCode = 1;
}
