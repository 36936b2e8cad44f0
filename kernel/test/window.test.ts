import { describe, expect, test } from 'vitest';
import { action, cancel, type ListenerFrame, step, window } from '../index.ts';
import { scene } from '../testing/index.ts';
import { bareGame, type Log, picks } from './bare.ts';
import { type Raiders, type RaidFrame, raiders } from './games/raiders.ts';

const raid = (seat: number, target: number): RaidFrame & Record<string, unknown> => ({
  step: 'raid',
  seat,
  target,
  damage: 2,
  depth: 0,
});
const raidScene = (edit: (players: Raiders['players']) => void = () => {}, seats = 3) =>
  scene(raiders, {
    seats,
    state(state) {
      for (const player of state.players) player.charms = 0;
      edit(state.players);
    },
    agenda: [raid(0, 1)],
  });
const types = (table: { events: readonly { type: string; seat?: unknown }[] }) =>
  table.events.map((event) => `${event.type} ${event.seat}`);

describe('a window', () => {
  test('asks the others in the middle of the mover’s action, then goes on', () => {
    const table = raidScene();
    expect(table.asked).toEqual([1]);
    expect(table.step).toBe('brace');
    table.choose('no');
    // The raider's two reactions come first, in the order that he wants.
    expect(table.state.players[1].life).toBe(18);
    expect(table.asked).toEqual([0]);
    expect(table.step).toBe('raid.order');
    table.choose(table.options()[1]);
    expect(types(table)).toEqual(['raided 0', 'gloated 0', 'looted 0']);
    expect(table.asked).toEqual([1]);
    expect(table.step).toBe('avenge');
    table.choose('no');
    expect(table.over).toBe(true);
  });

  test('names the listeners, not their numbers, where their order is chosen', () => {
    const table = raidScene();
    table.choose('no');
    expect(table.options()).toEqual(['first loot', 'first gloat']);
    table.choose('first loot');
    expect(types(table)).toEqual(['raided 0', 'looted 0', 'gloated 0']);
  });

  test('lets a listener alter what is announced, and the next one sees it altered', () => {
    const table = raidScene((players) => {
      players[0].rage = 2;
    });
    // Sharpened once without a question, because a listener is heard once; then braced against.
    expect(table.state.players[0].rage).toBe(1);
    table.choose('yes');
    expect(table.reported('raided')).toMatchObject([{ damage: 2 }]);
    expect(table.state.players[1].life).toBe(18);
    table.choose('first loot');
    expect(table.state.players[0].loot).toBe(2);
  });

  test('lets a listener cancel it: it does not happen and nobody follows it', () => {
    const table = raidScene((players) => {
      players[1].charms = 1;
    });
    expect(table.step).toBe('raid.order');
    expect(table.options()).toEqual(['first brace', 'first dodge']);
    table.choose('first dodge').choose('yes');
    expect(table.over).toBe(true);
    expect(types(table)).toEqual(['dodged 1']);
    expect(table.state.players[1]).toMatchObject({ life: 20, charms: 0 });
  });

  test('goes on with the other listener of a seat when the first declines', () => {
    const table = raidScene((players) => {
      players[1].charms = 1;
    });
    table.choose('first dodge').choose('no');
    expect(table.step).toBe('brace');
    table.choose('yes');
    expect(table.reported('raided')).toMatchObject([{ damage: 1 }]);
  });

  test('can stand inside itself: revenge is a raid within the raid', () => {
    const table = raidScene();
    table.choose('no').choose('first loot').choose('yes');
    // Seat 1 raids seat 0 (rage sharpens it); seat 0 braces inside.
    expect(table.asked).toEqual([0]);
    expect(table.step).toBe('brace');
    table.choose('yes');
    expect(table.reported('raided')).toMatchObject([
      { seat: 0, target: 1, damage: 2 },
      { seat: 1, target: 0, damage: 1 },
    ]);
    // The avenger's own reactions, then the raider may avenge the revenge.
    expect(table.asked).toEqual([1]);
    table.choose('first gloat');
    expect(table.asked).toEqual([0]);
    expect(table.step).toBe('avenge');
    table.choose('yes');
    table.choose('no').choose('first loot');
    // The innermost raid lies two deep: nobody avenges it, and everything is settled.
    expect(table.over).toBe(true);
    expect(table.state.players.map((player) => player.life)).toEqual([19, 16, 20]);
  });

  test('is plain data at any moment: saved and loaded in the middle it goes on the same', () => {
    const table = raidScene();
    table.choose('no').choose('first loot').choose('yes');
    const { position } = table;
    const loaded = raiders.load(raiders.save(position));
    for (const one of [position, loaded]) {
      while (!raiders.isOver(one)) {
        const [seat] = raiders.waiting(one);
        raiders.answer(one, seat, raiders.options(one, seat)[0]);
      }
    }
    expect(raiders.save(loaded)).toBe(raiders.save(position));
  });
});

