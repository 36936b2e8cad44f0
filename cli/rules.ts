import { fileURLToPath } from 'node:url';
import { type Command, EXIT, readArguments, UsageError } from './command.ts';
import { chooseLanguage, gameIds, loadGame, loadRulebook } from './games.ts';
import { entry, screenWidth } from './prose.ts';

export const rules: Command = {
  summary: 'print the rules of a game, or one of them',
  help: `orrery rules <game> [id] [--lang en|ru|uk]
orrery rules <id> [--lang en|ru|uk]

Prints the numbered rules of a game as a player reads them. With an id (DS-4.29) that rule alone;
with the beginning of one (DS-4.2) all rules that begin so; and with each of them which files carry
it out (→) and which tests hold it (✔).`,

  async run(args) {
    const { values, positionals } = readArguments(args, { lang: { type: 'string' } });
    const owner = positionals.length === 1 ? await gameOfRule(positionals[0]) : undefined;
    const [id, wanted, ...more] = owner === undefined ? positionals : [owner, ...positionals];
    if (more.length > 0) throw new UsageError('give one game and at most one rule');
    await loadGame(id);
    const { chapters } = await loadRulebook(id, chooseLanguage(values.lang));
    const ids = chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    const chosen = new Set(wanted === undefined ? ids : matching(ids, wanted));
    const found = chapters
      .map((chapter) => ({
        ...chapter,
        rules: chapter.rules.filter((rule) => chosen.has(rule.id)),
      }))
      .filter((chapter) => chapter.rules.length > 0);
    if (found.length === 0) {
      throw new UsageError(`${id} has no rule «${wanted}»; \`orrery rules ${id}\` prints all`);
    }
    // Whoever searches the rules through a pipe wants each of them in one line.
    const width = process.stdout.isTTY ? screenWidth() : Number.POSITIVE_INFINITY;
    for (const chapter of found) {
      console.log(`\n${chapter.title}\n${'─'.repeat([...chapter.title].length)}`);
      for (const rule of chapter.rules) {
        console.log(entry(rule.id, rule.text, 11, width));
        if (wanted !== undefined) for (const line of await placesOf(id, rule.id)) console.log(line);
      }
    }
    return EXIT.done;
  },
};

/** The game whose rules have ids like that: DS-4.29 is one of Distant Suns. */
async function gameOfRule(wanted: string): Promise<string | undefined> {
  const letters = /^([a-z]+)-\d/i.exec(wanted)?.[1].toUpperCase();
  if (letters === undefined) return undefined;
  for (const id of gameIds()) {
    const { chapters } = await loadRulebook(id, 'en');
    if (chapters[0]?.rules[0]?.id.startsWith(`${letters}-`)) return id;
  }
  return undefined;
}

/** What `tools/rule-index.ts` offers: it is loaded by its place, as games are. */
interface RuleIndexes {
  indexRules(
    root: string,
    game: string,
  ): Promise<
    readonly {
      readonly rules: readonly {
        readonly id: string;
        readonly cited: readonly string[];
        readonly tests: readonly string[];
      }[];
    }[]
  >;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where a rule is carried out and where it is tested. */
async function placesOf(game: string, rule: string): Promise<string[]> {
  const [index] = await ruleIndex(game);
  const found = index?.rules.find(({ id }) => id === rule);
  if (!found) return [];
  const line = (sign: string, place: string): string => `${' '.repeat(11)}${sign} ${place}`;
  return [
    ...found.cited.map((place) => line('→', place)),
    ...found.tests.map((place) => line('✔', place)),
  ];
}

let indexed: ReturnType<RuleIndexes['indexRules']> | undefined;

/** Read once: it takes a look at every file of the game. */
async function ruleIndex(game: string): ReturnType<RuleIndexes['indexRules']> {
  const { indexRules }: RuleIndexes = await import(
    new URL('../tools/rule-index.ts', import.meta.url).href
  );
  indexed ??= indexRules(ROOT, game);
  return indexed;
}

/** The one with that id, or else all that begin so, whatever the case. */
function matching(ids: readonly string[], wanted: string): string[] {
  const part = wanted.toLowerCase();
  const one = ids.filter((id) => id.toLowerCase() === part);
  return one.length > 0 ? one : ids.filter((id) => id.toLowerCase().startsWith(part));
}
