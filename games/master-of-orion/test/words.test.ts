import { type GameEvent, newTrail, type Phrase, type Position } from '@orrery/kernel';
import { LANGUAGES } from '@orrery/text';
import { expect, test } from 'vitest';
import { masterOfOrion as game } from '../game.ts';
import type { State } from '../state.ts';
import { words } from '../text/describe.ts';
import { describeEvent } from '../text/events.ts';
import { terminal } from '../text/terminal.ts';
import type { Told } from '../vocabulary.ts';
import { curious } from './policies.ts';
import { MESSAGES, say } from './render.ts';

/** What was said, by phrase, in English; and all places that options lie at. */
const said = new Map<string, string>();
const places = new Set<string>();
const used = new Set<string>();

/** Says a phrase in all languages, once: a missing or broken message throws. Returns the English. */
function speak(phrase: Phrase): string {
  const text = JSON.stringify(phrase);
  const known = said.get(text);
  if (known !== undefined) return known;
  used.add(phrase.id);
  for (const language of LANGUAGES) {
    expect(say(language, phrase), text).not.toMatch(/[{}⟦⟧#]|undefined|NaN/);
  }
  const english = say('en', phrase);
  said.set(text, english);
  return english;
}

function tell(events: readonly GameEvent[], before: Position<State>, seats: number): void {
  for (let viewer = -1; viewer < seats; viewer++) {
    const view = game.view(before, viewer);
    for (const event of events) {
      const known = game.redact(event, viewer, before.state) as Told;
      const { id, values } = describeEvent(view, known).words;
      speak({ id, values: { seat: 'Anna', ...values } });
    }
  }
}

function ask(position: Position<State>, seat: number, options: readonly number[]): void {
  const view = game.view(position, seat);
  const { step } = game.asking(position);
  speak(words.moment(view));
  speak(words.describeQuestion(view, seat, step));
  // Onlookers may read what is asked of others, without seeing their cards.
  speak(words.describeQuestion(game.view(position, -1), seat, step));
  const texts = options.map((option) => {
    const read = { option, key: game.key(position, option), ...game.read(position, option) };
    return words.describeOption(view, seat, read);
  });
  const lines = texts.map(({ words: line, effect, group, touches }) => {
    for (const phrase of [effect, group]) if (phrase) speak(phrase);
    for (const place of touches) places.add(place);
    return speak(line);
  });
  expect(new Set(lines).size, `${step}: options that nobody can tell apart`).toBe(lines.length);
}

function listen(seats: number, seed: string, choose: ReturnType<typeof curious>): void {
  const opening = newTrail();
  const position = game.start({ seats, options: {} }, seed, opening);
  tell(opening.events, position, seats);
  while (!game.isOver(position)) {
    const [seat] = game.waiting(position);
    const options = [...game.options(position, seat)];
    ask(position, seat, options);
    const before = game.clone(position);
    const played = newTrail();
    game.answer(position, seat, choose(position, seat, options), played);
    tell(played.events, before, seats);
  }
  speak(words.moment(game.view(position, 0)));
  const table = terminal.sketch(game.view(position, 0), 0, (phrase) => say('en', phrase));
  expect(table).toMatch(/Player 1 · .*\n.*Food \d/);
}

test('everything that comes up can be said in every language', () => {
  const choose = curious('words');
  for (let play = 0; play < 40; play++) listen(2 + (play % 3), `words ${play}`, choose);
  expect([...places].filter((place) => !/^[a-z]+( \S+)?$/.test(place))).toEqual([]);
  const expected = Object.keys(MESSAGES.en).filter((id) => /^(ask|option|event)\./.test(id));
  // What even a curious player hardly ever brings about.
  const rare = [
    'event.forfeited.cube',
    'event.forfeited.card',
    'event.game-ended.systems',
    'event.won.shared',
  ];
  expect(expected.filter((id) => !used.has(id) && !rare.includes(id))).toEqual([]);
});
