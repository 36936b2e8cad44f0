import { describe, expect, test } from 'vitest';
import { COLLAPSED, type State } from '../state.ts';
import { spend, table } from './table.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const cleanup = (seats: number, edit: (s: State) => void = () => {}) =>
  table({
    seats,
    state(s) {
      s.firstToPass = 1;
      edit(s);
    },
    agenda: [{ step: 'cleanup', seat: -1 }],
  });

describe('cleanup', () => {
  test.each([2, 3, 4, 5, 6])('ECL-16.1 new technologies for %i', (seats) => {
    const game = cleanup(seats);
    expect(sum(game.state.offer)).toBe([4, 6, 7, 8, 9][seats - 2]);
    expect(game.reported('tech-bag-empty')).toEqual([]);
    const drawn = game.reported('techs-offered').flatMap(({ techs }) => techs as number[]);
    expect(game.state.offer).toEqual(
      game.state.offer.map((_, tech) => drawn.filter((offered) => offered === tech).length),
    );
  });

  test('ECL-16.1 unsold tiles stay, and the bag may run out', () => {
    const game = cleanup(2, (s) => {
      for (const tech of s.techBag.splice(3)) s.offer[tech]++;
    });
    expect(sum(game.state.offer)).toBe(96);
    expect(game.state.techBag).toEqual([]);
    expect(game.reported('tech-bag-empty')).toHaveLength(1);
    const empty = cleanup(2, (s) => {
      for (const tech of s.techBag.splice(0)) s.offer[tech]++;
    });
    expect(empty.reported('techs-offered')).toEqual([]);
  });

  test('ECL-16.2 discs come back from the action track', () => {
    const { state } = cleanup(2, (s) => spend(s, 0, 4));
    expect(state.players[0]).toMatchObject({ discs: 12, spent: 0 });
  });

  test('ECL-16.3 cubes leave the graveyard; if a track is full, for another', () => {
    const game = cleanup(2, (s) => {
      s.players[0].tracks = [11, 8, 8];
      s.players[0].graveyard = [1, 2, 0];
      s.players[1].tracks[2] = 8;
      s.players[1].graveyard[2] = 2;
    });
    expect(game.state.players[1].tracks).toEqual([10, 10, 10]);
    expect(game.step).toBe('cleanup-cube');
    expect(game.options()).toEqual(['track science', 'track materials']);
    game.choose('track materials');
    expect(game.state.players[0].tracks).toEqual([11, 10, 9]);
    expect(game.state.players[0].graveyard).toEqual([0, 0, 0]);
    expect(game.state.players[0].cubesInHand).toBe(0);
    expect(game.reported('cubes-recovered').map(({ seat, n }) => [seat, n])).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  test('ECL-16.4 colony ships are ready, nobody has passed, the first to pass begins', () => {
    const { state } = cleanup(3, (s) => {
      for (const player of s.players) {
        player.colonyShips = 0;
        player.passed = true;
      }
    });
    expect(state.players.map((player) => player.colonyShips)).toEqual([3, 3, 3]);
    expect(state.players.map((player) => player.passed)).toEqual([false, false, false]);
    expect(state.startPlayer).toBe(1);
  });

  test('ECL-16.5 as many technologies as at the start when players have left', () => {
    const { state } = cleanup(4, (s) => {
      for (const seat of [1, 2]) {
        const player = s.players[seat];
        player.status = COLLAPSED;
        player.legacy = [0, 0, 0, 0, 0];
        s.owner = s.owner.map((owner) => (owner === seat ? -1 : owner));
        s.cubes = s.cubes.map((cubes, sector) => (s.owner[sector] < 0 ? 0 : cubes));
        s.fleets = s.fleets.map((fleet, at) => (at % 6 === seat ? 0 : fleet));
        s.arrived = s.arrived.map((stamp, at) => (at % 6 === seat ? 0 : stamp));
      }
    });
    expect(sum(state.offer)).toBe(7);
    // The one who passed first has left: the next one clockwise begins.
    expect(state.startPlayer).toBe(3);
  });
});

test('ECL-16.1 the last tile of the bag is told like any other', () => {
  const game = cleanup(2, (s) => {
    for (const tech of s.techBag.splice(1)) s.offer[tech]++;
  });
  expect(game.reported('techs-offered').map(({ techs }) => (techs as number[]).length)).toEqual([
    1,
  ]);
});

test('ECL-16.4 a single cube that comes back is told', () => {
  const game = cleanup(2, (s) => {
    s.players[0].tracks[1]--;
    s.players[0].graveyard[1] = 1;
  });
  expect(game.reported('cubes-recovered')).toMatchObject([{ seat: 0, n: 1 }]);
});
