/** Paying: what meets a demand, what stands in for it, what is waived, what moons are worth. */
import { expect, test } from 'vitest';
import type { Bag } from '../data/effects.ts';
import { canPay } from '../purse.ts';
import { ONCE, type State } from '../state.ts';
import { effects, kinds, moon, region, type Seat, table } from './table.ts';

/** Energy, titanium, nanocarbon, ice, credits, tactics, basic of choice, any of choice. */
const price = (...owed: number[]): Bag => [...owed, ...new Array(8 - owed.length).fill(0)];
interface Terms {
  readonly off?: number;
  readonly outpost?: boolean;
  readonly byHand?: boolean;
  readonly active?: number;
}
const pays = (
  owed: Bag,
  seat: Seat,
  { off = 0, outpost = false, byHand, active = 0 }: Terms = {},
) =>
  table({
    seats: [seat, {}],
    active,
    agenda: [{ step: 'pay', seat: 0, owed: [...owed], off, outpost, card: -1 }],
    state(state: State) {
      if (byHand) state.once = ONCE.byHand;
    },
  });
const left = (at: ReturnType<typeof table>) => at.state.players[0].stock;
const can = (owed: Bag, seat: Seat, off = 0, outpost = false) =>
  canPay(table({ seats: [seat, {}] }).state, 0, owed, { off, outpost });

test('AE-4.1.5: a price of several kinds is paid in full, each kind with itself', () => {
  const stock = { energy: 2, titanium: 2, nanocarbon: 2, ice: 2, credit: 2 };
  const at = pays(price(1, 2, 1, 2, 1, 1), { stock, hand: 'propaganda' });
  expect(at.over).toBe(true);
  expect(left(at)).toEqual([1, 0, 1, 0, 1]);
  expect(at.state.players[0].hand).toEqual([]);
  expect(at.state.tacticsDiscard).toHaveLength(1);
});

test('AE-4.1.5: basic resources of choice are titanium, nanocarbon and ice; credits only where these run short', () => {
  const two = price(0, 0, 0, 0, 0, 0, 2);
  const at = pays(two, { stock: { energy: 5, titanium: 1, nanocarbon: 1, ice: 1, credit: 5 } });
  expect(at.options()).toEqual(['with titanium', 'with nanocarbon', 'with ice']);
  at.choose('with titanium');
  expect(at.options()).toEqual(['with nanocarbon', 'with ice']);
  at.choose('with ice');
  expect(left(at)).toEqual([5, 0, 1, 0, 5]);
  const short = pays(two, { stock: { ice: 1, credit: 5 } });
  expect([short.over, left(short)]).toEqual([true, [0, 0, 0, 0, 4]]);
});

test('AE-4.1.5: units of choice may be anything at all', () => {
  const two = price(0, 0, 0, 0, 0, 0, 0, 2);
  const seat = { stock: { energy: 1, credit: 1 }, hand: 'propaganda war-bonds' };
  const at = pays(two, seat);
  expect(at.options()).toEqual(['with energy', 'with credit', 'card propaganda', 'card war-bonds']);
  at.choose('with credit');
  expect(at.options()).toEqual(['with energy', 'card propaganda', 'card war-bonds']);
  at.choose('card war-bonds');
  expect(at.over).toBe(true);
  expect([left(at), at.state.players[0].hand.length]).toEqual([[1, 0, 0, 0, 0], 1]);
});

test('AE-4.1.5: what a later kind needs is not given away for an earlier one', () => {
  // 1 basic of choice and 1 of any: the credit can't be both.
  const owed = price(0, 0, 0, 0, 1, 0, 1, 0);
  const at = pays(owed, { stock: { titanium: 1, credit: 1 } });
  expect([at.over, left(at)]).toEqual([true, [0, 0, 0, 0, 0]]);
  expect(can(owed, { stock: { credit: 1 } })).toBe(false);
  expect(can(owed, { stock: { credit: 2 } })).toBe(true);
  expect(can(owed, { stock: { titanium: 2 } })).toBe(false);
});

test('AE-4.1.5: by hand, too, a credit is kept for what nothing else can meet', () => {
  const stock = { titanium: 1, credit: 1 };
  const at = pays(price(0, 1, 0, 1), { stock }, { byHand: true });
  // For the titanium there is titanium; the ice takes the credit.
  expect([at.over, left(at)]).toEqual([true, [0, 0, 0, 0, 0]]);
  expect(at.reported('paid').map(({ resource }) => resource)).toEqual([1, 4]);
});

