import { NONE } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { diceOf, targetingOf } from '../sides.ts';
import { BARGE, RAIDERS, WRECK } from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { kinds, newBattle, region, type Seat, type Situation, table } from './table.ts';

const FIGHT: StepFrame[] = [{ step: 'battle', seat: 0 }];
/** A battle in B2. */
const battle = (situation: Situation) => table({ region: 'B2', agenda: FIGHT, ...situation });
const duel = (one: Seat, other: Seat, more: Situation = {}) =>
  battle({
    seats: [
      { ships: 'transport:B2', ...one },
      { ships: 'transport:B2', ...other },
    ],
    ...more,
  });
/** Dice as they are to fall, as outcomes above the targeting. */
const dice = (targeting: number, ...shown: number[]) => shown.map((die) => die - targeting);
test('AE-4.8.1: a battle takes two sides, of which the active player need not be one', () => {
  expect(battle({ seats: [{ ships: 'transport:B2' }, {}] }).reported('battle')).toEqual([]);
  const at = battle({
    seats: [{}, { ships: 'transport:B2', stock: { energy: 1 } }],
    raiders: { S: 'B2' },
  });
  expect(at.reported('battle')).toHaveLength(1);
  expect(at.asked).toEqual([1]);
});

test('AE-4.8.2: sharing a region outside of the active one has no effect', () => {
  const at = table({ seats: [{ ships: 'transport:B3 transport:bay' }, { ships: 'transport:B3' }] });
  at.choose('launch transport A4');
  expect(at.reported('battle')).toEqual([]);
});

test('AE-4.8.3: whoever has ships there takes part', () => {
  const at = battle({
    seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2' }, { ships: 'transport:B2' }],
    chance: [...dice(1, 6), ...dice(1, 5), ...dice(1, 4)],
  });
  expect(at.reported('battle-result')[0]).toMatchObject({ winners: 1, defeated: 6 });
});

test('AE-4.8.4: with one side left it is over, without winner or loser', () => {
  const at = duel({ hand: 'diplomatic-immunity' }, {});
  at.choose('play diplomatic-immunity').choose('retreat A2');
  expect(at.over).toBe(true);
  expect(at.state.battle).toBeNull();
  expect(at.reported('battle-result')).toEqual([]);
});

test('AE-4.8.5: in turn order everybody may bring ships in range, also those not yet involved', () => {
  const at = battle({
    seats: [
      { ships: 'transport:B2 transport:A2 heavy-cruiser:A5', stock: { energy: 1 } },
      { ships: 'transport:B2' },
      { ships: 'fighter:C4 transport:A4' },
    ],
  });
  expect(at.asked).toEqual([0]);
  expect(kinds(at, 'move', 'jump')).toEqual(['move transport A2', 'jump heavy-cruiser A5']);
  at.choose('jump heavy-cruiser A5').choose('done');
  expect(at.state.players[0].stock[0]).toBe(0);
  expect(at.asked).toEqual([2]);
  expect(kinds(at, 'move')).toEqual(['move fighter C4']);
});

test('AE-4.8.5: into a nebula only ships with Hyperdrive', () => {
  const at = table({
    seats: [{ ships: 'science-vessel:N2' }, { ships: 'transport:A3 science-vessel:A4' }],
    raiders: { S: 'N2' },
    region: 'N2',
    agenda: FIGHT,
  });
  expect(kinds(at, 'move')).toEqual(['move science-vessel A4']);
});

test('AE-4.8.6: own ships there do not keep others from joining', () => {
  const at = duel({ ships: 'transport:B2 transport:A2' }, {});
  at.choose('move transport A2');
  expect(at.state.players[0].ships.filter((place) => place === region('B2'))).toHaveLength(2);
});

test('AE-4.8.7: each player in the battle may play one diplomacy card', () => {
  const at = duel({ hand: 'open-hailing infrafrequencies' }, { hand: 'parley gift-exchange' });
  expect(kinds(at, 'play')).toEqual(['play infrafrequencies', 'play open-hailing']);
  at.choose('play infrafrequencies').choose('fight-on').choose('fight-on');
  expect(at.asked).toEqual([1]);
  // Parley needs raiders in the battle.
  expect(kinds(at, 'play')).toEqual(['play gift-exchange']);
});

