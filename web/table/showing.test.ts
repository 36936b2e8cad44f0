import * as distantSuns from '@orrery/distant-suns';
import { type Game, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { LocalTable } from './local-table.ts';
import { type Director, Showing } from './showing.ts';

const game = distantSuns.game as unknown as Game<unknown>;

function table(): LocalTable {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }];
  const { record } = Table.open(game, { seats, seed: 'showing', options: { first: '1' } });
  return new LocalTable({ id: 'showing', game, record });
}

function choose(at: LocalTable): void {
  const { waiting, question } = at.now();
  const seat = waiting[0] as number;
  at.choose(seat, question, at.options(seat)[0]?.key as string);
}

/** Lets the screen go on by one moment whenever it is told to. */
function usher(): Director & { steps: string[]; patient: boolean } {
  return {
    playing: false,
    steps: [],
    patient: true,
    follow(at, latest) {
      return this.patient ? at : Math.min(at + 1, latest);
    },
    step(from, to) {
      this.steps.push(`${from}→${to}`);
    },
    cut() {
      this.steps.push('cut');
    },
    skip() {
      this.steps.push('skip');
    },
    skipAll() {
      this.steps.push('skip all');
    },
  };
}

test('without a director the screen shows what the table is', () => {
  const live = table();
  const showing = new Showing(live);
  choose(live);
  expect(showing.screen()).toEqual({ now: live.now(), shown: null, behind: false });
});

test('a screen that is behind asks nobody, and names whose move is to be seen', () => {
  const live = table();
  const showing = new Showing(live);
  const director = usher();
  showing.direct(director);
  choose(live);
  // On to where it is somebody else's turn.
  while (live.now().waiting[0] === live.chooserAt(0)) choose(live);
  choose(live);
  const { now, behind } = showing.screen();
  expect(behind).toBe(true);
  expect(now).toMatchObject({ moments: 0, question: -1, step: null, over: false });
  expect(now.waiting).toEqual([live.chooserAt(0)]);

  director.patient = false;
  const last = live.now().moments - 1;
  for (let moment = 1; moment <= last; moment++) {
    showing.goOn();
    expect(showing.screen().now).toMatchObject({ moments: moment, waiting: [live.chooserAt(0)] });
  }
  expect(live.chooserAt(last)).not.toBe(live.chooserAt(0));
  showing.goOn();
  expect(showing.screen()).toEqual({ now: live.now(), shown: null, behind: false });
});

test('while the table runs ahead of the screen nobody is told to look again', () => {
  const live = table();
  const showing = new Showing(live);
  const director = usher();
  showing.direct(director);
  let told = 0;
  showing.subscribe(() => {
    told++;
  });
  choose(live);
  expect([told, showing.screen().behind]).toEqual([1, true]);
  const screen = showing.screen();
  choose(live);
  showing.goOn();
  expect(told).toBe(1);
  expect(showing.screen()).toBe(screen);
  showing.direct(null);
  expect(told).toBeGreaterThan(1);
});

test('when the past changes, or nobody directs any more, the screen is where the table is', () => {
  const live = table();
  const showing = new Showing(live);
  const director = usher();
  showing.direct(director);
  choose(live);
  choose(live);
  live.rewind(1);
  expect(showing.screen()).toMatchObject({ behind: false, now: { moments: 1 } });
  choose(live);
  expect(showing.screen().behind).toBe(true);
  showing.direct(null);
  expect(showing.screen().behind).toBe(false);
});

test('looking back, one step on is played, any other jump is not', () => {
  const live = table();
  for (let i = 0; i < 4; i++) choose(live);
  const showing = new Showing(live);
  const director = usher();
  showing.direct(director);
  showing.show(1);
  showing.show(2);
  showing.show(0);
  expect(director.steps).toEqual(['cut', '1→2', 'cut']);
  expect(showing.screen().shown).toBe(0);
  showing.show(99);
  expect(showing.screen().shown).toBe(null);
});

test('what is only there to be watched begins at its beginning, and nothing leads out of looking back', () => {
  const live = table();
  for (let i = 0; i < 4; i++) choose(live);
  const showing = new Showing(live, true);
  expect(showing.screen().shown).toBe(0);
  for (const moment of [null, 99]) {
    showing.show(1);
    showing.show(moment);
    expect(showing.screen().shown).toBe(4);
  }
});

test('the way from an earlier moment can be played once more', () => {
  const live = table();
  for (let i = 0; i < 4; i++) choose(live);
  const showing = new Showing(live);
  const director = usher();
  director.patient = false;
  showing.direct(director);
  showing.playFrom(1);
  expect(showing.screen()).toMatchObject({ behind: true, now: { moments: 2 } });
});
