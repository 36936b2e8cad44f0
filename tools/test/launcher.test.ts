import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../files.ts';
import { tree } from './tree.ts';

/** Stands for npm; the Node.js that it installs tells what it was given, and where. */
const NPM = `#!/bin/sh
echo "npm $*" >> "$LOG"
[ -z "\${BROKEN-}" ] || exit 1
mkdir -p node_modules/node/bin
cat > node_modules/node/bin/node <<'END'
#!/bin/sh
case $1 in --version) echo v24.0.0; exit ;; esac
case \${2-} in cache) printf '%s' "$NODE_COMPILE_CACHE"; exit ;; esac
printf '%s|' "$@"; printf '%s' "$PWD"
END
chmod +x node_modules/node/bin/node
`;

/** Stands for the Node.js that is there at first. */
function node(version: string): string {
  const major = version.split('.')[0];
  return `#!/bin/sh\ncase $1 in -p) echo ${major} ;; --version) echo v${version} ;; *) exit 1 ;; esac\n`;
}

/** A machine with a checkout and these commands, besides those of any Unix. */
function machine(commands: Record<string, string>) {
  const top = tree({ 'a checkout/package-lock.json': '{}' });
  const root = join(top, 'a checkout');
  copyFileSync(join(ROOT, 'orrery'), join(root, 'orrery'));
  mkdirSync(join(top, 'bin'));
  for (const tool of ['sh', 'cat', 'cmp', 'cp', 'mkdir', 'chmod', 'dirname', 'readlink']) {
    const at = ['/bin', '/usr/bin'].map((folder) => join(folder, tool)).find(existsSync);
    symlinkSync(at as string, join(top, 'bin', tool));
  }
  for (const [name, script] of Object.entries(commands)) {
    writeFileSync(join(top, 'bin', name), script);
    chmodSync(join(top, 'bin', name), 0o755);
  }
  const log = join(top, 'npm.log');
  const run = (args: readonly string[], options: { from?: string; env?: object } = {}) => {
    const { from = join(root, 'orrery'), env } = options;
    const { status, stdout, stderr } = spawnSync(from, [...args], {
      cwd: top,
      env: { PATH: join(top, 'bin'), LOG: log, ...env },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const installs = (): number =>
    existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 1 : 0;
  return { top, root, run, installs };
}

const GOOD = { node: node('20.1.0'), npm: NPM };

test('installs once, and again when the lock file has changed or Node.js is gone', () => {
  const { root, run, installs } = machine(GOOD);
  const first = run(['rules', 'a b']);
  expect(first.stderr).toBe('Installing what Orrery needs…\n');
  expect(first.status).toBe(0);
  expect(installs()).toBe(1);
  expect(run(['rules'])).toMatchObject({ status: 0, stderr: '' });
  expect(installs()).toBe(1);
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
  run(['rules']);
  expect(installs()).toBe(2);
  rmSync(join(root, 'node_modules', 'node', 'bin', 'node'));
  run(['rules']);
  expect(installs()).toBe(3);
  run(['rules']);
  expect(installs()).toBe(3);
});

test('hands over to the right script, with the arguments and the folder as they are', () => {
  const { top, root, run } = machine(GOOD);
  const handed = (...args: string[]): string =>
    run(args).stdout.replace(`${root}/`, '').replace(top, 'HERE');
  expect(handed()).toBe('tools/start.ts|HERE');
  expect(handed('start', '--port', '1')).toBe('tools/start.ts|--port|1|HERE');
  expect(handed('serve')).toBe('tools/start.ts|HERE');
  expect(handed('--port=1')).toBe('tools/start.ts|--port=1|HERE');
  expect(handed('test', 'unit')).toBe('tools/test.ts|unit|HERE');
  expect(handed('replay', 'my game.txt', '')).toBe('cli/main.ts|replay|my game.txt||HERE');
  expect(handed('--help')).toBe('cli/main.ts|--help|HERE');
  expect(handed('help', 'play')).toBe('cli/main.ts|help|play|HERE');
  expect(handed('help', 'serve')).toBe('tools/start.ts|--help|HERE');
  expect(handed('help', 'test')).toBe('tools/test.ts|--help|HERE');
});

test('keeps what Node.js makes of the sources, inside of the checkout if nobody says where', () => {
  const { root, run } = machine(GOOD);
  expect(run(['cache']).stdout).toBe(`${root}/node_modules/.cache/node`);
  expect(run(['cache'], { env: { NODE_COMPILE_CACHE: '/elsewhere' } }).stdout).toBe('/elsewhere');
});

test('is found through symbolic links', () => {
  const { top, root, run } = machine(GOOD);
  mkdirSync(join(top, 'links'));
  symlinkSync('../a checkout/orrery', join(top, 'links', 'one'));
  symlinkSync(join(top, 'links', 'one'), join(top, 'links', 'two'));
  const { stdout } = run(['test'], { from: join(top, 'links', 'two') });
  expect(stdout).toBe(`${root}/tools/test.ts|${top}`);
});

test.each([
  ['no Node.js', { npm: NPM }, 'Node.js 20 or newer is needed, and none was found'],
  ['an old Node.js', { node: node('18.19.1'), npm: NPM }, 'is needed; this is v18.19.1'],
  ['no npm', { node: node('22.0.0') }, 'npm is needed and was not found'],
])('%s is explained', (_, commands, message) => {
  const { status, stderr } = machine(commands).run([]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^orrery: /);
  expect(stderr).toContain(message);
});

test('an installation that fails is explained, and tried again the next time', () => {
  const { run, installs } = machine(GOOD);
  const { status, stderr } = run([], { env: { BROKEN: '1' } });
  expect(status).toBe(1);
  expect(stderr).toContain('npm could not install what is needed');
  expect(run([]).status).toBe(0);
  expect(installs()).toBe(2);
});

test('a place that nothing can be installed into is said to be so; the network is not to blame', () => {
  const { root, run, installs } = machine(GOOD);
  symlinkSync('/proc/nowhere/at/all', join(root, 'node_modules'));
  const { status, stderr } = run([]);
  expect([status, installs()]).toEqual([1, 0]);
  expect(stderr).toContain(`${root} can't be written to`);
  expect(stderr).not.toContain('network');
});
