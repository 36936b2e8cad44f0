import { describe, expect, test } from 'vitest';
import { checkRecord, Table, TableError, type Undo } from '../index.ts';
import { bareGame, picks } from './bare.ts';
import { auction } from './games/auction.ts';
import { errands } from './games/errands.ts';
import { raiders } from './games/raiders.ts';
import { smugglers } from './games/smugglers.ts';
import { playOn, tableOf } from './tables.ts';

const kindOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof TableError) return error.kind;
    throw error;
  }
  return null;
};

/** Seat 0 chooses alone; then both choose under seal. */
const openThenSealed = bareGame(
  {
    alone: {
      choices: picks,
      options: (_state, _frame, list) => void list.push(0, 1),
      choose: (_state, _frame, _choice, k) => k.push({ step: 'both', seat: -1 }),
    },
    both: {
      choices: picks,
      seats: () => [0, 1],
      options: (_state, _frame, list) => void list.push(0, 1),
      resolve: () => {},
    },
  },
  (k) => k.push({ step: 'alone', seat: 0 }),
);

/** Seat 0 lays open what only it knew, then chooses again. */
const shower = bareGame(
  {
    lay: {
      choices: picks,
      options: (_state, _frame, list) => void list.push(0, 1),
      choose: (_state, _frame, _choice, k) => {
        k.show();
        k.push({ step: 'lay', seat: 0 });
      },
    },
  },
  (k) => k.push({ step: 'lay', seat: 0 }),
);

/** Answers for whoever is asked, with the open question. */
function answer<S>(table: Table<S>, key: string, seat = table.game.waiting(table.position)[0]) {
  return table.answer(seat, table.position.question, key);
}

describe('answering at a table', () => {
  test('replaces the position, so that what was read stays true', () => {
    const table = tableOf(smugglers, 2);
    const before = table.position;
    const saved = smugglers.save(before);
    const played = answer(table, 'draw');
    expect(table.position).not.toBe(before);
    expect(smugglers.save(before)).toBe(saved);
    expect(played).toMatchObject({ entry: { seat: 0, key: 'draw' }, question: 1 });
    expect(played.trail.events).toMatchObject([{ type: 'drew', seat: 0 }]);
    expect(table.played).toEqual([played]);
  });

  test.each([0, 2, -1, Number.NaN, 1.5])('question %d is not the open one', (question) => {
    const table = tableOf(smugglers, 2);
    expect(kindOf(() => table.answer(0, question, 'draw'))).toBe('stale-question');
    expect(table.played).toEqual([]);
  });

  test('names the question, so that answering twice is stale and not another move', () => {
    const table = tableOf(smugglers, 2);
    table.answer(0, 1, 'pass');
    expect(kindOf(() => table.answer(0, 1, 'pass'))).toBe('stale-question');
    expect(kindOf(() => table.answer(1, 1, 'pass'))).toBe('stale-question');
  });

  test('refuses what is not listed, and the wrong seat, and stays as it was', () => {
    const table = tableOf(smugglers, 2);
    const before = JSON.stringify(table.record);
    for (const key of ['', 'win', 'rob 0', 'show 99', 'pass pass', '__proto__']) {
      expect(kindOf(() => table.answer(0, 1, key))).toBe('unlisted-choice');
    }
    for (const seat of [1, 2, -1, 1e9, Number.NaN]) {
      expect(kindOf(() => table.answer(seat, 1, 'pass'))).toBe('wrong-seat');
    }
    expect(JSON.stringify(table.record)).toBe(before);
  });

  test('lets two answer the same question at once', () => {
    const table = tableOf(auction, 3);
    table.answer(2, 1, 'bid 1');
    table.answer(0, 1, 'bid 2');
    table.answer(2, 1, 'bid 3');
    table.answer(1, 1, 'bid 0');
    expect(table.position.state.opened).toEqual([2, 0, 3]);
    expect(kindOf(() => table.answer(1, 1, 'bid 0'))).toBe('stale-question');
  });

  test('is over when the game is', () => {
    const table = playOn(tableOf(smugglers, 2), 500);
    expect(kindOf(() => table.answer(0, table.position.question, 'pass'))).toBe('wrong-seat');
  });

  test('writes a hash now and then and at the end', () => {
    const table = playOn(tableOf(smugglers, 4), 45);
    expect(table.record.hashes.map(([count]) => count)).toEqual([0, 20, 40]);
    playOn(table, 500, 'more');
    expect(table.record.hashes.at(-1)).toEqual([
      table.played.length,
      smugglers.hash(table.position),
    ]);
    expect(new Set(table.record.hashes.map(([count]) => count)).size).toBe(
      table.record.hashes.length,
    );
  });

  test('shows each seat its own view', () => {
    const table = tableOf(smugglers, 2);
    expect(table.view(1)).toEqual(smugglers.view(table.position, 1));
  });
});

