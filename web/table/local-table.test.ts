import { type Bot, botOf } from '@orrery/bots';
import { game as distantSuns } from '@orrery/distant-suns';
import { advice, game as eclipse } from '@orrery/eclipse';
import { type Game, type SeatRecord, Table, total } from '@orrery/kernel';
import { game as masterOfOrion, advice as strategy } from '@orrery/master-of-orion';
import { describe, expect, test, vi } from 'vitest';
import type { BotPlayers } from './bots.ts';
import { LocalTable } from './local-table.ts';
import { summaryOf } from './saved.ts';
import { inMemory, type TableStore } from './store.ts';

const game = distantSuns as unknown as Game<unknown>;

const PEOPLE: readonly SeatRecord[] = [
  { name: 'Ann', colour: 0 },
  { name: 'Ben', colour: 3 },
];
const WITH_BOT: readonly SeatRecord[] = [
  { name: 'Ann' },
  { name: 'Vega', bot: 'cadet', colour: 1 },
];

const recordOf = (seats: readonly SeatRecord[], seed = 'test') =>
  Table.open(game, { seats, seed, options: { first: '1' } }).record;

/** A bot that takes the first option, as soon as the test lets it. */
function firstOptionBots(): BotPlayers & { asked: number } {
  return {
    asked: 0,
    async think({ view }) {
      this.asked++;
      return game.key(view.position, game.options(view.position, view.seat)[0] as number);
    },
    close() {},
  };
}

function open(seats: readonly SeatRecord[], store: TableStore = inMemory(), bots?: BotPlayers) {
  return new LocalTable({
    id: 't',
    game,
    record: recordOf(seats),
    store,
    ...(bots ? { bots } : {}),
  });
}

/** Lets every person asked take the first option. */
function choose(table: LocalTable): void {
  const { waiting, question } = table.now();
  const seat = waiting[0] as number;
  table.choose(seat, question, table.options(seat)[0]?.key as string);
}

describe('playing', () => {
  test('a whole game between people, with a view for every moment', () => {
    const table = open(PEOPLE);
    const told = vi.fn();
    table.subscribe(told);
    while (!table.now().over) choose(table);
    const { moments } = table.now();
    expect(told).toHaveBeenCalled();
    expect(moments).toBeGreaterThan(20);
    for (let at = 0; at <= moments; at++) {
      const position = table.viewAt(0, at).position;
      if (at < moments) expect(position.asked & (1 << table.chooserAt(at))).not.toBe(0);
    }
    expect(table.scoresAt(0, moments)).toHaveLength(2);
    expect(table.eventsAt(0, moments - 1).length).toBeGreaterThan(0);
  });

  test('who lays a card of their own open learns nothing, who draws one does', () => {
    const rules = masterOfOrion as unknown as Game<unknown>;
    const bot = botOf('instinct', { game: masterOfOrion, advice: strategy }, 'own') as Bot<unknown>;
    const dealt = Table.open(rules, { seats: PEOPLE, seed: 'own' });
    const barriers = new Map<string, number>();
    for (let at = 0; at < 60; at++) {
      const [seat = 0] = rules.waiting(dealt.position);
      const key = rules.key(dealt.position, bot(dealt.view(seat)));
      const { trail } = dealt.answer(seat, dealt.position.question, key);
      barriers.set(`${trail.barrier}`, at);
    }
    const { record } = dealt;
    const table = new LocalTable({ id: 't', game: rules, record, store: inMemory() });
    const revealed = (barrier: string) => table.revealedAt(barriers.get(barrier) ?? -1);
    expect([...barriers.keys()].sort()).toEqual(expect.arrayContaining(['chance', 'shown']));
    expect([revealed('chance'), revealed('shown'), revealed('null')]).toEqual([true, false, false]);
  });

  test('options keep their identity while the question is open', () => {
    const table = open(PEOPLE);
    expect(table.options(0)).toBe(table.options(0));
    expect(table.options(1)).toEqual([]);
    choose(table);
    const [first] = table.options(0);
    expect(first?.key).toMatch(/^draw /);
  });

  test('what nobody waits for is done when the screen has been told', async () => {
    const [store, bots] = [inMemory(), firstOptionBots()];
    const due: (() => void)[] = [];
    const table = new LocalTable({
      id: 't',
      game,
      record: recordOf(WITH_BOT),
      store,
      bots,
      afterwards: (work) => due.push(work),
    });
    const asked = bots.asked;
    let told = 0;
    table.subscribe(() => told++);
    choose(table);
    await table.saved();
    expect(told).toBeGreaterThan(0);
    expect([await store.get('t'), bots.asked]).toEqual([undefined, asked]);
    for (const work of due) work();
    await table.saved();
    expect(summaryOf(await store.get('t')).choices).toBeGreaterThan(0);
    expect(bots.asked).toBeGreaterThan(asked);
  });

  test('a choice of an earlier question is refused and changes nothing', async () => {
    const table = open(PEOPLE);
    const { question } = table.now();
    const key = table.options(0)[0]?.key as string;
    choose(table);
    await table.saved();
    const before = table.now();
    await expect(table.choose(0, question, key)).rejects.toThrow(/question/);
    expect(table.now()).toBe(before);
  });

  test('a sealed answer can be changed until the last one is in', () => {
    const table = open(PEOPLE);
    choose(table);
    const { question } = table.now();
    const [first, second] = table.options(0);
    table.choose(0, question, first?.key as string);
    expect(table.sealed(0)).toBe(first?.option);
    expect(table.now().waiting).toEqual([1]);
    table.choose(0, question, second?.key as string);
    expect(table.sealed(0)).toBe(second?.option);
    expect(table.viewAt(1, table.now().moments).position.answers[0]).not.toBe(second?.option);
  });
});

