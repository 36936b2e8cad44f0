/** Whatever can be asked, chosen or can happen is said in all three languages. */
import { below, type GameEvent, newTrail, type Position, seededGenerator } from '@orrery/kernel';
import { type Messages, translator } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { distantSuns } from '../game.ts';
import type { State } from '../state.ts';
import { words } from '../text/describe.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { terminal } from '../text/terminal.ts';
import { uk } from '../text/uk.ts';
import type { Told } from '../vocabulary.ts';
import { exampleAt } from './example-game.ts';
import { table, turn } from './table.ts';

const TEXTS: readonly ['en' | 'ru' | 'uk', Messages][] = [
  ['en', en],
  ['ru', ru],
  ['uk', uk],
];

/** Fails for a message that is missing, left unfilled or empty. */
function sound(said: string): string {
  if (/[⟦⟧{}]|undefined|NaN|\[object/.test(said) || said.trim() === '') {
    throw new Error(`not well said: «${said}»`);
  }
  return said;
}

describe.each(TEXTS)('in %s', (language, messages) => {
  const t = translator(language, [messages]);

  /** Everything that can be said of a position to the seats that are asked. */
  function sayAll(position: Position<State>, seat: number): void {
    const view = distantSuns.view(position, seat);
    sound(t.say(words.moment(view)));
    sound(t.say(words.describeQuestion(view, seat, distantSuns.asking(position).step)));
    sound(terminal.sketch(view, seat, (phrase) => sound(t.say(phrase))));
    const said = new Map<string, string>();
    for (const option of distantSuns.options(position, seat)) {
      const key = distantSuns.key(position, option);
      const read = { option, key, ...distantSuns.read(position, option) };
      const text = words.describeOption(view, seat, read);
      const line = sound(t.say(text.words));
      if (text.group) sound(t.say(text.group));
      if (text.effect) sound(t.say(text.effect));
      expect(said.get(line), `${key} and ${said.get(line)} are said alike`).toBeUndefined();
      said.set(line, key);
    }
  }

  function sayEvents(before: Position<State>, events: readonly GameEvent[], seats: number): void {
    for (const event of events) {
      for (let viewer = -1; viewer < seats; viewer++) {
        const text = words.describeEvent(distantSuns.view(before, viewer), event as Told);
        if (text === null) throw new Error(`${event.type} is not in the log`);
        const name = text.seat === undefined ? '' : `Seat ${text.seat}`;
        const said = sound(
          t.say({ id: text.words.id, values: { ...text.words.values, seat: name } }),
        );
        // Who did it is part of the sentence.
        if (name !== '') expect(said).toContain(name);
      }
    }
  }

  test.each([1, 2, 3, 4])('a random game of %i is said from beginning to end', (seats) => {
    const random = seededGenerator(`said ${seats}`);
    const trail = newTrail();
    const position = distantSuns.start({ seats, options: {} }, `said ${seats}`, trail);
    sayEvents(position, trail.events, seats);
    while (!distantSuns.isOver(position)) {
      const asked = distantSuns.waiting(position);
      const seat = asked[below(random, asked.length)];
      sayAll(position, seat);
      const options = distantSuns.options(position, seat);
      const before = distantSuns.clone(position);
      const played = newTrail();
      distantSuns.answer(position, seat, options[below(random, options.length)], played);
      sayEvents(before, played.events, seats);
    }
    const view = distantSuns.view(position, 0);
    sound(t.say(words.moment(view)));
    sound(terminal.sketch(view, -1, (phrase) => sound(t.say(phrase))));
    for (const { id, values } of distantSuns.definition.score(position.state, 0)) {
      sound(t(`score.${id}`, values));
      sound(t(`score.${id}.detail`, values));
    }
  });

  test('passing, by choice and by force, is said', () => {
    const by = (name: string) => {
      const at = exampleAt(name);
      const before = distantSuns.clone(at.position);
      for (const seat of at.asked) sayAll(at.position, seat);
      while (at.step === 'draw') at.choose(at.options().at(-1) as string);
      const passes = at.reported('passed');
      expect(passes.length).toBeGreaterThan(0);
      sayEvents(before, passes, 2);
    };
    by('R3T4');
    by('R3T5');
  });

  test('the options of a table are said', () => {
    for (const [name, { values }] of Object.entries(distantSuns.definition.options)) {
      sound(t(`option-table.${name}`));
      sound(t(`option-table.${name}.about`));
      for (const value of values) sound(t(`option-table.${name}.${value}`));
    }
  });
});

describe('where in the game we are', () => {
  test('the turn counts from the moment its module is to be placed', () => {
    const moment = (at: ReturnType<typeof table>) =>
      words.moment(distantSuns.view(at.position, 0)).values;
    const at = table();
    expect(moment(at)).toEqual({ round: 1, rounds: 3, turn: 1 });
    expect(moment(at.choose('place T1a'))).toEqual({ round: 1, rounds: 3, turn: 1 });
    const next = turn(table(), 'T1a');
    expect(moment(next)).toEqual({ round: 1, rounds: 3, turn: 2 });
    expect(moment(next.choose('place B1a'))).toEqual({ round: 1, rounds: 3, turn: 2 });
    const last = table({ round: 3, turn: 14, modules: ['T1a', 'T3b', 'B1a'] });
    expect(moment(turn(last, 'B4b'))).toEqual({ round: 3, rounds: 3, turn: 4 });
  });
});
