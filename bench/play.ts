/** Random play, as simulation and the random bot do it. */
import {
  below,
  type Game,
  type GameRecord,
  type Generator,
  type Position,
  seededGenerator,
  Table,
} from '@orrery/kernel';

/** Makes one random choice for the first seat that is asked. */
function chooseAtRandom<S>(game: Game<S>, position: Position<S>, generator: Generator): void {
  const seat = 31 - Math.clz32(position.asked & -position.asked);
  const options = game.options(position, seat);
  game.apply(position, seat, options[below(generator, options.length)]);
}

/** A player of whole random games: each call plays one and says how many decisions it took. */
export function randomGames<S>(game: Game<S>, seats: number): () => number {
  const generator = seededGenerator(`bench ${game.id}`);
  let games = 0;
  return () => {
    const position = game.start({ seats, options: {} }, `game ${games++}`);
    let decisions = 0;
    while (position.asked !== 0) {
      chooseAtRandom(game, position, generator);
      decisions++;
    }
    return decisions;
  };
}

/** A position in the last tenth of a random game: late ones are the largest. */
export function latePosition<S>(game: Game<S>, seats: number): Position<S> {
  const playTo = (end: number): [Position<S>, number] => {
    const generator = seededGenerator('late');
    const position = game.start({ seats, options: {} }, 'late');
    let decisions = 0;
    while (position.asked !== 0 && decisions < end) {
      chooseAtRandom(game, position, generator);
      decisions++;
    }
    return [position, decisions];
  };
  const [, decisions] = playTo(Number.POSITIVE_INFINITY);
  return playTo(Math.floor(decisions * 0.9))[0];
}

/** The record of a whole random game. */
export function wholeRecord<S>(game: Game<S>, seats: number): GameRecord<S> {
  const generator = seededGenerator('record');
  const table = Table.open(game, {
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` })),
    seed: 'record',
  });
  while (!game.isOver(table.position)) {
    const { position } = table;
    const [seat] = game.waiting(position);
    const options = game.options(position, seat);
    const choice = options[below(generator, options.length)];
    table.answer(seat, position.question, game.key(position, choice));
  }
  return table.record;
}
