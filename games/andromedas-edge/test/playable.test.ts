/** Which cards can be played where: their cost, their conditions, some effect at all. */
import { expect, test } from 'vitest';
import { canPlay } from '../playable.ts';
import { BARGE } from '../state.ts';
import { design, newBattle, region, type Seat, type Situation, table } from './table.ts';

/** Whether the first seat could play a card of its hand. */
const plays = (key: string, own: Seat = {}, other: Seat = {}, more: Situation = {}) =>
  canPlay(
    table({
      seats: [{ ...own, hand: `${key} ${own.hand ?? ''}` }, other],
      region: 'B2',
      ...more,
    }).state,
    0,
    design(key),
  );
const HERE = { ships: 'transport:B2 transport:bay' };
const fighting = (
  battle: Partial<ReturnType<typeof newBattle>> = {},
  more: Situation = {},
): Situation => ({
  ...more,
  state: (state) => {
    state.battle = newBattle(battle);
  },
});

test('AE-4.19.7: cards that take something need somebody who has it', () => {
  expect(plays('data-heist')).toBe(true);
  const party = (loser: Seat, defeated = 2) =>
    plays('boarding-party', HERE, { ...HERE, ...loser }, fighting({ defeated, winners: 1 }));
  expect(party({})).toBe(false);
  expect(party({ stock: { credit: 1 } })).toBe(true);
  expect(party({ hand: 'propaganda' })).toBe(true);
  expect(party({ stock: { credit: 1 } }, 16)).toBe(false);
});

test('AE-4.19.7: cards that change a battle need one that they could change', () => {
  const dry: Situation = {
    map: { A2: '', A3: '', B1: '', B3: '', C2: '', C3: '' },
  };
  expect(plays('diplomatic-immunity', HERE, HERE, fighting())).toBe(true);
  expect(plays('diplomatic-immunity', HERE, HERE, fighting({}, dry))).toBe(false);
  expect(plays('parley', HERE, {}, fighting({}, { raiders: { S: 'B2' } }))).toBe(true);
  expect(plays('parley', HERE, HERE, fighting())).toBe(false);
  expect(plays('gravity-snare', HERE, HERE, fighting())).toBe(true);
  expect(plays('gravity-snare', HERE, HERE, fighting({ closed: true }))).toBe(false);
  expect(plays('gravity-snare', { ships: 'transport:A2' }, HERE, fighting())).toBe(false);
  expect(plays('precision-strike', HERE, HERE, fighting())).toBe(true);
  const crowd = { ships: `${'transport:B2 '.repeat(4)}` };
  expect(plays('precision-strike', crowd, HERE, fighting())).toBe(true);
  expect(
    plays('precision-strike', { ships: `${'transport:B2 '.repeat(5)}` }, HERE, fighting()),
  ).toBe(false);
});

test('AE-4.19.7: a die is set that shows less; a ship is spared that is not spared yet', () => {
  const rolls = (...dice: number[]) => [...dice, ...newBattle().rolls.slice(dice.length)];
  expect(plays('lucky-break', HERE, HERE, fighting({ rolls: rolls(6, 5) }))).toBe(true);
  expect(plays('lucky-break', HERE, HERE, fighting({ rolls: rolls(6, 6) }))).toBe(false);
  // The other side's dice are no concern.
  expect(plays('lucky-break', HERE, HERE, fighting({ rolls: rolls(6, 6, 6, 6, 6, 6, 1) }))).toBe(
    false,
  );
  expect(plays('lucky-break', HERE, HERE)).toBe(false);
  expect(plays('adaptive-shields', HERE, HERE, fighting())).toBe(true);
  expect(plays('adaptive-shields', HERE, HERE, fighting({ warded: [0] }))).toBe(false);
  expect(plays('adaptive-shields', HERE, HERE, fighting({ warded: [16] }))).toBe(true);
});

test('AE-4.19.7: what counts ships needs some of them', () => {
  expect(plays('infrafrequencies', HERE, HERE, fighting())).toBe(true);
  expect(plays('salvage-rights', HERE, HERE, fighting({ defeated: 2 }))).toBe(true);
  expect(plays('salvage-rights', HERE, { ships: 'transport:A1' }, fighting({ defeated: 2 }))).toBe(
    false,
  );
});

