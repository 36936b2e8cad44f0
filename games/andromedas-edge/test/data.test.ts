import { describe, expect, test } from 'vitest';
import {
  BASES,
  CONDITIONS,
  COUNTERS,
  type Component,
  DESTINIES,
  DISCOVERIES,
  DISCOVERY_TOKENS,
  type Effect,
  type EffectList,
  EVENTS,
  FACTIONS,
  FIRST_NEBULA,
  GAINABLE,
  innerLists,
  MODULE_TYPES,
  MODULES,
  MOONS,
  NEBULAE,
  NEIGHBOURS,
  OUTPOST_VP,
  OUTPOSTS,
  PLANETS,
  RAIDERS,
  REGIONS,
  RULES,
  type Rule,
  SHIP_TYPES,
  SPACES,
  SPECIAL_REGIONS,
  SPECIAL_SPACES,
  STARTING_PLANETS,
  STARTING_VP,
  SUPREMACY_TOKENS,
  TACTICS,
  TACTICS_CARDS,
  TERMINUS,
  TIMINGS,
  TRACK_END,
  TRACK_SPACES,
  TRACKS,
  TRIGGERS,
  UPGRADES,
  WHO,
} from '../data/index.ts';

const TABLES: Readonly<Record<string, readonly Component[]>> = {
  modules: MODULES,
  tactics: TACTICS,
  events: EVENTS,
  destinies: DESTINIES,
  factions: FACTIONS,
  upgrades: UPGRADES,
  raiders: RAIDERS,
  moons: MOONS,
  planets: PLANETS,
  bases: BASES,
  'special regions': SPECIAL_REGIONS,
  discoveries: DISCOVERIES,
  'supremacy tokens': SUPREMACY_TOKENS,
  outposts: OUTPOSTS,
  ships: SHIP_TYPES,
};

const abilities = [
  ...FACTIONS.flatMap((faction) => faction.abilities.map(({ ability }) => ability)),
  ...RAIDERS.flatMap((raider) => raider.abilities.map(({ ability }) => ability)),
  ...UPGRADES.flatMap(({ unique }) => (unique ? [unique] : [])),
];

/** All effects of all components, those inside others included. */
function everyEffect(): readonly Effect[] {
  const found: Effect[] = [];
  const look = (list: EffectList): void => {
    for (const effect of list) {
      found.push(effect);
      for (const inner of innerLists(effect)) look(inner);
    }
  };
  const withEffects = [MODULES, TACTICS, EVENTS, BASES, SPECIAL_REGIONS, OUTPOSTS, DISCOVERIES];
  for (const rows of withEffects) for (const { effects } of rows) look(effects);
  for (const { effects } of SUPREMACY_TOKENS) look(effects);
  for (const { reward } of RAIDERS) look(reward);
  for (const ability of abilities) if ('do' in ability) look(ability.do);
  return found;
}

const count = <T>(rows: readonly T[], fits: (row: T) => boolean) => rows.filter(fits).length;

