import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../index.ts';
import { readArguments } from '../main.ts';

describe('the command line', () => {
  test.each([
    [[], {}, { port: 8080, host: '127.0.0.1' }],
    [[], { PORT: '3000' }, { port: 3000, host: '127.0.0.1' }],
    [['--port', '4000'], { PORT: '3000' }, { port: 4000, host: '127.0.0.1' }],
    [['--host=0.0.0.0'], { PORT: '' }, { port: 8080, host: '0.0.0.0' }],
  ])('%j with %j', (args, env, wish) => {
    expect(readArguments(args, env)).toEqual(wish);
  });

  test.each([[['--port', 'x']], [['--port=70000']], [['--port=-1']], [['--prot', '1']], [['now']]])(
    '%j is explained',
    (args) => {
      expect(() => readArguments(args, {})).toThrow(StartError);
      expect(() => readArguments(args, {})).toThrow('Usage: orrery [serve]');
    },
  );

  test('what was typed wrong ends like everywhere else, and what the machine refuses differently', () => {
    const main = join(import.meta.dirname, '..', 'main.ts');
    const codeOf = (...args: string[]): number | null =>
      spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' }).status;
    expect(codeOf('--port', 'x')).toBe(2);
    expect(codeOf('--host', 'no.such.host.invalid')).toBe(1);
    expect(codeOf('--help')).toBe(0);
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the server cleanly', async (signal) => {
  const page = mkdtempSync(join(tmpdir(), 'orrery server '));
  onTestFinished(() => rmSync(page, { recursive: true }));
  writeFileSync(join(page, 'index.html'), 'Hello');
  const main = pathToFileURL(join(import.meta.dirname, '..', 'main.ts')).href;
  const options = JSON.stringify({ port: 0, page });
  const script = `const { serve } = await import('${main}'); await serve(${options});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  onTestFinished(() => void child.kill('SIGKILL'));

  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (data) => {
      resolve(/open (http:\S+)/.exec(String(data))?.[1] ?? '');
    });
  });
  expect(await (await fetch(url)).text()).toBe('Hello');

  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)));
  child.kill(signal);
  expect(await ended).toBe(0);
  expect(complaints).toBe('');
});
