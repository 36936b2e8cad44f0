import { randomUUID } from 'node:crypto';
import { checkBots, LEVELS } from '@orrery/bots';
import { gameOfRecord, LONGEST_NAME, parseRecord, Table } from '@orrery/kernel';
import { namesLayer, type Translate, translator } from '@orrery/text';
import {
  type Command,
  EXIT,
  Failure,
  readArguments,
  readBots,
  readSeats,
  readTableOptions,
  readText,
  UsageError,
  writeText,
} from './command.ts';
import { chooseLanguage, gameIds, loadGame, loadMessages, loadRulebook } from './games.ts';
import { Prompt } from './prompt.ts';
import { Sitting } from './sitting.ts';
import { messages } from './text/index.ts';

const PERSON = 'person';
const STANDARD_BOT = LEVELS[1];

export const play: Command = {
  summary: 'play a whole game in the terminal, against bots or with each other',
  help: `orrery play <game> [--seats N] [--bots LIST] [--name NAME] [--option NAME=VALUE]… [--seed S]
                   [--lang en|ru|uk] [--save FILE]
orrery play --resume FILE [--lang en|ru|uk] [--save FILE]

You have the first seat. While playing, type the number of an option, or part of its words (or
cells, cards…) to narrow the list; \`?\` lists what else can be typed.

  --bots LIST      who has the other seats, separated by commas: the levels
                   ${LEVELS.join(', ')} (${STANDARD_BOT} if not given); random, greedy,
                   search:ITERATIONS, search:TIMEms; \`${PERSON}\` is somebody else at this terminal
  --seats N        standard: two, or as many as LIST needs
  --name NAME      your name
  --option N=V     an option of the table; may be repeated
  --seed S         deal the same game again
  --save FILE      write the record there when the game ends or is left, also by Ctrl-C
  --resume FILE    go on with a game that was left`,

  async run(args) {
    const { values, positionals } = readArguments(args, {
      seats: { type: 'string' },
      bots: { type: 'string' },
      name: { type: 'string' },
      option: { type: 'string', multiple: true },
      seed: { type: 'string' },
      lang: { type: 'string' },
      save: { type: 'string' },
      resume: { type: 'string' },
    });
    if (positionals.length > 1) throw new UsageError('give one game');
    const text = values.resume === undefined ? null : readText(values.resume);
    const id = text === null ? positionals[0] : gameOfRecord(text);
    if (text !== null && positionals.length > 0 && positionals[0] !== id) {
      throw new UsageError(`the record is of ${id}, not of ${positionals[0]}`);
    }
    if (text !== null && !gameIds().includes(id)) {
      throw new Failure(`the record is of «${id}», a game not known here`);
    }
    const pack = await loadGame(id);
    const language = chooseLanguage(values.lang);
    const layers = [messages[language], await loadMessages(id, language)];
    const t = translator(language, layers);
    const rules = await loadRulebook(id, language);
    const table =
      text === null
        ? newTable(pack.game, values, t)
        : Table.resume(pack.game, parseRecord(pack.game, text));
    checkBots(table.seats);
    const prompt = new Prompt();
    const save = () => {
      if (values.save !== undefined) {
        writeText(values.save, `${JSON.stringify(table.record)}\n`);
        console.log(t('play.saved', { file: values.save }));
      }
    };
    // Says now, not after an hour of play, that the file can't be written.
    if (values.save !== undefined) writeText(values.save, `${JSON.stringify(table.record)}\n`);
    try {
      const names = namesLayer(table.seats.map((seat) => seat.name));
      const named = translator(language, [...layers, names]);
      const end = await new Sitting({ pack, table, t: named, rules, typing: prompt }).play();
      if (end !== 'over') console.log(t('play.left'));
      if (end === 'interrupted') return EXIT.interrupted;
      return end === 'no-input' ? EXIT.failed : EXIT.done;
    } finally {
      prompt.close();
      save();
    }
  },
};

interface Given {
  readonly seats?: string | undefined;
  readonly bots?: string | undefined;
  readonly name?: string | undefined;
  readonly option?: string[] | undefined;
  readonly seed?: string | undefined;
}

function newTable(game: Table<unknown>['game'], given: Given, t: Translate): Table<unknown> {
  if ((given.name?.length ?? 0) > LONGEST_NAME) {
    throw new UsageError(`a name has ${LONGEST_NAME} characters at most`);
  }
  const named = given.bots === undefined ? [] : readBots(given.bots, [PERSON]);
  const seats = readSeats(given.seats, game, named.length + 1);
  if (named.length > seats - 1) {
    throw new UsageError(`${seats} seats have room for ${seats - 1} besides you`);
  }
  const others = Array.from(
    { length: seats - 1 },
    (_, at) => named[at] ?? named.at(-1) ?? STANDARD_BOT,
  );
  const kinds = [PERSON, ...others];
  return Table.open(game, {
    seats: kinds.map((kind, seat) => {
      if (kind !== PERSON) return { name: botName(kind, seat, kinds, t), bot: kind };
      const name = seat === 0 ? given.name : undefined;
      return { name: name ?? t('play.person', { n: seat + 1 }) };
    }),
    options: readTableOptions(given.option),
    seed: given.seed ?? randomUUID(),
  });
}

/** «Captain», or «Captain 3» where there are several of them. */
function botName(kind: string, seat: number, kinds: readonly string[], t: Translate): string {
  const family = kind.replace(/^level:/, '').split(':')[0];
  const name = t(`bot.${family}`);
  return kinds.filter((other) => other === kind).length > 1 ? `${name} ${seat + 1}` : name;
}
