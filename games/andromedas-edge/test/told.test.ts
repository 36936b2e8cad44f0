/** What is told, in its order: a launch with a battle, a Return, an event, a gift. */
import { expect, test } from 'vitest';
import { ON_STATION } from '../state.ts';
import { kinds, region, returning, table } from './table.ts';

const types = (at: ReturnType<typeof table>) => at.events.map(({ type }) => type);

test('AE-4.3.1, AE-4.8.1: a launch into a battle is told from the launch to the wreck', () => {
  const at = table({
    seats: [{ ships: 'fighter:bay transport:bay' }, { ships: 'transport:A3' }],
    moons: { A3: '' },
  });
  at.choose('launch fighter A3', { chance: [5, 5, 0] }).choose('done');
  expect(types(at)).toEqual([
    'launched',
    'gained',
    'battle',
    'rolled',
    'rolled',
    'battle-result',
    'advanced',
    'ship-scrapped',
    'turn',
    // Without a ship in the bay all that is left is to come home.
    'returned',
    'came-home',
    'turn',
  ]);
  expect(at.reported('battle')).toMatchObject([{ seat: 0, region: region('A3') }]);
  expect(at.reported('rolled').map(({ side }) => side)).toEqual([0, 1]);
});

test('AE-4.9.1: a Return is told module by module', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A1 transport:A2',
        modules: 'mint photon-well spice-vault',
        slots: { 'spice-vault': 'science-1' },
        stock: { energy: 1 },
        support: 'forced-transit',
      },
      {},
    ],
  });
  at.choose('dock main-reactor').choose('activate photon-well');
  at.choose('dock mint').choose('power spice-vault').choose('finish');
  expect(types(at).filter((type) => type !== 'gained')).toEqual([
    'returned',
    'ship-docked',
    'module-activated',
    'ship-docked',
    'paid',
    'module-powered',
    'moon-yielded',
    'came-home',
    'turn',
  ]);
});

test('AE-4.14.11: an event is told from its card to the next turn', () => {
  const at = table({
    seats: [{ tracks: { commerce: 3 }, stock: { titanium: 7 } }, { tracks: { commerce: 1 } }],
    marker: ON_STATION,
    events: 'trade-winds',
    cards: 'toll-keepers',
    raiders: { S: 'N2 N3' },
  });
  at.choose('return');
  // Neither has a credit when the keepers come.
  expect(types(at)).toEqual([
    'returned',
    'came-home',
    'event',
    'vp',
    'vp',
    'raider-entered',
    'vp',
    'vp',
    'gained',
    'gained',
    'overflowed',
    'turn',
  ]);
  expect(at.state.players.map(({ vp }) => vp)).toEqual([12, 9]);
});

test('AE-4.17.9: a gift is offered, and refused or handed over', () => {
  const offer = () =>
    table({ options: { teams: 'on' }, seats: [{ stock: { ice: 1 } }, {}, {}, {}] }).choose(
      'hand-over ice',
    );
  expect(types(offer().choose('refuse'))).toEqual(['gift-offered', 'gift-refused']);
  expect(types(offer().choose('accept'))).toEqual(['gift-offered', 'handed-over']);
});

test('AE-4.10.1, AE-4.6.6: abilities, tokens, cards and the row are told when they are used', () => {
  const ability = table({
    seats: [{ faction: 'tolzian-freighters', stock: { energy: 1 } }, {}],
  }).choose('ability barter');
  expect(types(ability)).toEqual(['ability-used', 'paid', 'gained']);
  expect(kinds(ability, 'ability')).toEqual([]);
  const row = table({
    seats: [{ modules: 'tug-bay cryo-pump', moons: 'science-1' }, {}],
    agenda: returning(),
  });
  row.choose('arrange').choose('take cryo-pump');
  expect(types(row)).toEqual(['row-arranged']);
  const used = table({
    seats: [{ discoveries: 'power-cell', tokens: 'war-chest', outposts: 'B3' }, {}],
  });
  used.choose('discovery power-cell').choose('supremacy war-chest').choose('outpost obelisk');
  expect(types(used).filter((type) => /used/.test(type))).toEqual([
    'discovery-used',
    'supremacy-used',
    'outpost-used',
  ]);
});

test('AE-3.2.2, AE-4.18.1, AE-4.18.4: the beginning and the end are told', () => {
  const at = table({
    seats: [{ vp: 49, hand: 'propaganda' }, {}],
    terminus: 50,
  });
  at.choose('play propaganda').choose('return').choose('return').choose('return');
  expect(types(at).filter((type) => /end|over|turn$/.test(type))).toEqual([
    'end-triggered',
    'turn',
    'turn',
    'game-over',
  ]);
  expect(at.over).toBe(true);
});
