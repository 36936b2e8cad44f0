import { seatsIn, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { distantSuns } from '../game.ts';
import { en } from '../text/en.ts';
import { guide } from './guide.ts';

/** A game played to its end with the middle option of every list; what a newcomer was told. */
function advised(seats: number): { id: string; round: number }[] {
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, colour: seat }));
  const table = Table.open(distantSuns, { seats: people, seed: 'guide' });
  const told: { id: string; round: number }[] = [];
  while (!distantSuns.isOver(table.position)) {
    const { position } = table;
    const seat = seatsIn(position.asked)[0];
    const advice = guide(distantSuns.view(position, seat), seat);
    if (advice) told.push({ id: advice.words.id, round: position.state.round });
    const options = distantSuns.options(position, seat);
    const choice = options[options.length >> 1];
    table.answer(seat, position.question, distantSuns.key(position, choice));
  }
  return told;
}

test.each([1, 2, 3])('newcomers are advised in the first two rounds: %i seats', (seats) => {
  const told = advised(seats);
  expect(new Set(told.map(({ round }) => round))).toEqual(new Set([1, 2]));
  const ids = new Set(told.map(({ id }) => id));
  expect(ids).toContain(seats === 1 ? 'guide.place.solo' : 'guide.place.first');
  expect(ids).toContain('guide.draw.first');
  for (const id of ids) expect(en).toHaveProperty([id]);
});