describe('bots', () => {
  test('play their seats by themselves, with nothing but their view', async () => {
    const bots = firstOptionBots();
    const table = open(WITH_BOT, inMemory(), bots);
    while (!table.now().over) {
      if (table.now().waiting.includes(0)) choose(table);
      else await vi.waitFor(() => expect(table.now().waiting).not.toEqual([1]));
    }
    expect(bots.asked).toBeGreaterThan(10);
  });

  test('a thought about a position that was taken back is thrown away', async () => {
    let answer: (key: string) => void = () => {};
    let signal: AbortSignal | undefined;
    const slow: BotPlayers = {
      think: (_, stop) => {
        signal = stop;
        return new Promise((done) => {
          answer = done;
        });
      },
      close() {},
    };
    const table = open(WITH_BOT, inMemory(), slow);
    choose(table);
    const stale = answer;
    table.undo(0);
    expect(signal?.aborted).toBe(true);
    stale('draw nonsense');
    await Promise.resolve();
    expect(table.now().moments).toBe(0);
    expect(table.now().waiting).toEqual([0]);
  });
});

describe('second thoughts', () => {
  test('bots that are held answer nothing before they are released', async () => {
    const bots = firstOptionBots();
    const table = open(WITH_BOT, inMemory(), bots);
    choose(table);
    table.choose(0, table.now().question, table.options(0)[0]?.key as string, true);
    expect(table.now()).toMatchObject({ held: true, waiting: [1] });
    await vi.waitFor(() => expect(bots.asked).toBe(1));
    await Promise.resolve();
    expect(table.now().waiting).toEqual([1]);
    expect(table.undoable(0)).toEqual({ possible: true });
    table.release();
    await vi.waitFor(() => expect(table.now().waiting).not.toEqual([1]));
    expect(table.now().held).toBe(false);
  });

  test('bots that are asked together with people let them answer first', async () => {
    const bots = firstOptionBots();
    const table = open(WITH_BOT, inMemory(), bots);
    choose(table);
    await vi.waitFor(() => expect(table.now().waiting).toContain(0));
    const { moments } = table.now();
    await vi.waitFor(() => expect(bots.asked).toBeGreaterThan(0));
    expect(table.now().moments).toBe(moments);
  });

  test('what was taken back can be done again, until something else is chosen', async () => {
    const table = open(PEOPLE);
    const [first, second] = table.options(0);
    table.choose(0, table.now().question, first?.key as string);
    const after = table.viewAt(0, 1).position.state;
    expect(table.redoable(0)).toBe(false);
    table.undo(0);
    expect(table.redoable(0)).toBe(true);
    table.redo(0);
    expect(table.viewAt(0, 1).position.state).toEqual(after);
    expect(table.redoable(0)).toBe(false);
    table.undo(0);
    table.choose(0, table.now().question, second?.key as string);
    table.undo(0);
    table.redo(0);
    expect(table.redoable(0)).toBe(false);
    expect(table.viewAt(0, 1).position.state).not.toEqual(after);
  });
});

describe('taking back', () => {
  test('goes to before the last choice, and the era tells that the past has changed', () => {
    const table = open(PEOPLE);
    const start = table.viewAt(0, 0).position;
    choose(table);
    expect(table.undoable(0)).toEqual({ possible: true });
    const { era } = table.now();
    table.undo(0);
    expect(table.viewAt(0, 0).position.state).toEqual(start.state);
    expect(table.now()).toMatchObject({ moments: 0, era: era + 1, practice: false });
  });

  test('beyond a reveal it says why, and where practice may go', () => {
    const table = open(PEOPLE);
    for (let i = 0; i < 3; i++) choose(table);
    const undo = table.undoable(0);
    expect(undo).toMatchObject({ possible: false, practiceTo: 1 });
    table.rewind(1);
    expect(table.now()).toMatchObject({ moments: 1, practice: true });
    expect(table.options(0)[0]?.key).toMatch(/^draw /);
  });
});

