/** Whatever can be asked, offered or told can be said, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  below,
  type GameEvent,
  newTrail,
  type Phrase,
  type Position,
  seededGenerator,
} from '@orrery/kernel';
import { LANGUAGES } from '@orrery/text';
import { expect, test } from 'vitest';
import { andromedasEdge as game } from '../game.ts';
import type { State } from '../state.ts';
import { words } from '../text/describe.ts';
import { terminal } from '../text/terminal.ts';
import { MESSAGES, say } from './render.ts';

/** Tables that between them bring up everything. */
const TABLES = [
  { seats: 2, options: { length: 'short' } },
  { seats: 4, options: { teams: 'on', extra: 'on', swarm: 'random', events: 'cosmic-twilight' } },
  { seats: 3, options: { special: 'vortexes', destiny: 'on' } },
  { seats: 3, options: { special: 'quasars', events: 'cosmic-twilight' } },
  { seats: 2, options: { 'raider-a': 'saucer-abductor', 'raider-c': 'mechaphage' } },
  { seats: 4, options: { length: 'long' } },
] as const;

const PLAYS = 12;

const NOT_SAID = /[{}⟦⟧]|undefined|null|NaN/;

const said = new Set<string>();

/**
 * Says a phrase in every language, once, whatever the names and numbers in it (`cards.test.ts` says
 * all of those); the reader fills in the name of a seat.
 */
function sayAll(phrase: Phrase): void {
  const text = JSON.stringify(phrase).replaceAll(/name\.[a-z0-9-]+|\d+/g, '');
  if (said.has(text)) return;
  said.add(text);
  const values = { ...phrase.values, seat: 'Anna' };
  for (const language of LANGUAGES) {
    expect(say(language, { id: phrase.id, values }), phrase.id).not.toMatch(NOT_SAID);
  }
}

type Told = Parameters<typeof words.describeEvent>[1];

/** Puts all options of a question into words; no two may read the same. */
function readOptions(position: Position<State>, seat: number, options: readonly number[]): void {
  const view = game.view(position, seat);
  const lines = options.map((option) => {
    const read = { option, key: game.key(position, option), ...game.read(position, option) };
    const { words: line, effect, group, touches } = words.describeOption(view, seat, read);
    for (const phrase of [line, effect, group]) if (phrase) sayAll(phrase);
    for (const place of touches) expect(place).toMatch(/^[a-z]+ \S/);
    return say('en', line);
  });
  expect(new Set(lines).size, lines.join('\n')).toBe(lines.length);
}

/** Whether something is to be looked at again: it has less and less new to say. */
function worthwhile(seen: Map<string, number>, what: string): boolean {
  const times = (seen.get(what) ?? 0) + 1;
  seen.set(what, times);
  return times < 40 || times % 15 === 0;
}

test('every question, option and event has its words, and no two options read the same', () => {
  const [asked, happened] = [new Map<string, number>(), new Map<string, number>()];
  const tell = (events: readonly GameEvent[], before: Position<State>): void => {
    for (const event of events) {
      if (!worthwhile(happened, event.type)) continue;
      for (const viewer of [-1, event.seat as number]) {
        const told = game.redact(event, viewer, before.state) as Told;
        const text = words.describeEvent(game.view(before, viewer), told);
        if (text) sayAll(text.words);
      }
    }
  };
  for (let play = 0; play < PLAYS; play++) {
    const { seats, options } = TABLES[play % TABLES.length];
    const generator = seededGenerator(`words ${play}`);
    const opening = newTrail();
    const position = game.start({ seats, options }, `words ${play}`, opening);
    tell(opening.events, position);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const { step } = game.asking(position);
      const list = [...game.options(position, seat)];
      if (worthwhile(asked, step)) {
        sayAll(words.moment(game.view(position, seat)));
        for (const viewer of [-1, seat]) {
          sayAll(words.describeQuestion(game.view(position, viewer), seat, step));
        }
        readOptions(position, seat, list);
      }
      const before = game.clone(position);
      const trail = newTrail();
      game.apply(position, seat, list[below(generator, list.length)], trail);
      tell(trail.events, before);
    }
    sayAll(words.moment(game.view(position, 0)));
  }
});

/** Everything that could name a message: what builds phrases, and the names that it builds them of. */
const SOURCES = ['text', 'text/options', 'steps', '.', 'data']
  .map((folder) => new URL(`../${folder}/`, import.meta.url))
  .flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)))
  .filter(({ pathname }) => pathname.endsWith('.ts') && !/\/(en|ru|uk)\.ts$/.test(pathname))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Whether a message is named as a whole, or by what comes after `event.`, `option.stack.` and the like. */
function isNamed(id: string): boolean {
  const parts = id.split('.');
  return parts.some((_, at) => {
    const name = parts.slice(at).join('.');
    return new RegExp(`['\`.]${name}['\`]|\\b${name}'?: `).test(SOURCES);
  });
}

test('the texts hold nothing that no code asks, offers or tells', () => {
  const spoken = /^(ask|option|event|group|note|gift)\.|^moment/;
  const ids = Object.keys(MESSAGES.en).filter((id) => spoken.test(id));
  expect(ids.filter((id) => !isNamed(id))).toEqual([]);
  expect(
    ['event.never-was', 'ask.no-such-thing', 'option.stack.science-9'].filter(isNamed),
  ).toEqual([]);
});

test('the sketch shows frontier, market and every station', () => {
  const position = game.start({ seats: 3, options: {} }, 'sketch');
  while (game.asking(position).step === 'choose-factions') {
    for (const seat of game.waiting(position)) {
      game.apply(position, seat, game.options(position, seat)[0]);
    }
  }
  const text = terminal.sketch(game.view(position, 1), 1, (phrase) => say('en', phrase));
  expect(text).toContain('Trade Hub');
  expect(text).toContain('Main Reactor');
  expect(text).toMatch(/^b Bo · /m);
});
