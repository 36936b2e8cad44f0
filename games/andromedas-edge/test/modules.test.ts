import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { TRACK } from '../data/terms.ts';
import { tooDear } from '../market.ts';
import { effects, kinds, module, moon, returning, type Situation, table } from './table.ts';

const MARKET = {
  science: 'photon-well carbon-lab cryo-lab',
  industry: 'smelting-line cryo-pump tug-bay',
  commerce: 'mint toll-gate free-market',
  civilization: 'parliament academy embassy',
};
const owned = (at: ReturnType<typeof table>, seat = 0) => at.state.players[seat].modules.slice(4);

test('AE-4.6.1: a station starts with the four core modules', () => {
  const at = table();
  expect(at.state.players[0].modules).toEqual(
    ['main-reactor', 'shipwright', 'treasury', 'architect'].map(module),
  );
});

test('AE-4.6.2: a module is paid for, put into its row, damaged as it says, and moves its owner on', () => {
  const at = table({
    seats: [{ stock: { titanium: 2 } }, {}],
    market: { ...MARKET, industry: 'smelting-line cryo-pump antimatter-trap' },
  });
  at.choose('launch transport C1');
  expect(kinds(at, 'buy')).toEqual(['buy smelting-line', 'buy cryo-pump', 'buy antimatter-trap']);
  at.choose('buy antimatter-trap');
  expect(owned(at)).toEqual([module('antimatter-trap')]);
  expect(at.state.players[0].stock[1]).toBe(0);
  expect(at.state.players[0].damage[4]).toBe(2);
  expect(at.state.players[0].tracks).toEqual([0, 1, 0, 0, 0]);
});

test('AE-4.6.2: in the industry row the owner chooses the place', () => {
  const at = table({
    seats: [{ modules: 'hull-stamp', slots: { shipwright: 'industry-4' } }, {}],
    market: MARKET,
    agenda: effects('discovery.precursor-vault'),
  });
  at.choose('take tug-bay');
  expect(at.options()).toEqual(['after shipwright', 'after hull-stamp']);
  at.choose('after shipwright');
  expect(at.state.players[0].line).toEqual([1, 5, 4]);
  expect(at.state.discardedMoons).toEqual([moon('industry-4')]);
});

test('AE-4.6.3: a module gained for nothing moves its owner on as well', () => {
  const at = table({ market: MARKET, agenda: effects('discovery.precursor-vault') });
  at.choose('take mint');
  expect(at.state.players[0].tracks).toEqual([0, 0, 1, 0, 0]);
});

test('AE-4.6.4: markers that a module brings are no damage that is taken', () => {
  const at = table({
    market: { ...MARKET, industry: 'armour-mill cryo-pump tug-bay' },
    agenda: effects('discovery.precursor-vault'),
  });
  at.choose('take armour-mill');
  expect(at.reported('module-damaged')).toEqual([]);
  expect(at.state.players[0].damage[4]).toBe(1);
});

test('AE-4.6.5: columns slide into the gap at once, but not during a field purchase', () => {
  const gift = table({ market: MARKET, agenda: effects('discovery.precursor-vault') });
  gift.choose('take mint', { chance: [module('customs-drydock')] });
  expect(gift.state.market.slice(6, 8)).toEqual([module('toll-gate'), module('free-market')]);
  expect(gift.state.market[8]).not.toBe(NONE);
  const field = table({ seats: [{ stock: { titanium: 6 } }, {}], market: MARKET });
  field.choose('launch transport C1').choose('buy smelting-line');
  expect(field.state.market.slice(3, 6)).toEqual([NONE, module('cryo-pump'), module('tug-bay')]);
  expect(field.options()).toContain('buy cryo-pump');
});

test('AE-4.6.6: the owner may reorder a row; pairs that stay together keep their moon', () => {
  const at = table({
    seats: [{ modules: 'tug-bay cryo-pump hull-stamp', slots: { 'tug-bay': 'industry-4' } }, {}],
  });
  at.choose('arrange').choose('take hull-stamp').choose('take cryo-pump');
  expect(at.state.players[0].line).toEqual([1, 6, 5, 4]);
  expect(at.state.players[0].slots[5]).toBe(moon('industry-4'));
  expect(at.options()).not.toContain('arrange');
});

test('AE-4.6.7: an empty deck reveals nothing', () => {
  const at = table({
    market: MARKET,
    agenda: effects('discovery.precursor-vault'),
    state: (state) => {
      state.unseenModules[2] = 0;
      state.buriedModules = [];
    },
  });
  at.choose('take mint');
  expect(at.state.market.slice(6, 9)).toEqual([module('toll-gate'), module('free-market'), NONE]);
});

test('AE-4.6.8: a discount takes units off, never below 0', () => {
  const at = table({
    seats: [{ stock: { nanocarbon: 1 } }, {}],
    market: MARKET,
    agenda: effects('tactics.hostile-takeover'),
  });
  // The oldest and the middle ones are free now, the newest cost 1.
  expect(kinds(at, 'take')).toEqual(
    [
      'photon-well',
      'carbon-lab',
      'cryo-lab',
      'smelting-line',
      'cryo-pump',
      'mint',
      'toll-gate',
      'free-market',
      'parliament',
      'academy',
    ].map((key) => `take ${key}`),
  );
  at.choose('take carbon-lab');
  expect(at.state.players[0].stock[2]).toBe(1);
});