test('what an option would bring is foreseen without touching the table', () => {
  const table = open(PEOPLE);
  const before = table.now();
  const option = table.options(0)[0]?.option as number;
  const { ghost, border } = table.foresee(0, option);
  expect(ghost).not.toBeNull();
  expect(border).toBeNull();
  expect(table.now()).toBe(before);
  expect(table.viewAt(0, 0).position.state).not.toEqual(ghost?.position.state);
  expect(table.foresee(0, option).ghost).toBe(ghost);
});

describe('saving', () => {
  test('after every choice, so that the table goes on after a crash', async () => {
    const store = inMemory();
    const table = open(PEOPLE, store);
    for (let i = 0; i < 7; i++) choose(table);
    await table.saved();
    expect(table.now().saving).toBe('saved');
    const saved = await store.get('t');
    const again = new LocalTable({ id: 't', game, record: saved?.record as never, store });
    expect(again.now().moments).toBe(7);
    expect(again.viewAt(0, 7)).toEqual(table.viewAt(0, 7));
    expect(again.viewAt(1, 3)).toEqual(table.viewAt(1, 3));
  });

  test('another tab that has gone on is never overwritten', async () => {
    const store = inMemory();
    await store.put('t', recordOf(PEOPLE), 0);
    const here = new LocalTable({ id: 't', game, record: recordOf(PEOPLE), store, revision: 1 });
    const there = new LocalTable({ id: 't', game, record: recordOf(PEOPLE), store, revision: 1 });
    for (let i = 0; i < 3; i++) choose(there);
    await there.saved();
    choose(here);
    await here.saved();
    expect(here.now().saving).toBe('elsewhere');
    expect(summaryOf(await store.get('t')).choices).toBe(3);
  });

  test.each(['full', 'failed'] as const)(
    'storage that is %s is told, play goes on',
    async (how) => {
      const store: TableStore = { ...inMemory(), put: async () => how };
      const table = open(PEOPLE, store);
      choose(table);
      await table.saved();
      expect(table.now().saving).toBe(how);
      choose(table);
      expect(table.now().moments).toBe(2);
    },
  );
});

test('a record up to a moment is a table of its own', async () => {
  const table = open(PEOPLE);
  for (let i = 0; i < 9; i++) choose(table);
  const branch = new LocalTable({ id: 'b', game, record: await table.record(4) });
  expect(branch.now()).toMatchObject({ moments: 4, pastLost: false });
  expect(branch.viewAt(0, 4)).toEqual(table.viewAt(0, 4));
});

test('points on the way are what a seat may know, the result is what they are', async () => {
  const secretive = eclipse as unknown as Game<unknown>;
  const bot = botOf('instinct', { game: eclipse, advice }, 'battle');
  const played = Table.open(secretive, { seats: PEOPLE, seed: 'salvo' });
  while (!secretive.isOver(played.position)) {
    const { position } = played;
    const [seat] = secretive.waiting(position) as [number];
    const choice = bot(played.view(seat) as never);
    played.answer(seat, position.question, secretive.key(position, choice));
  }
  const table = new LocalTable({ id: 'e', game: secretive, record: played.record });
  const { places, score } = secretive.definition;
  let unseen = 0;
  for (let moment = 0; moment < table.now().moments; moment += 5) {
    const { state } = (await table.record(moment)).snapshot;
    const [mine, theirs] = [0, 1].map((seat) => total(score(state, seat))) as [number, number];
    const seen = table.scoresAt(0, moment);
    expect(seen[0]).toBe(mine);
    unseen += theirs - (seen[1] as number);
  }
  expect(unseen).toBeGreaterThan(0);
  const { state } = played.position;
  expect(table.result()?.places).toEqual(places(state, 2));
  expect(table.result()?.sheets).toEqual([0, 1].map((seat) => score(state, seat)));
  expect(open(PEOPLE).result()).toBeNull();
});

test('a bot that fails is told, and can try again', async () => {
  let works = false;
  const good = firstOptionBots();
  const bots: BotPlayers = {
    think: (thought, signal) =>
      works ? good.think(thought, signal) : Promise.reject(new Error('no network')),
    close() {},
  };
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const table = open(WITH_BOT, inMemory(), bots);
  choose(table);
  await vi.waitFor(() => expect(table.now().botsFailed).toBe(true));
  works = true;
  table.wakeBots();
  choose(table);
  await vi.waitFor(() => expect(table.now().moments).toBeGreaterThan(2));
  expect(table.now()).toMatchObject({ botsFailed: false });
  complaint.mockRestore();
});
