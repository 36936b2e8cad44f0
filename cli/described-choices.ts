import type { Choice } from './choice-list.ts';
import type { Desk } from './desk.ts';

/** The options of the open question in words; two that read alike are told apart by their keys. */
export function describedChoices({ pack, table, t }: Desk, seat: number): Choice[] {
  const { game, words } = pack;
  const { position } = table;
  const view = table.view(seat);
  const choices = [...game.options(position, seat)].map((option) => {
    const key = game.key(position, option);
    const read = game.read(position, option);
    const text = words.describeOption(view, seat, { option, key, ...read });
    const effect = text.effect ? ` (${t.say(text.effect)})` : '';
    return {
      key,
      words: `${t.say(text.words)}${effect}`,
      touches: text.touches,
      finish: text.tone === 'finish',
      ...(text.group ? { group: t.say(text.group) } : {}),
    };
  });
  const times = new Map<string, number>();
  const titleOf = (choice: Choice): string => `${choice.group}/${choice.words}`;
  for (const choice of choices) times.set(titleOf(choice), (times.get(titleOf(choice)) ?? 0) + 1);
  return choices.map((choice) =>
    times.get(titleOf(choice)) === 1
      ? choice
      : { ...choice, words: `${choice.words} [${choice.key}]` },
  );
}
