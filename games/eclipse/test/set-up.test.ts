import { newTrail, seatsIn } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { itemsOf } from '../bits.ts';
import { TABLE_OPTIONS } from '../data/options.ts';
import { SECTOR, SECTORS } from '../data/sectors.ts';
import { ROUNDS, SET_UP } from '../data/set-up.ts';
import { SPECIES, SPECIES_INDEX } from '../data/species.ts';
import { TECH } from '../data/technologies.ts';
import { possiblePartners } from '../diplomacy.ts';
import { homeHex } from '../galaxy/homes.ts';
import { eclipse } from '../game.ts';
import { shipsAt } from '../ships.ts';
import { canExplore } from '../steps/explore.ts';
import { income, upkeepCost } from '../storage.ts';
import { sectorAt } from '../ways.ts';
import { invariants, variants } from './laws.ts';
import { lay, own, relate, table } from './table.ts';

const start = (seats: number, options: Record<string, string> = {}, seed = 'a') =>
  eclipse.start({ seats, options }, seed);

const FIXED = { 'species-choice': 'fixed' };
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('the table', () => {
  test('ECL-1.1 two to six seats; any of them may begin', () => {
    expect(() => start(1)).toThrow();
    expect(() => start(7)).toThrow();
    const first = new Set(
      [...Array(40).keys()].map((i) => start(3, FIXED, String(i)).state.startPlayer),
    );
    expect([...first].sort()).toEqual([0, 1, 2]);
    // It shows from the first moment, before the species are picked.
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state } = start(3, {}, seed);
      expect(state.active, seed).toBe(state.startPlayer);
    }
    const trail = newTrail();
    const { startPlayer } = eclipse.start({ seats: 3, options: FIXED }, 'told', trail).state;
    const began = trail.events.filter(({ type }) => type === 'game-started');
    expect(began).toEqual([{ type: 'game-started', seat: startPlayer }]);
  });

  test('ECL-1.1 turns go clockwise from the start player', () => {
    const game = table({ seats: 3, state: (s) => (s.startPlayer = 1) });
    expect(game.asked).toEqual([1]);
    game.choose('pass');
    expect(game.asked).toEqual([2]);
    game.choose('pass');
    expect(game.asked).toEqual([0]);
  });

  test.each([2, 3, 4, 5, 6])('ECL-1.2 the opening offer for %i', (seats) => {
    const { state } = start(seats, FIXED);
    expect(sum(state.offer)).toBe([12, 14, 16, 18, 20][seats - 2]);
    expect(state.techBag.length).toBe(96 - sum(state.offer));
  });

  test('ECL-1.3 ECL-1.4 the bag of reputation, the pile of discoveries, one on the centre', () => {
    const { state } = start(2, { ...FIXED, 'species-pool': 'terrans' });
    expect(state.reputationBag).toHaveLength(32);
    expect(state.discoveryPool).toHaveLength(21);
    expect(state.discovery.indexOf(1)).toBe(SECTOR['001']);
    expect(sum(state.discovery)).toBe(1);
    expect(state.defenseSystem).toBe(true);
  });

  test.each([2, 3, 4, 5, 6])('ECL-1.5 the stacks for %i', (seats) => {
    const { state } = start(seats, FIXED);
    expect(state.inner).toHaveLength(8);
    expect(state.middle).toHaveLength(11);
    expect(state.outer).toHaveLength([5, 10, 14, 16, 18][seats - 2]);
    expect(state.outer.length + state.unused.length).toBe(18);
    expect(eclipse.view(start(seats, FIXED), 0).position.state.unused).not.toContain(SECTOR['301']);
  });
});

