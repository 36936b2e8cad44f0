import type { GameEvent } from '@orrery/kernel';
import { translator } from '@orrery/text';
import { expect, test } from 'vitest';
import type { GameFace, SeatFace } from '../kit/face.ts';
import { type AnyChoreography, pulse, show, told } from '../kit/motion/cues.ts';
import type { LiveTable } from '../table/live-table.ts';
import { scoreAt } from './motion-score.ts';

const choreography: AnyChoreography = {
  took: show(pulse('here')),
  gained: told,
  answered: told,
  ended: told,
};

const face = {
  describeEvent: (_: unknown, { type, seat }: GameEvent & { seat: number }) => ({
    words: { id: type },
    places: [],
    ...(seat < 0 ? {} : { seat }),
  }),
} as unknown as GameFace;

/** What is said, and how many things move, when seat 0 takes something, gains by it, seat 1 answers, a round ends. */
function seen({ own, revealed }: { own: boolean; revealed: boolean }) {
  const seats = ['Ann', 'Vega'].map((name, seat) => ({ seat, name, colour: seat })) as SeatFace[];
  const table = {
    seats,
    viewAt: () => ({ position: { state: {} } }),
    eventsAt: () => [
      { type: 'took', seat: 0 },
      { type: 'gained', seat: 0 },
      { type: 'answered', seat: 1 },
      { type: 'ended', seat: -1 },
    ],
    chooserAt: () => 0,
    revealedAt: () => revealed,
  } as unknown as LiveTable;
  const t = translator('en', [
    { took: 'took', gained: 'gained', answered: 'answered', ended: 'ended' },
  ]);
  const beats = scoreAt({ table, face, choreography, t, seat: 0, tempo: 1 }, 0, own)?.beats ?? [];
  return {
    said: beats.flatMap(({ line }) => (line ? [line.words.split(' ').at(-1)] : [])),
    moves: beats.flatMap(({ cues }) => cues).length,
  };
}

test('of others’ choices everything is said', () => {
  expect(seen({ own: false, revealed: false }).said).toEqual([
    'took',
    'gained',
    'answered',
    'ended',
  ]);
});

test('whoever makes a choice is not told of it, but sees it, and is told what follows', () => {
  expect(seen({ own: true, revealed: false })).toEqual({
    said: ['gained', 'answered', 'ended'],
    moves: 1,
  });
});

test('what nobody could know beforehand is said to everybody', () => {
  expect(seen({ own: true, revealed: true }).said).toEqual(['took', 'gained', 'answered', 'ended']);
});