describe('tables', () => {
  test.each(Object.entries(TABLES))('%s are numbered, named apart and frozen', (_name, rows) => {
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_row, at) => at));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row.key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const part of Object.values(row)) expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test('there are as many of everything as in the box', () => {
    expect(GAINABLE).toBe(108);
    for (const type of MODULE_TYPES) {
      expect(count(MODULES.slice(0, GAINABLE), (module) => module.type === type)).toBe(27);
      expect(MODULES[GAINABLE + type].type).toBe(type);
    }
    expect(MODULES.slice(0, GAINABLE).map(({ number }) => number)).toEqual(
      Array.from({ length: 108 }, (_, at) => 201 + at),
    );
    expect(TACTICS).toHaveLength(65);
    expect(TACTICS_CARDS).toHaveLength(80);
    expect(count(EVENTS, ({ deck }) => deck === 'galactic-dawn')).toBe(10);
    expect(count(EVENTS, ({ deck }) => deck === 'cosmic-twilight')).toBe(10);
    expect(DESTINIES).toHaveLength(20);
    expect(FACTIONS).toHaveLength(12);
    expect(RAIDERS).toHaveLength(15);
    expect(PLANETS).toHaveLength(15);
    expect(BASES).toHaveLength(6);
    expect(SPECIAL_REGIONS).toHaveLength(4);
    expect(DISCOVERY_TOKENS).toHaveLength(21);
    expect(SUPREMACY_TOKENS).toHaveLength(8);
    expect(MOONS).toHaveLength(51);
  });

  test('every track has its planets, moons and outpost', () => {
    for (const track of TRACKS.keys()) {
      expect(count(PLANETS, ({ type }) => type === track)).toBe(3);
      expect(count(MOONS, ({ color }) => color === track)).toBe(9);
      expect(TRACK_SPACES[track]).toHaveLength(TRACK_END + 1);
      const worth = TRACK_SPACES[track].map(({ vp }) => vp);
      expect(worth).toEqual([...worth].sort((a, b) => a - b));
    }
    expect(OUTPOSTS).toHaveLength(TRACKS.length);
  });

  test('five standard upgrades for each ship, one of its own for each faction', () => {
    for (const ship of SHIP_TYPES.keys()) {
      expect(count(UPGRADES, (tile) => tile.ship === ship && tile.faction === null)).toBe(5);
    }
    for (const { key, upgrade } of FACTIONS) expect(UPGRADES[upgrade].faction).toBe(key);
    for (const { ship, abilities } of UPGRADES)
      expect(abilities.includes('settle')).toBe(ship === 0);
  });

  test('the box has 16 raider figures, two cards of each class', () => {
    const box = RAIDERS.filter(({ extra }) => !extra);
    expect(box.reduce((sum, { figures }) => sum + figures, 0)).toBe(16);
    for (let kind = 0; kind < 5; kind++) {
      expect(count(box, (raider) => raider.class === kind)).toBe(2);
      expect(count(RAIDERS, (raider) => raider.class === kind)).toBe(3);
    }
    for (const { start } of RAIDERS) {
      if (start.at === 'base') expect(BASES.map(({ key }) => key)).toContain(start.base);
    }
  });

  test('destinies are all ordered pairs of tracks', () => {
    expect(new Set(DESTINIES.map(({ tracks }) => tracks.join())).size).toBe(20);
    for (const { tracks } of DESTINIES) expect(tracks[0]).not.toBe(tracks[1]);
  });
});

describe('what the book prints stays as it is, however values are tuned', () => {
  const find = <T extends Component>(rows: readonly T[], key: string): T =>
    rows.find((row) => row.key === key) as T;

  test('stars on modules, and what modules score at the end', () => {
    const stars = (key: string) =>
      find(MODULES, key).effects.map((effect) => (effect.op === 'vp' ? effect.n : 0));
    expect(stars('solar-field')).toContain(2);
    expect(stars('dynamic-mechanism')).toContain(2);
    expect(stars('future-analyzer')).toContain(1);
    const scored = (key: string) => {
      const { endGame } = find(MODULES, key);
      return [endGame?.base, endGame?.each, endGame?.per.counter.of];
    };
    expect(scored('land-ministry')).toEqual([4, 2, 'outposts']);
    expect(scored('cognitive-collegium')).toEqual([3, 1, 'tactics']);
    expect(scored('merchants-guild')).toEqual([3, 3, 'outposts']);
  });

  test('ships, raiders, outposts, lengths', () => {
    const stats = ({ range, weapons, shields }: (typeof SHIP_TYPES)[number]) =>
      [range, weapons, shields].join();
    expect(SHIP_TYPES.map(stats)).toEqual(['1,1,0', '2,2,0', '2,2,0', '1,3,1']);
    const raider = (key: string) => {
      const { range, weapons, targeting } = find(RAIDERS, key);
      return [range, weapons, targeting];
    };
    expect(raider('saucer-abductor')).toEqual([2, 4, 0]);
    expect(raider('ice-pirates')).toEqual([1, 4, 0]);
    expect(raider('perilon-rifleman')).toEqual([2, 4, 0]);
    expect(raider('death-sphere')).toEqual([1, 5, 2]);
    expect(find(OUTPOSTS, 'factory').leaders).toBe(2);
    expect(find(OUTPOSTS, 'city').leaders).toBe(3);
    expect(OUTPOST_VP).toEqual([0, 5, 7, 10]);
    expect(TERMINUS).toEqual({ short: 50, medium: 60, long: 70 });
    expect(STARTING_PLANETS).toEqual({ 2: 4, 3: 6, 4: 8 });
    expect(STARTING_VP).toEqual([1, 2, 3, 4]);
  });
});

