import { below, type Position, seededGenerator, total } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { itemsOf } from '../bits.ts';
import { advice } from '../bot/advice.ts';
import { laterIncome } from '../bot/colonies.ts';
import { canPayForDisc, moneyFrom } from '../bot/debts.ts';
import { unitWorth } from '../bot/economy.ts';
import { FEATURES } from '../bot/features.ts';
import { ROUNDS_AT, WEIGHTS } from '../bot/weights.ts';
import { squareKind } from '../cubes.ts';
import { MATERIALS, MONEY, SCIENCE } from '../data/resources.ts';
import { SECTOR, SECTORS } from '../data/sectors.ts';
import { SPECIES } from '../data/species.ts';
import { TRACK_CUBES } from '../data/tracks.ts';
import { eclipse as game } from '../game.ts';
import type { State } from '../state.ts';
import { moneyAfterUpkeep } from '../steps/upkeep.ts';
import { tradeRate } from '../storage.ts';
import { fleet, lay, learn, offer, own, populate, spend, store, table } from './table.ts';

const scores: number[] = [];

/** Takes the disc of a seat's home back, and all cubes with it. */
function takeHome(state: State, seat: number): void {
  const player = state.players[seat];
  const home = SPECIES[player.species].home;
  for (const square of itemsOf(state.cubes[home])) player.tracks[squareKind(home, square)]++;
  state.cubes[home] = 0;
  state.owner[home] = -1;
  player.discs++;
}

/** Fills `scores` as a bot would. */
function guess(position: Position<State>, seat: number, options: readonly number[]): void {
  scores.length = options.length;
  scores.fill(0);
  advice.rank?.(position.state, game.asking(position), seat, options, scores);
}

function firstGuess(position: Position<State>, seat: number): number {
  const options = [...game.options(position, seat)];
  guess(position, seat, options);
  return options[scores.indexOf(Math.max(...scores))];
}

