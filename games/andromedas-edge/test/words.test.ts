/** Whatever can be asked, offered or told can be said, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  below,
  type GameEvent,
  NONE,
  newTrail,
  type Phrase,
  type Position,
  seededGenerator,
} from '@orrery/kernel';
import type { Scene } from '@orrery/kernel/testing';
import { LANGUAGES, type Language } from '@orrery/text';
import { expect, test } from 'vitest';
import { addBonus } from '../bonus.ts';
import {
  EVENTS,
  MODULES,
  OUTPOSTS,
  PLANETS,
  REGIONS,
  TACTICS,
  TACTICS_CARDS,
} from '../data/index.ts';
import { planetAt } from '../frontier.ts';
import { andromedasEdge as game } from '../game.ts';
import type { State } from '../state.ts';
import { words } from '../text/describe.ts';
import { DRAWN, hasPlace } from '../text/places.ts';
import { terminal } from '../text/terminal.ts';
import type { StepFrame } from '../vocabulary.ts';
import { MESSAGES, say } from './render.ts';
import { effects, newBattle, region, table } from './table.ts';

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

test('what the board draws is drawn; an option that lies nowhere on it is offered beside it', () => {
  const folder = new URL('../board/', import.meta.url);
  const boards = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  // Core modules are modules whose places name their station.
  const kinds = [...DRAWN].filter((kind) => kind !== 'core');
  expect(kinds.filter((kind) => !boards.includes(`placeOf.${kind}(`))).toEqual([]);
  const at = table({ seats: [{ hand: 'data-heist' }, {}, {}] });
  const homeless = (): string[] =>
    game
      .options(at.position, 0)
      .map((option) => ({ option, key: game.key(at.position, option) }))
      .filter(({ option, key }) => {
        const read = { option, key, ...game.read(at.position, option) };
        const text = words.describeOption(game.view(at.position, 0), 0, read);
        return text.tone !== 'finish' && !hasPlace(text, 0);
      })
      .map(({ key }) => key);
  expect(homeless()).toEqual([]);
  at.choose('play data-heist');
  expect(homeless()).toEqual(['pick 1', 'pick 2']);
  // What others hold lies on their stations.
  const { seat, touches } = { seat: 1, touches: ['resource 0 ice'] };
  expect(hasPlace({ touches } as never, 0)).toBe(true);
  expect(hasPlace({ touches } as never, seat)).toBe(false);
});

test('the arrow behind a price leads to a sign, on every module and tactics card', () => {
  const signs = readFileSync(new URL('../board/amounts.tsx', import.meta.url), 'utf8');
  const nowhere = [...MODULES, ...TACTICS].filter(({ effects }) =>
    effects.some(
      ({ op }, at) =>
        op === 'pay' && !effects.slice(at + 1).some((next) => signs.includes(`case '${next.op}':`)),
    ),
  );
  expect(nowhere.map(({ key }) => key)).toEqual([]);
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

/** What the terminal shows a seat, and what is offered to it there. */
const shown = (at: Scene<State>, seat: number): string =>
  terminal.sketch(game.view(at.position, seat), seat, (phrase) => say('en', phrase));
const offered = (at: Scene<State>, language: Language = 'en'): string[] => {
  const [seat] = at.asked;
  const view = game.view(at.position, seat);
  return game.options(at.position, seat).map((option) => {
    const read = { option, key: game.key(at.position, option), ...game.read(at.position, option) };
    const { words: line, effect } = words.describeOption(view, seat, read);
    return [line, ...(effect ? [effect] : [])].map((part) => say(language, part)).join(' | ');
  });
};

test('the sketch shows all that a player has, of others as much as is known', () => {
  const at = table({
    seats: [
      {
        faction: 'plutonian-empire',
        upgrades: 'lancers',
        tiles: 'gunboats',
        slots: { operations: 'wandering-1' },
        outposts: 'A1',
        discoveries: 'star-map',
        tokens: 'triumph',
        support: 'secret-academy',
        ships: 'heavy-cruiser:B2 transport:bay',
        worn: 'heavy-cruiser',
        clock: 7,
      },
      {},
    ],
    state: (state) => addBonus(state, region('A2'), 1, 2),
  });
  const own = shown(at, 0);
  for (const line of [
    'Ship upgrades: Lancers',
    'Upgrades in supply: Gunboats',
    'Damaged shields: heavy cruiser',
    'Outpost cards: Observatory',
    'Support cards: Secret Academy',
    'Doomsday clock: 7',
  ]) {
    expect(own).toContain(line);
  }
  expect(own).toMatch(/Tactical operations: \S/);
  expect(own).toMatch(/A2 Forgeheart .*\+2 titanium/);
  expect(own).toContain(
    `Tokens: ${say('en', { id: 'name.triumph' })}, ${say('en', { id: 'name.star-map' })}`,
  );
  expect(shown(at, 1)).toContain(`Tokens: ${say('en', { id: 'name.triumph' })}, 1 discovery`);
});

