/** Checks on what comes from outside: set-ups, saved positions, records. */
import { TableError } from './errors.ts';
import type { GameDefinition, SetUp } from './game.ts';

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableError('broken-record', `the ${what} is not valid JSON`);
  }
}

/** The options in force: those given, checked, and the standard ones for the rest. */
export function checkSetUp(
  definition: Pick<GameDefinition<never>, 'id' | 'seats' | 'options'>,
  setUp: SetUp,
): Record<string, string> {
  const { id, seats, options: known } = definition;
  if (!Number.isInteger(setUp.seats) || setUp.seats < seats.min || setUp.seats > seats.max) {
    throw new TableError(
      'bad-set-up',
      `${id} takes ${seats.min} to ${seats.max} seats, not ${setUp.seats}`,
      { seats: setUp.seats },
    );
  }
  const foreign = Object.keys(setUp.options).find((name) => !Object.hasOwn(known, name));
  if (foreign !== undefined) {
    throw new TableError('bad-set-up', `${id} has no option ${foreign}`, { option: foreign });
  }
  const options: Record<string, string> = {};
  for (const [name, option] of Object.entries(known)) {
    const value = setUp.options[name] ?? option.standard;
    if (!option.values.includes(value)) {
      const expected = option.values.join(', ');
      throw new TableError('bad-set-up', `option ${name} is one of ${expected}, not ${value}`, {
        option: name,
        value,
      });
    }
    options[name] = value;
  }
  return options;
}

const wholeNumbers = (list: unknown) => Array.isArray(list) && list.every(Number.isSafeInteger);

/** What is wrong with a position apart from its state, or null. */
export function positionFlaw(
  position: unknown,
  steps: Readonly<Record<string, unknown>>,
): string | null {
  if (typeof position !== 'object' || position === null) return 'it should be a record';
  const p = position as Record<string, unknown>;
  if (!Array.isArray(p.agenda)) return 'agenda should be a list';
  for (const frame of p.agenda) {
    if (typeof frame?.step !== 'string' || !Number.isInteger(frame?.seat))
      return 'agenda is damaged';
    if (!Object.hasOwn(steps, frame.step)) return `it waits for «${frame.step}», which is no step`;
  }
  if (!Number.isInteger(p.asked) || !Number.isInteger(p.question)) return 'numbers are missing';
  return wholeNumbers(p.answers) && wholeNumbers(p.random) ? null : 'lists of numbers are missing';
}