test('AE-4.8.8: who may end the battle is asked in turn order; ended, it leaves no trace', () => {
  const at = duel({ hand: 'infrafrequencies' }, {});
  at.choose('play infrafrequencies').choose('fight-on').choose('end');
  expect(at.over).toBe(true);
  expect(at.reported('rolled')).toEqual([]);
  expect(at.state.players[1].ships).toContain(region('B2'));
});

test('AE-4.8.9: dice are weapons, outposts there and beside, and bonuses; of raiders weapons times figures', () => {
  const at = duel(
    { ships: 'transport:B2 heavy-cruiser:B2', outposts: 'B3', stock: { energy: 1 } },
    {},
    { raiders: { S: 'B2 B2' } },
  );
  expect(diceOf(at.state, 0)).toBe(5);
  expect(diceOf(at.state, 1)).toBe(1);
  expect(diceOf(at.state, RAIDERS)).toBe(4);
});

test('AE-4.8.10: energy buys dice, not targeting', () => {
  const at = duel({ stock: { energy: 3 } }, {});
  at.choose('energy 3');
  const [first] = at.reported('rolled');
  expect(first.dice).toHaveLength(4);
  expect(first.targeting).toBe(1);
  expect(at.state.players[0].stock[0]).toBe(0);
});

test('AE-4.8.11: nobody rolls more than 6 dice or fewer than 1', () => {
  const at = duel({ ships: 'heavy-cruiser:B2 fighter:B2', stock: { energy: 5 } }, {});
  expect(kinds(at, 'energy')).toEqual(['energy 0', 'energy 1']);
  const many = duel(
    { ships: 'heavy-cruiser:B2 fighter:B2 science-vessel:B2', stock: { energy: 5 } },
    { hand: 'jamming-field' },
  );
  expect(many.asked).toEqual([1]);
  expect(diceOf(many.state, 0)).toBe(6);
  // 7 dice of ships less 2: the limit comes last.
  many.choose('play jamming-field');
  expect(many.reported('rolled')[0].dice).toHaveLength(5);
  const jammed = duel({ hand: 'jamming-field' }, {});
  jammed.choose('play jamming-field');
  expect(jammed.reported('rolled')[1].dice).toHaveLength(1);
});

test('AE-4.8.11: who is jammed may spend more energy to get to 6 dice', () => {
  const at = duel({ hand: 'jamming-field jamming-field' }, { stock: { energy: 10 } });
  at.choose('play jamming-field').choose('play jamming-field');
  // 1 die of the transport less 4: 9 energy make 6.
  expect(kinds(at, 'energy').at(-1)).toBe('energy 9');
});

test('AE-4.8.12: targeting is the number of ships and their bonuses, at most 5', () => {
  const at = duel(
    { ships: 'transport:B2 heavy-cruiser:B2', upgrades: 'command-cruiser', stock: { energy: 1 } },
    { ships: 'transport:B2', support: 'targeting-uplink' },
    { raiders: { S: 'B2 B2' } },
  );
  expect(targetingOf(at.state, 0)).toBe(4);
  expect(targetingOf(at.state, 1)).toBe(2);
  expect(targetingOf(at.state, RAIDERS)).toBe(2);
  const crowd = duel(
    {
      ships: 'transport:B2 transport:B2 transport:B2 transport:B2 transport:B2 transport:B2',
      stock: { energy: 1 },
    },
    {},
  );
  expect(targetingOf(crowd.state, 0)).toBe(5);
});

test('AE-4.8.13: X5, no die shows less than the targeting', () => {
  for (let n = 0; n < 20; n++) {
    const at = table({
      seats: [{ ships: 'heavy-cruiser:B2 transport:B2' }, { ships: 'transport:B2' }],
      region: 'B2',
      agenda: [],
    });
    at.position.agenda = [...FIGHT];
    at.position.random = [n, n * 7, 3, 11];
    at.game.run(at.position);
    const shown = at.state.battle?.rolls.slice(0, 4) ?? [];
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(2);
  }
});

test('AE-4.8.14: dice are compared from the best; one more beats one less', () => {
  const higher = duel(
    { ships: 'fighter:B2' },
    { ships: 'fighter:B2' },
    {
      chance: [...dice(1, 5, 4), ...dice(1, 5, 3)],
    },
  );
  expect(higher.reported('battle-result')[0].winners).toBe(1);
  const longer = duel(
    { ships: 'fighter:B2' },
    { ships: 'transport:B2' },
    {
      chance: [...dice(1, 5, 1), ...dice(1, 5)],
    },
  );
  expect(longer.reported('battle-result')[0].winners).toBe(1);
});

