import {
  type GameRecord,
  gameOfRecord,
  parseRecord,
  replayFlaw,
  replay as replayRecord,
  TableError,
} from '@orrery/kernel';
import { namesLayer, translator } from '@orrery/text';
import {
  type Command,
  EXIT,
  Failure,
  readArguments,
  readText,
  UsageError,
  wholeNumber,
} from './command.ts';
import { chooseLanguage, type GamePackage, gameIds, loadGame, loadMessages } from './games.ts';
import { eventLines } from './log.ts';
import { scoreLines, winnerLine } from './scoreboard.ts';
import { messages } from './text/index.ts';

export const replay: Command = {
  summary: 'show a recorded game, or verify that the rules agree with it',
  help: `orrery replay <file> [--to N] [--verify] [--lang en|ru|uk]

Plays a record again and prints what happened, and the score. A file holds one record (as exported
by the page) or one record per line (as written by \`simulate --out\`).

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
    const texts = recordTexts(readText(file));
    let failures = 0;
    for (const [at, text] of texts.entries()) {
      const where = texts.length > 1 ? `${file}, line ${at + 1}` : file;
      const { pack, record } = await readRecord(text, where);
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

/** A file is one record, or one record per line. */
function recordTexts(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => line.startsWith('{"')) ? lines : [text];
}

/** A sound record of a game that is here; says where it stands if it is not. */
async function readRecord(
  text: string,
  where: string,
): Promise<{ pack: GamePackage; record: GameRecord }> {
  try {
    const id = gameOfRecord(text);
    if (!gameIds().includes(id)) {
      throw new Failure(`the record is of «${id}», a game not known here`);
    }
    const pack = await loadGame(id);
    return { pack, record: parseRecord(pack.game, text) };
  } catch (error) {
    if (error instanceof TableError || error instanceof Failure) {
      throw new Failure(`${where}: ${error.message}`);
    }
    throw error;
  }
}

function verify({ game }: GamePackage, record: GameRecord): boolean {
  const flaw = replayFlaw(game, record);
  const { length } = record.entries;
  const what = `${record.game}, ${record.seats.length} seats, ${length} choices`;
  console.log(
    flaw === null
      ? `agrees: ${what}, hash ${game.hash(record.snapshot)}`
      : `differs: ${what}: ${flaw}`,
  );
  return flaw === null;
}

async function print(
  pack: GamePackage,
  record: GameRecord,
  to: number,
  language: ReturnType<typeof chooseLanguage>,
): Promise<void> {
  const { game } = pack;
  const names = record.seats.map((seat) => seat.name);
  const layers = [messages[language], await loadMessages(game.id, language), namesLayer(names)];
  const t = translator(language, layers);
  const result = replayRecord(game, record, to);
  for (const line of eventLines(pack, t, names, result)) console.log(line);
  if (result.diverged !== null) {
    throw new Failure(`today's rules differ from here on: ${result.reason}`);
  }
  console.log('');
  for (const line of scoreLines(pack, t, names, result.position)) console.log(line);
  if (game.isOver(result.position)) {
    console.log(`\n${winnerLine(pack, t, names, result.position)}`);
  }
}
