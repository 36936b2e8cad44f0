/** Moments of a turn at which a free step can matter, one by one (RULINGS.md, «Free steps»). */
import { describe, expect, test } from 'vitest';
import { SECTOR } from '../data/sectors.ts';
import type { State } from '../state.ts';
import { DISCOVERY } from './discovery.ts';
import {
  fleet,
  install,
  lay,
  learn,
  offer,
  own,
  relate,
  store,
  table,
  withoutShips,
} from './table.ts';

const kinds = (keys: readonly string[], kind: string) =>
  keys.filter((key) => key.split(' ')[0] === kind);
const offers = (keys: readonly string[]) => kinds(keys, 'propose');
const trades = (keys: readonly string[]) => kinds(keys, 'trade');
const settling = (keys: readonly string[]) => kinds(keys, 'settle');

/** Seats 0 and 1 of four are in touch: 102 of seat 0 opens to the home of seat 1, 223. */
function neighbours(s: State): void {
  lay(s, '102', '2,-1', 0);
  own(s, 0, '102');
}

describe('offers of relations, after everything that changes the table', () => {
  test('ECL-6.4 between two moves: a sector cleared by the first makes friends possible', () => {
    const game = table({
      seats: 4,
      state(s) {
        neighbours(s);
        withoutShips(s, 1, '223');
        fleet(s, 0, '223', { interceptor: 1 });
      },
    });
    expect(offers(game.options())).toEqual([]);
    game.choose('move').choose('ship interceptor 223').choose('step 102');
    expect(game.step).toBe('move');
    expect(offers(game.options())).toEqual(['propose 1']);
    game.choose('propose 1').choose('refuse');
    // Refused, the ship goes back to where it was.
    expect(game.options()).toEqual(expect.arrayContaining(['ship interceptor 102', 'done']));
    expect(offers(game.options())).toEqual([]);
  });

  test('ECL-6.4 between the steps of a ship: a reaction has only one', () => {
    const game = table({
      seats: 4,
      state(s) {
        neighbours(s);
        withoutShips(s, 1, '223');
        fleet(s, 0, '223', { interceptor: 1 });
        learn(s, 0, 'fusion-drive');
        install(s, 0, 'interceptor', { 3: 'fusion-drive' });
        s.players[0].passed = true;
      },
    });
    game.choose('react-move').choose('ship interceptor 223').choose('step 102');
    expect(game.step).toBe('move-step');
    expect(offers(game.options())).toEqual(['propose 1']);
    game.choose('propose 1').choose('refuse').choose('step 223').choose('end-turn');
    expect(game.asked).toEqual([1]);
  });

  test('ECL-6.4 nothing has changed before the first part of an action: no second offer list', () => {
    for (const action of ['explore', 'upgrade', 'build', 'move']) {
      const game = table({
        seats: 4,
        state(s) {
          neighbours(s);
          fleet(s, 0, '102', { interceptor: 1 });
        },
      });
      expect(offers(game.options())).toEqual(['propose 1']);
      expect([action, ...offers(game.choose(action).options())]).toEqual([action]);
    }
  });

  test('ECL-6.4 between two things built, two parts installed, two technologies', () => {
    const building = table({ seats: 4, state: neighbours });
    store(building.state, 0, 2, 3, 9);
    building.choose('build').choose('build-thing interceptor 221');
    expect(offers(building.options())).toEqual(['propose 1']);

    const upgrading = table({ seats: 4, state: neighbours });
    upgrading.choose('upgrade').choose('part hull').choose('slot interceptor 0');
    expect(upgrading.step).toBe('upgrade');
    expect(offers(upgrading.options())).toEqual(['propose 1']);

    const research = table({
      species: ['hydran-progress', 'terran-federation', 'terran-union', 'terran-republic'],
      state(s) {
        neighbours(s);
        offer(s, 'gauss-shield', 'nanorobots');
        store(s, 0, 2, 20, 2);
      },
    });
    research.choose('research').choose('research-tech gauss-shield');
    expect(research.step).toBe('research');
    expect(offers(research.options())).toEqual(['propose 1']);
  });

  test('ECL-6.4 ECL-4.16 before the second exploration and before the disc goes down', () => {
    const game = table({
      species: ['planta', 'terran-federation', 'terran-union', 'terran-republic'],
      state: neighbours,
    });
    game.choose('explore').choose('zone 3,-3', { chance: [SECTOR['306']] });
    game.choose(kinds(game.options(), 'place')[0]);
    expect(game.step).toBe('claim');
    expect(offers(game.options())).toEqual(['propose 1']);
    game.choose('no-disc');
    expect(game.step).toBe('explore');
    expect(offers(game.options())).toEqual(['propose 1']);
    game.choose('propose 1').choose('accept').choose('track money').choose('track money');
    expect(game.step).toBe('explore');
    expect(game.state.players[0].ambassadors).toBe(2);
  });
});

