import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { kinds, module, moon, region, returning, table } from './table.ts';

const cell = (at: ReturnType<typeof table>, key: string, seat = 0) =>
  at.state.players[seat].modules.indexOf(module(key));
const slot = (at: ReturnType<typeof table>, key: string) =>
  at.state.players[0].slots[cell(at, key)];

test('AE-4.5.1: a claimed moon goes to the unplaced zone', () => {
  const at = table({ below: { A1: 0 } });
  at.choose('launch transport A1');
  expect(at.state.players[0].moons).toEqual([moon('science-1')]);
});

test('AE-4.5.2: a full zone makes room first, by placing or by discarding for the benefit', () => {
  const full = { moons: 'industry-1 industry-4 commerce-1 supremacy-1', modules: 'import-quay' };
  const at = table({ seats: [full, {}], below: { A1: 0 } });
  at.choose('launch transport A1');
  expect(at.step).toBe('make-room');
  expect(kinds(at, 'refuse')).toEqual([]);
  expect(at.options()).toContain('place industry-1 import-quay');
  at.choose('discard supremacy-1');
  expect(at.state.players[0].stock[0]).toBe(2);
  expect(at.state.players[0].moons).toHaveLength(4);
  expect(at.state.players[0].moons).toContain(moon('science-1'));
});

test('AE-4.5.3: on the turn of somebody else the moon may be refused, and discarding brings nothing', () => {
  const full = { moons: 'industry-1 industry-4 commerce-1 supremacy-1' };
  const offer = () =>
    table({
      options: { teams: 'on' },
      seats: [{ moons: 'science-4' }, full, {}, {}],
      agenda: [{ step: 'give', seat: 0, gift: 6 }],
    });
  const refused = offer().choose('refuse');
  expect(refused.state.players[0].moons).toEqual([moon('science-4')]);
  const taken = offer().choose('discard supremacy-1');
  expect(taken.state.players[1].stock[0]).toBe(0);
  expect(taken.state.players[1].moons).toContain(moon('science-4'));
  expect(taken.state.players[0].moons).toEqual([]);
});

test('AE-4.5.4: a discarded moon gives its resources, VP and repairs', () => {
  const at = table({ seats: [{ moons: 'science-8 wandering-6', damage: { treasury: 1 } }, {}] });
  at.choose('discard science-8').choose('discard wandering-6');
  expect(at.state.players[0].stock).toEqual([0, 0, 1, 0, 1]);
  expect(at.state.players[0].damage).toEqual([0, 0, 0, 0]);
  // 1 on the moon, 1 for polishing the module.
  expect(at.state.players[0].vp).toBe(12);
});

test('AE-4.5.5: a moon already in the slot is discarded without benefit', () => {
  const at = table({
    seats: [
      { moons: 'supremacy-1', modules: 'import-quay', slots: { 'import-quay': 'science-4' } },
      {},
    ],
  });
  at.choose('place supremacy-1 import-quay');
  expect(slot(at, 'import-quay')).toBe(moon('supremacy-1'));
  expect(at.state.discardedMoons).toContain(moon('science-4'));
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 0, 0]);
});

test('AE-4.5.6: a placed moon stays where it is', () => {
  const at = table({
    seats: [{ modules: 'import-quay open-port', slots: { 'import-quay': 'science-4' } }, {}],
  });
  expect(kinds(at, 'place', 'discard')).toEqual([]);
});

test('AE-4.5.7: discarded moons lie in a pile for good', () => {
  const at = table({ seats: [{ moons: 'science-4' }, {}] });
  at.choose('discard science-4');
  expect(at.state.discardedMoons).toEqual([moon('science-4')]);
  expect(at.state.unseenMoons[0] & (1 << 3)).toBe(0);
});