/** A window whose listeners all write down who they are. */
function chorus(
  listening: (seat: number, listener: number) => boolean,
  seat: number,
  reaction: (frame: ListenerFrame<{ step: string; seat: number }>) => void = () => {},
) {
  const speak = (voice: number) =>
    action<Log, ListenerFrame<{ step: string; seat: number }>>((state, frame) => {
      reaction(frame);
      state.log.push(voice * 10 + frame.seat);
    });
  const game = bareGame(
    {
      ...window<Log, { step: string; seat: number }>('sing', {
        before: [0, 1].map((voice) => ({
          step: `v${voice}`,
          when: (_s, _f, at) => listening(at, voice),
        })),
        happens: (state) => void state.log.push(99),
        after: [{ step: 'v2', when: (_s, _f, at) => listening(at, 2) }],
      }),
      v0: speak(0),
      v1: speak(1),
      v2: speak(2),
    },
    (k) => k.push({ step: 'sing', seat }),
  );
  return scene(game, { seats: 3 });
}

describe('the order of listeners', () => {
  test('is the active seat first, then clockwise', () => {
    expect(chorus((_seat, voice) => voice !== 1, 1).state.log).toEqual([1, 2, 0, 99, 21, 22, 20]);
    expect(chorus((_seat, voice) => voice === 2, 2).state.log).toEqual([99, 22, 20, 21]);
  });

  test('begins with seat 0 where it is nobody’s window', () => {
    expect(chorus((_seat, voice) => voice === 0, -1).state.log).toEqual([0, 1, 2, 99]);
  });

  test('is chosen by a seat for its own, and asked for once fewer than it has', () => {
    const table = chorus((seat, voice) => voice < 2 && seat === 2, 0);
    expect(table.asked).toEqual([2]);
    expect(table.options()).toEqual(['first v0', 'first v1']);
    table.choose('first v1');
    expect(table.over).toBe(true);
    expect(table.state.log).toEqual([12, 2, 99]);
  });

  test('without any listener it simply happens', () => {
    expect(chorus(() => false, 0).state.log).toEqual([99]);
  });

  test('is worked out anew after each: a listener can switch another on or off', () => {
    let open = true;
    const table = chorus(
      (seat, voice) => voice === 0 && (seat === 0 || open),
      0,
      (frame) => {
        if (frame.seat === 0) open = false;
      },
    );
    expect(table.state.log).toEqual([0, 99]);
  });
});

describe('the same step as a listener twice', () => {
  test('gives keys that can be told apart', () => {
    const game = bareGame(
      {
        ...window<Log, { step: string; seat: number }>('ring', {
          before: [
            { step: 'bell', when: (_state, _frame, seat) => seat === 0 },
            { step: 'bell', when: (_state, _frame, seat) => seat === 0 },
          ],
          happens: () => {},
          after: [{ step: 'bell', when: () => true }],
        }),
        bell: { run: (state) => void state.log.push(1) },
      },
      (k) => k.push({ step: 'ring', seat: 0 }),
    );
    const table = scene(game, { seats: 1 });
    expect(table.options()).toEqual(['first bell', 'first bell~2']);
    table.choose('first bell~2');
    expect(table.state.log).toEqual([1, 1, 1]);
  });
});

describe('cancelling', () => {
  test('reaches only the nearest window of its name', () => {
    const game = bareGame(
      {
        ...window<Log, { step: string; seat: number; depth: number }>('w', {
          before: [{ step: 'stop', when: (_s, frame) => frame.depth === 1 }],
          happens(state, frame, k) {
            state.log.push(frame.depth);
            if (frame.depth === 0) k.push({ step: 'w', seat: 0, depth: 1 });
          },
        }),
        stop: action<Log>((state, _frame, k) => {
          state.log.push(7);
          cancel('w', k);
        }),
        after: { run: (state) => void state.log.push(8) },
        ask: step<Log>({ choices: picks, options: () => {}, choose: () => {} }),
      },
      (k) => k.pushInOrder({ step: 'w', seat: 0, depth: 0 }, { step: 'after', seat: 0, depth: 0 }),
    );
    expect(scene(game, { seats: 1 }).state.log).toEqual([0, 7, 8]);
  });
});
