import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './answers.ts';

/** `assets/table-B7f2_aXz.js`: a name that changes with the content never needs to be asked again. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;

/** Serves the built page: its files, and `index.html` for every address that the page itself reads. */
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

  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(
        reply.header('allow', 'GET, HEAD'),
        405,
        'Only GET and HEAD are answered here.',
      );
    }
    if (isPageAddress(request.url)) return reply.sendFile('index.html');
    return refuse(reply, 404, 'There is nothing here.');
  });
  server.setErrorHandler((error, _, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) console.error(error);
    return refuse(reply, status, status >= 500 ? 'Something broke.' : 'That was not understood.');
  });
}

/** Plain words and numbers between slashes: `/play/distant-suns`. Files have a dot in their name. */
function isPageAddress(url: string): boolean {
  const segments = url.split(/[?#]/)[0].split('/').slice(1);
  if (segments[0] === 'assets' || segments[0] === 'api') return false;
  return segments.every((segment) => /^[\w~-]*$/.test(segment));
}
