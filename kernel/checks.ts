/** Checks on what comes from outside: set-ups, saved positions, records. */
import { type GameDefinition, type SetUp, valuesFor } from './definition.ts';
import type { GameEvent } from './doors.ts';
import { TableError } from './errors.ts';
import { flaw, wholeNumbers } from './flaws.ts';
import type { Position } from './position.ts';
import type { Declared } from './secrets.ts';
import { type Frame, NO_ANSWER, type Step } from './step.ts';

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableError('broken-record', `the ${what} is not valid JSON`);
  }
}

const badSetUp = (message: string, facts: TableError['facts']) =>
  new TableError('bad-set-up', message, facts);

/** The options in force: those given, checked, and the standard ones for the rest. */
export function checkSetUp(
  definition: Pick<GameDefinition<never>, 'id' | 'seats' | 'options'>,
  setUp: SetUp,
): Record<string, string> {
  const { id, seats, options: known } = definition;
  if (!Number.isInteger(setUp.seats) || setUp.seats < seats.min || setUp.seats > seats.max) {
    const message = `${id} takes ${seats.min} to ${seats.max} seats, not ${setUp.seats}`;
    throw badSetUp(message, { seats: setUp.seats });
  }
  const foreign = Object.keys(setUp.options).find((name) => !Object.hasOwn(known, name));
  if (foreign !== undefined) {
    throw badSetUp(`${id} has no option ${foreign}`, { option: foreign });
  }
  const options: Record<string, string> = {};
  for (const [name, option] of Object.entries(known)) {
    const value = setUp.options[name] ?? option.standard;
    const values = valuesFor(option, setUp.seats);
    if (!values.includes(value)) {
      const expected = values.join(', ');
      throw badSetUp(`option ${name} is one of ${expected}, not ${value}`, { option: name, value });
    }
    if (value !== option.standard && option.seats && !option.seats.includes(setUp.seats)) {
      const facts = { option: name, value, seats: setUp.seats };
      throw badSetUp(`option ${name} is not for ${setUp.seats} seats`, facts);
    }
    options[name] = value;
  }
  return options;
}

/** What is wrong with a position apart from its state, or null. */
export function positionFlaw(
  position: unknown,
  steps: Readonly<Record<string, Step<never>>>,
  frames: Declared,
): string | null {
  if (typeof position !== 'object' || position === null) return 'it should be a record';
  const { agenda, asked, answers, question, random } = position as Position<unknown>;
  if (!Array.isArray(agenda)) return 'agenda should be a list';
  if (!Number.isSafeInteger(asked) || !Number.isSafeInteger(question)) return 'numbers are missing';
  if (!wholeNumbers(answers) || !wholeNumbers(random)) return 'lists of numbers are missing';
  if (random.length !== 4) return 'the generator is damaged';
  for (const frame of agenda) {
    const found = frameFlaw(frame, steps, frames, answers.length);
    if (found) return found;
  }
  return askedFlaw(position as Position<unknown>, steps);
}

/** What is wrong with an event, or null. */
export function eventFlaw(event: GameEvent, events: Declared): string | null {
  const node = events.get(event.type);
  if (!node) return `«${event.type}» is not declared`;
  const found = flaw(node, event);
  return found && event.type + found;
}

function frameFlaw(
  frame: Frame | null,
  steps: Readonly<Record<string, Step<never>>>,
  frames: Declared,
  seats: number,
): string | null {
  if (typeof frame?.step !== 'string' || !Number.isInteger(frame.seat)) return 'agenda is damaged';
  const { step, seat } = frame;
  if (!Object.hasOwn(steps, step)) return `it waits for «${step}», which is no step`;
  if (seat < -1 || seat >= seats)
    return `it waits for «${step}» of seat ${seat}, where nobody sits`;
  const node = frames.get(step);
  const found = node ? flaw(node, frame, seats) : ' is not declared';
  return found && `in the agenda ${step}${found}`;
}

/** What is wrong with who is asked, or null. */
function askedFlaw(
  { agenda, asked, answers }: Position<unknown>,
  steps: Readonly<Record<string, Step<never>>>,
): string | null {
  if (asked < 0 || asked >= 2 ** answers.length) return 'it asks seats that are not there';
  const frame = agenda.at(-1);
  if (asked === 0) return frame ? 'nobody is asked, though there is more to come' : null;
  const step = frame && steps[frame.step];
  if (!step || 'run' in step) return 'somebody is asked, but nothing is asked';
  if (!('resolve' in step)) {
    return asked === 1 << frame.seat ? null : `«${frame.step}» asks another seat than its own`;
  }
  const twice = answers.findIndex((answer, seat) => answer !== NO_ANSWER && (asked >> seat) & 1);
  return twice < 0 ? null : `seat ${twice} is asked, but has answered already`;
}