test('AE-4.5.8: input slots take no repair symbol, ask for the moon’s resources and ignore its VP', () => {
  const at = table({
    seats: [{ moons: 'science-8 supremacy-4', modules: 'export-quay' }, {}],
  });
  expect(at.options()).not.toContain('place science-8 export-quay');
  expect(at.options()).toContain('place supremacy-4 export-quay');
  const back = table({
    seats: [
      {
        ships: 'transport:A1',
        modules: 'export-quay civic-works',
        slots: { 'export-quay': 'supremacy-4' },
        stock: { energy: 2 },
      },
      {},
    ],
    agenda: returning(),
  });
  expect(back.options()).not.toContain('dock civic-works');
  back.choose('dock export-quay');
  expect(back.state.players[0].stock[0]).toBe(0);
  expect(back.state.players[0].vp).toBe(12);
});

test('AE-4.5.8, AE-4.9.8: X4, the Supply Department turns 1 nanocarbon into a card and a credit', () => {
  const seat = {
    ships: 'transport:A1',
    modules: 'supply-department',
    slots: { 'supply-department': 'science-1' },
  };
  const at = table({ seats: [{ ...seat, stock: { nanocarbon: 1 } }, {}], agenda: returning() });
  at.choose('dock supply-department', { chance: [0] });
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 0, 1]);
  expect(at.state.players[0].hand).toEqual([0]);
  const poor = table({ seats: [{ ...seat, stock: { energy: 3 } }, {}], agenda: returning() });
  expect(poor.options()).not.toContain('dock supply-department');
});

test('AE-4.5.9: an output slot adds its moon to the effect, and may be empty', () => {
  const seat = { ships: 'transport:A1', modules: 'spice-vault' };
  const filled = table({
    seats: [{ ...seat, slots: { 'spice-vault': 'commerce-3' } }, {}],
    agenda: returning(),
  });
  filled.choose('dock spice-vault');
  expect(filled.state.players[0].stock).toEqual([1, 0, 0, 0, 1]);
  expect(filled.state.players[0].vp).toBe(11);
  const empty = table({ seats: [seat, {}], agenda: returning() });
  empty.choose('dock spice-vault');
  expect(empty.state.players[0].stock[0]).toBe(1);
});

test('AE-4.5.10: the VP of a slot are given once in the game', () => {
  const at = table({ seats: [{ moons: 'science-1 science-4', modules: 'import-quay' }, {}] });
  at.choose('place science-1 import-quay');
  expect(at.state.players[0].vp).toBe(11);
  at.choose('place science-4 import-quay');
  expect(at.state.players[0].vp).toBe(11);
});

test('AE-4.5.11: half slots make a whole one between neighbours of the industry row', () => {
  const one = table({ seats: [{ moons: 'science-1' }, {}] });
  expect(kinds(one, 'place')).toEqual(['place science-1 operations']);
  const two = table({ seats: [{ moons: 'science-1', modules: 'tug-bay cryo-pump' }, {}] });
  expect(kinds(two, 'place')).toEqual([
    'place science-1 shipwright',
    'place science-1 tug-bay',
    'place science-1 operations',
  ]);
});

test('AE-4.5.12: its moon is gained at the second activation beside it, once', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A1 transport:A2',
        modules: 'tug-bay cryo-pump',
        slots: { 'tug-bay': 'industry-4' },
      },
      {},
    ],
    agenda: returning(),
  });
  at.choose('dock cryo-pump');
  expect(at.state.players[0].stock[1]).toBe(0);
  at.choose('dock tug-bay');
  expect(at.state.players[0].stock[1]).toBe(2);
});

test('AE-4.5.12: a moon placed between two that have acted gives nothing', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A1',
        moons: 'industry-4',
        modules: 'tug-bay cryo-pump',
        docked: 'tug-bay cryo-pump',
      },
      {},
    ],
    agenda: returning(),
  });
  at.choose('place industry-4 tug-bay').choose('finish');
  expect(at.state.players[0].stock[1]).toBe(0);
});

