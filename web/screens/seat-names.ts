import type { SeatRecord } from '@orrery/kernel';

/** Everybody has a name, and no two the same: «Player», «Player 2». */
export function withNames(
  seats: readonly SeatRecord[],
  nameOf: (number: number) => string,
): SeatRecord[] {
  const taken = new Set<string>();
  return seats.map((seat, i) => {
    const wanted = seat.name.trim() || nameOf(i + 1);
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
    taken.add(name);
    return { ...seat, name };
  });
}
