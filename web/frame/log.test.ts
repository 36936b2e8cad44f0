import { game as distantSuns } from '@orrery/distant-suns';
import { type Game, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import { LocalTable } from '../table/local-table.ts';
import { LogKeeper, newsSince } from './log.ts';

const game = distantSuns as unknown as Game<unknown>;

/** A face that says each event's type, and counts how often it is asked. */
function talkingFace() {
  const counted = { times: 0 };
  const face = {
    describeEvent: (_: unknown, event: { type: string }) => {
      counted.times++;
      return { words: { id: event.type }, places: [] };
    },
  } as unknown as GameFace;
  return { face, counted };
}

function table(): LocalTable {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }];
  const { record } = Table.open(game, { seats, seed: 'log', options: { first: '1' } });
  return new LocalTable({ id: 'log', game, record });
}

function choose(at: LocalTable): void {
  const { waiting, question } = at.now();
  const seat = waiting[0] as number;
  at.choose(seat, question, at.options(seat)[0]?.key as string);
}

test('every choice is put into words once, and again only when the past has changed', () => {
  const { face, counted } = talkingFace();
  const keeper = new LogKeeper();
  const live = table();
  for (let i = 0; i < 6; i++) {
    choose(live);
    keeper.lines(face, live, 0);
  }
  const lines = keeper.lines(face, live, 0);
  expect(counted.times).toBe(lines.length);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  live.rewind(3);
  expect(keeper.lines(face, live, 0).every(({ moment }) => moment < 3)).toBe(true);
});

test('news is what came after a seat’s last choice', () => {
  const live = table();
  expect(newsSince(live, 0)).toBe(0);
  choose(live);
  expect(newsSince(live, 0)).toBe(1);
  choose(live);
  choose(live);
  choose(live);
  expect(live.chooserAt(3)).toBe(1);
  expect(newsSince(live, 0)).toBe(2);
  expect(newsSince(live, 1)).toBe(4);
});
