/** What the page does with damaged records, links, rows of its store and settings: refuse, or cope. */
import {
  below,
  type Game,
  type GameRecord,
  type Generator,
  gameOfRecord,
  seededGenerator,
  Table,
  TableError,
} from '@orrery/kernel';
import { damaged, garbled } from '@orrery/kernel/testing/damage';
import { readSettings, type Settings } from '@orrery/web/kept-settings.ts';
import { LocalTable } from '@orrery/web/table/local-table.ts';
import { checkSaved, summaryOf } from '@orrery/web/table/saved.ts';
import { completeRecord, packRecord, packText, unpackText } from '@orrery/web/table/share.ts';

export interface FuzzReport {
  readonly records: number;
  readonly links: number;
  readonly rows: number;
  readonly settings: number;
  /** Damaged data that was taken all the same, because what is left of it makes sense. */
  readonly taken: number;
  readonly failures: readonly string[];
}

/** Of every so many damaged records, so many links, rows and settings are damaged too. */
const SHARE = { links: 0.75, rows: 0.5, settings: 0.25 };

/** Damages so many records of a game, and links, rows and settings in proportion. */
export async function fuzz(
  game: Game<unknown>,
  records: number,
  seed: string,
): Promise<FuzzReport> {
  const fuzzing = new Fuzzing(game, `${seed}/${game.id}`);
  for (let i = 0; i < records; i++) await fuzzing.record(i);
  const links = Math.ceil(records * SHARE.links);
  for (let i = 0; i < links; i++) await fuzzing.link(i);
  const rows = Math.ceil(records * SHARE.rows);
  for (let i = 0; i < rows; i++) await fuzzing.row(i);
  const settings = Math.ceil(records * SHARE.settings);
  for (let i = 0; i < settings; i++) await fuzzing.settings(i);
  const { taken, failures } = fuzzing;
  return { records, links, rows, settings, taken, failures };
}

class Fuzzing {
  readonly #game: Game<unknown>;
  readonly #seed: string;
  readonly failures: string[] = [];
  taken = 0;

  constructor(game: Game<unknown>, seed: string) {
    this.#game = game;
    this.#seed = seed;
  }

  record(number: number): Promise<void> {
    return this.#try(`record ${number}`, (generator) => {
      const whole = playedRecord(this.#game, generator);
      // Some have a lost past and a damaged present: nothing of them can be believed.
      const snapshot = damaged(whole.snapshot, generator);
      const record = number % 2 === 0 ? whole : { ...whole, setUp: [], snapshot };
      const found = number % 2 === 0 ? damaged(record, generator, 1 + below(generator, 3)) : record;
      return this.#sitDown(checkSaved(this.#game, found));
    });
  }

  async link(number: number): Promise<void> {
    const generator = seededGenerator(`${this.#seed}/link ${number}`);
    const record = playedRecord(this.#game, generator);
    // Half of them are cut or garbled on the way, the others packed like this by somebody.
    const link =
      number % 2 === 0
        ? garbled(await packRecord(record), generator)
        : await packText(JSON.stringify(damaged(record, generator)) ?? '');
    let text: string | null = null;
    try {
      text = await unpackText(link);
    } catch (error) {
      this.#judge(`link ${number}`, error);
    }
    if (text === null) return;
    const unpacked = text;
    await this.#try(`link ${number}`, async () => {
      if (gameOfRecord(unpacked) === this.#game.id) {
        await this.#sitDown(completeRecord(this.#game, unpacked));
      }
    });
  }

  row(number: number): Promise<void> {
    return this.#try(`row ${number}`, (generator) => {
      const record = playedRecord(this.#game, generator);
      const row = damaged({ id: 'a', revision: 1, savedAt: 1e12, record }, generator);
      const { savedAt, seats } = summaryOf(row);
      new Date(savedAt ?? 0).toISOString();
      new Intl.ListFormat('ru').format(seats.map(({ name }) => name));
    });
  }

  settings(number: number): Promise<void> {
    return this.#try(`settings ${number}`, (generator) => {
      const text = JSON.stringify(damaged(STANDARD, generator)) ?? '';
      const read = readSettings(below(generator, 2) ? text : garbled(text, generator), STANDARD);
      const same = Object.keys(read).join() === Object.keys(STANDARD).join();
      // What was read is taken as it is a second time: it has nothing odd in it.
      const again = JSON.stringify(readSettings(JSON.stringify(read), STANDARD));
      if (!same || again !== JSON.stringify(read)) throw new Error(`settings became ${again}`);
    });
  }

  /** Everything that a screen does with a table: looks, tries out, chooses, takes back. */
  async #sitDown(record: GameRecord): Promise<void> {
    this.taken++;
    const table = new LocalTable({ id: 'fuzz', game: this.#game, record });
    const { moments, waiting, question } = table.now();
    for (const { seat } of table.seats) {
      table.viewAt(seat, moments);
      table.scoresAt(seat, moments);
      const [first] = table.options(seat);
      if (first) table.foresee(seat, first.option);
      table.undoable(seat);
    }
    const [seat] = waiting;
    if (seat !== undefined) await table.choose(seat, question, table.options(seat)[0].key);
    table.result();
    JSON.stringify(await table.record());
    table.close();
  }

  async #try(what: string, act: (generator: Generator) => void | Promise<void>): Promise<void> {
    try {
      await act(seededGenerator(`${this.#seed}/${what}`));
    } catch (error) {
      this.#judge(what, error);
    }
  }

  /** A refusal in words is as it should be; anything else has been overlooked. */
  #judge(what: string, error: unknown): void {
    if (error instanceof TableError && error.kind !== 'unlisted-choice') return;
    this.failures.push(`${this.#seed}, ${what}: ${(error as Error).stack}`);
  }
}

const STANDARD: Settings = {
  language: 'en',
  theme: 'system',
  motion: 'system',
  pace: 'even',
  sound: false,
  volume: 6,
  confirm: false,
  grace: 'short',
  guide: true,
  name: 'Ada',
  colour: 0,
};

/** A game in some moment, played at random. */
function playedRecord(game: Game<unknown>, generator: Generator): GameRecord {
  const { min, max } = game.definition.seats;
  const seats = min + below(generator, max - min + 1);
  const table = Table.open(game, {
    seats: Array.from({ length: seats }, (_, seat) =>
      seat % 2 ? { name: `Bot ${seat}`, bot: 'cadet', colour: seat } : { name: `${seat}` },
    ),
    seed: `${below(generator, 2 ** 30)}`,
  });
  for (let left = below(generator, 40); left > 0 && !game.isOver(table.position); left--) {
    const [seat] = game.waiting(table.position);
    const options = game.options(table.position, seat);
    const choice = options[below(generator, options.length)];
    table.answer(seat, table.position.question, game.key(table.position, choice));
  }
  return table.record;
}
