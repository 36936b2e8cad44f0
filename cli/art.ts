import { availableParallelism } from 'node:os';
import { type Command, EXIT, readArguments, UsageError, wholeNumber } from './command.ts';

/** What `art` offers: it is loaded by its place, as games are. */
interface Workshop {
  paint(wish: {
    readonly only: string;
    readonly all: boolean;
    readonly jobs: number;
    told(id: string): void;
  }): Promise<number>;
  contactSheet(path: string, only: string): Promise<number>;
  hasPicture(only: string): boolean;
}

export const art: Command = {
  summary: 'paint the pictures whose description has changed',
  help: `orrery art [--only TEXT] [--all] [--sheet FILE] [--jobs N]

Paints planets, ships, medals, plates and covers from their descriptions in art/catalogue, and
keeps them in web/public/pictures. Without arguments it paints what is missing or stale; a test
says when something is. The same descriptions give the same pictures.

  --only TEXT   only pictures whose id contains this: eclipse/ship
  --all         all of them, fresh or not
  --sheet FILE  paint nothing, but lay the finished ones out on one sheet (PNG) to be looked at
  --jobs N      how many at once; as many as there are cores if not given`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      only: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
      sheet: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    });
    if (positionals.length > 0) throw new UsageError(`what is «${positionals[0]}»? --only TEXT?`);
    const jobs = wholeNumber(values.jobs, '--jobs', 1, 64);
    const workshop: Workshop = await import(new URL('../art/index.ts', import.meta.url).href);
    if (!workshop.hasPicture(values.only)) {
      throw new UsageError(`no picture is called «${values.only}»`);
    }
    if (values.sheet !== undefined) {
      const n = await workshop.contactSheet(values.sheet, values.only);
      console.log(`${values.sheet}: ${n} pictures`);
      return EXIT.done;
    }
    const { only, all } = values;
    const n = await workshop.paint({ only, all, jobs, told: (id) => console.log(id) });
    console.log(n === 0 ? 'All pictures are fresh.' : `${n} pictures painted.`);
    return EXIT.done;
  },
};
