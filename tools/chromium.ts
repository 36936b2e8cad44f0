import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The one that was built without windows first: with it tests take a seventh less processor time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const MAC_APPS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HELP =
  'The browser tests need Chromium or Chrome, and none was found. Install one, or say where it is ' +
  'in the environment variable ORRERY_CHROMIUM.';

/** The browser for the tests; on Debian, root gets it installed. Throws where there is none. */
export function ensureChromium(): string {
  const found = findChromium() ?? (installChromium() ? findChromium() : undefined);
  if (!found) throw new Error(HELP);
  return found;
}

function findChromium(): string | undefined {
  const named = process.env.ORRERY_CHROMIUM;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`ORRERY_CHROMIUM is «${named}», which is not a browser that runs here.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const apps = ['/Applications', join(homedir(), 'Applications')];
  const places = [
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(process.platform === 'darwin'
      ? apps.flatMap((folder) => MAC_APPS.map((app) => join(folder, app)))
      : []),
  ];
  return places.find((place) => existsSync(place) && runs(place));
}

/** A file alone is not enough: Ubuntu's `chromium-browser` may only tell one to install a snap. */
function runs(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function installChromium(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium for the browser tests…');
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = (name: string): boolean => apt('install', '-qq', '--yes', name);
  return apt('update', '-qq') && (install('chromium-headless-shell') || install('chromium'));
}

if (import.meta.main) console.log(ensureChromium());
