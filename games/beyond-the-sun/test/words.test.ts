/** Whatever can be asked, offered or told can be said, in every language. */
import { below, type GameEvent, newTrail, type Phrase, seededGenerator } from '@orrery/kernel';
import { LANGUAGES } from '@orrery/text';
import { expect, test } from 'vitest';
import { beyondTheSun as game } from '../game.ts';
import { words } from '../text/describe.ts';
import { terminal } from '../text/terminal.ts';
import type { Told } from '../vocabulary.ts';
import { variants } from './laws.ts';
import { MESSAGES, say } from './render.ts';
import { bareTable, running } from './table.ts';

/** What hardly ever comes up in a game of random choices. */
const SELDOM: readonly string[] = [
  'ask.private-technology',
  'ask.substitute',
  'ask.colony-card',
  'ask.trade-once',
  'ask.achievement',
  'ask.basic-action',
  'option.action-push',
  'option.substitute',
  'option.return-all',
  'option.keep',
  'option.disc.achievement',
  'option.achievement',
  'option.basic-action',
  'event.borrowed',
  'event.pushed',
  'event.paid-population',
  'event.private',
  'event.systems-drawn',
  'event.no-system',
  'event.lost.cubes',
  'event.lost.cards',
  'event.tie.discs',
  'event.tie.population',
  'event.tie.ore',
  'event.tie.shared',
];

const NOT_SAID = /[{}⟦⟧]|undefined|null|NaN/;

const said = new Set<string>();
const used = new Set<string>();

/** Says a phrase in every language, once; the reader fills in the name of a seat. */
function sayAll(phrase: Phrase): void {
  const text = JSON.stringify(phrase);
  if (said.has(text)) return;
  said.add(text);
  used.add(phrase.id);
  const values = { ...phrase.values, seat: 'Anna' };
  for (const language of LANGUAGES) {
    expect(say(language, { id: phrase.id, values }), phrase.id).not.toMatch(NOT_SAID);
  }
}

test('every question, option and event has its words', () => {
  const told = new Set<string>();
  for (let play = 0; play < 12; play++) {
    const seats = 2 + (play % 3);
    const options = variants[play % variants.length];
    const generator = seededGenerator(`words ${play}`);
    let trail = newTrail();
    const position = game.start({ seats, options }, `words ${play}`, trail);
    let before = game.view(position, -1);
    const tell = (events: readonly GameEvent[]): void => {
      for (const event of events) {
        const text = words.describeEvent(before, event as Told);
        told.add(event.type);
        if (text) sayAll(text.words);
      }
    };
    tell(trail.events);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const view = game.view(position, seat);
      const { step } = game.asking(position);
      sayAll(words.describeQuestion(view, seat, step));
      sayAll(words.moment(view));
      const list = [...game.options(position, seat)];
      for (const option of list) {
        const key = game.key(position, option);
        const text = words.describeOption(view, seat, {
          option,
          key,
          ...game.read(position, option),
        });
        sayAll(text.words);
        if (text.effect) sayAll(text.effect);
        if (text.group) sayAll(text.group);
        // The question has said what for: its answer stands beside it and doesn't say it again.
        if (step === 'may') expect(text.tone).toBe(key === 'yes' ? 'agree' : 'finish');
        expect(text.touches.every((place) => /^[a-z]+ \S/.test(place))).toBe(true);
      }
      before = view;
      trail = newTrail();
      game.apply(position, seat, list[below(generator, list.length)], trail);
      tell(trail.events);
    }
    sayAll(words.moment(game.view(position, 0)));
  }
  expect(told.size).toBeGreaterThan(45);
});

test('two options of a question never read the same', () => {
  const generator = seededGenerator('same');
  for (let play = 0; play < 4; play++) {
    const position = game.start({ seats: 2 + (play % 3), options: variants[play] }, `same ${play}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const view = game.view(position, seat);
      const list = [...game.options(position, seat)];
      const said = list.map((option) => {
        const key = game.key(position, option);
        const read = { option, key, ...game.read(position, option) };
        return say('en', words.describeOption(view, seat, read).words);
      });
      expect(new Set(said).size, said.join('\n')).toBe(said.length);
      game.apply(position, seat, list[below(generator, list.length)]);
    }
  }
});

test('the texts say nothing that is never asked, offered or told', () => {
  const spoken = /^(ask|option|event|group)\.|^moment/;
  const idle = Object.keys(MESSAGES.en).filter((id) => spoken.test(id) && !used.has(id));
  expect(idle.filter((id) => !SELDOM.includes(id))).toEqual([]);
});

test('the sketch shows tree, map and every faction', () => {
  const position = game.start({ seats: 3, options: { factions: 'in-order' } }, 'sketch');
  const text = terminal.sketch(game.view(position, 1), 1, (phrase) => say('en', phrase));
  expect(text).toContain('II-3');
  expect(text).toContain('Deep Space');
  expect(text).toMatch(/^b .*Nishida-Østergaard Corporation/m);
});

test('a move, an upgrade or a ship that leaves says what becomes of control', () => {
  const factions = [{ ships: 'sol.1 a-2.1' }, { ships: 'a-2.1' }];
  const control = { 'a-2': '0 ore' };
  const effect = (list: string, key: string) => {
    const at = bareTable({ factions, control, agenda: [running(list)] });
    const option = game.parse(at.position, key);
    const read = { option, key, ...game.read(at.position, option) };
    return words.describeOption(game.view(at.position, 0), 0, read).effect?.id;
  };
  const jump = 'technology.terraforming.immediate';
  expect(effect(jump, 'move sol.1 a-1')).toBe('gain.control');
  expect(effect(jump, 'move sol.1 a-2')).toBeUndefined();
  expect(effect(jump, 'move a-2.1 sol')).toBe('gain.control-lost');
  expect(effect(jump, 'move a-2.1 yard-ore')).toBe('gain.control');
  expect(effect('event.homecoming', 'recall a-2.1')).toBe('gain.control-lost');
  expect(effect('event.homecoming', 'recall sol.1')).toBeUndefined();
  expect(effect('system.luhman-16.colony', 'upgrade a-2.1')).toBeUndefined();
  // By two levels at once it becomes stronger than whoever controls the place.
  const at = bareTable({
    factions: [{ ships: 'a-2.1 sol.1' }, { ships: 'a-2.2' }],
    control: { 'a-2': '1 ore' },
    agenda: [running('technology.supply-outpost.action-1')],
  });
  const option = game.parse(at.position, 'upgrade a-2.1');
  const read = { option, key: 'upgrade a-2.1', ...game.read(at.position, option) };
  const { effect: note } = words.describeOption(game.view(at.position, 0), 0, read);
  expect(note?.id).toBe('gain.control');
});