test('the sketch shows who fights with how many dice, then what they show', () => {
  const at = table({
    seats: [
      { ships: 'transport:B2 heavy-cruiser:B2', stock: { energy: 1 } },
      { ships: 'transport:B2', hand: 'lucky-break' },
    ],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect(at.step).toBe('prepare');
  expect(shown(at, 0)).toMatch(
    /Battle: Saffron\n {2}Ada: 4 dice, targeting 2\n {2}Bo: 1 die, targeting 1$/,
  );
  // Dice of the first side are thrown from 2 on.
  at.choose('energy 0', { chance: [3, 2, 1, 0, 2] });
  expect(at.step).toBe('after-roll');
  expect(shown(at, 0)).toMatch(/Battle: Saffron\n {2}Ada: 5 4 3 2\n {2}Bo: 3$/);
});

test('AE-4.1.8 players are called by their names, alternatives by each language’s letters', () => {
  const at = table({
    seats: [{}, { stock: { energy: 1, ice: 1 } }],
    agenda: [{ step: 'steal', seat: 0, from: 1, n: 1, any: true }],
  });
  expect(say('en', words.describeQuestion(game.view(at.position, 0), 0, 'steal'))).toContain('Bo');
  const spaceyard = table({
    seats: [{ stock: { titanium: 4 }, ships: 'transport:bay' }, {}],
  }).choose('launch transport C3');
  expect(offered(spaceyard)[0]).toMatch(/^A\) /);
  expect(offered(spaceyard, 'ru').map((line) => line[0])).toEqual(['А', 'Б']);
  expect(offered(spaceyard, 'uk').map((line) => line[0])).toEqual(['А', 'Б']);
});

test('AE-4.11.5 a repair says so where nothing is damaged', () => {
  const agenda = effects('base.spaceyard');
  const repairs = (ships: string): string | undefined =>
    offered(table({ seats: [{ ships, stock: { titanium: 5 } }, {}], agenda }))[1];
  expect(repairs('transport:bay')).toBe('B) make 1 repair | nothing is damaged: 1 VP instead');
  expect(repairs('transport:wreck')).toBe('B) make 1 repair');
});

test('AE-4.7.9 a launch says which raiders are there or may come', () => {
  const at = table({
    seats: [{ ships: 'fighter:bay', stock: { energy: 2 } }, {}],
    raiders: { S: 'A2', A: 'C1' },
    cards: 'vorticon-attackers ice-pirates',
  });
  const to = (region: string) => offered(at).find((line) => line.includes(`to ${region}`));
  expect(to('Forgeheart')).toContain('raiders: Vorticon Attackers');
  expect(to('Ancient Monolith')).toContain('raiders: Vorticon Attackers or Ice Pirates');
  expect(to('Nyxholm')).not.toContain('raiders');
});

test('AE-4.14.1 AE-4.4.3 tracks and events say what they hold before one chooses', () => {
  const tracks = table({
    seats: [{ tracks: { industry: 2, science: 1 } }, {}],
    agenda: [{ step: 'choose-track', seat: 0, n: 2 }],
  });
  expect(offered(tracks)).toContain('Industry | 3 VP more at each scoring; ship upgrade');
  expect(offered(tracks)).toContain(
    'Science | 4 VP more at each scoring; development level 1; event marker +1',
  );
  const events = table({
    seats: [{ ships: 'science-vessel:bay' }, {}],
    events: 'solar-storm trade-winds',
  }).choose('launch science-vessel N1');
  expect(events.step).toBe('sort-events');
  expect(offered(events)[1]).toBe(
    'Trade Winds stays on top | scores Commerce; raiders of class A; each player: gain 1 credit',
  );
});

test('regions, nebulae and tracks can be looked up, with what lies beside them', () => {
  const at = table({ seats: [{}, {}], map: { B1: '' } });
  const all = terminal.things?.(game.view(at.position, 0)) ?? [];
  const lines = (name: string) =>
    all
      .filter((thing) => say('en', thing.name) === name)
      .flatMap((thing) => thing.lines.map((line) => say('en', line)));
  expect(lines('Lyceum').at(-1)).toBe('Beside it: Forgeheart (A2), nebula 1 (N1), nebula 5 (N5).');
  expect(lines('nebula 1').at(-1)).toBe('Beside it: Lyceum (A1), Forgeheart (A2).');
  expect(lines('Industry')).toContain('Space 3: 4 VP, ship upgrade.');
});

test('AE-4.6.9 who can pay for no second module is asked to discard one', () => {
  const asked = (titanium: number): string => {
    const at = table({
      seats: [{ stock: { titanium } }, {}],
      market: { science: 'xeno-library', industry: 'smelting-line cryo-pump tug-bay' },
    });
    at.choose('launch transport C1').choose('buy smelting-line');
    return say('en', words.describeQuestion(game.view(at.position, 0), 0, 'field-purchase'));
  };
  expect(asked(2)).toBe('Buy a second module, or discard one');
  expect(asked(1)).toBe('Discard a module: there is nothing to pay for a second one with');
});

test('who is asked to pay hears for what', () => {
  const at = table({
    seats: [{ stock: { energy: 2, ice: 2 } }, {}],
    agenda: effects('base.trade-hub'),
  });
  const asked = words.describeQuestion(game.view(at.position, 0), 0, 'pay');
  expect(say('en', asked)).toBe('Trade Hub: pay 2 resources of your choice');

  const owed = [0, 1, 0, 1, 0, 0, 0, 0];
  const pay = { step: 'pay', seat: 0, owed, off: 0, outpost: false, card: -1 } as const;
  const heard = (next: StepFrame, off = 0): string => {
    const before = table({ seats: [{ stock: { titanium: 1, ice: 1, credit: 2 } }, {}] });
    const agenda = [...before.position.agenda, next, { ...pay, off }];
    const view = game.view({ ...before.position, agenda }, 0);
    return say('en', words.describeQuestion(view, 0, 'pay'));
  };
  const module = MODULES.findIndex(({ key }) => key === 'auction-house');
  const price = 'pay 1 titanium and 1 ice';
  expect(heard({ step: 'collect-module', seat: 0, module })).toBe(`Auction House: ${price}`);
  expect(heard({ step: 'collect-module', seat: 0, module }, 1)).toBe(
    'Auction House (1 titanium and 1 ice): leave 1 unit unpaid',
  );
  expect(heard({ step: 'power-module', seat: 0, cell: 0 })).toBe(`Main Reactor: ${price}`);
  expect(heard({ step: 'berth', seat: 0, type: 1 })).toBe(`Fighter: ${price}`);
  const jump = { seat: 0, type: 3 } as const;
  expect(heard({ ...jump, step: 'launch', region: region('B1'), jumps: true })).toBe(
    `Jump: ${price}`,
  );
  expect(heard({ ...jump, step: 'join', from: region('B1') })).toBe(`Jump: ${price}`);
  const { state } = table({ seats: [{}, {}] }).position;
  const planet = REGIONS.findIndex((_, at) => planetAt(state, at) !== NONE);
  const { key } = OUTPOSTS[PLANETS[planetAt(state, planet)].type];
  expect(heard({ step: 'found-outpost', seat: 0, region: planet })).toBe(
    `${say('en', { id: `name.${key}` })}: ${price}`,
  );
});

/** The open question of a table as its seat reads it. */
const asked = (at: Scene<State>): string => {
  const [seat] = game.waiting(at.position);
  const step = game.asking(at.position).step;
  return say('en', words.describeQuestion(game.view(at.position, seat), seat, step));
};

test('AE-4.8.23 nobody is asked for more dice than lie there', () => {
  const at = table({
    seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2' }],
    region: 'B2',
    agenda: [{ step: 'reroll', seat: 0, n: 6, chosen: [] }],
    state: (state) => {
      const { rolls } = newBattle();
      rolls.splice(0, 3, 5, 4, 1);
      state.battle = newBattle({ rolls });
    },
  });
  expect(asked(at)).toContain('3 more dice');
  expect(asked(at.choose('die 1'))).toContain('2 more dice');
});

test('AE-4.19.11 whoever may react hears to whose card, or to which launch', () => {
  const card = table({
    seats: [{ hand: 'propaganda war-bonds', stock: { credit: 1 } }, { hand: 'spy-network' }],
  }).choose('play war-bonds');
  expect(card.step).toBe('react');
  expect(asked(card)).toBe('Ada has played «War Bonds»: react?');
  const launch = table({
    seats: [{ ships: 'fighter:bay' }, { ships: 'transport:A1', hand: 'counterfeit-orders' }],
  }).choose('launch fighter A1');
  expect(launch.step).toBe('react');
  expect(asked(launch)).toBe('Ada has launched a ship to yours (fighter, Lyceum): react?');
});

test('AE-4.14.11 what an event or another’s card asks for is asked in its name', () => {
  const damage = { step: 'damage-module', seat: 1, n: 1, infest: false } as const;
  const at = (change: (state: State) => void): string => {
    const scene = table({ seats: [{}, {}], agenda: [damage] });
    const { position } = scene;
    const state = structuredClone(position.state);
    change(state);
    return say('en', words.describeQuestion(game.view({ ...position, state }, 1), 1, damage.step));
  };
  const plain = 'Damage a module of your own';
  expect(at(() => {})).toBe(plain);
  expect(
    at((state) => state.eventCard.push(EVENTS.findIndex(({ key }) => key === 'reactor-leak'))),
  ).toBe(`Reactor Leak. ${plain}`);
  expect(at((state) => state.resolving.push(0))).toBe(
    `${say('en', { id: `name.${TACTICS[TACTICS_CARDS[0]].key}` })}. ${plain}`,
  );
});

test('AE-4.2.7 whoever holds too many cards hears how many go', () => {
  const hand = 'propaganda war-bonds spy-network counterfeit-orders black-market double-shift';
  const at = table({ seats: [{ hand }, {}], agenda: [{ step: 'hand-limit', seat: 0 }] });
  expect(asked(at)).toBe('Discard 1 card: your hand is over its limit');
});

test('AE-4.9.2 AE-4.2.3 a return says how many ships are left, an empty bay that there is nothing to launch', () => {
  const at = table({ seats: [{ ships: 'transport:A1 transport:A2', moons: 'industry-1' }, {}] });
  expect(asked(at)).toBe('No ship can be launched: return to station');
  at.choose('return');
  expect(asked(at)).toContain('2 ships are left');
  at.choose('dock treasury');
  expect(asked(at)).toContain('1 ship is left');
});

test('AE-4.1.7 whatever takes a moon to be paid says so', () => {
  const at = (titanium: number) =>
    offered(
      table({
        seats: [{ stock: { titanium }, moons: 'industry-1' }, {}],
        agenda: [{ step: 'build-ship', seat: 0, discount: 0 }],
      }),
    ).filter((line) => line.includes('takes a moon'));
  expect(at(4)).toEqual([]);
  expect(at(1).length).toBeGreaterThan(0);
});

test('AE-4.5.4 AE-4.5.5 a moon is called by what it gives, not by a number', () => {
  const at = table({ seats: [{ moons: 'industry-1' }, {}] });
  const lines = offered(at).filter((line) => /moon/i.test(line));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/moon \d/i);
  // Two that give the same have their names, so that no two options read the same.
  const twins = table({ seats: [{ moons: 'industry-4 industry-5' }, {}] });
  readOptions(twins.position, 0, [...game.options(twins.position, 0)]);
});

test('AE-4.6.8 a module costs what is left of its price', () => {
  const at = table({
    seats: [{ stock: { titanium: 3 } }, {}],
    agenda: [{ step: 'take-module', seat: 0, types: 2, free: false, discount: 1 }],
  });
  expect(offered(at).some((line) => line.includes('for free'))).toBe(true);
  expect(offered(at).some((line) => line.includes('for 1 titanium'))).toBe(true);
});

test('AE-4.13.3 an outpost is offered with the VP that it brings, for its own leaders too', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A4 transport:B3 transport:bay',
        stock: { titanium: 2, nanocarbon: 3, ice: 5 },
        leaders: { bay: 3, A5: 1 },
      },
      {},
    ],
    agenda: [{ step: 'settle', seat: 0, discount: 0 }],
  });
  const city = offered(at).find((line) => line.includes('Glacien'));
  at.choose('settle A4');
  expect(at.state.players[0].vp).toBe(14);
  expect(city).toContain('4 VP');
});