describe('setting a table up', () => {
  const open = (seats: number, options: Record<string, string> = {}) =>
    kindOf(() => tableOf(smugglers, seats, options));

  test('refuses what the game does not know', () => {
    expect(open(2)).toBeNull();
    expect(open(1)).toBe('bad-set-up');
    expect(open(5)).toBe('bad-set-up');
    expect(open(2, { hands: '9' })).toBe('bad-set-up');
    expect(open(2, { weather: 'fine' })).toBe('bad-set-up');
    expect(open(2, { toString: 'x' })).toBe('bad-set-up');
    expect(kindOf(() => smugglers.start({ seats: 2.5, options: {} }, 'x'))).toBe('bad-set-up');
    expect(kindOf(() => smugglers.start({ seats: Number.NaN, options: {} }, 'x'))).toBe(
      'bad-set-up',
    );
  });

  test('says what was expected', () => {
    expect(() => tableOf(smugglers, 1)).toThrow('smugglers takes 2 to 4 seats, not 1');
    expect(() => tableOf(smugglers, 2, { hands: '9' })).toThrow(
      'option hands is one of 2, 3, not 9',
    );
    expect(() => tableOf(smugglers, 2, { weather: 'x' })).toThrow(
      'smugglers has no option weather',
    );
  });

  test('refuses a variant that is not for so many seats', () => {
    expect(open(3, { sealed: 'no' })).toBeNull();
    expect(open(4, { sealed: 'no' })).toBe('bad-set-up');
    // The standard is what everybody gets anyway.
    expect(open(4, { sealed: 'yes' })).toBeNull();
  });

  test('repeats with its seed', () => {
    const deal = (seed: string) => tableOf(smugglers, 2, {}, seed).position;
    expect(deal('a')).toEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });
});

