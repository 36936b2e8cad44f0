import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './answers.ts';

/** `assets/table-B7f2_aXz.js`: a name that changes with the content never needs to be asked again. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;

/** The picture of a shared link, as the page names it. */
const OWN_PICTURE = 'property="og:image" content="./';
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/i;

/** The page for whoever asks: those who preview links follow no relative address to a picture. */
function forVisitor(html: string, { host, protocol, headers }: FastifyRequest): string {
  if (!HOST.test(host)) return html;
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : protocol;
  return html.replace(OWN_PICTURE, `property="og:image" content="${scheme}://${host}/`);
}

/** Serves the built page: its files and nothing else. Its screens are told apart after the `#`. */
export async function servePage(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const name = relative(folder, path)
        .split(sep)
        .join('/')
        .replace(/\.(br|gz)$/, '');
      reply.header(
        'cache-control',
        HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  server.get('/', async (request, reply) => {
    const page = forVisitor(await readFile(join(folder, 'index.html'), 'utf8'), request);
    const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });

  server.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'There is nothing here.'));
  server.setErrorHandler((error, _, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) console.error(error);
    return refuse(reply, status, status >= 500 ? 'Something broke.' : 'That was not understood.');
  });
}
