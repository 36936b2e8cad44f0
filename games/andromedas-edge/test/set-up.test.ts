import { NONE, newTrail } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import {
  BASES,
  EVENTS,
  FACTIONS,
  FIRST_NEBULA,
  MODULE_TYPES,
  MODULES,
  MOONS,
  NEBULAE,
  PLANETS,
  RAIDERS,
  REGIONS,
  RESOURCE,
  SPACES,
  TRACKS,
  UPGRADES,
  WANDERING,
} from '../data/index.ts';
import { baseAt, planetAt, regionOfBase, specialAt } from '../frontier.ts';
import { andromedasEdge as game } from '../game.ts';
import { BAY, PHASE, SUPPLY } from '../state.ts';
import { invariants, variants } from './laws.ts';

const open = (seats: number, options: Readonly<Record<string, string>> = {}, seed = 'set-up') =>
  game.start({ seats, options }, seed).state;

/** The table once everybody has taken the first card of each choice. */
function begun(seats: number, options: Readonly<Record<string, string>> = {}) {
  const position = game.start({ seats, options }, 'set-up');
  while (/^choose/.test(game.asking(position).step)) {
    for (const seat of game.waiting(position)) {
      game.apply(position, seat, game.options(position, seat)[0]);
    }
  }
  return position.state;
}

const SEATS = [2, 3, 4];
const spaces = [...Array(SPACES).keys()];

describe('the table', () => {
  test('AE-3.1.1 the event marker starts by the number of players; one deck is in play', () => {
    expect(SEATS.map((seats) => open(seats).marker)).toEqual([6, 3, 0]);
    for (const events of ['galactic-dawn', 'cosmic-twilight']) {
      const { eventDeck } = open(2, { events });
      expect(eventDeck.rest.map((card) => EVENTS[card].deck)).toEqual(new Array(10).fill(events));
    }
  });

  test('AE-3.1.2 special regions lie on B2 and C4, and nothing else is pushed off by them', () => {
    const regions = (special: string) =>
      spaces.filter((space) => specialAt(open(2, { special }), space) !== NONE);
    expect(regions('none')).toEqual([]);
    for (const special of ['quasars', 'vortexes']) {
      expect(regions(special).map((space) => REGIONS[space])).toEqual(['B2', 'C4']);
    }
  });

  test('AE-3.1.3 4, 6 or 8 planets and all bases lie on the first spaces, the others in the stack', () => {
    for (const [at, planets] of [4, 6, 8].entries()) {
      const state = open(SEATS[at]);
      const laid = spaces.filter((space) => state.tiles[space] !== NONE);
      expect(laid).toEqual(spaces.slice(0, planets + BASES.length));
      expect(laid.filter((space) => planetAt(state, space) !== NONE)).toHaveLength(planets);
      expect(laid.filter((space) => baseAt(state, space) !== NONE)).toHaveLength(BASES.length);
      const stacked = PLANETS.filter((_, planet) => (state.planetStack >> planet) & 1);
      expect(stacked).toHaveLength(PLANETS.length - planets);
    }
    const places = new Set(['a', 'b', 'c', 'd'].map((seed) => open(2, {}, seed).tiles.join()));
    expect(places.size).toBeGreaterThan(1);
  });

  test('AE-3.1.4 a wandering moon in each nebula, three of its colour on each planet', () => {
    const state = open(4);
    for (let nebula = 0; nebula < NEBULAE; nebula++) {
      expect(MOONS[state.topMoons[FIRST_NEBULA + nebula]].color).toBe(WANDERING);
      expect(state.moonsBelow[FIRST_NEBULA + nebula]).toBe(0);
    }
    for (const space of spaces) {
      const planet = planetAt(state, space);
      if (planet === NONE) continue;
      expect(MOONS[state.topMoons[space]].color).toBe(PLANETS[planet].type);
      expect(state.moonsBelow[space]).toBe(2);
    }
  });

  test('AE-3.1.5 two of the swarm start in nebulae; of each other class a card waits', () => {
    const state = open(2, { 'raider-b': 'ember-wyrm' });
    const [one, two, ...others] = state.figures;
    expect(Math.min(one, two)).toBeGreaterThanOrEqual(FIRST_NEBULA);
    expect(others.every((place) => place === NONE)).toBe(true);
    expect(state.raiders.map((raider) => RAIDERS[raider].class)).toEqual([0, 1, 2, 3, 4]);
    expect(RAIDERS[state.raiders[0]].key).toBe('vorticon-attackers');
    expect(RAIDERS[state.raiders[2]].key).toBe('ember-wyrm');
  });

  test('AE-3.1.5 raiders are drawn by class, those of the extra cards only if wanted', () => {
    const drawn = (extra: string) =>
      [...'abcdefghijklmnop'].map((seed) => open(2, { extra, swarm: 'random' }, seed).raiders);
    for (const raiders of [...drawn('on'), ...drawn('off')]) {
      expect(raiders.map((raider) => RAIDERS[raider].class)).toEqual([0, 1, 2, 3, 4]);
    }
    const extra = (raiders: number[][]) => raiders.flat().some((raider) => RAIDERS[raider].extra);
    expect([extra(drawn('on')), extra(drawn('off'))]).toEqual([true, false]);
  });

  test('AE-3.1.1 to AE-3.2.8: every table begins whole, before and after the first choices', () => {
    for (const options of variants) {
      for (const seats of 'teams' in options ? [4] : SEATS) {
        expect(invariants(open(seats, options))).toBeNull();
        const state = begun(seats, options);
        expect(invariants(state)).toBeNull();
        expect([state.turns, state.active, state.phase]).toEqual([1, state.first, PHASE.play]);
        expect(open(seats, options).phase).not.toBe(PHASE.play);
        expect(state.players.every(({ dealtFactions }) => dealtFactions.length === 0)).toBe(true);
      }
    }
  });

  test('AE-3.1.6 the terminus lies at 50, 60 or 70', () => {
    const lengths = ['short', 'medium', 'long'].map((length) => open(2, { length }).terminus);
    expect(lengths).toEqual([50, 60, 70]);
  });

  test('AE-3.1.7 three modules of each type lie open', () => {
    const { market } = open(2);
    const types = market.map((module) => MODULES[module].type);
    expect(types).toEqual(MODULE_TYPES.flatMap((type) => [type, type, type]));
  });

  test('AE-3.1.8 fifteen discovery tokens and three supremacy tokens are in play', () => {
    const { stacks, unusedDiscoveries, supremacyTokens } = open(2);
    expect(stacks.map((stack) => stack.length)).toEqual([5, 5, 5]);
    expect(unusedDiscoveries).toHaveLength(6);
    expect(new Set(supremacyTokens).size).toBe(3);
  });
});