describe('taking back', () => {
  const reason = (undo: Undo) => (undo.possible ? 'possible' : undo.reason);

  test('nothing, before anything was chosen', () => {
    const table = tableOf(smugglers, 2);
    expect(reason(table.undoable(0))).toBe('nothing');
    expect(() => table.undo(0)).toThrow("seat 0 can't take anything back: nothing");
    expect(kindOf(() => table.undo(0))).toBe('no-undo');
    expect(reason(table.undoable(-1))).toBe('nothing');
  });

  test('one’s last choice, across the end of one’s turn, as long as nothing was learned', () => {
    const table = tableOf(smugglers, 2);
    const before = table.position;
    const [card] = before.state.players[0].hand;
    answer(table, `pledge ${card}`);
    expect(table.undoable(0)).toEqual({ possible: true, entry: 0 });
    table.undo(0);
    expect(table.position).toEqual(before);
    expect(table.played).toEqual([]);
    expect(table.practice).toBe(false);
    answer(table, 'pass');
    expect(table.record.entries).toEqual([{ seat: 0, key: 'pass' }]);
  });

  test('step by step', () => {
    const table = tableOf(errands, 1);
    const seen = [errands.save(table.position)];
    for (const key of ['run 1', 'seen', 'run 0', 'seen']) {
      answer(table, key);
      seen.push(errands.save(table.position));
    }
    expect(errands.isOver(table.position)).toBe(true);
    while (seen.length > 1) {
      expect(errands.save(table.position)).toBe(seen.pop());
      table.undo(0);
    }
    expect(errands.save(table.position)).toBe(seen[0]);
    expect(table.record.hashes).toHaveLength(1);
  });

  test('plays again from the nearest position that was kept, and is exact all the way back', () => {
    let made = 0;
    const diary = bareGame(
      {
        write: {
          choices: picks,
          options: (_state, _frame, list) => void list.push(0, 1),
          choose: (state, frame, choice, k) => {
            made++;
            state.log.push(choice);
            k.push(frame);
          },
        },
      },
      (k) => k.push({ step: 'write', seat: 0 }),
    );
    const table = tableOf(diary, 1);
    const saved = [diary.save(table.position)];
    const write = (pick: number) => {
      answer(table, `pick ${pick}`);
      saved[table.played.length] = diary.save(table.position);
    };
    for (let i = 0; i < 50; i++) write(i % 2);
    made = 0;
    table.undo(0);
    expect(made).toBe(9);
    expect(diary.save(table.position)).toBe(saved[49]);
    // What was kept of another course of things does not come back.
    table.rewind(10);
    for (let i = 0; i < 35; i++) write(1);
    while (table.played.length > 0) {
      table.undo(0);
      expect(diary.save(table.position)).toBe(saved[table.played.length]);
    }
  });

  test('not beyond chance', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'draw');
    expect(reason(table.undoable(0))).toBe('chance');
    expect(kindOf(() => table.undo(0))).toBe('no-undo');
  });

  test('not beyond a reveal', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'unseal');
    expect(reason(table.undoable(0))).toBe('reveal');
  });

  test('what was shown, if only bots have seen it', () => {
    const seated = (...bots: readonly (string | undefined)[]) => {
      const seats = bots.map((bot) => (bot ? { name: '', bot } : { name: '' }));
      const table = Table.open(shower, { seats, seed: '' });
      answer(table, 'pick 0');
      return table;
    };
    expect(reason(seated(undefined, undefined).undoable(0))).toBe('reveal');
    expect(reason(seated(undefined, 'cadet', undefined).undoable(0))).toBe('reveal');
    expect(reason(seated(undefined, 'cadet').undoable(0))).toBe('possible');
    const table = seated(undefined, 'cadet');
    table.rewind(0);
    expect(table.practice).toBe(false);
    const watched = seated(undefined, undefined);
    watched.rewind(0);
    expect(watched.practice).toBe(true);
  });

  test('not beyond another seat’s answer', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'pass');
    // Whoever has not chosen yet has nothing that others could have gone on from.
    expect(reason(table.undoable(1))).toBe('nothing');
    answer(table, 'pass');
    expect(reason(table.undoable(0))).toBe('other-seat');
    expect(reason(table.undoable(1))).toBe('possible');
  });

  test('not beyond what another seat learned by chance', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'pass');
    answer(table, 'draw');
    expect(reason(table.undoable(0))).toBe('chance');
  });

  test('a peek stays a peek, but what was done with it can be taken back', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'peek');
    expect(reason(table.undoable(0))).toBe('chance');
    answer(table, 'under');
    expect(reason(table.undoable(0))).toBe('possible');
    table.undo(0);
    expect(table.position.agenda.at(-1)?.step).toBe('peeked');
    expect(reason(table.undoable(0))).toBe('chance');
  });

  test('in the middle of another’s action, only until the other has answered', () => {
    const table = tableOf(raiders, 2);
    answer(table, 'raid 1');
    expect(raiders.waiting(table.position)).toEqual([1]);
    expect(reason(table.undoable(0))).toBe('possible');
    answer(table, table.game.key(table.position, table.game.options(table.position, 1)[0]));
    expect(reason(table.undoable(0))).toBe('other-seat');
    expect(reason(table.undoable(1))).toBe('possible');
  });

  test('a sealed answer while another’s stays', () => {
    const table = tableOf(auction, 3);
    table.answer(0, 1, 'bid 1');
    table.answer(2, 1, 'bid 2');
    expect(table.undoable(0)).toEqual({ possible: true, entry: 0 });
    table.undo(0);
    expect(table.entries).toEqual([{ seat: 2, key: 'bid 2' }]);
    expect(auction.waiting(table.position)).toEqual([0, 1]);
    expect(reason(table.undoable(0))).toBe('nothing');
    table.answer(0, 1, 'bid 3');
    table.answer(1, 1, 'bid 0');
    expect(table.position.state.opened).toEqual([3, 0, 2]);
    expect(reason(table.undoable(0))).toBe('chance');
    expect(reason(table.undoable(1))).toBe('chance');
  });

  test('a change of mind, back to the answer before it', () => {
    const table = tableOf(auction, 2);
    table.answer(0, 1, 'bid 1');
    table.answer(0, 1, 'bid 5');
    table.undo(0);
    expect(table.position.answers[0]).toBe(auction.parse(table.position, 'bid 1'));
    table.undo(0);
    expect(auction.waiting(table.position)).toEqual([0, 1]);
  });

  test('not what led to a question that another has answered under seal', () => {
    const opener = tableOf(openThenSealed, 2);
    opener.answer(0, 1, 'pick 0');
    expect(reason(opener.undoable(0))).toBe('possible');
    opener.answer(1, 2, 'pick 1');
    expect(reason(opener.undoable(0))).toBe('other-seat');
    expect(kindOf(() => opener.undo(0))).toBe('no-undo');
    opener.undo(1);
    expect(reason(opener.undoable(0))).toBe('possible');
    opener.answer(1, 2, 'pick 1');
    opener.answer(0, 2, 'pick 0');
    expect(reason(opener.undoable(0))).toBe('reveal');
  });

  test('not what was played before the past was lost, but what was played since', () => {
    const record = JSON.parse(JSON.stringify(playOn(tableOf(smugglers, 2), 6).record));
    record.entries[2].key = 'show 99';
    const table = Table.resume(smugglers, record);
    expect(table.diverged).toBe(2);
    for (const seat of [0, 1]) expect(reason(table.undoable(seat))).toBe('past-lost');
    const before = smugglers.save(table.position);
    const [seat] = smugglers.waiting(table.position);
    answer(table, 'pass');
    expect(reason(table.undoable(seat))).toBe('possible');
    expect(reason(table.undoable(1 - seat))).toBe('past-lost');
    table.undo(seat);
    expect(smugglers.save(table.position)).toBe(before);
    expect(table.entries).toEqual(record.entries);
    expect(reason(table.undoable(seat))).toBe('past-lost');
  });

  test('not what was played before the past was lost, whatever others have sealed since', () => {
    const record = JSON.parse(JSON.stringify(playOn(tableOf(auction, 2), 4).record));
    record.entries[0].key = 'bid 99';
    const table = Table.resume(auction, record);
    table.answer(1, table.position.question, 'bid 0');
    expect(reason(table.undoable(0))).toBe('past-lost');
    expect(reason(table.undoable(1))).toBe('possible');
  });

  test('after resuming as if it had never stopped', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'draw');
    const before = smugglers.save(table.position);
    answer(table, 'pass');
    const resumed = Table.resume(smugglers, JSON.parse(JSON.stringify(table.record)));
    expect(reason(resumed.undoable(0))).toBe('other-seat');
    expect(reason(resumed.undoable(1))).toBe('possible');
    resumed.undo(1);
    expect(smugglers.save(resumed.position)).toBe(before);
  });
});

