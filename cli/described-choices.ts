import type { Choice } from './choice-list.ts';
import type { Desk } from './desk.ts';

/** The options of the open question in words. */
export interface DescribedChoices {
  readonly choices: readonly Choice[];
  /** What all of them cost and bring alike, which is then not said with each. */
  readonly common: string | null;
}

interface Described extends Choice {
  readonly effect: string;
}

export function describedChoices(desk: Desk, seat: number): DescribedChoices {
  const described = describe(desk, seat);
  const effects = new Set(described.filter(({ finish }) => !finish).map(({ effect }) => effect));
  const [effect] = effects;
  const common = effects.size === 1 && effect !== '' && described.length > 1 ? effect : null;
  const choices = described.map(({ effect: own, ...choice }) => ({
    ...choice,
    words: own === '' || own === common ? choice.words : `${choice.words} (${own})`,
  }));
  return { choices: toldApart(choices), common };
}

function describe({ pack, table, t }: Desk, seat: number): Described[] {
  const { game, words } = pack;
  const { position } = table;
  const view = table.view(seat);
  return [...game.options(position, seat)].map((option) => {
    const key = game.key(position, option);
    const read = game.read(position, option);
    const text = words.describeOption(view, seat, { option, key, ...read });
    return {
      key,
      words: t.say(text.words),
      effect: text.effect ? t.say(text.effect) : '',
      touches: text.touches,
      finish: text.tone === 'finish',
      ...(text.group ? { group: t.say(text.group) } : {}),
    };
  });
}

/** Two options that read alike are told apart by their keys. */
function toldApart(choices: readonly Choice[]): Choice[] {
  const times = new Map<string, number>();
  const titleOf = ({ group, words }: Choice): string => `${group}/${words}`;
  for (const choice of choices) times.set(titleOf(choice), (times.get(titleOf(choice)) ?? 0) + 1);
  return choices.map((choice) =>
    times.get(titleOf(choice)) === 1
      ? choice
      : { ...choice, words: `${choice.words} [${choice.key}]` },
  );
}
