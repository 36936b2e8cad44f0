/** Who is asked what in a battle, and who is not. */
import { NONE, newTrail } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { SHIP } from '../data/terms.ts';
import { targetingOf } from '../sides.ts';
import { WRECK } from '../state.ts';
import type { StepFrame } from '../vocabulary.ts';
import { kinds, newBattle, region, type Seat, type Situation, table } from './table.ts';

const FIGHT: StepFrame[] = [{ step: 'battle', seat: 0 }];
const HERE = { ships: 'transport:B2' };
const battle = (seats: readonly Seat[], more: Situation = {}) =>
  table({ region: 'B2', agenda: FIGHT, seats, ...more });
/** One die each, of which the first seat's is better or worse. */
const WON = { chance: [5, 0] };
const LOST = { chance: [0, 5] };
const asked = (at: ReturnType<typeof table>) => [at.step, ...at.asked];

/** The questions of a battle, and a card for each. */
const QUESTIONS: readonly [(seat: number) => StepFrame, string][] = [
  [(seat) => ({ step: 'escalate', seat }), 'call-to-arms'],
  [(seat) => ({ step: 'negotiate', seat }), 'open-hailing'],
  [(seat) => ({ step: 'prepare', seat }), 'combat-drones'],
  [(seat) => ({ step: 'after-roll', seat }), 'lucky-break'],
  [(seat) => ({ step: 'take-stock', seat, lost: true, operations: false }), 'defiant-broadcast'],
  [(seat) => ({ step: 'take-stock', seat, lost: false, operations: false }), 'boarding-party'],
  [(seat) => ({ step: 'brace', seat, scrapped: false }), 'adaptive-shields'],
  [(seat) => ({ step: 'brace', seat, scrapped: true }), 'unstable-core'],
];

test('AE-4.10.6, AE-4.8.22: at every question of a battle free actions are the active player’s', () => {
  for (const [frame, hand] of QUESTIONS) {
    const [own, other] = [0, 1].map((which) => {
      const seat = {
        ships: 'transport:B2 transport:A5',
        stock: { ice: 1 },
        hand,
        moons: which === 0 ? 'supremacy-1' : 'supremacy-2',
      };
      return table({
        seats:
          which === 0
            ? [seat, { ...HERE, stock: { ice: 1 } }]
            : [{ ...HERE, stock: { ice: 1 } }, seat],
        region: 'B2',
        agenda: [frame(which)],
        state: (state) => {
          const rolls = newBattle().rolls;
          rolls[0] = rolls[6] = 3;
          state.battle = newBattle({ aim: [1, 1, 0, 0, 0], rolls, defeated: 3 });
        },
      });
    });
    const { step } = frame(0);
    expect([asked(own), asked(other)], hand).toEqual([
      [step, 0],
      [step, 1],
    ]);
    for (const at of [own, other]) expect(at.options(), hand).toContain(`play ${hand}`);
    expect(kinds(other, 'discard', 'place'), hand).toEqual([]);
    expect(own.options(), hand).toContain('place supremacy-1 operations');
    own.choose('discard supremacy-1');
    expect([own.step, own.state.players[0].stock[0]], hand).toEqual([step, 2]);
  }
});

test('AE-4.8.17: what the active player may place elsewhere too is still offered once', () => {
  const at = table({
    seats: [
      { ...HERE, modules: 'import-quay', moons: 'science-1', slots: { operations: 'science-4' } },
      HERE,
    ],
    region: 'B2',
    agenda: [{ step: 'take-stock', seat: 0, lost: true, operations: true }],
    state: (state) => {
      state.battle = newBattle({ defeated: 1, winners: 2 });
    },
  });
  expect(at.options()).toEqual([
    'draw',
    'operations',
    'place-moon science-1',
    'done',
    'place science-1 import-quay',
    'discard science-1',
  ]);
  at.choose('operations');
  expect(at.reported('moon-yielded')).toHaveLength(1);
  // Operations were used: what is left are free actions, of all kinds again.
  expect(at.over).toBe(true);
  const drawn = table({
    seats: [{ ...HERE, hand: 'defiant-broadcast', slots: { operations: 'science-4' } }, HERE],
    region: 'B2',
    agenda: [{ step: 'take-stock', seat: 0, lost: true, operations: true }],
    state: (state) => {
      state.battle = newBattle({ defeated: 1, winners: 2 });
    },
  });
  drawn.choose('draw');
  expect(drawn.options()).toEqual(['play defiant-broadcast', 'done']);
  drawn.choose('done');
  expect([drawn.over, drawn.state.players[0].vp]).toEqual([true, 10]);
});

