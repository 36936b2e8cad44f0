import { describe, expect, test } from 'vitest';
import { SECTOR, SECTORS } from '../data/sectors.ts';
import { SPECIES } from '../data/species.ts';
import { eclipse } from '../game.ts';
import { pointsOf } from '../scoring.ts';
import { COLLAPSED, RESIGNED, type State } from '../state.ts';
import { lay, offer, own, relate, spend, store, table, withoutShips } from './table.ts';

/** A seat has neither disc nor ship left. */
function ruin(s: State, seat = 0): void {
  const { home } = SPECIES[s.players[seat].species];
  s.owner[home] = -1;
  s.cubes[home] = 0;
  s.players[seat].discs++;
  s.players[seat].tracks = [11, 11, 11];
  withoutShips(s, seat, SECTORS[home].id);
}

/** The first of three has left. */
const resigned = () =>
  table({
    seats: 3,
    state(s) {
      ruin(s);
      lay(s, '201', '0,-1', 1);
    },
  }).choose('resign');

const points = (state: State, seat: number) =>
  Object.fromEntries(eclipse.definition.score(state, seat).map((line) => [line.id, line.points]));

describe('ruin', () => {
  test('ECL-17.1 with nothing on the map one may research, trade and pass', () => {
    const game = table({
      seats: 3,
      state(s) {
        ruin(s);
        offer(s, 'nanorobots');
        store(s, 0, 2, 4, 3);
        lay(s, '201', '0,-1', 1);
      },
    });
    expect(game.options().filter((key) => !key.startsWith('trade'))).toEqual([
      'research',
      'pass',
      'resign',
    ]);
    expect(game.options()).toContain('trade science money');
    game.choose('research').choose('research-tech nanorobots');
    expect(game.state.players[0].spent).toBe(1);
    // Income and upkeep go on.
    game.choose('pass').choose('pass').choose('pass');
    expect(game.state.round).toBe(2);
    expect(game.state.players[0].storage).toEqual([4, 4, 5]);
  });

  test('ECL-17.1 ECL-11.4 without a disc there is nothing to research with', () => {
    const options = (discs: number) =>
      table({
        seats: 3,
        state(s) {
          ruin(s);
          offer(s, 'nanorobots');
          store(s, 0, 0, 4, 0);
          spend(s, 0, s.players[0].discs - discs);
        },
      }).options();
    expect(options(1)).toContain('research');
    expect(options(0)).not.toContain('research');
  });

  test('ECL-17.1 whoever still has a ship is not ruined', () => {
    const game = table({
      seats: 3,
      state(s) {
        ruin(s);
        lay(s, '201', '0,-1', 1);
        s.players[0].unbuilt[0]--;
        s.fleets[SECTOR['201'] * 6] = 1;
        s.arrived[SECTOR['201'] * 6] = 1;
      },
    });
    expect(game.options()).toContain('influence');
    expect(game.options()).not.toContain('resign');
  });
});

describe('resigning', () => {
  test('ECL-17.2 points are kept and pieces removed', () => {
    const game = table({
      seats: 3,
      state(s) {
        ruin(s);
        s.players[0].reputation.push(s.reputationBag.pop() as number);
        s.players[0].discoveries.push(s.discoveryPool.pop() as number);
      },
    });
    game.choose('resign');
    expect(game.state.players[0].status).toBe(RESIGNED);
    expect(points(game.state, 0)).toMatchObject({ reputation: 4, discoveries: 2, sectors: 0 });
    expect(game.asked).toEqual([1]);
    // The others go on without.
    game.choose('pass').choose('pass');
    expect(game.state.round).toBe(2);
    expect(game.asked).toEqual([1]);
  });

  test('ECL-17.2 nothing of what he had is left on his board', () => {
    const game = resigned();
    expect(game.state.players[0]).toMatchObject({
      discs: 0,
      spent: 0,
      reserve: 0,
      colonyShips: 0,
      savedParts: 0,
      tracks: [0, 0, 0],
      graveyard: [0, 0, 0],
    });
  });

  test('ECL-17.3 ambassadors go home, the traitor card is free, reputation leaves the game', () => {
    const game = table({
      seats: 4,
      state(s) {
        ruin(s);
        relate(s, 0, 1);
        relate(s, 0, 2);
        s.traitor = 0;
        s.players[0].reputation.push(s.reputationBag.pop() as number);
      },
    });
    const bag = game.state.reputationBag.length;
    game.choose('resign');
    expect(game.state.traitor).toBe(-1);
    expect(game.state.reputationBag).toHaveLength(bag);
    expect(game.state.players.map((player) => player.ambassadors)).toEqual([0, 0, 0, 0]);
    // Both partners put their cube on a track of choice.
    const asked = [game.asked[0]];
    game.choose('track science');
    asked.push(game.asked[0]);
    game.choose('track materials');
    expect(asked.sort()).toEqual([1, 2]);
    // What was counted on leaving still counts: two ambassadors, the traitor.
    expect(points(game.state, 0)).toMatchObject({ ambassadors: 2, traitor: -2 });
  });
});

