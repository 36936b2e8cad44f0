/** `./orrery`: builds the page where that is needed, and serves it. */
import { orExplain, readArguments, serve } from '../server/main.ts';
import { buildPageIfStale } from './build.ts';

await orExplain(async () => {
  const options = readArguments(process.argv.slice(2), process.env);
  await buildPageIfStale();
  await serve(options);
});
