/** `./orrery`: builds the page where that is needed, and serves it. */
import { runServer } from '../server/main.ts';
import { buildPageIfStale } from './build.ts';

await runServer(process.argv.slice(2), buildPageIfStale);