test('every question has guesses, and every position a value', () => {
  const generator = seededGenerator('advice');
  for (let play = 0; play < 10; play++) {
    const seats = 2 + (play % 5);
    const position = game.start({ seats, options: {} }, `advice ${play}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const options = [...game.options(position, seat)];
      const { step } = game.asking(position);
      guess(position, seat, options);
      expect(scores.some(Number.isNaN), step).toBe(false);
      for (let of = 0; of < seats; of++)
        expect(Number.isFinite(advice.evaluate(position.state, of)), step).toBe(true);
      game.answer(position, seat, options[below(generator, options.length)]);
    }
  }
});

test('following the first guess beats choosing at random, and what is over is worth its points', () => {
  const generator = seededGenerator('guess');
  let wins = 0;
  for (let play = 0; play < 20; play++) {
    const clever = play % 2;
    const position = game.start({ seats: 2, options: {} }, `guess ${play}`);
    while (!game.isOver(position)) {
      const [seat] = game.waiting(position);
      const options = game.options(position, seat);
      const any = options[below(generator, options.length)];
      game.answer(position, seat, seat === clever ? firstGuess(position, seat) : any);
    }
    const { state } = position;
    if (game.definition.places(state, 2)[clever] === 1) wins++;
    // Nothing is due any more: a bot must not fear an upkeep that is behind it.
    if (state.players[clever].status === 0) {
      const points = total(game.definition.score(state, clever));
      expect(Math.abs(advice.evaluate(state, clever) - points)).toBeLessThan(1);
    }
  }
  expect(wins).toBeGreaterThanOrEqual(19);
});

test('every feature has a weight for each of the numbers of rounds', () => {
  for (const feature of FEATURES) expect(WEIGHTS[feature].length, feature).toBe(ROUNDS_AT.length);
});

describe('debts', () => {
  /** Seat 0 can pay once, not twice; seat 1 is asked in Upkeep, for it has something to settle. */
  const poor = (startPlayer: number) =>
    table({
      state(s) {
        s.startPlayer = startPlayer;
        s.phase = 2;
        spend(s, 0, 5);
        store(s, 0, 3, 0, 0);
        lay(s, '201', '0,-1');
        own(s, 1, '201');
      },
      agenda: [{ step: 'upkeep-phase', seat: -1 }],
    });

  test('are not counted again once the upkeep is paid', () => {
    const before = poor(1);
    const after = poor(0);
    expect(before.asked).toEqual([1]);
    expect(after.asked).toEqual([1]);
    expect(moneyAfterUpkeep(after.state.players[0])).toBeLessThan(0);
    // Money, science and materials came in; nothing else has changed.
    expect(advice.evaluate(after.state, 0)).toBeGreaterThan(advice.evaluate(before.state, 0) - 1);
  });

  test('make «pass» the first guess where an action could not be paid', () => {
    const at = (money: number) =>
      table({
        state(s) {
          spend(s, 0, 6);
          store(s, 0, money, 0, 0);
        },
      });
    const rich = at(30);
    expect(canPayForDisc(rich.state, 0)).toBe(true);
    const broke = at(4);
    expect(canPayForDisc(broke.state, 0)).toBe(false);
    expect(game.key(broke.position, firstGuess(broke.position, 0))).toBe('pass');
  });
});

describe('common sense', () => {
  /** The scores at a question, by key of the option. */
  function scoresOf(position: Position<State>, seat: number): Map<string, number> {
    const options = [...game.options(position, seat)];
    guess(position, seat, options);
    return new Map(options.map((option, i) => [game.key(position, option), scores[i]]));
  }

  test('nothing is traded but for what is bought at once', () => {
    const { position } = table({ state: (s) => store(s, 0, 9, 9, 9) });
    for (const [key, score] of scoresOf(position, 0))
      if (key.startsWith('trade')) expect(score, key).toBe(Number.NEGATIVE_INFINITY);
  });

  test('nothing is traded where one may then do without: after the first thing that was bought', () => {
    const trades = (step: 'build' | 'research', first: boolean) => {
      const { position } = table({
        state(s) {
          if (step === 'build') store(s, 0, 20, 6, 4);
          else store(s, 0, 20, 5, 9);
          offer(s, 'orbital');
        },
        agenda: [{ step, seat: 0, left: 1, first }],
      });
      return [...scoresOf(position, 0)].filter(([key]) => key.startsWith('trade'));
    };
    for (const step of ['build', 'research'] as const) {
      const wanted = trades(step, true).filter(([, score]) => score > Number.NEGATIVE_INFINITY);
      expect(wanted, step).not.toEqual([]);
      for (const [key, score] of trades(step, false))
        expect(score, `${step} ${key}`).toBe(Number.NEGATIVE_INFINITY);
    }
  });

  test('what takes two kinds of trade is paid by both, and never with the money of the upkeep', () => {
    const at = (money: number) =>
      table({
        state(s) {
          store(s, 0, money, 2, 1);
        },
        agenda: [{ step: 'build', seat: 0, left: 2, first: true }],
      });
    const rich = scoresOf(at(9).position, 0);
    expect(rich.get('trade science materials')).toBeGreaterThan(Number.NEGATIVE_INFINITY);
    expect(rich.get('trade money materials')).toBeGreaterThan(Number.NEGATIVE_INFINITY);
    expect(rich.get('trade science money')).toBe(Number.NEGATIVE_INFINITY);
    const poor = table({
      state(s) {
        spend(s, 0, 6);
        store(s, 0, 4, 2, 3);
      },
      agenda: [{ step: 'build', seat: 0, left: 1, first: true }],
    });
    expect(scoresOf(poor.position, 0).get('trade money materials')).toBe(Number.NEGATIVE_INFINITY);
  });

  test('what settling a debt takes is not traded for what would then be sold to settle it', () => {
    const owing = (money: number, science: number) => {
      const { position } = table({
        state(s) {
          spend(s, 0, 6);
          store(s, 0, money, science, 2);
        },
        agenda: [{ step: 'build', seat: 0, left: 1, first: true }],
      });
      const rate = tradeRate(position.state.players[0]);
      const debt = -moneyAfterUpkeep(position.state.players[0]);
      return { debt, rate, trade: scoresOf(position, 0).get('trade science materials') };
    };
    const { debt, rate } = owing(0, 9);
    expect(debt).toBeGreaterThan(0);
    const taken = debt * rate;
    expect(owing(0, taken + rate - 1).trade).toBe(Number.NEGATIVE_INFINITY);
    expect(owing(0, taken + rate).trade).toBeGreaterThan(Number.NEGATIVE_INFINITY);
    expect(owing(debt, rate).trade).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  });

  test('no sector is left, and no part is taken off', () => {
    const influence = table({ agenda: [{ step: 'influence', seat: 0, left: 2, first: true }] });
    for (const [key, score] of scoresOf(influence.position, 0))
      if (key.startsWith('disc-from ')) expect(score, key).toBe(Number.NEGATIVE_INFINITY);
    const upgrade = table({
      state(s) {
        store(s, 0, 9, 9, 9);
      },
      agenda: [{ step: 'upgrade', seat: 0, left: 2, first: true }],
    });
    upgrade.choose('part electron-computer');
    upgrade.choose('slot cruiser 0');
    for (const [key, score] of scoresOf(upgrade.position, 0))
      if (key.startsWith('take-off')) expect(score, key).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a debt that one cheap sector settles is no ruin', () => {
    const some = table({
      state(s) {
        spend(s, 0, 3);
        store(s, 0, 0, 0, 0);
        lay(s, '201', '0,-1');
        own(s, 0, '201');
        lay(s, '202', '-1,-1');
        own(s, 0, '202');
      },
    });
    expect(moneyAfterUpkeep(some.state.players[0])).toBeLessThan(0);
    expect(advice.evaluate(some.state, 0)).toBeGreaterThan(0);
  });

  test('nobody gives up a sector for a debt that can be traded for', () => {
    const owing = (materials: number) =>
      table({
        state(s) {
          spend(s, 0, 3);
          store(s, 0, 0, 0, materials);
          lay(s, '201', '0,-1');
          lay(s, '202', '-1,-1');
          own(s, 0, '201', '202');
          s.phase = 2;
        },
        agenda: [{ step: 'insolvent', seat: 0 }],
      });
    const rich = scoresOf(owing(20).position, 0);
    expect(rich.get('give-up 202')).toBe(Number.NEGATIVE_INFINITY);
    expect(rich.get('trade materials money')).toBeGreaterThanOrEqual(0);
    const poor = scoresOf(owing(0).position, 0);
    expect(poor.get('give-up 202')).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  });

  test('who owes gives the home up last, and knows what a cube of money brings', () => {
    const owing = (settled: boolean) =>
      table({
        state(s) {
          spend(s, 0, 5);
          store(s, 0, 0, 0, 0);
          lay(s, '201', '0,-1');
          lay(s, '202', '-1,-1');
          own(s, 0, '201', '202');
          if (settled) populate(s, '201', 0);
          s.phase = 2;
        },
        agenda: [{ step: 'insolvent', seat: 0 }],
      });
    for (const settled of [false, true]) {
      const at = owing(settled);
      const home = `give-up ${SECTORS[SPECIES[at.state.players[0].species].home].id}`;
      const scored = scoresOf(at.position, 0);
      expect(scored.get(home)).toBe(Number.NEGATIVE_INFINITY);
      expect(scored.get('give-up 201')).toBeGreaterThan(Number.NEGATIVE_INFINITY);
    }
    const { state } = owing(true);
    const { tracks } = state.players[0];
    tracks[MONEY] = TRACK_CUBES - 1;
    expect(moneyFrom(state, SECTOR['201'])).toBe(1);
    tracks[MONEY] = TRACK_CUBES - 4;
    expect(moneyFrom(state, SECTOR['201'])).toBe(2);
    // A cube of a grey square goes back to any track.
    state.owner[SECTOR['103']] = 0;
    state.cubes[SECTOR['103']] = 0b10;
    expect(moneyFrom(state, SECTOR['103'])).toBe(0);
    tracks[SCIENCE] = TRACK_CUBES;
    tracks[MATERIALS] = TRACK_CUBES;
    expect(moneyFrom(state, SECTOR['103'])).toBe(2);
  });

  test('no disc is put down that takes more than one other sector to pay for', () => {
    const found = (money: number) =>
      table({
        state(s) {
          spend(s, 0, 7);
          store(s, 0, money, 0, 0);
          lay(s, '201', '0,-1');
        },
        agenda: [{ step: 'claim', seat: 0, sector: SECTOR['201'] }],
      });
    expect(scoresOf(found(20).position, 0).get('put-disc')).toBeGreaterThan(0);
    expect(scoresOf(found(2).position, 0).get('put-disc')).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a species is chosen for what comes of it, not for the money that it begins with', () => {
    const position = game.start({ seats: 2, options: {} }, 'species');
    const [seat] = game.waiting(position);
    const values = game.options(position, seat).map((option) => {
      const after = game.clone(position);
      game.answer(after, seat, option);
      return { key: game.key(position, option), value: advice.evaluate(after.state, seat) };
    });
    const best = values.reduce((a, b) => (b.value > a.value ? b : a));
    expect(best.key).toBe('species orion-hegemony');
  });

  test('a population that lies open is never spared', () => {
    const { position } = table({
      state(s) {
        lay(s, '201', '0,-1');
        own(s, 1, '201');
        populate(s, '201', 0);
        fleet(s, 0, '201', { interceptor: 1 });
      },
      agenda: [{ step: 'bombard', seat: 0, sector: SECTOR['201'] }],
    });
    const scored = scoresOf(position, 0);
    expect(scored.get('bombard-spare')).toBe(Number.NEGATIVE_INFINITY);
    expect(scored.get('bombard-roll')).toBeGreaterThan(0);
  });

  test('killed cubes are missing in the rounds to come', () => {
    const income = (killed: number) => {
      const { state } = table({
        state(s) {
          s.players[1].graveyard[MONEY] = killed;
          s.players[1].tracks[MONEY] -= 2 + killed;
          lay(s, '201', '0,-1');
          lay(s, '210', '-1,-1');
          own(s, 1, '201', '210');
          s.cubes[SECTOR['201']] = 1;
          s.cubes[SECTOR['210']] = 1;
        },
      });
      const later = new Float64Array(3);
      laterIncome(state, 1, later);
      return later[MONEY];
    };
    expect(income(2)).toBe(income(0));
  });

  test('a sector that was fought for is taken, and a home in any case', () => {
    const won = () =>
      table({
        state(s) {
          s.phase = 1;
          store(s, 0, 9, 0, 0);
          lay(s, '105', '0,-1', 0, { bare: true });
          fleet(s, 0, '105', { interceptor: 1 });
        },
        agenda: [{ step: 'occupy', seat: 0, sector: SECTOR['105'] }],
      });
    const taken = won();
    const left = won();
    taken.choose('put-disc');
    left.choose('no-disc');
    expect(advice.evaluate(taken.state, 0)).toBeGreaterThan(advice.evaluate(left.state, 0));
    expect(scoresOf(won().position, 0).get('no-disc')).toBe(0);
    const home = SPECIES[taken.state.players[1].species].home;
    const homeless = table({
      state(s) {
        s.phase = 1;
        takeHome(s, 1);
      },
      agenda: [{ step: 'occupy', seat: 1, sector: home }],
    });
    expect(scoresOf(homeless.position, 1).get('no-disc')).toBe(Number.NEGATIVE_INFINITY);
  });

  test('a technology counts for the starred squares that it opens', () => {
    const value = (squares: boolean) => {
      const { position } = table({
        state(s) {
          offer(s, 'advanced-economy');
          store(s, 0, 3, 12, 3);
          if (squares) {
            lay(s, '209', '0,-1');
            own(s, 0, '209');
          }
        },
        agenda: [{ step: 'research', seat: 0, left: 1, first: true }],
      });
      return scoresOf(position, 0).get('research-tech advanced-economy') ?? 0;
    };
    expect(value(true)).toBeGreaterThan(value(false) + 0.5);
  });
});

describe('means', () => {
  /** What a unit more is worth to somebody with so much science and materials. */
  const worth = (science: number, materials: number, resource: number) => {
    const { state } = table({
      state(s) {
        s.round = 5;
        store(s, 0, 2, science, materials);
      },
    });
    return unitWorth(state, 0, resource);
  };

  test('are worth what can be spent of them: heaps are only good for trade', () => {
    expect(worth(30, 3, SCIENCE)).toBeLessThan(worth(3, 3, SCIENCE) / 2);
    expect(worth(3, 30, MATERIALS)).toBeLessThan(worth(3, 3, MATERIALS) / 2);
    expect(worth(3, 30, MATERIALS)).toBeGreaterThan(0);
  });

  test('money is worth more than what has to be traded for it', () => {
    expect(worth(30, 30, MONEY)).toBeGreaterThan(worth(30, 30, MATERIALS));
  });

  test('materials pay for Monoliths once these are known', () => {
    const knowing = (known: boolean) => {
      const { state } = table({
        state(s) {
          s.round = 7;
          store(s, 0, 6, 0, 20);
          if (known) learn(s, 0, 'monolith');
          lay(s, '201', '0,-1');
          own(s, 0, '201');
        },
      });
      return advice.evaluate(state, 0);
    };
    expect(knowing(true)).toBeGreaterThan(knowing(false) + 2);
  });
});