test('AE-4.5.13: a pair that parts loses its moon', () => {
  const at = table({
    seats: [{ modules: 'tug-bay cryo-pump hull-stamp', slots: { 'tug-bay': 'industry-4' } }, {}],
  });
  at.choose('arrange').choose('take tug-bay').choose('take hull-stamp');
  expect(slot(at, 'tug-bay')).toBe(NONE);
  expect(at.state.discardedMoons).toEqual([moon('industry-4')]);
});

test('AE-4.5.14: an empty half slot does not hinder its modules', () => {
  const at = table({
    seats: [{ ships: 'transport:A1 transport:A2', modules: 'tug-bay cryo-pump' }, {}],
    agenda: returning(),
  });
  at.choose('dock tug-bay').choose('dock cryo-pump');
  expect(at.state.players[0].stock[0]).toBe(2);
});

test('AE-4.5.2: room is made by placing a moon, which then lies in its slot', () => {
  const full = { moons: 'industry-1 industry-4 commerce-1 supremacy-1', modules: 'import-quay' };
  const at = table({ seats: [full, {}], below: { A1: 0 } }).choose('launch transport A1');
  at.choose('place industry-1 import-quay');
  expect(at.state.players[0].slots).toContain(moon('industry-1'));
  expect(at.state.discardedMoons).not.toContain(moon('industry-1'));
  expect(at.state.players[0].moons).toContain(moon('science-1'));
});

test('AE-4.5.4: its tactics symbols draw cards, and without a star there are no VP', () => {
  const at = table({ seats: [{ moons: 'wandering-2' }, {}] }).choose('discard wandering-2');
  expect(at.state.players[0].hand).toHaveLength(2);
  expect(at.reported('vp')).toEqual([]);
});

test('AE-4.5.1: a moon from a planet of choice, or from one where an own ship is', () => {
  const claims = (withShip: boolean) =>
    table({
      seats: [{ ships: 'transport:A1 transport:A2 transport:bay' }, {}],
      agenda: [{ step: 'claim-from', seat: 0, n: 1, withShip }],
    });
  expect(claims(true).options()).toEqual(['claim A1', 'claim A2']);
  const anywhere = claims(false);
  expect(anywhere.options().length).toBeGreaterThan(2);
  for (const key of anywhere.options()) {
    expect(anywhere.state.topMoons[region(key.split(' ')[1])]).not.toBe(NONE);
  }
});

test('AE-4.5.2, AE-4.5.3: the rule that is cited is that of the own turn, or of somebody else’s', () => {
  const full = { moons: 'industry-1 industry-4 commerce-1 supremacy-1' };
  const cited = (seat: number) => {
    const at = table({
      seats: [full, {}],
      active: seat,
      agenda: [{ step: 'make-room', seat: 0, moon: NONE }],
    });
    return at.game.rule(at.position);
  };
  expect([cited(0), cited(1)]).toEqual(['AE-4.5.2', 'AE-4.5.3']);
});

test('AE-4.5.5, AE-4.10.7: beside the own questions in a battle of others a moon may be placed that brings VP at once', () => {
  const at = table({
    seats: [
      { ships: 'transport:B2' },
      { ships: 'transport:B2', moons: 'science-1', modules: 'import-quay spice-vault' },
    ],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect([at.step, at.asked]).toEqual(['prepare', [1]]);
  expect(at.options()).toEqual(['energy 0', 'place science-1 import-quay']);
  at.choose('place science-1 import-quay', { chance: [0, 5] });
  expect(at.state.players[1].vp).toBe(11);
  expect(at.state.players[1].moons).toEqual([]);
  // A slot that has had its moon brings nothing, and can wait.
  const paid = table({
    seats: [
      { ships: 'transport:B2' },
      { ships: 'transport:B2', moons: 'science-1', modules: 'import-quay', stock: { energy: 1 } },
    ],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    state: (state) => {
      state.players[1].paidSlots = [4];
    },
  });
  expect(paid.options()).toEqual(['energy 0', 'energy 1']);
});
