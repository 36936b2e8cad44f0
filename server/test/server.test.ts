import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, StartError, startServer } from '../index.ts';

const PAGE =
  '<!doctype html><title>Orrery</title><meta property="og:image" content="./pictures/link.webp" />';
const SCRIPT = 'export const answer = 42;';
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  const top = mkdtempSync(join(tmpdir(), 'orrery server '));
  folder = join(top, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), '// service worker');
  writeFileSync(join(folder, 'assets', 'main-B7f2_aXz.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-B7f2_aXz.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-B7f2_aXz.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'plain-00000000.css'), 'a{}');
  server = await startServer({ port: 0, page: folder });
});

afterAll(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** Sends a path exactly as it is written; `fetch` would tidy it up. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends words, says nothing more, and hears what is answered until the other side hangs up. */
function sayAndWait(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

describe('the page', () => {
  test.each(['/', '/index.html', '/?to=3'])(
    '%s is index.html, asked for anew each time',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      expect(body.toString()).toContain('<title>Orrery</title>');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('hashed assets are kept for ever, others are asked for anew', async () => {
    const asset = await ask('/assets/main-B7f2_aXz.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(asset.body.toString()).toBe(SCRIPT);
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['br, gzip', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
  ])('whoever accepts %s gets %s', async (accepted, encoding, expected) => {
    const headers = { 'accept-encoding': accepted };
    const asset = await ask('/assets/main-B7f2_aXz.js', { headers });
    expect(asset.headers['content-encoding']).toBe(encoding);
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers.vary).toMatch(/accept-encoding/i);
    expect(asset.body.equals(expected)).toBe(true);
    const page = await ask('/', { headers });
    expect(page.body.toString()).toContain('<title>Orrery</title>');
    const plain = await ask('/assets/plain-00000000.css', { headers });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe('a{}');
  });

  test('what has not changed is not sent again', async () => {
    const etag = String((await ask('/')).headers.etag);
    const again = await ask('/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test.each([
    ['orrery.example', {}, 'http://orrery.example/pictures/link.webp'],
    ['[::1]:8080', {}, 'http://[::1]:8080/pictures/link.webp'],
    [
      'orrery.example',
      { 'x-forwarded-proto': 'https' },
      'https://orrery.example/pictures/link.webp',
    ],
    // Whoever writes something else there gets nothing of it back.
    ['"><script>', {}, './pictures/link.webp'],
  ])('the picture of a shared link is found from outside: %s %o', async (host, more, address) => {
    const { body } = await ask('/', { headers: { host, ...more } });
    expect(body.toString()).toContain(`<meta property="og:image" content="${address}" />`);
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/', '/assets/main-B7f2_aXz.js', '/assets/none.js', '/%']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'; script-src 'self' 'unsafe-eval'");
      expect(policy).toContain("worker-src 'self' blob:");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('what is not there', () => {
  test.each([
    '/assets/none-00000000.js',
    '/assets/none',
    '/assets/',
    '/favicon.ico',
    '/missing.html',
    '/play',
    '/play/distant-suns',
    '/a/b/',
    '/api/tables',
    '/.vite/manifest.json',
  ])('%s is not found', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe('There is nothing here.\n');
  });
});

describe('hostile requests', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '/.%00./secret.txt',
    '//secret.txt',
    '/%252e%252e/secret.txt',
    '/./assets/main-B7f2_aXz.js',
    '/index.html%00.js',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    `/${'a'.repeat(300)}.js`,
  ])('%s gives nothing away', async (path) => {
    const { status, body } = await ask(path);
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
    expect(body.toString()).not.toContain(folder);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    for (const path of ['/', '/play', '/assets/main-B7f2_aXz.js']) {
      const { status, headers } = await ask(path, { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });

  test('HEAD has the headers only', async () => {
    const { status, headers, body } = await ask('/', { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  test('addresses that are too long are refused', async () => {
    expect((await ask(`/${'a'.repeat(5000)}`)).status).toBe(414);
    expect((await ask(`/${'a'.repeat(50_000)}`)).status).toBe(431);
  });

  test('bodies are not waited for', async () => {
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\na little';
    expect(await sayAndWait(server.port, head)).toContain('405 Method Not Allowed');
  });

  test.each([
    ['a head that never ends', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['a body that never comes', 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n'],
  ])('%s holds no connection for ever', async (_what, words) => {
    const quick = await startServer({ port: 0, page: folder, patience: 200 });
    await sayAndWait(quick.port, words);
    await quick.close();
  });

  test('noise is refused, and the server goes on', async () => {
    const answer = await sayAndWait(server.port, 'HELLO\r\n\r\n');
    expect(answer).toContain('400 Bad Request');
    expect((await ask('/')).status).toBe(200);
  });
});

describe('starting', () => {
  test('takes the next port where one is taken, and says when there is none', async () => {
    const taken = server.port;
    const next = await startServer({ port: taken, page: folder });
    expect(next.port).toBeGreaterThan(taken);
    expect(next.url).toBe(`http://127.0.0.1:${next.port}/`);
    await next.close();
    await expect(startServer({ port: taken, tries: 1, page: folder })).rejects.toThrow(
      new StartError(`The ports from ${taken} on are all taken; choose another with --port`),
    );
  });

  test('says so where the page is not built or the address is not ours', async () => {
    await expect(startServer({ port: 0, page: join(folder, 'assets') })).rejects.toThrow(
      /^The page has not been built: there is no .*index\.html$/,
    );
    await expect(startServer({ port: 0, host: '192.0.2.1', page: folder })).rejects.toThrow(
      /^Can't listen on 192\.0\.2\.1/,
    );
  });

  test('closing does not wait for idle visitors', async () => {
    const short = await startServer({ port: 0, page: folder });
    const socket = connect(short.port, '127.0.0.1');
    await new Promise((resolve) => socket.on('connect', resolve));
    await short.close();
    socket.destroy();
  });
});