test('AE-4.8.17: with one card left to draw it can be drawn', () => {
  const at = battle([HERE, HERE, {}], {
    ...LOST,
    state: (state) => {
      state.players[2].hand = state.tacticsDeck.rest.splice(1);
    },
  });
  expect(at.options()).toEqual(['draw', 'done']);
});

test('AE-4.8.8: some cards let their player end the battle, some the player picked, nobody else', () => {
  const self = battle([{ ...HERE, hand: 'back-channel' }, HERE, HERE]).choose('play back-channel');
  expect(asked(self)).toEqual(['end-battle', 0]);
  expect(self.state.players.map(({ vp }) => vp)).toEqual([10, 11, 11]);
  expect(self.state.players[0].hand).toHaveLength(1);
  self.choose('end');
  expect(self.over).toBe(true);
  const gift = battle([{ ...HERE, hand: 'gift-exchange' }, HERE, HERE]);
  gift.choose('play gift-exchange').choose('pick 2');
  expect(asked(gift)).toEqual(['end-battle', 2]);
  expect(gift.state.players.map(({ stock }) => stock[4])).toEqual([1, 0, 1]);
  gift.choose('fight-on');
  expect(gift.reported('battle-result')).toHaveLength(1);
});

test('AE-4.8.8: one free nebula is enough for Parley', () => {
  const raiders = { A: 'B2', B: 'N5', S: 'N1 N2 N3 N4' };
  const at = battle([{ ...HERE, hand: 'parley' }, {}], { raiders }).choose('play parley');
  expect(at.state.figures[4]).toBe(region('N6'));
  const none = battle([{ ...HERE, hand: 'parley' }, {}], { raiders: { ...raiders, C: 'N6' } });
  expect(kinds(none, 'play')).toEqual([]);
});

test('AE-4.8.24: a retreat may go to the first region too', () => {
  const at = battle(
    [{ ships: 'transport:A2', hand: 'diplomatic-immunity' }, { ships: 'transport:A2' }],
    {
      region: 'A2',
    },
  );
  expect(at.choose('play diplomatic-immunity').options()).toContain('retreat A1');
});

test('AE-4.8.26: only the defeated brace themselves, only whose ship is scrapped mourns it', () => {
  const shields = 'adaptive-shields adaptive-shields';
  const won = battle([{ ...HERE, hand: 'adaptive-shields unstable-core' }, HERE], WON);
  while (!won.over) {
    expect(won.asked).toEqual([1]);
    won.choose('done');
  }
  // Seat 1: one ship, spared once, is spared.
  const seat = { ships: 'fighter:B2', hand: `${shields} unstable-core` };
  const lost = battle([HERE, seat], { chance: [5, 0, 0] }).choose('done');
  expect(asked(lost)).toEqual(['brace', 1]);
  lost.choose('play adaptive-shields');
  expect(lost.over).toBe(true);
  expect(lost.state.players[1].ships[SHIP.fighter + 5]).toBe(region('B2'));
  const gone = battle([HERE, { ...seat, hand: 'unstable-core' }], { chance: [5, 0, 0] });
  gone.choose('done');
  expect([asked(gone), kinds(gone, 'play')]).toEqual([['brace', 1], ['play unstable-core']]);
  expect(gone.state.players[1].ships[6]).toBe(WRECK);
});

test('AE-4.8.20: raiders that win take no damage', () => {
  const at = battle([HERE, {}], { raiders: { C: 'B2' }, chance: [0, 3, 3, 3, 3, 3] });
  while (!at.over) at.choose(at.options().at(-1) as string);
  expect([at.state.figures[6], at.state.figureWear[6]]).toEqual([region('B2'), 0]);
});

