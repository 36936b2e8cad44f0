import { relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './answers.ts';

/** `assets/table-B7f2_aXz.js`: a name that changes with the content never needs to be asked again. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;

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

  server.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'There is nothing here.'));
  server.setErrorHandler((error, _, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) console.error(error);
    return refuse(reply, status, status >= 500 ? 'Something broke.' : 'That was not understood.');
  });
}