test('AE-4.6.9: a field purchase is one or two modules at the prices of its start, or one and a discard', () => {
  const start = () =>
    table({ seats: [{ stock: { titanium: 2, nanocarbon: 1 } }, {}], market: MARKET }).choose(
      'launch transport C1',
    );
  const two = start().choose('buy smelting-line');
  expect(two.state.marker).toBe(1);
  expect(kinds(two, 'buy')).toEqual(['buy photon-well', 'buy carbon-lab', 'buy cryo-pump']);
  two.choose('buy cryo-pump').choose('after shipwright');
  expect(two.state.players[0].stock).toEqual([0, 0, 1, 0, 0]);
  const one = start().choose('buy smelting-line');
  expect(kinds(one, 'discard')).toHaveLength(5);
  one.choose('discard tug-bay');
  expect(one.state.buriedModules).toEqual([module('tug-bay')]);
  expect(owned(one)).toEqual([module('smelting-line')]);
});

test('AE-4.6.10: nothing takes a module away, and damaged ones score nothing', () => {
  const at = table({ seats: [{ modules: 'land-ministry', damage: { 'land-ministry': 1 } }, {}] });
  const points = at.game.definition.score(at.state, 0).find(({ id }) => id === 'modules')?.points;
  expect(points).toBe(0);
  expect(owned(at)).toHaveLength(1);
});

test('AE-4.6.7: the first and the last module of a type can be turned up, and nothing else is told', () => {
  const refilled = (unseen: readonly string[]) => {
    const at = table({
      market: MARKET,
      agenda: effects('discovery.precursor-vault'),
      state: (state) => {
        const first = module('ore-crusher');
        state.unseenModules[1] = unseen.reduce(
          (mask, key) => mask | (1 << (module(key) - first)),
          0,
        );
        state.buriedModules = [];
      },
    });
    return at.choose('take smelting-line');
  };
  for (const key of ['ore-crusher', 'perpetual-lathe']) {
    const at = refilled([key]);
    expect(at.state.market.slice(3, 6)).toEqual(['cryo-pump', 'tug-bay', key].map(module));
    expect(at.state.unseenModules[1]).toBe(0);
    expect(at.reported('module-revealed')).toMatchObject([{ module: module(key) }]);
  }
  const none = refilled([]);
  expect(none.reported('module-revealed')).toEqual([]);
  expect(none.state.market.slice(3, 6)).toEqual([module('cryo-pump'), module('tug-bay'), NONE]);
});

test('AE-4.6.9: modules put under their deck come up again once it is used up, the first one first', () => {
  const at = table({
    market: { ...MARKET, industry: 'smelting-line cryo-pump' },
    agenda: effects('discovery.precursor-vault'),
    state: (state) => {
      state.unseenModules[1] = 0;
      state.buriedModules = ['mint', 'hull-stamp', 'ore-crusher'].map(module);
    },
  });
  at.choose('take smelting-line');
  expect(at.state.market.slice(3, 6)).toEqual(
    ['cryo-pump', 'hull-stamp', 'ore-crusher'].map(module),
  );
  expect(at.state.buriedModules).toEqual([module('mint')]);
});

test('AE-4.6.5: with the field purchase over all columns fill up', () => {
  const at = table({ seats: [{ stock: { titanium: 6 } }, {}], market: MARKET });
  at.choose('launch transport C1').choose('buy smelting-line').choose('buy cryo-pump');
  at.choose('after shipwright');
  expect(at.state.purchasing).toBe(false);
  expect(at.state.market).not.toContain(NONE);
  expect(at.state.market[3]).toBe(module('tug-bay'));
});

test('AE-4.6.5: a module that comes by the way leaves the gaps of a field purchase open', () => {
  const at = table({
    seats: [
      {
        faction: 'arcanoan-shipwrights',
        stock: { titanium: 6 },
        tracks: { industry: 2 },
        tiles: 'gunboats',
      },
      {},
    ],
    market: MARKET,
  });
  at.choose('launch transport C1').choose('buy smelting-line').choose('bay');
  at.choose('yes').choose('take parliament');
  expect(at.step).toBe('field-purchase');
  expect(at.state.market.slice(3, 6)).toEqual([NONE, module('cryo-pump'), module('tug-bay')]);
  expect(at.state.market.slice(9)).toEqual([NONE, module('academy'), module('embassy')]);
  at.choose('discard tug-bay');
  expect(at.state.market).not.toContain(NONE);
});

test('AE-4.6.9: first a module is bought; only instead of the second is one discarded', () => {
  const at = table({ seats: [{ stock: { titanium: 3 } }, {}], market: MARKET });
  at.choose('launch transport C1');
  expect(at.options()).toEqual(['buy smelting-line', 'buy cryo-pump', 'buy tug-bay']);
  at.choose('buy cryo-pump');
  expect(kinds(at, 'buy')).toEqual(['buy smelting-line', 'buy tug-bay']);
  expect(kinds(at, 'discard')).toHaveLength(5);
});

test('AE-4.6.2: a module of one type is not to be had from another column', () => {
  const seat = { ships: 'transport:A1', modules: 'modular-jig', stock: { titanium: 5, credit: 5 } };
  const docks = (market: NonNullable<Situation['market']>) =>
    table({ seats: [seat, {}], market, agenda: returning() }).options();
  expect(docks(MARKET)).toContain('dock modular-jig');
  expect(docks({ ...MARKET, industry: '' })).not.toContain('dock modular-jig');
});

test('AE-4.6.2: of the columns looked at, places whose price is beyond a player are told', () => {
  const at = table({ seats: [{ stock: { titanium: 1, credit: 1 } }, {}], market: MARKET });
  const types = (1 << TRACK.science) | (1 << TRACK.industry);
  const dear = [...at.state.market.keys()].filter(
    (place) => (tooDear(at.state, 0, types) >> place) & 1,
  );
  // One credit pays for the older modules of science; two titanium for the newest of industry.
  expect(dear).toEqual([2]);
  expect(tooDear(at.state, 1, 1 << TRACK.commerce)).toBe(0b111000000);
});
