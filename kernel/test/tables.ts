/** Tables to play at. */
import { below, type Game, seededGenerator, Table } from '../index.ts';

export const tableOf = <S>(
  game: Game<S>,
  seats: number,
  options: Record<string, string> = {},
  seed = 'table',
): Table<S> =>
  Table.open(game, {
    seats: Array.from({ length: seats }, (_, seat) => ({ name: 'ABCD'[seat] })),
    options,
    seed,
  });

/** Makes so many random choices, or fewer if the game ends. */
export function playOn<S>(table: Table<S>, choices: number, seed = 'choices'): Table<S> {
  const { game } = table;
  const generator = seededGenerator(seed);
  for (let i = 0; i < choices && !game.isOver(table.position); i++) {
    const [seat] = game.waiting(table.position);
    const options = game.options(table.position, seat);
    const choice = options[below(generator, options.length)];
    table.answer(seat, table.position.question, game.key(table.position, choice));
  }
  return table;
}