test('AE-4.20.5: a Night Talon that joins a battle aims better', () => {
  const at = battle([
    {
      faction: 'umbral-corsairs',
      ships: 'transport:B2 fighter:A3',
      upgrades: 'night-talon',
      stock: { energy: 1 },
    },
    HERE,
  ]);
  at.choose('move fighter A3');
  expect(targetingOf(at.state, 0)).toBe(3);
});

test('AE-4.19.6: Call to Arms into a nebula is for ships with Hyperdrive', () => {
  const at = battle(
    [
      { ships: 'science-vessel:N2 transport:A5', hand: 'call-to-arms', upgrades: 'phantom-wing' },
      { ships: 'science-vessel:N2' },
    ],
    {
      region: 'N2',
      state: (state) => {
        state.players[0].ships[6] = region('C5');
      },
    },
  );
  at.choose('play call-to-arms');
  expect(at.state.players[0].ships[6]).toBe(region('N2'));
  expect(at.state.players[0].ships[0]).toBe(region('A5'));
});

test('AE-4.8.4: a battle that is called off has no winners to take stock', () => {
  const at = battle([{ ...HERE, hand: 'ceasefire field-promotion', leaders: { A1: 2 } }, HERE]);
  at.choose('play ceasefire');
  expect(at.over).toBe(true);
});

test('AE-4.20.2: Battle Fury is for whoever takes part, the last seat too', () => {
  const at = battle([HERE, { ...HERE, faction: 'zodian-militants' }]);
  expect(asked(at)).toEqual(['prepare', 1]);
  expect(at.state.players[1].stock[0]).toBe(2);
  at.choose('energy 0');
  while (!at.over) at.choose(at.options().at(-1) as string);
  expect(at.state.players[1].stock[0]).toBe(1);
});

test('AE-4.8.11: opponents and raiders can be jammed, nobody else', () => {
  const at = battle([{ ...HERE, hand: 'jamming-field' }, HERE, HERE], {
    raiders: { D: 'B2' },
  }).choose('play jamming-field');
  expect(at.options()).toEqual(['jam 1', 'jam 2', 'jam raiders']);
  at.choose('jam raiders');
  expect(at.reported('jammed')).toMatchObject([{ seat: 0, n: -2 }]);
  const [, , , raiders] = at.reported('rolled');
  expect(raiders.dice).toHaveLength(4);
});

test('AE-4.17.4: the second team pools its dice, the best first', () => {
  const at = battle([{ ships: 'fighter:B2' }, {}, HERE, HERE], {
    options: { teams: 'on' },
    chance: [5, 2, 3, 5],
  });
  // 6 and 4 of two players beat 6 and 3 of one.
  expect(at.reported('battle-result')).toMatchObject([{ winners: 12, defeated: 1 }]);
});

test('AE-4.17.6: one winner of a team alone needs no choice; two on different spaces neither', () => {
  const token = { supremacy: 2 };
  const alone = battle([{ ...HERE, tracks: token }, {}, HERE, {}], {
    options: { teams: 'on' },
    ...WON,
  });
  expect(alone.state.players[0].tracks[4]).toBe(3);
  expect(alone.state.players[0].tokens).toHaveLength(1);
  const apart = battle([{ ...HERE, tracks: token }, HERE, HERE, {}], {
    options: { teams: 'on' },
    chance: [5, 4, 0],
  });
  expect(apart.state.players.map(({ tracks }) => tracks[4])).toEqual([3, 1, 0, 0]);
});

test('AE-4.8.21: what winners’ ships do: of each type there, once, each by its upgrade', () => {
  const seat = { ships: 'transport:B2 transport:B2 fighter:B2 heavy-cruiser:A1' };
  const upgrades = 'assault-haulers privateers the-anvil';
  const at = battle([{ ...seat, upgrades, stock: { energy: 1 } }, HERE]);
  at.choose('done');
  at.choose('energy 0', { chance: [3, 3, 3, 3, 0] });
  // 1 VP for the haulers, 1 credit for the privateers; the cruiser is elsewhere.
  expect(at.state.players[0].vp).toBe(11);
  expect(at.state.players[0].stock).toEqual([1, 0, 0, 0, 1]);
});

