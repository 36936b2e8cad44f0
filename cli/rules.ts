import { type Command, EXIT, readArguments, UsageError } from './command.ts';
import { chooseLanguage, loadGame, loadRulebook } from './games.ts';
import { entry, screenWidth } from './prose.ts';

export const rules: Command = {
  summary: 'print the rules of a game, or one of them',
  help: `orrery rules <game> [id] [--lang en|ru|uk]

Prints the numbered rules of a game as a player reads them. With an id (DS-4.29) that rule alone;
with the beginning of one (DS-4.2) all rules that begin so.`,

  async run(args) {
    const { values, positionals } = readArguments(args, { lang: { type: 'string' } });
    const [id, wanted, ...more] = positionals;
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
      for (const rule of chapter.rules) console.log(entry(rule.id, rule.text, 11, width));
    }
    return EXIT.done;
  },
};

/** The one with that id, or else all that begin so, whatever the case. */
function matching(ids: readonly string[], wanted: string): string[] {
  const part = wanted.toLowerCase();
  const one = ids.filter((id) => id.toLowerCase() === part);
  return one.length > 0 ? one : ids.filter((id) => id.toLowerCase().startsWith(part));
}
