/** Ships that join a battle, are called to it, or leave it. */
import { expect, test } from 'vitest';
import type { StepFrame } from '../vocabulary.ts';
import { kinds, region, type Seat, type Situation, table } from './table.ts';

const FIGHT: StepFrame[] = [{ step: 'battle', seat: 0 }];
const battle = (seats: readonly Seat[], more: Situation = {}) =>
  table({ region: 'B2', agenda: FIGHT, seats, ...more });
const HERE = { ships: 'transport:B2' };

test('AE-4.8.5: each kind of ship is offered once for each region, in range or by Jump', () => {
  const at = battle([
    {
      ships:
        'transport:B2 transport:A2 transport:A2 transport:A3 fighter:A2 science-vessel:N6 heavy-cruiser:A1',
      stock: { energy: 1 },
    },
    HERE,
  ]);
  expect(kinds(at, 'move', 'jump')).toEqual([
    'move transport A2',
    'move transport A3',
    'move fighter A2',
    'jump heavy-cruiser A1',
  ]);
  at.choose('move fighter A2').choose('jump heavy-cruiser A1');
  const { ships, stock } = at.state.players[0];
  expect(ships.filter((place) => place === region('B2'))).toHaveLength(3);
  expect(ships.filter((place) => place === region('A2'))).toHaveLength(2);
  expect(stock[0]).toBe(0);
  expect(at.reported('joined').map(({ from }) => from)).toEqual([region('A2'), region('A1')]);
});

test('AE-4.8.5, AE-4.3.9: without energy no ship jumps in; the active player may yet gain it', () => {
  const seat = { ships: 'transport:B2 heavy-cruiser:A5' };
  const poor = battle([{ ...seat, moons: 'supremacy-1' }, HERE]);
  expect(poor.step).toBe('escalate');
  // The moon on hand pays for it.
  expect(kinds(poor, 'jump')).toEqual(['jump heavy-cruiser A5']);
  const other = battle([HERE, seat]);
  expect(other.reported('rolled')).toHaveLength(2);
  const waits = battle([{ ...seat, outposts: 'A1' }, HERE]);
  expect([waits.step, kinds(waits, 'jump')]).toEqual(['escalate', []]);
});

test('AE-4.21.2: ice pirates let nobody join, Gravity Snare nobody from then on', () => {
  const seat = { ships: 'transport:B2 transport:A2' };
  const frozen = battle([seat, {}], { raiders: { A: 'B2' }, cards: 'ice-pirates' });
  expect(frozen.step).not.toBe('escalate');
  const snared = battle([{ ...seat, hand: 'gravity-snare' }, seat]);
  snared.choose('play gravity-snare');
  expect(kinds(snared, 'move')).toEqual([]);
  expect(snared.step).not.toBe('escalate');
});