test('AE-4.1.4, AE-4.1.5: whether a price can be paid at all', () => {
  expect(can(price(1), { stock: { energy: 1 } })).toBe(true);
  expect(can(price(1), { stock: { credit: 1, titanium: 1 }, hand: 'propaganda' })).toBe(false);
  expect(can(price(0, 0, 0, 0, 0, 1), { stock: { credit: 1 } })).toBe(false);
  expect(can(price(0, 0, 0, 0, 0, 1), { hand: 'propaganda' })).toBe(true);
  expect(can(price(0, 1, 1, 1), { stock: { titanium: 1, nanocarbon: 1, ice: 1 } })).toBe(true);
  expect(can(price(0, 1, 1, 1), { stock: { titanium: 2, ice: 1 } })).toBe(false);
  expect(can(price(0, 1, 1, 1), { stock: { titanium: 1, credit: 2 } })).toBe(true);
  expect(can(price(0, 1, 1, 1), { stock: { titanium: 1, credit: 1 } })).toBe(false);
  const choice = price(0, 0, 0, 0, 0, 0, 1, 1);
  expect(can(choice, { stock: { titanium: 1 } })).toBe(false);
  expect(can(choice, { stock: { energy: 2 } })).toBe(false);
  expect(can(choice, { stock: { energy: 1, ice: 1 } })).toBe(true);
  expect(can(choice, { stock: { nanocarbon: 1 }, hand: 'propaganda' })).toBe(true);
  expect(can(price(0, 0, 0, 0, 1, 0, 0, 1), { stock: { credit: 1 } })).toBe(false);
});

test('AE-4.6.8: a discount is taken off whichever units the payer likes', () => {
  const owed = price(0, 1, 1);
  expect(can(owed, { stock: { titanium: 1 } }, 1)).toBe(true);
  expect(can(owed, {}, 1)).toBe(false);
  expect(can(owed, {}, 2)).toBe(true);
  const at = pays(owed, { stock: { titanium: 1, nanocarbon: 1 } }, { off: 1 });
  expect(at.options()).toEqual(['waive titanium', 'waive nanocarbon']);
  at.choose('waive titanium');
  expect([at.over, left(at)]).toEqual([true, [0, 1, 0, 0, 0]]);
  // Only what is there can be paid, so the other unit is waived by itself.
  const one = pays(owed, { stock: { titanium: 1 } }, { off: 1 });
  expect([one.over, left(one)]).toEqual([true, [0, 0, 0, 0, 0]]);
});

test('AE-4.6.8, AE-4.1.7: what is not waived may be on a moon', () => {
  // Science-1 holds 1 nanocarbon.
  const seat = { moons: 'science-1', stock: { titanium: 1 } };
  const at = pays(price(0, 1, 1), seat, { off: 1 });
  expect(at.options()).toEqual(['waive titanium', 'waive nanocarbon']);
  at.choose('waive titanium');
  expect(at.over).toBe(true);
  expect(left(at)).toEqual([0, 1, 0, 0, 0]);
  expect(at.state.discardedMoons).toEqual([moon('science-1')]);
  // On the turn of somebody else the moon is of no help: the nanocarbon has to be waived.
  const other = pays(price(0, 1, 1), seat, { off: 1, active: 1 });
  expect([other.over, left(other), other.state.discardedMoons]).toEqual([
    true,
    [0, 0, 0, 0, 0],
    [],
  ]);
});

test('AE-4.1.7: of several moons those are offered that help; what is over is gained', () => {
  const seat = { moons: 'science-1 industry-4 science-4' };
  const at = pays(price(0, 0, 1), seat);
  expect(kinds(at, 'moon')).toEqual(at.options());
  expect(at.options()).not.toContain('moon industry-4');
  at.choose(at.options()[0]);
  expect(at.over).toBe(true);
  expect(at.state.players[0].moons).toHaveLength(2);
});

test('AE-4.1.7: tactics symbols of a moon pay for units of any kind too, the rest is drawn', () => {
  // Wandering-2 has two symbols.
  const one = pays(price(0, 0, 0, 0, 0, 1), { moons: 'wandering-2' });
  expect([one.over, one.state.players[0].hand.length]).toEqual([true, 1]);
  const two = pays(price(0, 0, 0, 0, 0, 1, 0, 1), { moons: 'wandering-2' });
  expect([two.over, two.state.players[0].hand.length]).toEqual([true, 0]);
});

test('AE-4.1.5, AE-4.1.7: by hand every unit is asked for, and a moon may be the card', () => {
  const at = pays(price(0, 2), { stock: { energy: 2, titanium: 2, credit: 2 } }, { byHand: true });
  expect(at.options()).toEqual(['with titanium', 'with credit']);
  at.choose('with titanium').choose('with credit');
  expect([at.over, left(at)]).toEqual([true, [2, 1, 0, 0, 1]]);
  const card = pays(
    price(0, 0, 0, 0, 0, 1),
    { hand: 'propaganda', moons: 'wandering-2 science-1' },
    { byHand: true },
  );
  expect(card.options()).toEqual(['card propaganda', 'moon wandering-2']);
  // By hand is for the own turn.
  const other = pays(
    price(0, 2),
    { stock: { titanium: 2, credit: 2 } },
    { byHand: true, active: 1 },
  );
  expect(other.over).toBe(true);
});

