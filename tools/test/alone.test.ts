import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { alone } from '../alone.ts';
import { tree } from './tree.ts';

const lockIn = (root: string): string => join(root, '.building');

test('of two at once the second waits, and says so once', async () => {
  const lock = lockIn(tree({}));
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await sleep(300);
    order.push(`${name} ends`);
  };
  const told = (name: string) => () => void order.push(`${name} waits`);
  await Promise.all([alone(lock, told('one'), work('one')), alone(lock, told('two'), work('two'))]);
  expect(order).toEqual(['one begins', 'two waits', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(lock)).toBe(false);
});

test('a lock whose owner is gone is nobody’s; one that fails lets go', async () => {
  const lock = lockIn(tree({}));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  const failing = alone(
    lock,
    () => expect.unreachable(),
    async () => {
      expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
      throw new Error('no room');
    },
  );
  await expect(failing).rejects.toThrow('no room');
  expect(existsSync(lock)).toBe(false);
});

test('where nothing can be written, that is what is said', async () => {
  const lock = '/proc/nowhere/.building';
  const trying = alone(
    lock,
    () => {},
    async () => expect.unreachable(),
  );
  await expect(trying).rejects.toThrow(`${lock} can't be written (ENOENT)`);
});
