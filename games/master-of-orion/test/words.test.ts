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

const said = new Set<string>();
const used = new Set<string>();

/** Says a phrase in all languages: a missing or broken message throws. */
function speak(phrase: Phrase): void {
  const text = JSON.stringify(phrase);
  if (said.has(text)) return;
  said.add(text);
  used.add(phrase.id);
  for (const language of LANGUAGES) {
    expect(say(language, phrase), text).not.toMatch(/[{}⟦⟧#]|undefined|NaN/);
  }
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
  for (const { words: line, effect, group, touches } of texts) {
    for (const phrase of [line, effect, group]) if (phrase) speak(phrase);
    for (const place of touches) expect(place).toMatch(/^[a-z]+( \S+)?$/);
  }
  const lines = texts.map((text) => say('en', text.words));
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