test('AE-4.21.2, AE-4.19.7: where nobody can join anyway Gravity Snare does nothing', () => {
  const at = table({
    seats: [
      { ships: 'transport:B2 transport:A2', hand: 'gravity-snare' },
      { ships: 'transport:B2' },
    ],
    raiders: { A: 'B2' },
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect(at.step).not.toBe('escalate');
});

test('AE-4.19.6: Call to Arms brings a ship from any distance, not into a nebula without Hyperdrive', () => {
  const fleet = 'transport:B2 transport:A5 transport:A5 fighter:C5 science-vessel:N6';
  const at = battle([{ ships: fleet, hand: 'call-to-arms' }, HERE]);
  at.choose('play call-to-arms');
  expect(at.options()).toEqual(['call transport A5', 'call fighter C5', 'call science-vessel N6']);
  at.choose('call science-vessel N6');
  expect(at.state.players[0].ships[7]).toBe(region('B2'));
  const nebula = (ships: string) =>
    battle([{ ships, hand: 'call-to-arms' }, { ships: 'science-vessel:N2' }], { region: 'N2' });
  expect(kinds(nebula('science-vessel:N2 transport:A5'), 'play')).toEqual([]);
  const alone = battle([{ ships: 'transport:B2', hand: 'call-to-arms' }, HERE]);
  expect(kinds(alone, 'play')).toEqual([]);
});

test('AE-4.8.24: a retreat goes next door, away from raiders and opponents', () => {
  const seats = [{ ...HERE, hand: 'diplomatic-immunity' }, HERE, { ships: 'transport:A2' }];
  const at = battle(seats, { raiders: { A: 'B3' } })
    .choose('done')
    .choose('play diplomatic-immunity');
  const free = at.options();
  expect(free).toContain('retreat A3');
  expect(free).not.toContain('retreat A2');
  expect(free).not.toContain('retreat B3');
  expect(free).not.toContain('retreat B2');
  at.choose('retreat A3');
  expect(at.state.players[0].ships[0]).toBe(region('A3'));
  expect(at.state.players[1].ships[0]).toBe(region('B2'));
});

test('AE-4.8.24: into a nebula only if every ship there has Hyperdrive; others don’t matter', () => {
  const retreat = (ships: string) =>
    battle([{ ships, hand: 'diplomatic-immunity' }, { ships: 'transport:A3' }], { region: 'A3' })
      .choose('play diplomatic-immunity')
      .options()
      .filter((key) => key.startsWith('retreat N'));
  expect(retreat('science-vessel:A3 transport:A1 transport:bay')).not.toEqual([]);
  expect(retreat('science-vessel:A3 transport:A3')).toEqual([]);
});

test('AE-4.8.24, AE-4.19.10: the Hyperdrive of an Ace Pilot lasts as long as the launch', () => {
  const at = table({
    seats: [{ hand: 'ace-pilot diplomatic-immunity' }, {}],
    raiders: { S: 'A4' },
    moons: { A3: '' },
  });
  at.choose('play ace-pilot').choose('launch transport A3').choose('play diplomatic-immunity');
  expect(at.options()).toContain('retreat N2');
  const joined = table({
    seats: [{ ships: 'transport:A2 transport:bay', hand: 'ace-pilot diplomatic-immunity' }, {}],
    raiders: { S: 'A4' },
    moons: { A3: '' },
  });
  joined.choose('play ace-pilot').choose('launch transport A3').choose('move transport A2');
  // The other transport has none.
  joined.choose('play diplomatic-immunity');
  expect(joined.options()).not.toContain('retreat N2');
});

test('AE-4.17.7: a teammate’s ships are no hindrance to a retreat', () => {
  const at = battle(
    [{ ...HERE, hand: 'diplomatic-immunity' }, { ships: 'transport:A2' }, HERE, {}],
    { options: { teams: 'on' } },
  );
  at.choose('done').choose('play diplomatic-immunity');
  expect(at.options()).toContain('retreat A2');
});

test('AE-4.8.7, AE-4.8.4: once a battle is ended nobody negotiates, prepares or rolls', () => {
  const at = battle([
    { ...HERE, hand: 'ceasefire' },
    { ...HERE, hand: 'open-hailing' },
  ]);
  at.choose('play ceasefire');
  expect(at.over).toBe(true);
  expect(at.reported('rolled')).toEqual([]);
  expect(at.state.players.map(({ vp }) => vp)).toEqual([10, 11]);
  expect(at.state.battle).toBeNull();
});

test('AE-4.8.8: whoever fights on leaves it to the next; the first to end it ends it', () => {
  const seats = [{ ...HERE, hand: 'open-hailing' }, HERE, HERE];
  const asked = battle(seats).choose('play open-hailing');
  asked.choose('fight-on');
  expect([asked.asked, asked.options()]).toEqual([[1], ['end', 'fight-on']]);
  asked.choose('end');
  expect(asked.over).toBe(true);
  expect(asked.reported('battle-ended')).toMatchObject([{ seat: 1 }]);
});

test('AE-4.8.25: a truce spares both, nobody else', () => {
  const seats = [HERE, { ...HERE, hand: 'temporary-alliance' }, HERE];
  const at = battle(seats)
    .choose('play temporary-alliance')
    .choose('pick 2', { chance: [5, 1, 1] });
  expect(at.reported('truce')).toMatchObject([{ seat: 1, with: 2 }]);
  while (!at.over) at.choose('done');
  expect(at.state.players.map(({ ships }) => ships[0])).toEqual(Array(3).fill(region('B2')));
});

test('AE-4.8.8: Parley sends all raiders of the region to another nebula', () => {
  const at = battle([{ ...HERE, hand: 'parley' }, {}], { raiders: { S: 'B2 B2 N1', A: 'N2' } });
  at.choose('play parley');
  const [first, second, third] = at.state.figures;
  expect(first).toBe(second);
  expect(third).toBe(region('N1'));
  expect(['N1', 'N3', 'N4', 'N5', 'N6'].map(region)).toContain(first);
  expect([at.over, at.state.players[0].vp]).toEqual([true, 11]);
});

test('AE-4.8.6, AE-4.19.4: what adds to the range of ships adds to how far they come to a battle', () => {
  const moves = (seat: Seat) =>
    kinds(battle([{ ships: 'transport:B2 transport:A1', ...seat }, HERE]), 'move');
  expect(moves({})).toEqual([]);
  expect(moves({ support: 'forced-transit' })).toEqual(['move transport A1']);
  expect(moves({ support: 'long-haul' })).toEqual(['move transport A1']);
  expect(moves({ faction: 'umbral-corsairs' })).toEqual(['move transport A1']);
});