test('AE-4.20.1: Sporegoths pay basic resources of outposts with energy, and only of outposts', () => {
  const seat = { faction: 'sporegoths', stock: { energy: 2, ice: 1 } };
  expect(can(price(0, 0, 0, 3), seat, 0, true)).toBe(true);
  expect(can(price(0, 0, 0, 3), seat, 0, false)).toBe(false);
  expect(can(price(0, 0, 0, 4), seat, 0, true)).toBe(false);
  expect(can(price(1, 0, 0, 3), seat, 0, true)).toBe(false);
  expect(can(price(0, 0, 0, 3), { ...seat, faction: 'lumen-concord' }, 0, true)).toBe(false);
  const at = pays(price(0, 0, 0, 3), seat, { outpost: true });
  expect([at.over, left(at)]).toEqual([true, [0, 0, 0, 0, 0]]);
  const mixed = pays(
    price(0, 0, 0, 2),
    { faction: 'sporegoths', stock: { energy: 2, ice: 1, credit: 1 } },
    { outpost: true },
  );
  expect(mixed.options()).toEqual(['with energy', 'with credit']);
});

test('AE-4.20.1, AE-4.1.5: Sporegoths may give energy for what they have, too', () => {
  const seat = {
    ships: 'transport:A4 transport:B3 transport:bay',
    stock: { ice: 5, energy: 2 },
    leaders: { bay: 3 },
  };
  const at = table({ seats: [{ ...seat, faction: 'sporegoths' }, {}] });
  at.choose('by-hand').choose('launch transport C4').choose('with energy').choose('with energy');
  expect(at.state.outposts[region('A4')]).toBe(0);
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 2, 0]);
  const offered = (more: object) =>
    table({ seats: [{ ...seat, faction: 'sporegoths', ...more }, {}] })
      .options()
      .includes('by-hand');
  expect(offered({})).toBe(true);
  expect(offered({ faction: 'lumen-concord' })).toBe(false);
  // No outpost could be paid for, or none with energy.
  expect(offered({ stock: { ice: 1, energy: 2 } })).toBe(false);
  expect(offered({ ships: 'transport:bay transport:bay' })).toBe(false);
  expect(offered({ stock: { energy: 7 } })).toBe(false);
});

test('AE-4.1.5, AE-4.19.4: with Broker of Secrets cards may be paid where there are credits', () => {
  const seat = { hand: 'war-bonds propaganda overclock', stock: { credit: 1 } };
  const at = table({ seats: [{ ...seat, support: 'broker-of-secrets' }, {}] });
  at.choose('by-hand').choose('play war-bonds');
  expect(at.options()).toEqual(['with credit', 'card overclock', 'card propaganda']);
  expect(table({ seats: [seat, {}] }).options()).not.toContain('by-hand');
});

test('AE-4.19.7: with Broker of Secrets cards stand for credits, and so for basic resources', () => {
  const seat = { support: 'broker-of-secrets', hand: 'propaganda war-bonds' };
  expect(can(price(0, 0, 0, 0, 2), seat)).toBe(true);
  expect(can(price(0, 0, 0, 0, 3), seat)).toBe(false);
  expect(can(price(0, 1, 0, 0, 1), seat)).toBe(true);
  expect(can(price(0, 1, 0, 0, 1, 1), seat)).toBe(false);
  expect(can(price(0, 0, 0, 0, 0, 0, 2), seat)).toBe(true);
  expect(can(price(1), seat)).toBe(false);
  const at = pays(price(0, 1), { ...seat, stock: { credit: 1 } });
  expect(at.options()).toEqual(['with credit', 'card propaganda', 'card war-bonds']);
  at.choose('card war-bonds');
  expect([at.over, left(at)]).toEqual([true, [0, 0, 0, 0, 1]]);
  expect(at.state.players[0].hand).toHaveLength(1);
  expect(can(price(0, 0, 0, 0, 1), { hand: 'propaganda' })).toBe(false);
});

test('AE-4.20.2: a card of one type may be asked for', () => {
  const seat = {
    faction: 'zodian-militants',
    hand: 'propaganda open-hailing ceasefire',
  };
  const at = table({ seats: [seat, {}], agenda: effects('faction.zodian-militants.1') });
  expect(at.options()).toEqual(['card ceasefire', 'card open-hailing']);
  at.choose('card open-hailing');
  // 1 paid, 2 drawn.
  expect(at.state.players[0].hand).toHaveLength(4);
});

