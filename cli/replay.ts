import { readFile } from 'node:fs/promises';
import {
  checkRecord,
  type GameRecord,
  gameOfRecord,
  replay as replayRecord,
  total,
} from '@orrery/kernel';
import { translator } from '@orrery/text';
import { type Command, EXIT, readArguments, UsageError, wholeNumber } from './command.ts';
import { chooseLanguage, type GamePackage, gameIds, loadGame, loadMessages } from './games.ts';
import { eventLines } from './log.ts';

export const replay: Command = {
  summary: 'show a recorded game, or verify that the rules agree with it',
  help: `orrery replay <file> [--to N] [--verify] [--lang en|ru|uk]

Plays a record again and prints what happened. A file holds one record (as exported by the page) or
one record per line (as written by \`simulate --out\`).

  --to N      stop after N choices
  --verify    print no log; compare every hash, and say whether today's rules agree with the record
              (exit code 1 if they don't)`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      to: { type: 'string' },
      verify: { type: 'boolean' },
      lang: { type: 'string' },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('give one file');
    const language = chooseLanguage(values.lang);
    let failures = 0;
    const texts = recordTexts(await readText(file));
    for (const text of texts) {
      const id = gameOfRecord(text);
      if (!gameIds().includes(id))
        throw new Error(`the record is of «${id}», a game not known here`);
      const pack = await loadGame(id);
      const record = checkRecord(pack.game, JSON.parse(text));
      const count = record.entries.length;
      const to = values.to === undefined ? count : wholeNumber(values.to, '--to', 0, count);
      if (values.verify) failures += verify(pack, record) ? 0 : 1;
      else await print(pack, record, to, language);
    }
    if (values.verify && texts.length > 1) {
      console.log(`${texts.length - failures} of ${texts.length} records agree with the rules`);
    }
    return failures > 0 ? EXIT.failed : EXIT.done;
  },
};

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`can't read ${file}: ${(error as Error).message}`);
  }
}

/** A file is one record, or one record per line. */
function recordTexts(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => line.startsWith('{"')) ? lines : [text];
}

function verify({ game }: GamePackage, record: GameRecord): boolean {
  const result = replayRecord(game, record);
  const ends =
    result.diverged === null && game.hash(result.position) === game.hash(record.snapshot);
  if (ends) {
    const { length } = record.entries;
    console.log(
      `agrees: ${record.game}, ${record.seats.length} seats, ${length} choices, hash ${game.hash(result.position)}`,
    );
  } else {
    const reason = result.reason ?? 'the last position differs from the snapshot';
    console.log(`differs: ${record.game}, rules version ${record.version}: ${reason}`);
  }
  return ends;
}

async function print(
  pack: GamePackage,
  record: GameRecord,
  to: number,
  language: ReturnType<typeof chooseLanguage>,
): Promise<void> {
  const { game } = pack;
  const t = translator(language, [await loadMessages(game.id, language)]);
  const names = record.seats.map((seat) => seat.name);
  const result = replayRecord(game, record, to);
  for (const line of eventLines(pack, t, names, record, result)) console.log(line);
  if (result.diverged !== null)
    throw new Error(`today's rules differ from here on: ${result.reason}`);
  const scores = names.map(
    (name, seat) => `${name} ${total(game.definition.score(result.position.state, seat))}`,
  );
  console.log(`\n${scores.join(' · ')}`);
}
