import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../server/index.ts';

const LOOK_AGAIN_MS = 200;

/**
 * Does `work` while no other process does the same under that lock file; says once, through
 * `waiting`, that it has to wait. A lock whose owner is gone is nobody's.
 */
export async function alone(
  lock: string,
  waiting: () => void,
  work: () => Promise<void>,
): Promise<void> {
  for (let told = false; !take(lock); ) {
    if (isAbandoned(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) waiting();
    told = true;
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new StartError(`The page has to be built, and ${lock} can't be written (${code}).`);
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Not written yet: somebody has only just taken it.
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