test('AE-4.20.2, AE-4.1.7: the symbol on a moon is a tactics card of no type', () => {
  const at = table({
    seats: [
      {
        faction: 'zodian-militants',
        hand: 'ceasefire propaganda',
        moons: 'science-9',
        stock: { credit: 1, ice: 1 },
      },
      {},
    ],
  });
  at.choose('by-hand').choose('ability no-mercy');
  expect(at.reported('card-paid')).toHaveLength(1);
  expect(at.state.players[0].moons).toHaveLength(1);
});

test('AE-4.1.14: what can’t be lost in full is lost as far as it is there', () => {
  const at = table({
    seats: [{ stock: { energy: 1, titanium: 3, credit: 1 }, hand: 'propaganda' }, {}],
    agenda: [{ step: 'lose', seat: 0, owed: [2, 2, 1, 0, 1, 2, 0, 0] }],
  });
  expect(at.over).toBe(true);
  expect(left(at)).toEqual([0, 1, 0, 0, 0]);
  expect(at.state.players[0].hand).toEqual([]);
});

test('AE-4.1.6: what is gained of choice is basic or anything, unit by unit in any order', () => {
  const gain = (basic: boolean, n: number) =>
    table({ agenda: [{ step: 'gain', seat: 0, basic, n }] });
  const basic = gain(true, 2).choose('gain ice');
  expect(left(basic)).toEqual([0, 0, 0, 1, 0]);
  expect(basic.options()).toEqual(['gain titanium', 'gain nanocarbon', 'gain ice']);
  basic.choose('gain titanium');
  expect([basic.over, left(basic)]).toEqual([true, [0, 1, 0, 1, 0]]);
  const any = gain(false, 3).choose('gain tactics').choose('gain credit');
  expect(any.options()).toHaveLength(6);
  any.choose('gain energy');
  expect([any.over, left(any), any.state.players[0].hand.length]).toEqual([
    true,
    [1, 0, 0, 0, 1],
    1,
  ]);
});

test('AE-4.19.1: without a card to draw none can be gained, nor played for that alone', () => {
  const dry = (hand: string, agenda = effects('tactics.hidden-cache')) =>
    table({
      seats: [{ hand }, {}],
      agenda,
      state(state) {
        state.players[1].hand.push(...state.tacticsDeck.rest);
        state.tacticsDeck.rest = [];
      },
    });
  const any = dry('', [{ step: 'gain', seat: 0, basic: false, n: 1 }]);
  expect(any.options()).not.toContain('gain tactics');
  const react = dry('spy-network', [{ step: 'react', seat: 0, by: 1, card: 0 }]);
  expect(react.over).toBe(true);
  const last = dry('propaganda', [{ step: 'take-stock', seat: 0, lost: true, operations: true }]);
  expect(last.over).toBe(true);
});

test('AE-4.1.4: units of choice are paid in any order, cards too', () => {
  const at = pays(price(0, 0, 0, 0, 0, 2), { hand: 'propaganda war-bonds deep-scan' });
  expect(at.options()).toEqual(['card deep-scan', 'card propaganda', 'card war-bonds']);
  at.choose('card war-bonds');
  expect(at.options()).toEqual(['card deep-scan', 'card propaganda']);
  at.choose('card deep-scan');
  expect(at.over).toBe(true);
  expect(at.state.players[0].hand).toHaveLength(1);
  expect(at.reported('card-paid')).toHaveLength(2);
  const mixed = pays(price(0, 0, 0, 0, 0, 1, 0, 1), {
    hand: 'propaganda war-bonds',
    stock: { energy: 1, ice: 1 },
  });
  mixed.choose('card war-bonds');
  expect(mixed.options()).toEqual(['with energy', 'with ice', 'card propaganda']);
  const any = pays(price(0, 0, 0, 0, 0, 0, 0, 2), { stock: { energy: 1, ice: 2 } });
  expect(any.choose('with ice').options()).toEqual(['with energy', 'with ice']);
});

test('AE-4.14.11: by hand, too, an event is not paid with moons', () => {
  const at = table({
    seats: [{ hand: 'propaganda', moons: 'science-2', stock: { ice: 1, credit: 1 } }, {}],
    events: 'open-archives',
    raiders: { A: 'B1', S: 'N1 N2 N3 N4' },
    agenda: [{ step: 'event', seat: 0 }],
    state: (state) => {
      state.once = ONCE.byHand;
    },
  });
  at.choose('yes');
  expect(at.options()).toEqual(['with ice', 'with credit', 'card propaganda']);
});
