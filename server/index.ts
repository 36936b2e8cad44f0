import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { refuse, SECURITY_HEADERS } from './answers.ts';
import { servePage } from './page.ts';

export interface ServerOptions {
  /** The first port to try; 0 for any free one. */
  readonly port?: number;
  /** How many ports to try where the first ones are taken. */
  readonly tries?: number;
  readonly host?: string;
  /** The folder of the built page. */
  readonly page?: string;
  /** Milliseconds within which a request has to be there as a whole. */
  readonly patience?: number;
}

export interface RunningServer {
  readonly port: number;
  /** Where to find it with a browser on this machine. */
  readonly url: string;
  close(): Promise<void>;
}

/** No page, no free port: something that whoever starts the server has to mend. */
export class StartError extends Error {}

const BUILT_PAGE = join(dirname(import.meta.dirname), 'web', 'dist');

/** Links and page addresses are short; whatever is longer is no visitor of ours. */
const LONGEST_URL = 4096;

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 8080, tries = 20, host = '127.0.0.1', page = BUILT_PAGE } = options;
  const { patience = 20_000 } = options;
  if (!existsSync(join(page, 'index.html'))) {
    throw new StartError(`The page has not been built: there is no ${join(page, 'index.html')}`);
  }

  const server = Fastify({
    forceCloseConnections: true,
    bodyLimit: 64 * 1024,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 4 },
    // Addresses that can't even be decoded.
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply, 400, 'That was not understood.');
    },
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.url.length > LONGEST_URL) await refuse(reply, 414, 'The address is too long.');
    else if (request.method !== 'GET' && request.method !== 'HEAD') {
      // Hung up on, so that nobody waits for a body.
      reply.headers({ allow: 'GET, HEAD', connection: 'close' });
      await refuse(reply, 405, 'Only GET and HEAD are answered here.');
    }
  });
  await servePage(server, page);

  const bound = await listen(server, host, port, port === 0 ? 1 : tries);
  return {
    port: bound,
    url: `http://${reachable(host)}:${bound}/`,
    close: () => server.close(),
  };
}

async function listen(
  server: FastifyInstance,
  host: string,
  first: number,
  tries: number,
): Promise<number> {
  for (let port = first; port < first + tries && port <= 65535; port++) {
    try {
      await server.listen({ port, host });
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') continue;
      throw new StartError(`Can't listen on ${host}, port ${port}: ${message}`);
    }
  }
  throw new StartError(`The ports from ${first} on are all taken; choose another with --port`);
}

/** `0.0.0.0` and `::` mean «everywhere»; a browser needs a place. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
