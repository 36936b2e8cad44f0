/** The positions of a table's past, each made once and kept. */
import type { Position, Table } from '@orrery/kernel';

/** Positions before each choice that was made, and the current one last. */
export function positionsOf<S>(table: Table<S>): Position<S>[] {
  const { game, seats, options, seed, opening, played } = table;
  if (table.diverged !== null) return [table.position];
  let position = game.start({ seats: seats.length, options }, seed, null, opening.outcomes);
  const positions = [position];
  for (const { entry } of played) {
    position = game.clone(position);
    const choice = game.parse(position, entry.key);
    game.answer(position, entry.seat, choice, null, entry.chance ?? []);
    positions.push(position);
  }
  return positions;
}