describe('colony ships', () => {
  test('ECL-5.8 ECL-3.2 after the last disc, before Influence readies ships', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1', 1);
        lay(s, '210', '-1,-1', 1);
      },
    });
    game.choose('influence').choose('disc-from-track').choose('disc-to 201');
    game.choose('disc-from-track').choose('disc-to 210');
    expect(game.step).toBe('influence');
    expect(game.options()).toEqual(expect.arrayContaining(['done', 'settle 210 0 money']));
    expect(kinds(game.options(), 'disc-from')).toEqual([]);
    game.choose('settle 210 0 money').choose('settle 210 1 materials');
    // Two were used, and two are ready again.
    expect(game.state.players[0].colonyShips).toBe(3);
    expect(game.step).toBe('finish-turn');
  });

  test('ECL-5.8 with two or more used, settling can wait until they are ready', () => {
    const game = table({
      state(s) {
        lay(s, '201', '0,-1', 1);
        lay(s, '210', '-1,-1', 1);
        s.players[0].colonyShips = 1;
      },
    });
    game.choose('influence').choose('disc-from-track').choose('disc-to 201');
    game.choose('disc-from-track').choose('disc-to 210');
    expect(game.step).toBe('finish-turn');
    expect(game.state.players[0].colonyShips).toBe(3);
  });

  test('ECL-2.5 ECL-6.13 before an attack sends a cube home to a full track', () => {
    const attack = (money: number) =>
      table({
        seats: 4,
        options: { 'colony-ships-on-pass': 'no' },
        state(s) {
          lay(s, '106', '3,-2', 4);
          own(s, 1, '106');
          lay(s, '201', '3,-3', 1);
          own(s, 0, '201');
          relate(s, 0, 1, 1);
          const { tracks } = s.players[0];
          tracks[2] -= money - tracks[0];
          tracks[0] = money;
        },
      }).choose('move');
    expect(settling(attack(10).options())).toEqual([]);
    const game = attack(11);
    expect(settling(game.options())).toContain('settle 201 0 money');
    game.choose('settle 201 0 money').choose('ship interceptor 221').choose('step 106');
    while (game.asked[0] !== 0) game.choose('track science');
    expect(game.step).toBe('broken-relation');
    expect(game.options()).toContain('track money');
  });

  test('ECL-2.5 ECL-6.13 so does one who is under way and has yet to attack', () => {
    const game = table({
      seats: 4,
      options: { 'colony-ships-on-pass': 'no' },
      state(s) {
        lay(s, '201', '3,-3', 1);
        own(s, 0, '201');
        learn(s, 0, 'fusion-drive');
        install(s, 0, 'interceptor', { 3: 'fusion-drive' });
        relate(s, 0, 1, 1);
        const { tracks } = s.players[0];
        tracks[2] -= 11 - tracks[0];
        tracks[0] = 11;
      },
    });
    game.choose('move').choose('ship interceptor 221');
    // Not before the first step: that could have been done before.
    expect(settling(game.options())).toEqual([]);
    game.choose('step 201');
    expect(game.step).toBe('move-step');
    expect(settling(game.options())).toContain('settle 201 0 money');
  });

  test('ECL-3.4 nothing is lost by settling at the end: an Orbital, a new technology', () => {
    const game = table({
      state(s) {
        offer(s, 'advanced-labs');
        store(s, 0, 2, 12, 2);
      },
    });
    game.choose('research').choose('research-tech advanced-labs');
    expect(game.step).toBe('finish-turn');
    expect(settling(game.options())).toEqual(['settle 221 3 science']);
  });
});

describe('trades', () => {
  test('ECL-2.8 between two things built', () => {
    const game = table({ seats: 2 });
    store(game.state, 0, 12, 0, 3);
    game.choose('build').choose('build-thing interceptor 221');
    expect(game.step).toBe('build');
    expect(trades(game.options())).toContain('trade money materials');
  });

  test('ECL-2.3 with a limited storage, room is made before a discovery tile is taken', () => {
    const explore = (cap: string) => {
      const game = table({
        options: { 'storage-cap': cap },
        state: (s) => store(s, 0, 38, 0, 0),
      });
      return game.choose('explore').choose('zone -1,-1', { chance: [SECTOR['206']] });
    };
    expect(trades(explore('none').options())).toEqual([]);
    const game = explore('40');
    for (let i = 0; i < 3; i++) game.choose('trade money materials');
    game.choose(kinds(game.options(), 'place')[0]);
    game.choose('put-disc', { chance: [DISCOVERY.money] }).choose('use-discovery');
    expect(game.state.players[0].storage).toEqual([40, 0, 3]);
  });

  test('ECL-2.3 and between the two discs of Influence', () => {
    const influence = (cap: string) =>
      table({
        options: { 'storage-cap': cap },
        state(s) {
          lay(s, '206', '0,-1', 0);
          store(s, 0, 38, 0, 0);
        },
      }).choose('influence');
    expect(trades(influence('none').options())).toEqual([]);
    expect(trades(influence('40').options())).toContain('trade money science');
  });
});