describe('choosing a species', () => {
  test('ECL-1.6 Terrans only: from the start player on, clockwise', () => {
    const position = start(3, { 'species-pool': 'terrans' });
    const { startPlayer } = position.state;
    const order: number[] = [];
    while (eclipse.asking(position)?.step === 'pick-species') {
      const [seat] = seatsIn(position.asked);
      order.push(seat);
      const options = eclipse.options(position, seat);
      expect(options.every((o) => SPECIES[eclipse.read(position, o).args[0]].terran)).toBe(true);
      expect(options).toHaveLength(6 - order.length + 1);
      eclipse.answer(position, seat, options[0]);
    }
    expect(order).toEqual([0, 1, 2].map((i) => (startPlayer + i) % 3));
  });

  test('ECL-1.7 with aliens: the start player picks last, and a side takes its other side away', () => {
    const position = start(4);
    const { startPlayer } = position.state;
    const order: number[] = [];
    while (eclipse.asking(position).step === 'pick-species') {
      const [seat] = seatsIn(position.asked);
      order.push(seat);
      const keys = eclipse.options(position, seat).map((o) => eclipse.key(position, o));
      expect(keys).toHaveLength(14 - 2 * order.length);
      eclipse.answer(position, seat, eclipse.parse(position, keys.at(-1) ?? ''));
    }
    expect(order).toEqual([3, 2, 1, 0].map((i) => (startPlayer + i) % 4));
    const boards = position.state.players.map((player) => SPECIES[player.species].board);
    expect(new Set(boards).size).toBe(4);
  });

  test('ECL-1.7 at random and fixed: different boards, nobody is asked', () => {
    for (const choice of ['random', 'fixed']) {
      const position = start(6, { 'species-choice': choice });
      expect(eclipse.asking(position).step).toBe('turn');
      const boards = position.state.players.map((player) => SPECIES[player.species].board);
      expect([...boards].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
    const fixed = start(6, FIXED).state.players.map((player) => player.species);
    expect(fixed).toEqual([6, 7, 8, 9, 10, 11]);
    const drawn = start(6, { 'species-choice': 'random' });
    expect(drawn.state.players.map((player) => player.species)).not.toEqual(fixed);
    const terrans = start(6, { ...FIXED, 'species-pool': 'terrans' });
    expect(terrans.state.players.map((player) => player.species)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('ECL-1.15 two players go without Planta and the Descendants unless they want them', () => {
    const offered = (seats: number, options: Record<string, string>) => {
      const position = start(seats, options);
      const [seat] = seatsIn(position.asked);
      return eclipse.options(position, seat).map((o) => eclipse.read(position, o).args[0]);
    };
    expect(offered(2, {})).not.toContain(SPECIES_INDEX.planta);
    expect(offered(2, {})).not.toContain(SPECIES_INDEX['descendants-of-draco']);
    expect(offered(2, {})).toHaveLength(10);
    expect(offered(2, { 'two-player-species': 'all' })).toHaveLength(12);
    expect(offered(3, {})).toHaveLength(12);
  });
});

describe('homes', () => {
  const homeHexes = (seats: number) => SET_UP[seats].homes.map(homeHex);

  test.each([2, 3, 4, 5, 6])(
    'ECL-1.8 ECL-1.14 homes of %i seats, all other places are zones',
    (seats) => {
      const { state } = start(seats, FIXED);
      state.players.forEach((player, seat) => {
        expect(state.hexOf[SPECIES[player.species].home]).toBe(homeHexes(seats)[seat]);
      });
      expect(state.hexOf.filter((hex) => hex >= 0)).toHaveLength(seats + 1);
      const empty = homeHexes(6).filter((hex) => !homeHexes(seats).includes(hex));
      for (const hex of empty) expect(sectorAt(state, hex)).toBe(-1);
      expect(empty).toHaveLength(6 - seats);
    },
  );

  test('ECL-1.14 an unused home position is explored from the middle stack', () => {
    const game = table({ seats: 2 });
    game.choose('explore');
    // South-west of the northern home lies a place of the second ring.
    expect(game.options()).toContain('zone -1,-1');
    game.choose('zone -1,-1', { chance: [SECTOR['201']] });
    expect(game.state.revealed).toEqual([SECTOR['201']]);
    expect(SECTORS[SECTOR['201']].stack).toBe(1);
  });

  test('ECL-1.9 turned alike, or as everybody likes', () => {
    const { state } = start(4, FIXED);
    state.players.forEach((player, seat) => {
      expect(state.rotation[SPECIES[player.species].home]).toBe(SET_UP[4].homes[seat]);
    });
    const position = start(4, { ...FIXED, 'home-orientation': 'player-choice' });
    const { startPlayer } = position.state;
    for (let i = 0; i < 4; i++) {
      const seat = (startPlayer + i) % 4;
      expect(eclipse.asking(position)).toMatchObject({ step: 'turn-home', seat });
      const options = [...eclipse.options(position, seat)];
      expect(options).toHaveLength(3);
      eclipse.answer(position, seat, options[1]);
      expect(position.state.rotation[SPECIES[position.state.players[seat].species].home]).toBe(1);
      // Two homes that touch a placed sector stay joined to it as they are turned.
      expect(canExplore(position.state, seat)).toBe(true);
    }
  });
});

describe('what everybody gets', () => {
  const { state } = start(6, FIXED);
  const { state: terrans } = start(6, { ...FIXED, 'species-pool': 'terrans' });

  test('ECL-1.10 discs, cubes, resources, colony ships and ambassadors', () => {
    const terran = terrans.players[0];
    expect(terran).toMatchObject({ discs: 12, reserve: 3, spent: 0, colonyShips: 3 });
    expect(terran.storage).toEqual([2, 3, 3]);
    expect(terran.tracks).toEqual([10, 10, 10]);
    expect(terran.ambassadors).toBe(0);
    expect(terran.unbuilt).toEqual([7, 4, 2, 4]);
    expect(terran.graveyard).toEqual([0, 0, 0]);
    // Eridani: two discs of sixteen are out of the game, one is at home.
    expect(state.players.map(({ discs, reserve }) => [discs, reserve])).toEqual([
      [10, 3],
      ...Array(5).fill([12, 3]),
    ]);
    expect(state.players.map((player) => player.colonyShips)).toEqual([3, 3, 4, 3, 3, 3]);
    expect(state.players.map((player) => player.storage)).toEqual([
      [26, 2, 4],
      [2, 5, 2],
      [4, 4, 4],
      [2, 4, 3],
      [3, 3, 3],
      [3, 3, 5],
    ]);
  });

  test('ECL-1.10 three ambassadors: a fourth relation is not to be had', () => {
    // Terrans would have room for more.
    const { state: five } = table({
      seats: 5,
      state(s) {
        lay(s, '102', '2,-1', 0);
        own(s, 0, '102');
      },
    });
    const partners = possiblePartners(five, 0);
    expect(partners).not.toBe(0);
    const [partner] = itemsOf(partners);
    const others = [1, 2, 3, 4].filter((seat) => seat !== partner);
    for (const other of others.slice(0, 2)) relate(five, 0, other);
    expect(possiblePartners(five, 0)).toBe(partners);
    relate(five, 0, others[2]);
    expect(possiblePartners(five, 0)).toBe(0);
  });

  test('ECL-1.11 a ship, a disc and population at home; the Hydrans a starred cube', () => {
    const home = SPECIES[terrans.players[0].species].home;
    expect(shipsAt(terrans, home, 0, 0)).toBe(1);
    expect(terrans.owner[home]).toBe(0);
    expect(terrans.cubes[home]).toBe(0b10101);
    const orion = SPECIES[state.players[5].species].home;
    expect([shipsAt(state, orion, 5, 0), shipsAt(state, orion, 5, 1)]).toEqual([0, 1]);
    const hydran = SPECIES[state.players[1].species].home;
    // $ S S* M*: everything but the starred materials.
    expect(state.cubes[hydran]).toBe(0b0111);
    expect(state.players[1].tracks).toEqual([10, 9, 11]);
  });

  test('ECL-1.12 printed technologies are owned and are none of the 96 tiles', () => {
    expect(terrans.players[0].techs).toBe(1 << TECH.starbase);
    expect(terrans.techBag.length + sum(terrans.offer)).toBe(96);
    expect(state.players[3].techs).toBe(0);
  });

  test('ECL-1.13 the Eridani keep two reputation tiles that nobody else sees', () => {
    const position = start(6, FIXED);
    expect(position.state.players[0].reputation).toHaveLength(2);
    expect(position.state.reputationBag).toHaveLength(30);
    const [own, other] = [0, 1].map((seat) => eclipse.view(position, seat).position.state);
    expect(own.players[0].reputation).toEqual(position.state.players[0].reputation);
    expect(other.players[0].reputation).toEqual([-2, -2]);
  });

  test('ECL-1.16 income and upkeep at the start', () => {
    const at = (of: typeof state, seat: number) =>
      [0, 1, 2].map((resource) => income(of.players[seat], resource));
    expect(at(terrans, 0)).toEqual([3, 3, 3]);
    expect(upkeepCost(terrans.players[0])).toBe(0);
    expect([0, 1, 2, 3, 4, 5].map((seat) => at(state, seat))).toEqual([
      [3, 3, 2],
      [3, 4, 2],
      [3, 3, 3],
      [3, 3, 2],
      [3, 3, 2],
      [2, 3, 3],
    ]);
    expect(upkeepCost(state.players[0])).toBe(1);
  });

  test('the bounds of the round', () => {
    expect(state.round).toBe(1);
    expect(ROUNDS).toBe(9);
  });
});

test('ECL-1.1 to ECL-1.13: every table begins whole, and nobody has anything on it but a home', () => {
  for (const options of variants) {
    for (const seats of [2, 3, 4, 5, 6]) {
      if ('two-player-species' in options && seats > 2) continue;
      if ('transit-breaks-relations' in options && seats < 4) continue;
      const { state } = start(seats, { ...options, 'species-choice': 'fixed' });
      expect(invariants(state), `${seats} seats`).toBeNull();
      expect([state.traitor, state.refused, state.stopped, state.battle]).toEqual([
        -1,
        0,
        false,
        null,
      ]);
      expect(state.owner.filter((owner) => owner >= 0).length).toBe(seats);
      expect(sum(state.structures) + sum(state.innerDiscards) + state.revealed.length).toBe(0);
      expect(state.fleets.filter((fleet) => fleet !== 0)).toHaveLength(seats);
      expect(state.arrived.filter((stamp) => stamp !== 0)).toHaveLength(seats);
      for (const player of state.players) {
        expect([player.spent, player.graveyard, player.cubesInHand]).toEqual([0, [0, 0, 0], 0]);
        expect([player.passed, player.status, player.legacy]).toEqual([false, 0, []]);
        expect([player.ambassadors, player.savedParts]).toEqual([0, 0]);
      }
    }
  }
});

test('table options don’t get in each other’s way: each has a mark of its own', () => {
  const marks = (options: Record<string, string>) => start(4, options).state.rules;
  const alone = Object.entries(TABLE_OPTIONS)
    .filter(([id]) => id !== 'two-player-species')
    .flatMap(([id, { values, standard }]) =>
      values.filter((value) => value !== standard).map((value) => marks({ [id]: value })),
    )
    .filter((mark) => mark !== 0);
  expect(alone).toHaveLength(6);
  expect(alone.reduce((all, mark) => all | mark)).toBe(alone.reduce((all, mark) => all + mark));
});