test('AE-4.8.15: if the best are equal to the last die, everybody loses, raiders too', () => {
  const at = duel(
    {},
    {},
    {
      raiders: { S: 'B2' },
      chance: [...dice(1, 6), ...dice(1, 6), ...dice(1, 3, 2)],
    },
  );
  expect(at.reported('battle-result')[0]).toMatchObject({ winners: 0, defeated: 0b10011 });
  expect(at.state.players[0].tracks[4]).toBe(0);
  at.choose('done').choose('done');
  expect(at.state.players[0].ships).toContain(WRECK);
  expect(at.state.players[1].ships).toContain(WRECK);
  expect(at.state.figures[0]).toBe(NONE);
});

test('AE-4.8.16: the winner moves up in supremacy and gains the reward once', () => {
  const at = duel(
    { ships: 'heavy-cruiser:B2 fighter:B2' },
    {},
    {
      raiders: { S: 'B2 B2' },
      chance: [...dice(2, 6, 6, 5, 4, 2), ...dice(1, 3), ...dice(2, 5, 4, 3, 2)],
    },
  );
  expect(at.state.players[0].tracks[4]).toBe(1);
  at.choose('gain ice').choose('gain ice');
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 2, 0]);
});

const LOST = { chance: [...dice(1, 1), ...dice(1, 6)] };
const WON = { chance: [...dice(1, 6), ...dice(1, 1)] };

test('AE-4.8.17: X6, tactical operations give a card, or the moon there, or nothing', () => {
  const at = duel({ slots: { operations: 'supremacy-1' } }, {}, LOST);
  expect(at.options()).toEqual(['draw', 'operations', 'done']);
  at.choose('operations');
  expect(at.state.players[0].stock[0]).toBe(2);
  const placed = duel({}, { moons: 'supremacy-1' }, WON);
  expect(placed.options()).toContain('place-moon supremacy-1');
  placed.choose('place-moon supremacy-1').choose('operations');
  expect(placed.state.players[1].stock[0]).toBe(2);
  // The active player may place moons anywhere: this one place is listed once.
  const own = duel(
    { moons: 'supremacy-1' },
    {},
    {
      agenda: [{ step: 'take-stock', seat: 0, lost: true, operations: true }],
    },
  );
  expect(kinds(own, 'place', 'place-moon')).toEqual(['place-moon supremacy-1']);
  const card = duel({}, {}, LOST).choose('draw', { chance: [0] });
  expect(card.state.players[0].hand).toEqual([0]);
});

test('AE-4.8.18: every ship of the defeated takes damage', () => {
  const at = duel(
    { ships: 'heavy-cruiser:B2 transport:B2' },
    { ships: 'heavy-cruiser:B2 fighter:B2' },
    {
      chance: [...dice(2, 2, 2, 2, 2), ...dice(2, 6, 2, 2, 2, 2)],
    },
  );
  at.choose('done');
  const { ships, wear } = at.state.players[0];
  expect(ships[0]).toBe(WRECK);
  expect([ships[8], wear[8]]).toEqual([region('B2'), 1]);
  expect(at.state.players[1].wear[8]).toBe(0);
});

test('AE-4.8.19: of defeated raiders one figure is hit, its shield first', () => {
  const shielded = duel(
    {},
    {},
    {
      raiders: { C: 'B2' },
      chance: [...dice(1, 6), ...dice(1, 5), ...dice(3, 5, 5, 5, 5, 5)],
    },
  );
  shielded.choose('track science').choose('done');
  expect(shielded.state.figures[6]).toBe(region('B2'));
  expect(shielded.state.figureWear[6]).toBe(1);
});

test('AE-4.8.20: winning raiders stay, and harm every defeated player', () => {
  const at = duel(
    {},
    {},
    {
      raiders: { D: 'B2' },
      seats: [
        { ships: 'transport:B2', stock: { energy: 3 } },
        { ships: 'transport:B2', stock: { energy: 1 } },
      ],
    },
  );
  at.choose('energy 0');
  at.choose('energy 0', { chance: [...dice(1, 3), ...dice(1, 3), ...dice(2, 6, 6, 6, 6, 6, 6)] });
  expect(at.state.players.map(({ stock }) => stock[0])).toEqual([1, 0]);
  expect(at.state.figures[7]).toBe(region('B2'));
});