describe('those who are left', () => {
  test('ECL-11.1 take their turns in order, over the empty seat', () => {
    const game = table({
      seats: 4,
      state(s) {
        ruin(s, 1);
        lay(s, '201', '0,-1', 1);
      },
    });
    game.choose('pass').choose('resign');
    expect(game.asked).toEqual([2]);
    game.choose('pass').choose('influence').choose('done').choose('pass');
    expect(game.asked).toEqual([2]);
  });
});

describe('collapse', () => {
  test('ECL-17.4 points are counted, but one has lost; all pieces leave', () => {
    const game = table({
      seats: 3,
      state(s) {
        spend(s, 0, 11);
        store(s, 0, 0, 0, 0);
        s.players[0].discoveries.push(...s.discoveryPool.splice(0, 9));
      },
      agenda: [
        { step: 'upkeep-phase', seat: -1 },
        { step: 'finish', seat: -1 },
      ],
    });
    game.choose('give-up 221');
    expect(game.state.players[0].status).toBe(COLLAPSED);
    expect(points(game.state, 0).discoveries).toBe(18);
    // More points than the others, and yet last.
    expect(eclipse.definition.places(game.state, 3)).toEqual([3, 1, 1]);
    expect(game.state.fleets.some((fleet, at) => at % 6 === 0 && fleet !== 0)).toBe(false);
    expect(game.state.players[0]).toMatchObject({ discs: 0, spent: 0, tracks: [0, 0, 0] });
  });
});

describe('the last one', () => {
  const alone = () =>
    table({
      seats: 2,
      state(s) {
        lay(s, '201', '0,1', 0);
        own(s, 1, '201');
        ruin(s);
      },
    }).choose('resign');

  test('ECL-18.5 a lone survivor may stop …', () => {
    const game = alone();
    expect(game.asked).toEqual([1]);
    expect(game.options()).toEqual(['stop-game', 'play-on']);
    game.choose('stop-game');
    expect(game.over).toBe(true);
    expect(game.state.round).toBe(1);
    expect(eclipse.definition.places(game.state, 2)).toEqual([2, 1]);
  });

  test('ECL-18.5 two who are left go on without being asked', () => {
    const game = table({
      seats: 3,
      state(s) {
        ruin(s, 2);
        lay(s, '201', '0,-1', 1);
        s.active = 2;
        s.startPlayer = 2;
      },
    });
    game.choose('resign');
    expect(game.step).toBe('turn');
    expect(game.asked).toEqual([0]);
  });

  test('ECL-18.5 … or play on to the ninth round, and is not asked again', () => {
    const game = alone().choose('play-on');
    while (!game.over) {
      expect(game.asked).toEqual([1]);
      expect(game.step).not.toBe('lone-survivor');
      game.choose(game.options().includes('pass') ? 'pass' : game.options()[0]);
    }
    expect(game.state.round).toBe(9);
  });
});

test('ECL-17.2 the traitor card goes with its holder, and stays with anybody else', () => {
  const traitor = (holder: number) =>
    table({
      seats: 4,
      agenda: [{ step: 'turn', seat: 0 }],
      state(s) {
        ruin(s);
        s.traitor = holder;
      },
    }).choose('resign').state.traitor;
  expect([traitor(0), traitor(1)]).toEqual([-1, 1]);
});

test('ECL-17.2 whoever has left stays so: the next Cleanup brings nothing back', () => {
  const game = resigned();
  game.choose('pass').choose('pass');
  expect(game.state.round).toBe(2);
  expect(game.state.players[0]).toMatchObject({ colonyShips: 0, discs: 0, spent: 0 });
});

test('ECL-17.2 what was counted on leaving is in the total too', () => {
  const { state } = table({
    seats: 4,
    state(s) {
      ruin(s);
      relate(s, 0, 1);
      s.traitor = 0;
      s.players[0].discoveries.push(s.discoveryPool.pop() as number);
    },
  }).choose('resign');
  // An ambassador, the traitor, a discovery.
  expect(pointsOf(state, 0)).toBe(1 - 2 + 2);
});

test('ECL-18.5 the first seat may be the lone survivor as well', () => {
  const game = table({
    seats: 2,
    state(s) {
      ruin(s, 1);
      lay(s, '201', '0,-1', 1);
      s.active = 1;
      s.startPlayer = 1;
    },
  }).choose('resign');
  expect(game.asked).toEqual([0]);
  expect(game.options()).toEqual(['stop-game', 'play-on']);
});
