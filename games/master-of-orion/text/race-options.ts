/** Words for the table options that set the race of each seat. */
import type { names } from './en/names.ts';

type Seat = 1 | 2 | 3 | 4;
type Race = keyof typeof names extends infer Key
  ? Key extends `race.${infer Id}`
    ? Id
    : never
  : never;
type RaceOptions = Record<`option-table.race${Seat}` | `option-table.race${Seat}.${Race}`, string>;

/** `title` is the option's name, with the seat as `{n}`. */
export function raceOptions(
  messages: Readonly<Record<keyof typeof names, string>>,
  title: string,
): RaceOptions {
  const options: Record<string, string> = {};
  for (const seat of [1, 2, 3, 4]) {
    options[`option-table.race${seat}`] = title.replace('{n}', String(seat));
    for (const [id, name] of Object.entries(messages)) {
      if (id.startsWith('race.')) options[`option-table.race${seat}.${id.slice(5)}`] = name;
    }
  }
  return options as RaceOptions;
}
