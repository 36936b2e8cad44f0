import type { Phrase } from '@orrery/kernel';
import { LANGUAGES, type Language } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  DISCOVERIES,
  NPCS,
  PARTS,
  PHASES,
  SECTORS,
  SHIPS,
  SPECIES,
  SPECIES_INDEX,
  STACK_IDS,
  STRUCTURES,
  TABLE_OPTIONS,
  TECH,
  TECH_CATEGORY_IDS,
  TECHNOLOGIES,
} from '../data/index.ts';
import {
  discoveryText,
  npcText,
  partText,
  sectorName,
  sectorText,
  shipText,
  structureText,
  techText,
} from '../text/component-text.ts';
import { en } from '../text/en.ts';
import { speciesText } from '../text/species-text.ts';
import { MESSAGES, speak } from './speak.ts';

describe.each(LANGUAGES)('messages in %s', (language) => {
  const messages = MESSAGES[language];

  test('nothing is empty, doubled or left in the wrong alphabet', () => {
    for (const [id, message] of Object.entries(messages)) {
      expect(message.trim(), id).toBe(message);
      expect(message, id).not.toMatch(/ {2}|\.\.|^$/);
      if (language === 'en') expect(message, id).not.toMatch(/[а-яёіїєґ]/i);
      if (language === 'ru') expect(message, id).not.toMatch(/[іїєґ]/i);
      if (language === 'uk') expect(message, id).not.toMatch(/[ыэъё]/i);
    }
  });

  test('everything describes itself', () => {
    const texts = [
      ...TECHNOLOGIES.map((t) => techText(t.index)),
      ...PARTS.map((p) => partText(p.index)),
      ...SPECIES.map((s) => speciesText(s.index)),
      ...DISCOVERIES.map((d) => discoveryText(d.index)),
      ...SECTORS.map((s) => sectorText(s.index)),
      ...SHIPS.map((s) => shipText(s.index)),
      ...STRUCTURES.map((s) => structureText(s.index)),
      ...NPCS.map((n) => npcText(n.index)),
    ];
    for (const lines of texts) {
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(speak(language, line)).not.toBe('');
    }
  });
});

test('every component, phase, action and option has its words', () => {
  const ids = [
    ...SECTORS.map((s) => `sector.${s.id}`),
    ...TECHNOLOGIES.map((t) => `tech.${t.id}`),
    ...TECH_CATEGORY_IDS.map((id) => `tech-category.${id}`),
    ...PARTS.map((p) => `part.${p.id}`),
    ...SPECIES.map((s) => `species.${s.id}`),
    ...DISCOVERIES.map((d) => `discovery.${d.id}`),
    ...SHIPS.map((s) => `ship.${s.id}`),
    ...STRUCTURES.map((s) => `structure.${s.id}`),
    ...NPCS.map((n) => `npc.${n.id}`),
    ...STACK_IDS.map((id) => `stack.${id}`),
    ...PHASES.map((id) => `phase.${id}`),
    ...ACTIONS.flatMap(({ id }) => [`action.${id}`, `option.${id}`, `trait.${id}`]),
    ...ACTIONS.filter((a) => a.reaction).map(({ id }) => `option.react-${id}`),
    ...Object.entries(TABLE_OPTIONS).flatMap(([id, { values }]) => [
      `option-table.${id}`,
      `option-table.${id}.about`,
      ...values.map((value) => `option-table.${id}.${value}`),
    ]),
  ];
  for (const id of ids) expect(Object.keys(en)).toContain(id);
});

describe('what things say', () => {
  const lines = (language: Language, phrases: readonly Phrase[]) =>
    phrases.map((line) => speak(language, line));

  test('a part', () => {
    expect(lines('en', partText(PARTS.findIndex((p) => p.id === 'fusion-drive')))).toEqual([
      'Moves the ship 2 hexes.',
      '+2 initiative.',
      'Uses 2 energy.',
      'Needs the technology Fusion Drive.',
    ]);
    expect(lines('ru', partText(PARTS.findIndex((p) => p.id === 'plasma-missile')))[0]).toBe(
      'Один раз, перед первым раундом боя, бросает 2 оранжевых кубика; попадание наносит 2 урона.',
    );
  });

  test('a technology', () => {
    expect(lines('en', techText(TECH['wormhole-generator']))).toEqual([
      'For you a wormhole on one side is enough to explore, spread influence, move and retreat.',
    ]);
    expect(lines('uk', techText(TECH['quantum-grid']))).toEqual([
      'Одразу: ще 2 диски на доріжку впливу.',
    ]);
  });

  test('a species says only what sets it apart', () => {
    const terran = lines('en', speciesText(SPECIES_INDEX['terran-union']));
    expect(terran).toContain('Move action: up to 3 moves.');
    expect(terran).toContain('Trades 2 of one resource for 1 of another.');
    expect(terran.some((line) => line.includes('blueprint'))).toBe(false);
    const planta = lines('en', speciesText(SPECIES_INDEX.planta));
    expect(planta).toContain('Every blueprint has 1 slot fewer.');
    expect(planta).toContain('+2 energy printed on every ship.');
    expect(planta).toContain('Interceptor: initiative −2.');
    const orion = lines('ru', speciesText(SPECIES_INDEX['orion-hegemony']));
    expect(orion).toContain('Начальный корабль: крейсер.');
    expect(orion).toContain('На каждом чертеже напечатан модуль «Щит Гаусса».');
    expect(orion).toContain('Инициатива всех кораблей: +1.');
    expect(orion).toContain('Дорожка репутации: общих ячеек 4, только для репутации 1.');
    const mechanema = lines('en', speciesText(SPECIES_INDEX.mechanema));
    expect(mechanema).toContain('Monolith: 8 materials instead of 10.');
  });

  test('a sector', () => {
    const vega = SECTORS.findIndex((s) => s.id === '204');
    expect(speak('uk', sectorName(vega))).toBe('Вега (204)');
    expect(lines('ru', sectorText(vega))).toEqual([
      'В конце игры приносит 2 очка тому, кто его контролирует.',
      '1 клетка денег со звездой.',
      '1 клетка материалов со звездой.',
      '1 серая клетка для любых кубиков.',
      'Здесь есть артефакт.',
      'Здесь ждёт тайл открытия.',
      'Сектор охраняет 1 корабль Древних.',
      '4 гиперперехода.',
    ]);
  });

  test('the log bends what it names', () => {
    const built = (language: Language, thing: string) =>
      speak(language, {
        id: 'event.built',
        values: { seat: 'Нова', thing, sector: { id: 'sector.304' }, price: 3 },
      });
    expect(built('ru', 'starbase')).toBe(
      'Нова строит космическую базу: сектор Тета Пегаса, цена 3.',
    );
    expect(built('uk', 'orbital')).toBe(
      'Нова будує орбітальну станцію: сектор Тета Пегаса, ціна 3.',
    );
    const gained = (n: number) =>
      speak('ru', { id: 'event.resources-gained', values: { seat: 'Нова', n, resource: 'money' } });
    expect([1, 3, 8, 21].map(gained)).toEqual([
      'Нова получает 1 монету.',
      'Нова получает 3 монеты.',
      'Нова получает 8 монет.',
      'Нова получает 21 монету.',
    ]);
  });
});
