/** The pictures on the shelf are those that the catalogue describes, and light enough. */
import { readFileSync, statSync } from 'node:fs';
import { EVENTS as TIDINGS } from '@orrery/andromedas-edge/data/events.ts';
import { FACTIONS as PEOPLES } from '@orrery/andromedas-edge/data/factions.ts';
import { MODULES } from '@orrery/andromedas-edge/data/modules/index.ts';
import { MOONS } from '@orrery/andromedas-edge/data/moons.ts';
import { RAIDERS } from '@orrery/andromedas-edge/data/raiders.ts';
import { BASES, PLANETS, SPECIAL_REGIONS } from '@orrery/andromedas-edge/data/regions.ts';
import { SHIP_TYPES } from '@orrery/andromedas-edge/data/ships.ts';
import { TACTICS } from '@orrery/andromedas-edge/data/tactics.ts';
import { RAIDER_CLASSES } from '@orrery/andromedas-edge/data/terms.ts';
import { ACHIEVEMENTS } from '@orrery/beyond-the-sun/data/achievements.ts';
import { EVENTS } from '@orrery/beyond-the-sun/data/events.ts';
import { FACTION_BOARDS } from '@orrery/beyond-the-sun/data/factions.ts';
import { LOCATIONS } from '@orrery/beyond-the-sun/data/star-map.ts';
import { SYSTEMS } from '@orrery/beyond-the-sun/data/systems.ts';
import { TECHNOLOGIES } from '@orrery/beyond-the-sun/data/technologies/index.ts';
import { WORLDS } from '@orrery/distant-suns/data/sheet.ts';
import { DISCOVERIES } from '@orrery/eclipse/data/discoveries.ts';
import { PARTS } from '@orrery/eclipse/data/parts.ts';
import { SHIPS } from '@orrery/eclipse/data/ships.ts';
import { SPECIES } from '@orrery/eclipse/data/species.ts';
import { TECHNOLOGIES as RESEARCH } from '@orrery/eclipse/data/technologies.ts';
import { ADVISORS } from '@orrery/master-of-orion/data/advisors.ts';
import { BUILDINGS } from '@orrery/master-of-orion/data/buildings.ts';
import { RACES } from '@orrery/master-of-orion/data/races.ts';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../catalogue/index.ts';
import { recipeOf } from '../recipe.ts';
import { fileOf, readInventory } from '../shelf.ts';
import { paintPlanet } from '../sky/planet.ts';

const inventory = readInventory();
const sizeOf = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + statSync(fileOf(id)).size, 0);