test('AE-4.20.5: Plunder is for victories over players, of whom one is enough', () => {
  const corsair = { ...HERE, faction: 'umbral-corsairs' };
  const raiders = battle([corsair, { stock: { ice: 1 } }], {
    raiders: { S: 'B2' },
    chance: [5, 0, 0],
  });
  expect(raiders.step).not.toBe('steal');
  expect(raiders.state.players[1].stock[3]).toBe(1);
  const both = battle([corsair, { ...HERE, stock: { ice: 1 } }], {
    raiders: { S: 'B2' },
    chance: [5, 0, 0, 0],
  });
  both.choose('gain ice').choose('gain ice');
  expect(both.state.players.map(({ stock }) => stock[3])).toEqual([3, 0]);
});

test('AE-4.8.17, AE-4.8.21: the rule that is cited for taking stock is the loser’s or the winner’s', () => {
  const cited = (lost: boolean, hand: string) => {
    const at = table({
      seats: [
        { ...HERE, hand },
        { ...HERE, stock: { ice: 1 } },
      ],
      region: 'B2',
      agenda: [{ step: 'take-stock', seat: 0, lost, operations: false }],
      state: (state) => {
        state.battle = newBattle({ defeated: lost ? 1 : 2, winners: lost ? 2 : 1 });
      },
    });
    return at.game.rule(at.position);
  };
  expect(cited(true, 'defiant-broadcast')).toBe('AE-4.8.17');
  expect(cited(false, 'boarding-party')).toBe('AE-4.8.21');
});

test('AE-4.8.17: after tactical operations cards can still be played', () => {
  const at = table({
    seats: [{ ...HERE, hand: 'defiant-broadcast', slots: { operations: 'science-4' } }, HERE],
    region: 'B2',
    agenda: [{ step: 'take-stock', seat: 0, lost: true, operations: true }],
    state: (state) => {
      state.battle = newBattle({ defeated: 1, winners: 2 });
    },
  });
  at.choose('operations');
  expect(at.options()).toEqual(['play defiant-broadcast', 'done']);
});

test('AE-4.8.7: that somebody with cards is asked is something that one learns', () => {
  const at = battle([{ ships: 'transport:B2 transport:A2' }, { ...HERE, hand: 'open-hailing' }]);
  const trail = newTrail();
  at.game.answer(at.position, 0, at.game.parse(at.position, 'done'), trail);
  expect([at.step, trail.barrier]).toEqual(['negotiate', 'reveal']);
});

/** What stands in the way of taking a choice back. */
function barrierAfter(at: ReturnType<typeof table>, key: string): string | null {
  const trail = newTrail();
  at.game.answer(at.position, at.asked[0], at.game.parse(at.position, key), trail);
  return trail.barrier;
}

test('AE-4.8.17: whether somebody is asked once more after one’s answer is something that one learns', () => {
  const orbit = (hand: string) =>
    table({
      seats: [{ ...HERE, hand: `scorched-orbit ${hand}` }, HERE],
      region: 'B2',
      agenda: [{ step: 'take-stock', seat: 0, lost: true, operations: false }],
      state: (state) => {
        state.battle = newBattle({ defeated: 1, winners: 2 });
      },
    }).choose('play scorched-orbit');
  const [more, none, empty] = ['defiant-broadcast', 'war-bonds', ''].map(orbit);
  expect([more, none, empty].map((at) => barrierAfter(at, 'module treasury'))).toEqual([
    'reveal',
    'reveal',
    null,
  ]);
  expect([more, none, empty].map(({ step }) => step)).toEqual(['take-stock', null, null]);
});