test('AE-4.8.21: advance and reward come before cards and operations, and these before the damage', () => {
  const at = duel({ hand: 'field-promotion' }, { hand: 'defiant-broadcast' }, WON);
  expect(at.state.players[0].tracks[4]).toBe(1);
  expect(at.asked).toEqual([0]);
  at.choose('play field-promotion');
  expect(at.asked).toEqual([1]);
  at.choose('play defiant-broadcast');
  expect(at.state.players[1].stock[0]).toBe(2);
  expect(at.state.players[1].ships).toContain(region('B2'));
  at.choose('done');
  expect(at.state.players[1].ships).toContain(WRECK);
});

test('AE-4.8.22: action, event and support cards stay in hand during a battle', () => {
  const at = duel(
    { hand: 'propaganda venture-capital targeting-uplink', stock: { energy: 1 } },
    {},
  );
  expect(at.step).toBe('prepare');
  expect(kinds(at, 'play')).toEqual([]);
});

test('AE-4.8.23: dice are changed until all let them lie; rerolls obey targeting, a set die does not move', () => {
  const at = duel(
    { ships: 'transport:B2 transport:B2', hand: 'evasive-action' },
    { hand: 'lucky-break' },
    { chance: [...dice(2, 2, 2), ...dice(1, 1)] },
  );
  expect(at.step).toBe('after-roll');
  at.choose('pass').choose('play lucky-break');
  expect(at.state.battle?.rolls[6]).toBe(6);
  // The first one is asked again.
  at.choose('play evasive-action').choose('die 2');
  at.choose('die 2', { chance: [...dice(2, 6), ...dice(2, 4)] });
  expect(at.state.battle?.rolls.slice(0, 2)).toEqual([6, 4]);
  expect(at.reported('battle-result')[0].winners).toBe(1);
});

test('AE-4.8.24: a player without ships there any more neither wins nor loses', () => {
  const at = battle({
    seats: [
      { ships: 'transport:B2', hand: 'diplomatic-immunity' },
      { ships: 'transport:B2' },
      { ships: 'transport:B2' },
    ],
  });
  at.choose('play diplomatic-immunity').choose('retreat A2', {
    chance: [...dice(1, 6), ...dice(1, 2)],
  });
  expect(at.reported('battle-result')[0]).toMatchObject({ winners: 2, defeated: 4 });
});

test('AE-4.8.25: who is spared damage is still defeated', () => {
  const at = duel({ hand: 'temporary-alliance' }, {});
  at.choose('play temporary-alliance', { chance: [...dice(1, 1), ...dice(1, 6)] });
  expect(at.options()).toContain('draw');
  at.choose('done');
  expect(at.state.players[0].ships).toContain(region('B2'));
  expect(at.state.players[1].vp).toBe(11);
});

test('AE-4.8.26: prevention first, then all damage, then cards about scrapped ships', () => {
  const at = duel(
    { ships: 'fighter:B2 transport:B2', hand: 'adaptive-shields unstable-core' },
    {},
    {
      chance: [...dice(2, 2, 2, 2), ...dice(1, 6)],
    },
  );
  at.choose('done');
  expect(kinds(at, 'play')).toEqual(['play adaptive-shields']);
  at.choose('play adaptive-shields').choose('ward fighter');
  expect(at.state.players[0].ships[6]).toBe(region('B2'));
  expect(at.state.players[0].ships[0]).toBe(WRECK);
  expect(kinds(at, 'play')).toEqual(['play unstable-core']);
  at.choose('play unstable-core');
  expect(at.state.players[0].stock[0]).toBe(3);
  const barge = duel({ support: 'maintenance-crews', hand: 'unstable-core' }, {}, LOST);
  barge.choose('done');
  expect(barge.state.players[0].ships).toContain(BARGE);
  expect(kinds(barge, 'play')).toEqual(['play unstable-core']);
});

test('AE-4.8.27: who has ships there when the result is settled took part', () => {
  const at = battle({
    seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2' }, { ships: 'transport:A2' }],
  });
  at.choose('move transport A2', { chance: [...dice(1, 2), ...dice(1, 3), ...dice(1, 6)] });
  expect(at.reported('battle-result')[0]).toMatchObject({ winners: 4, defeated: 3 });
});