describe('going back for practice', () => {
  test('works beyond anything, and is marked once something was learned', () => {
    const table = playOn(tableOf(smugglers, 3), 30);
    const record = JSON.parse(JSON.stringify(table.record));
    table.rewind(10);
    expect(table.played).toHaveLength(10);
    expect(table.practice).toBe(true);
    expect(table.record.hashes.map(([count]) => count)).toEqual([0]);
    expect(table.record.entries).toEqual(record.entries.slice(0, 10));
    playOn(table, 5, 'otherwise');
    const resumed = Table.resume(smugglers, JSON.parse(JSON.stringify(table.record)));
    expect(resumed.practice).toBe(true);
    expect(resumed.diverged).toBeNull();
  });

  test('is not marked where it is nothing but taking back', () => {
    const table = tableOf(errands, 1);
    answer(table, 'run 0');
    answer(table, 'seen');
    table.rewind(0);
    expect(table.practice).toBe(false);
    expect(table.played).toEqual([]);
  });

  test('is marked if another seat’s answer goes with it', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'pass');
    answer(table, 'pass');
    table.rewind(1);
    expect(table.practice).toBe(false);
    answer(table, 'pass');
    table.rewind(0);
    expect(table.practice).toBe(true);
  });

  test('stays marked', () => {
    const table = tableOf(smugglers, 2);
    answer(table, 'draw');
    table.rewind(0);
    answer(table, 'pass');
    table.undo(0);
    expect(table.record.practice).toBe(true);
  });

  test.each([-1, 3, 0.5, Number.NaN, 1e9])('there is no entry %d', (entry) => {
    const table = playOn(tableOf(smugglers, 2), 3);
    expect(kindOf(() => table.rewind(entry))).toBe('no-undo');
    expect(table.played).toHaveLength(3);
    expect(table.practice).toBe(false);
  });

  test('needs a past that can be replayed', () => {
    const record = JSON.parse(JSON.stringify(playOn(tableOf(smugglers, 2), 6).record));
    record.entries[2].key = 'show 99';
    const table = Table.resume(smugglers, record);
    expect(kindOf(() => table.rewind(0))).toBe('no-undo');
  });
});