test('AE-4.19.11: so is whether a card can be played at all questions that cards are played at', () => {
  for (const [frame, hand] of QUESTIONS) {
    for (const held of [hand, 'war-bonds', '']) {
      const at = table({
        seats: [{ ships: 'transport:B2 transport:A5', hand: held }, HERE],
        region: 'B2',
        agenda: [{ step: 'damage-module', seat: 1, n: 1, infest: false }, frame(0)],
        state: (state) => {
          const rolls = newBattle().rolls;
          rolls[0] = rolls[6] = 3;
          state.battle = newBattle({ aim: [1, 1, 0, 0, 0], rolls, defeated: 3 });
        },
      });
      const { step } = frame(0);
      const barrier = barrierAfter(at, 'module treasury');
      // Without cards only what is there for all to see decides, unless it leaves one thing to do.
      const open = held === '' && step !== 'prepare';
      expect(barrier, `${step} with ${held}`).toBe(open ? null : 'reveal');
    }
  }
});

test('AE-4.8.8, AE-4.8.20: what is for the others, the winner or the defeated is for nobody else', () => {
  const other = battle([HERE, { ...HERE, hand: 'ceasefire' }, {}]).choose('play ceasefire');
  expect(other.state.players.map(({ vp }) => vp)).toEqual([11, 10, 10]);
  const orbit = battle([{ ...HERE, hand: 'scorched-orbit' }, HERE, {}], LOST);
  orbit.choose('play scorched-orbit').choose('module treasury');
  expect(orbit.state.players.map(({ damage }) => damage[2])).toEqual([0, 1, 0]);
  expect(orbit.state.players.map(({ stock }) => stock[0])).toEqual([1, 0, 0]);
  expect(asked(orbit)).toEqual(['take-stock', 0]);
  const infested = battle([HERE, {}, {}], {
    raiders: { C: 'B2' },
    cards: 'mechaphage',
    chance: [0, 5, 5, 5, 5, 5],
  }).choose('module treasury');
  expect(asked(infested)).toEqual(['take-stock', 0]);
  expect(infested.state.players.map(({ damage }) => damage)).toEqual([
    [0, 0, 16, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const nobody = battle([{ ...HERE, hand: 'temporary-alliance' }, {}], { raiders: { S: 'B2' } });
  nobody.choose('play temporary-alliance');
  expect(nobody.reported('vp')).toEqual([]);
  expect(nobody.reported('truce')).toMatchObject([{ seat: 0, with: NONE }]);
});

test('AE-4.8.7: from empty hands nobody learns anything', () => {
  const at = battle([{ ...HERE, hand: 'gift-exchange', stock: { energy: 1 } }, HERE]);
  at.choose('play gift-exchange');
  const trail = newTrail();
  at.game.answer(at.position, 1, at.game.parse(at.position, 'fight-on'), trail);
  expect([at.step, trail.barrier]).toEqual(['prepare', null]);
});

test('AE-4.8.5, AE-4.8.7, AE-4.8.10, AE-4.8.23, AE-4.8.21, AE-4.8.26: all are asked in turn order from the active player', () => {
  const ships = 'transport:B2 transport:A2';
  const at = table({
    seats: [
      { ships, stock: { energy: 1 }, hand: 'open-hailing lucky-break adaptive-shields' },
      { ships, stock: { energy: 1 }, hand: 'mutual-gain lucky-break adaptive-shields' },
      { ships, stock: { energy: 1 }, hand: 'back-channel evasive-action' },
    ],
    active: 1,
    region: 'B2',
    agenda: [{ step: 'battle', seat: 1 }],
  });
  const LEAVE: Readonly<Record<string, string>> = {
    escalate: 'done',
    negotiate: 'pass',
    prepare: 'energy 0',
    'after-roll': 'pass',
    'take-stock': 'done',
    brace: 'done',
  };
  const asked: Record<string, number[]> = {};
  while (!at.over) {
    const step = at.step as string;
    asked[step] = [...(asked[step] ?? []), at.asked[0]];
    const last = step === 'prepare' && at.asked[0] === 0;
    at.choose(LEAVE[step], last ? { chance: [0, 0, 5] } : {});
  }
  expect(asked).toEqual({
    escalate: [1, 2, 0],
    negotiate: [1, 2, 0],
    prepare: [1, 2, 0],
    'after-roll': [1, 2, 0],
    'take-stock': [1, 0],
    brace: [1, 0],
  });
});
