/** Technologies beside one's board: gaining, using, what others can't do with them. */
import { expect, test } from 'vitest';
import { player, points, spaces } from './reading.ts';
import {
  bareTable,
  disc,
  event,
  inDeck,
  only,
  running,
  type Situation,
  slot,
  space,
  stack,
  technology,
} from './table.ts';

const DRAWN = ['mass-cloning', 'plasma-cannon', 'generation-ships'];

/** Procyon was just colonized: three technologies of level II to choose from. */
const drawing = (more: Situation = {}) =>
  bareTable({
    factions: [{ population: 1, ships: 'sol.1' }],
    agenda: [running('system.procyon.colony'), { step: 'act', seat: 0 }],
    ...more,
    state: (s) => {
      stack(s.technologies2, DRAWN.map(technology));
      more.state?.(s);
    },
  });

test('BTS-4.118 a private technology takes no cube and no slot; the others go under the deck', () => {
  const at = drawing();
  expect(at.options()).toEqual(DRAWN.map((key) => `keep ${key}`));
  at.choose('keep mass-cloning');
  expect(player(at).technologies).toEqual([technology('mass-cloning')]);
  expect(player(at)).toMatchObject({ slots: 0, population: 1 });
  expect(at.state.cards).not.toContain(technology('mass-cloning'));
  expect([...at.state.technologies2.under].sort()).toEqual(DRAWN.slice(1).map(technology).sort());
});

test('BTS-4.118 it is no prerequisite', () => {
  const at = bareTable({
    factions: [{ privately: 'plasma-cannon', owns: 'i-1', ore: 9, population: 5 }],
    guilds: 'guild-professors',
  });
  expect(at.refuses('act guild-professors/1')).toBe(true);
});

test('BTS-4.118 a short deck gives fewer cards to choose from', () => {
  const at = drawing({ state: (s) => only(s.technologies2, [technology('mass-cloning')]) });
  expect(player(at).technologies).toEqual([technology('mass-cloning')]);
  expect(inDeck(at.state.technologies2)).toEqual([]);
});

test('BTS-4.119 the owner takes the immediate bonus at once and may use the action', () => {
  const at = drawing().choose('keep mass-cloning');
  expect(player(at).automation).toEqual([disc('food')]);
  expect(at.step).toBe('act');
  expect(at.refuses('act mass-cloning')).toBe(false);
  at.choose('act mass-cloning').choose('alternative A');
  expect(player(at).population).toBe(3);
  expect(player(at).pawn).toBe(space('mass-cloning'));
});

test('BTS-4.19 BTS-4.119 BTS-4.121 other factions can not use it', () => {
  const offered = (active: number) =>
    spaces(
      bareTable({ factions: [{ privately: 'closed-biospheres', ore: 9 }, { ore: 9 }], active }),
    );
  expect(offered(0)).toContain('closed-biospheres');
  expect(offered(1)).not.toContain('closed-biospheres');
});

test('BTS-4.121 other factions can not research it, nor can its owner', () => {
  for (const seat of [0, 1]) {
    const at = bareTable({
      factions: [{ privately: 'plasma-cannon' }, { owns: 'i-1' }],
      agenda: [running('technology.parallel-universe-generator.immediate', seat)],
    }).choose('yes');
    // Discovered technologies only: those of level I, without what seat 1 has.
    const offered = at.options().map((key) => slot(key.slice(9)));
    expect(offered.every((one) => one < 4)).toBe(true);
  }
});

test('BTS-4.121 no event points at it', () => {
  const at = bareTable({
    factions: [{ privately: 'plasma-cannon' }],
    agenda: [running('event.export-embargo')],
    state: (s) => {
      s.turned = event('export-embargo');
    },
  });
  expect(at.options()).toEqual(['link-technology i-1', 'link-technology i-2']);
});

test('BTS-4.120 Procyon brings 2 points, WISE 1541-2250 3', () => {
  const two = drawing().choose('keep mass-cloning');
  expect(points(two).private).toBe(2);
  const three = bareTable({
    agenda: [running('system.wise-1541-2250.colony')],
    state: (s) =>
      stack(s.technologies3, ['capital-ship', 'android-armada', 'mercenary-fleet'].map(technology)),
  }).choose('keep mercenary-fleet');
  expect(points(three).private).toBe(3);
  expect(player(three).slots).toBe(0);
});