test('AE-4.19.7: a moon, a ship on the barge, a leader, a tile, a swarm: without it there is no use', () => {
  const none = { A1: '', A2: '', A3: '', A4: '', A5: '', B2: '', B3: '', C5: '' };
  expect(plays('deep-scan')).toBe(true);
  expect(plays('deep-scan', {}, {}, { moons: none })).toBe(false);
  expect(plays('deep-scan', {}, {}, { moons: { ...none, A1: 'science-1' } })).toBe(true);
  expect(plays('rapid-deployment', HERE)).toBe(false);
  expect(plays('rapid-deployment', { ships: 'transport:barge transport:bay' })).toBe(true);
  expect(plays('double-shift', {})).toBe(false);
  expect(plays('double-shift', { docked: 'treasury' })).toBe(true);
  // The Main Reactor acts once.
  expect(plays('double-shift', { docked: 'main-reactor' })).toBe(false);
  expect(plays('double-shift', { docked: 'treasury', damage: { treasury: 1 } })).toBe(false);
  // The card itself pays for nothing.
  expect(plays('double-shift', { modules: 'brokers-hall', docked: 'brokers-hall' })).toBe(false);
  expect(
    plays('double-shift', { modules: 'brokers-hall', docked: 'brokers-hall', hand: 'propaganda' }),
  ).toBe(true);
});

test('AE-4.19.7: a longer range means nothing to a first launch', () => {
  expect(plays('quick-launch', { ships: 'transport:bay' })).toBe(false);
  expect(plays('quick-launch', { ships: 'transport:A1 transport:bay' })).toBe(true);
  expect(plays('ace-pilot', { ships: 'transport:bay' })).toBe(true);
});

test('AE-4.19.7: what must be paid or built must be payable', () => {
  expect(plays('war-bonds')).toBe(false);
  expect(plays('war-bonds', { stock: { credit: 1 } })).toBe(true);
  expect(plays('black-market')).toBe(false);
  expect(plays('black-market', { hand: 'propaganda' })).toBe(true);
  // All but the cruiser cost the Smiths nothing after the discount, as long as one is unbuilt.
  expect(plays('arms-race')).toBe(true);
  const ships = `${'transport:bay '.repeat(6)}fighter:bay science-vessel:bay`;
  expect(plays('arms-race', { ships })).toBe(false);
  expect(plays('arms-race', { ships, stock: { titanium: 1 } })).toBe(true);
  expect(
    plays('colonial-charter', { ships: 'transport:A4 transport:bay', leaders: { bay: 3 } }),
  ).toBe(false);
  expect(
    plays('colonial-charter', {
      ships: 'transport:A4 transport:bay',
      leaders: { bay: 3 },
      stock: { ice: 4 },
    }),
  ).toBe(true);
  expect(plays('hostile-takeover')).toBe(true);
});

test('AE-4.11.7: what is on the barge is what Rapid Deployment brings into the bay', () => {
  const at = table({
    seats: [{ ships: 'transport:barge fighter:barge transport:bay', hand: 'rapid-deployment' }, {}],
  });
  at.choose('play rapid-deployment').choose('deploy fighter');
  expect(at.state.players[0].ships.filter((place) => place === BARGE)).toHaveLength(1);
  expect(at.state.players[0].ships).not.toContain(region('A1'));
  expect(at.step).toBe('act');
});

test('AE-4.19.7: a step on a track needs one that goes on; an escalation that is barred is not barred again', () => {
  const rich = { stock: { nanocarbon: 1 } };
  expect(plays('technocracy', { ...rich, tracks: { science: 9 } })).toBe(true);
  expect(plays('technocracy', { ...rich, tracks: { science: 10 } })).toBe(false);
  const top = { science: 10, industry: 10, commerce: 10, civilization: 10, supremacy: 10 };
  expect(plays('crash-programme', { ...rich, tracks: { ...top, commerce: 9 } })).toBe(true);
  expect(plays('crash-programme', { ...rich, tracks: top })).toBe(false);
  expect(plays('acceptable-losses', { ...HERE, tracks: top }, HERE, fighting())).toBe(false);
  const pirates = fighting({}, { raiders: { A: 'B2' } });
  expect(plays('gravity-snare', HERE, HERE, pirates)).toBe(false);
});