test('AE-4.8.5, AE-4.8.14, AE-4.21.1: X10, the battle of the book', () => {
  const at = table({
    seats: [
      {
        ships: 'transport:A2 heavy-cruiser:A4 transport:bay',
        outposts: 'B3',
        stock: { energy: 1 },
        slots: { operations: 'commerce-1' },
      },
      { ships: 'transport:C2 fighter:C4', stock: { energy: 2 }, hand: 'infrafrequencies' },
    ],
    cards: 'saucer-abductor',
    raiders: { A: 'N2' },
    below: { B2: 0 },
    state: (state) => {
      state.players[0].captives = 2;
      state.players[1].captives = 2;
    },
  });
  at.choose('launch transport B2');
  expect(at.state.players[0].moons).toHaveLength(1);
  expect(at.state.figures[4]).toBe(region('B2'));
  at.choose('move transport A2').choose('jump heavy-cruiser A4');
  at.choose('move transport C2').choose('move fighter C4');
  expect(at.asked).toEqual([1]);
  at.choose('play infrafrequencies');
  expect(at.state.players[1].vp).toBe(14);
  at.choose('fight-on').choose('fight-on');
  expect([diceOf(at.state, 0), targetingOf(at.state, 0)]).toEqual([6, 3]);
  expect([diceOf(at.state, RAIDERS), targetingOf(at.state, RAIDERS)]).toEqual([4, 1]);
  if (at.asked[0] === 0) at.choose('energy 0');
  at.choose('energy 2', {
    chance: [...dice(3, 6, 4, 4, 3, 3, 3), ...dice(2, 6, 5, 3, 2, 2), ...dice(1, 5, 4, 2, 1)],
  });
  expect(at.state.players[1].tracks[4]).toBe(1);
  expect(at.state.players.map(({ leaderBay }) => leaderBay)).toEqual([1, 2]);
  at.choose('operations');
  expect(at.state.players[0].stock[4]).toBe(1);
  expect(at.state.figures[4]).toBe(NONE);
  const { ships, wear } = at.state.players[0];
  expect(ships.filter((place) => place === WRECK)).toHaveLength(2);
  expect([ships[8], wear[8]]).toEqual([region('B2'), 1]);
});

test('AE-4.19.6: Boarding Party takes two resources from a defeated player who has any', () => {
  const won = (loser: Seat) => duel({ hand: 'boarding-party' }, loser, { chance: [5, 0] });
  const at = won({ stock: { ice: 1, credit: 3 } });
  at.choose('play boarding-party').choose('gain credit').choose('gain ice');
  expect(at.state.players[0].stock).toEqual([0, 0, 0, 1, 1]);
  expect(at.state.players[1].stock).toEqual([0, 0, 0, 0, 2]);
  expect(kinds(won({}), 'play')).toEqual([]);
  const raiders = battle({
    seats: [{ ships: 'transport:B2', hand: 'boarding-party' }, { stock: { ice: 1 } }],
    raiders: { S: 'B2' },
    chance: [5, 0, 0],
  });
  expect(kinds(raiders, 'play')).toEqual([]);
});

test('AE-4.10.6: in escalation energy can be gained for a Jump', () => {
  const cruiser: Seat = { ships: 'transport:B2 heavy-cruiser:A5' };
  const at = duel({ ...cruiser, outposts: 'B3' }, {});
  expect(at.step).toBe('escalate');
  expect(kinds(at, 'jump')).toEqual([]);
  at.choose('outpost obelisk');
  expect(kinds(at, 'jump')).toEqual(['jump heavy-cruiser A5']);
  // Without anything to gain it from nobody is asked, nor where nothing could be gained by it.
  expect(duel(cruiser, { stock: { energy: 1 } }).step).toBe('prepare');
  expect(duel({ outposts: 'B3' }, {}).step).toBe('prepare');
});