describe('chance that is settled beforehand', () => {
  test('is fed to an answer, and written down like any other', () => {
    const table = tableOf(smugglers, 2);
    const [card] = table.position.state.deck.rest;
    table.answer(0, table.position.question, 'draw', [card]);
    expect(table.position.state.players[0].hand).toContain(card);
    expect(table.entries).toEqual([{ seat: 0, key: 'draw', chance: [card] }]);
    expect(() => answer(Table.resume(smugglers, table.record), 'pass')).not.toThrow();
  });

  test('that can not come up is refused, and nothing changes', () => {
    const table = tableOf(smugglers, 2);
    const held = table.position.state.players[0].hand[0];
    const { position } = table;
    expect(() => table.answer(0, position.question, 'draw', [held])).toThrow(/not among those/);
    expect(table.position).toBe(position);
    expect(table.entries).toEqual([]);
  });
});

describe('a table that begins from a position set up by hand', () => {
  const handmade = () => {
    const start = smugglers.start({ seats: 2, options: {} }, 'hand');
    start.state.round = 9;
    smugglers.edited(start);
    return start;
  };
  const open = (start = handmade()) =>
    Table.open(smugglers, { seats: [{ name: 'A' }, { name: 'B' }], seed: 'x' }, start);

  test('has a whole past: it can be taken back, saved and gone on with', () => {
    const table = open();
    answer(table, 'pass');
    answer(table, 'pass');
    expect(table.undoable(1)).toEqual({ possible: true, entry: 1 });
    const again = Table.resume(
      smugglers,
      checkRecord(smugglers, JSON.parse(JSON.stringify(table.record))),
    );
    expect(again.diverged).toBeNull();
    expect(again.position.state.round).toBe(table.position.state.round);
    again.undo(1);
    again.rewind(0);
    expect(smugglers.hash(again.position)).toBe(smugglers.hash(handmade()));
    expect(again.record.start).toEqual(handmade());
  });

  test('wants a sound position, for the seats at the table', () => {
    const odd = handmade();
    odd.state.discard.push(odd.state.players[0].hand[0]);
    expect(() => open(odd)).toThrow(/is damaged/);
    expect(() => open(smugglers.start({ seats: 3, options: {} }, 'x'))).toThrow(
      /seats and start differ/,
    );
  });
});