test('every picture was made by today’s description of it (else: ./orrery art)', () => {
  const wanted = CHAPTERS.flatMap(({ file, works }) =>
    works.flatMap(({ ids }) => ids.map((id) => [id, recipeOf(file)])),
  );
  const found = Object.entries(inventory).map(([id, [recipe]]) => [id, recipe]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
  for (const [id, [, bytes]] of Object.entries(inventory)) expect(sizeOf([id]), id).toBe(bytes);
});

test('all of them take no more than 15 MB, those of one game, shared ones included, no more than 700 kB', () => {
  const ids = Object.keys(inventory);
  expect(sizeOf(ids)).toBeLessThan(15_000_000);
  const shared = ids.filter((id) => /^(seats|dice)\//.test(id));
  for (const game of new Set(ids.map((id) => id.split('/')[0]))) {
    const own = ids.filter((id) => id.startsWith(`${game}/`));
    expect(sizeOf([...new Set([...own, ...shared])]), game).toBeLessThan(700_000);
  }
});

const SEATS = [0, 1, 2, 3, 4, 5];

describe('there is a picture of', () => {
  test.each<[string, readonly string[]]>([
    ['every far world', WORLDS.map((_, i) => `distant-suns/world/${i}`)],
    ['every building', BUILDINGS.map(({ id }) => `master-of-orion/building/${id}`)],
    ['every race', RACES.map(({ id }) => `master-of-orion/race/${id}`)],
    ['every advisor', ADVISORS.map(({ id }) => `master-of-orion/advisor/${id}`)],
    ['every system', SYSTEMS.map(({ key }) => `beyond-the-sun/system/${key}`)],
    ['every faction', FACTION_BOARDS.map(({ faction }) => `beyond-the-sun/medal/${faction}`)],
    ['the galaxy’s centre and who guards it', ['eclipse/sky/centre', 'eclipse/ship/guardian']],
    ['every species', SPECIES.map(({ id }) => `eclipse/medal/${id}`)],
    ['every ship', SHIPS.flatMap(({ id }) => SEATS.map((seat) => `eclipse/ship/${id}-${seat}`))],
    [
      'every technology, part and discovery of Eclipse',
      [...RESEARCH, ...PARTS, ...DISCOVERIES].map(({ id }) => `eclipse/plate/${id}`),
    ],
    [
      'every technology of Beyond the Sun',
      TECHNOLOGIES.map(({ key }) => `beyond-the-sun/technology/${key}`),
    ],
    ['every event', EVENTS.map(({ key }) => `beyond-the-sun/event/${key}`)],
    ['every achievement', ACHIEVEMENTS.map(({ key }) => `beyond-the-sun/achievement/${key}`)],
    ['every module', MODULES.map(({ key }) => `andromedas-edge/module/${key}`)],
    ['every tactics card', TACTICS.map(({ key }) => `andromedas-edge/tactic/${key}`)],
    ['all tidings', TIDINGS.map(({ key }) => `andromedas-edge/event/${key}`)],
    ['every enemy', RAIDERS.map(({ key }) => `andromedas-edge/raider/${key}`)],
    ['every leader', SEATS.map((seat) => `andromedas-edge/leader/${seat}`)],
    ['every planet', PLANETS.map(({ key }) => `andromedas-edge/planet/${key}`)],
    ['every base', BASES.map(({ key }) => `andromedas-edge/base/${key}`)],
    ['every people', PEOPLES.map(({ key }) => `andromedas-edge/medal/${key}`)],
    [
      'every type of ship',
      SHIP_TYPES.flatMap(({ key }) => SEATS.map((seat) => `andromedas-edge/ship/${key}-${seat}`)),
    ],
    ['every colour of moons', MOONS.map(({ color }) => `andromedas-edge/moon/${color}`)],
    ['quasars and vortexes', SPECIAL_REGIONS.map(({ kind }) => `andromedas-edge/special/${kind}`)],
    [
      'ships on cards and blueprints',
      [
        ...SHIPS.map(({ id }) => `eclipse/blueprint/${id}`),
        ...SHIP_TYPES.map(({ key }) => `andromedas-edge/blueprint/${key}`),
      ],
    ],
    [
      'every shipyard',
      LOCATIONS.filter(({ kind }) => kind === 'shipyard').map(
        ({ key }) => `beyond-the-sun/yard/${key}`,
      ),
    ],
    [
      'dice',
      ['lying', 'tumbling-0', 'tumbling-1', 'tumbling-2'].map((pose) => `dice/body/${pose}`),
    ],
    ['every class of raiders', RAIDER_CLASSES.map((name) => `andromedas-edge/raider/${name}`)],
  ])('%s', (_, ids) => {
    expect(ids.filter((id) => !(id in inventory))).toEqual([]);
  });
});

test('every icon that the manifest and the page name is there', () => {
  const text = ['../../web/public/manifest.webmanifest', '../../web/index.html']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join();
  const named = [...text.matchAll(/pictures\/([\w/-]+\.(?:png|jpg))/g)].map(([, id]) => id);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((id) => !(id in inventory))).toEqual([]);
});

test('the same id gives the same picture to the byte, another id another one', () => {
  const bytes = (id: string): string =>
    Buffer.from(paintPlanet('garden', id, 24, 1).bytes()).toString('hex');
  expect(bytes('terra')).toBe(bytes('terra'));
  expect(bytes('terra')).not.toBe(bytes('nova terra'));
});

test('no two plates look alike', () => {
  const plates = Object.keys(inventory).filter((id) =>
    /\/(plate|technology|event|achievement|module|tactic|leader)\//.test(id),
  );
  const files = new Map(plates.map((id) => [readFileSync(fileOf(id), 'base64'), id]));
  expect(files.size).toBe(plates.length);
});