test('AE-4.8.23: so many dice are set, and rerolled ones stay as many as they were', () => {
  const thrown = (frame: StepFrame) =>
    table({
      seats: [{ ships: 'transport:B2' }, { ships: 'transport:B2' }],
      region: 'B2',
      agenda: [frame],
      state: (state) => {
        const rolls = newBattle().rolls;
        rolls.splice(0, 7, 6, 4, 3, 1, 0, 0, 2);
        state.battle = newBattle({ aim: [1, 1, 0, 0, 0], rolls });
      },
    });
  const shown = (at: ReturnType<typeof table>) => at.state.battle?.rolls.slice(0, 7);
  const set = thrown({ step: 'set-die', seat: 0, n: 2, value: 6 });
  expect(set.options()).toEqual(['die 4', 'die 3', 'die 1']);
  set.choose('die 1').choose('die 4');
  expect([set.over, shown(set)]).toEqual([true, [6, 6, 6, 3, 0, 0, 2]]);
  const three = thrown({ step: 'set-die', seat: 0, n: 3, value: 5 });
  three.choose('die 1').choose('die 3').choose('die 4');
  expect([three.over, shown(three)]).toEqual([true, [6, 5, 5, 5, 0, 0, 2]]);
  const again = thrown({ step: 'reroll', seat: 0, n: 2, chosen: [] });
  expect(again.options()).toEqual(['die 1', 'die 3', 'die 4', 'die 6', 'roll']);
  again.choose('die 3');
  expect(again.options()).toEqual(['die 4', 'die 6', 'roll']);
  again.choose('die 4', { chance: [5, 0] });
  expect(shown(again)).toEqual([6, 6, 1, 1, 0, 0, 2]);
  const one = thrown({ step: 'reroll', seat: 0, n: 2, chosen: [] }).choose('die 1');
  one.choose('roll', { chance: [1] });
  expect(shown(one)).toEqual([6, 4, 3, 2, 0, 0, 2]);
  const none = thrown({ step: 'reroll', seat: 0, n: 2, chosen: [] }).choose('roll');
  expect([none.over, none.reported('rolled')]).toEqual([true, []]);
});

test('AE-4.8.23: each is asked about the dice again only after somebody played, outsiders never', () => {
  const HERE = { ships: 'transport:B2' };
  const passed = duel({ hand: 'lucky-break' }, {}, { chance: [2, 2] }).choose('pass');
  expect(passed.step).not.toBe('after-roll');
  const twice = duel(
    {},
    { ships: 'fighter:B2', hand: 'lucky-break lucky-break' },
    { chance: [2, 2, 1] },
  );
  twice.choose('play lucky-break').choose('die 3');
  expect([twice.asked, twice.step]).toEqual([[1], 'after-roll']);
  twice.choose('play lucky-break');
  expect(twice.reported('battle-result')).toMatchObject([{ winners: 2 }]);
  const out = battle({ seats: [HERE, HERE, { hand: 'evasive-action' }], chance: [5, 0] });
  expect(out.asked).toEqual([1]);
  expect(out.step).toBe('take-stock');
});

test('AE-4.8.10, AE-4.8.12: cards add dice and targeting to their own side', () => {
  const rolled = (hand: string, stock = {}) => {
    const at = duel({ hand, stock: { energy: 1, ...stock } }, {}).choose(`play ${hand}`);
    const [own, other] = at.choose('energy 0').reported('rolled');
    return [
      (own.dice as number[]).length,
      own.targeting,
      (other.dice as number[]).length,
      other.targeting,
    ];
  };
  expect(rolled('combat-drones')).toEqual([3, 1, 1, 1]);
  expect(rolled('flanking-run')).toEqual([2, 2, 1, 1]);
  expect(rolled('precision-strike')).toEqual([1, 3, 1, 1]);
  expect(rolled('mercenary-contract', { credit: 1 })).toEqual([4, 1, 1, 1]);
});

test('AE-4.8.25: so many ships are spared, each once', () => {
  const at = table({
    seats: [
      { ships: 'transport:B2 transport:B2 fighter:B2 heavy-cruiser:A1' },
      { ships: 'transport:B2' },
    ],
    region: 'B2',
    agenda: [
      { step: 'ward', seat: 0, n: 2 },
      { step: 'deal-damage', seat: 0 },
    ],
    state: (state) => {
      state.battle = newBattle({ defeated: 1, winners: 2 });
    },
  });
  expect(at.options()).toEqual(['ward transport', 'ward fighter']);
  at.choose('ward transport').choose('ward transport');
  const { ships } = at.state.players[0];
  expect([ships[0], ships[1], ships[6], ships[8]]).toEqual([
    region('B2'),
    region('B2'),
    WRECK,
    region('A1'),
  ]);
  expect(at.state.players[1].ships[0]).toBe(region('B2'));
});