describe('map', () => {
  const at = (name: string) => REGIONS.indexOf(name);

  test('neighbours are neighbours of each other, and nebulae never of nebulae', () => {
    expect(REGIONS).toHaveLength(SPACES + NEBULAE);
    for (const [region, around] of NEIGHBOURS.entries()) {
      for (const other of around) {
        expect(NEIGHBOURS[other]).toContain(region);
        expect(region >= FIRST_NEBULA && other >= FIRST_NEBULA).toBe(false);
      }
    }
  });

  test('rows of five and four lie like bricks', () => {
    const bricks = (region: number) => NEIGHBOURS[region].filter((other) => other < SPACES);
    for (let region = 0; region < SPACES; region++) {
      const [row, column] = [REGIONS[region][0], Number(REGIONS[region][1])];
      const long = 'ACE'.includes(row);
      const expected = [`${row}${column - 1}`, `${row}${column + 1}`];
      for (const other of [-1, 1].map((step) => String.fromCharCode(row.charCodeAt(0) + step))) {
        expected.push(`${other}${column}`, `${other}${long ? column - 1 : column + 1}`);
      }
      const there = expected.map(at).filter((found) => found >= 0);
      expect(bricks(region)).toEqual(there.sort((a, b) => a - b));
    }
  });

  test('special regions lie on B2 and C4', () => {
    expect(SPECIAL_SPACES).toEqual([at('B2'), at('C4')]);
  });
});

describe('effects', () => {
  const effects = everyEffect();

  test('a cost comes first in its list', () => {
    const check = (list: EffectList): void => {
      for (const [place, effect] of list.entries()) {
        if (effect.op === 'pay') expect(place).toBe(0);
        for (const inner of innerLists(effect)) check(inner);
      }
    };
    for (const { effects } of [...MODULES, ...TACTICS, ...EVENTS]) check(effects);
  });

  test('whatever speaks of the player picked comes after the picking', () => {
    const speaks = (effect: Effect) =>
      effect.op === 'steal' ||
      effect.op === 'truce' ||
      (effect.op === 'forEach' && effect.who === 'picked') ||
      (effect.op === 'endBattle' && effect.by === 'picked');
    for (const { effects } of TACTICS) {
      if (effects.some(speaks)) expect(effects[0].op).toBe('pick');
    }
  });

  test('the vocabulary has no word that nothing uses', () => {
    const pers = effects.flatMap((effect) => ('per' in effect && effect.per ? [effect.per] : []));
    for (const { endGame } of MODULES) if (endGame) pers.push(endGame.per);
    const used = (words: readonly string[]) => [...new Set(words)].sort();
    const rules: Rule[] = abilities.flatMap((ability) =>
      ability.when === 'always' ? [ability.rule] : [],
    );
    for (const effect of effects) if (effect.op === 'grant') rules.push(effect.rule);

    expect(used(pers.map(({ counter }) => counter.of))).toEqual([...COUNTERS].sort());
    expect(used(rules.map(({ rule }) => rule))).toEqual([...RULES].sort());
    expect(used(TACTICS.map(({ timing }) => timing))).toEqual([...TIMINGS].sort());
    expect(
      used(effects.flatMap((effect) => (effect.op === 'forEach' ? [effect.who] : []))),
    ).toEqual([...WHO].sort());
    expect(
      used(abilities.map(({ when }) => when)).filter(
        (when) => !['always', 'own-turn', 'return'].includes(when),
      ),
    ).toEqual([...TRIGGERS].sort());
    const conditions = [...abilities, ...TACTICS].flatMap((row) =>
      'if' in row && row.if ? [row.if] : [],
    );
    expect(used(conditions)).toEqual([...CONDITIONS].sort());
  });
});