describe('the players', () => {
  test('AE-3.2.1 three transports in the launch bay', () => {
    for (const { ships } of open(3).players) {
      const rest = new Array(6).fill(SUPPLY);
      expect(ships).toEqual([BAY, BAY, BAY, ...rest]);
    }
  });

  test('AE-3.2.2 three faction cards each, seen by nobody else; the one kept gives its resources', () => {
    const position = game.start({ seats: 4, options: {} }, 'set-up');
    const dealt = position.state.players.flatMap(({ dealtFactions }) => dealtFactions);
    expect(new Set(dealt).size).toBe(12);
    expect(game.waiting(position)).toEqual([0, 1, 2, 3]);
    expect(game.view(position, 1).position.state.players[0].dealtFactions).not.toContain(dealt[0]);
    for (const { faction, stock, hand } of begun(4).players) {
      const { start } = FACTIONS[faction];
      expect([...stock, hand.length]).toEqual(start.slice(0, RESOURCE.tactics + 1));
    }
  });

  test('AE-3.2.3 the upgrade of the faction and one standard one for each type of ship', () => {
    for (const { faction, tiles } of begun(4).players) {
      const own = tiles.filter((tile) => UPGRADES[tile].faction !== null);
      expect(own).toEqual([FACTIONS[faction].upgrade]);
      const standard = tiles.filter((tile) => UPGRADES[tile].faction === null);
      expect(standard.map((tile) => UPGRADES[tile].ship)).toEqual([0, 1, 2, 3]);
    }
  });

  test('AE-3.2.4 one step on each track that the faction names', () => {
    for (const { faction, tracks } of begun(4).players) {
      const named: readonly number[] = FACTIONS[faction].tracks;
      expect(tracks).toEqual(TRACKS.map((_, track) => (named.includes(track) ? 1 : 0)));
    }
  });

  test('AE-3.2.5 leaders: one at each base, two in one nebula, one at home', () => {
    const state = open(4);
    for (const { leaders, leaderBay } of state.players) {
      expect(BASES.map((_, base) => leaders[regionOfBase(state, base)])).toEqual(
        BASES.map(() => 1),
      );
      expect(leaders.slice(FIRST_NEBULA).filter((n) => n > 0)).toEqual([2]);
      expect(leaderBay).toBe(1);
    }
  });

  test('AE-3.2.6 AE-3.2.7 the first player is drawn by lot; VP from 1 to 4 clockwise', () => {
    const firsts = new Set<number>();
    for (const seed of 'abcdefghijkl') {
      const { first, players } = open(4, {}, seed);
      firsts.add(first);
      const vp = [0, 1, 2, 3].map((at) => players[(first + at) % 4].vp);
      expect(vp).toEqual([1, 2, 3, 4]);
    }
    expect(firsts.size).toBe(4);
  });

  test('AE-3.2.8 two destiny cards each, of which one is kept', () => {
    const trail = newTrail();
    const position = game.start({ seats: 2, options: { destiny: 'on' } }, 'set-up', trail);
    for (const seat of game.waiting(position)) {
      game.apply(position, seat, game.options(position, seat)[0]);
    }
    expect(game.asking(position).step).toBe('choose-destinies');
    expect(position.state.players.map(({ destinies }) => destinies.length)).toEqual([2, 2]);
    const { players } = begun(2, { destiny: 'on' });
    expect(players.map(({ destinies }) => destinies.length)).toEqual([1, 1]);
  });
});
