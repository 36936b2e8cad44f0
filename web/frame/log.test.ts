import * as beyondTheSun from '@orrery/beyond-the-sun';
import * as distantSuns from '@orrery/distant-suns';
import * as eclipse from '@orrery/eclipse';
import {
  below,
  type Game,
  type GameEvent,
  type GameWords,
  seededGenerator,
  Table,
} from '@orrery/kernel';
import * as masterOfOrion from '@orrery/master-of-orion';
import { expect, test } from 'vitest';
import type { GameFace } from '../kit/face.ts';
import { LocalTable } from '../table/local-table.ts';
import { drawnLines, LogKeeper, newsSince } from './log.ts';

const game = distantSuns.game as unknown as Game<unknown>;

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
    keeper.lines(face, live, 0, live.now().moments);
  }
  const lines = keeper.lines(face, live, 0, live.now().moments);
  expect(counted.times).toBe(lines.length);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  live.rewind(3);
  expect(keeper.lines(face, live, 0, live.now().moments).every(({ moment }) => moment < 3)).toBe(
    true,
  );
});

test('news is what came after a seat’s last choice', () => {
  const live = table();
  expect(newsSince(live, 0, live.now().moments)).toBe(0);
  choose(live);
  expect(newsSince(live, 0, live.now().moments)).toBe(1);
  choose(live);
  choose(live);
  choose(live);
  expect(live.chooserAt(3)).toBe(1);
  expect(newsSince(live, 0, live.now().moments)).toBe(2);
  expect(newsSince(live, 1, live.now().moments)).toBe(4);
});

const GAMES = [beyondTheSun, distantSuns, eclipse, masterOfOrion] as unknown as readonly {
  readonly game: Game<unknown>;
  readonly words: GameWords<unknown>;
}[];

test.each(GAMES.map((pack) => [pack.game.id, pack] as const))(
  '%s: every event is enough for its own line, whenever it is read',
  (_id, { game, words }) => {
    const generator = seededGenerator('lines');
    const seats = ['Ann', 'Ben', 'Cem'].map((name) => ({ name }));
    const table = Table.open(game, { seats, seed: 'lines' });
    const told: { event: GameEvent; words: unknown }[] = [];
    for (let left = 600; left > 0 && !game.isOver(table.position); left--) {
      const { position } = table;
      const [seat] = game.waiting(position) as [number];
      const options = game.options(position, seat);
      const choice = options[below(generator, options.length)] as number;
      const { trail } = table.answer(seat, position.question, game.key(position, choice));
      for (const event of trail.events) {
        const seen = game.redact(event, 0, table.position.state);
        told.push({ event: seen, words: words.describeEvent(game.view(position, 0), seen)?.words });
      }
    }
    expect(told.length).toBeGreaterThan(50);
    const now = game.view(table.position, 0);
    for (const { event, words: then } of told) {
      expect(words.describeEvent(now, event)?.words, event.type).toEqual(then);
    }
  },
);

test('whoever looks back finds the line of that moment, with some before it and after it', () => {
  expect(drawnLines(700, 150, null)).toEqual([550, 700]);
  expect(drawnLines(40, 150, 3)).toEqual([0, 40]);
  expect(drawnLines(700, 150, 0)).toEqual([0, 150]);
  expect(drawnLines(700, 150, 699)).toEqual([550, 700]);
  for (let seen = 0; seen < 700; seen++) {
    const [from, to] = drawnLines(700, 150, seen);
    expect(to - from).toBe(150);
    expect(seen - from).toBeGreaterThanOrEqual(Math.min(seen, 50));
    expect(to - seen).toBeGreaterThanOrEqual(Math.min(700 - seen, 50));
  }
});
