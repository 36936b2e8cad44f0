/** Measures the lattice game on our kernel and on boardgame.io; see README.md. */
import { execFileSync } from 'node:child_process';
import { below, seededGenerator } from '@orrery/kernel';
import { lattice } from '../lattice.ts';
import { rate } from '../measure.ts';
import { randomGames } from '../play.ts';
import { askedSeat, enumerate, type Match, makeMove, newMatch } from './boardgameio.ts';

const SECONDS = 4;
const SEATS = lattice.definition.seats.max;
const GAMES_COMPARED = 200;
const generator = seededGenerator('peers');

/** Plays a whole random match and says how many decisions it took; tells of each, if wanted. */
function playMatch(
  seats: number,
  tell: (seat: number, key: string, after: Match) => void = () => {},
): [Match, number] {
  let match = newMatch(seats);
  let decisions = 0;
  while (match.ctx.gameover === undefined) {
    const seat = askedSeat(match);
    const moves = enumerate(match, seat);
    const move = moves[below(generator, moves.length)];
    match = makeMove(match, seat, move);
    tell(seat, `${move.kind} ${move.arg}`, match);
    decisions++;
  }
  return [match, decisions];
}

/** The same choices and rolls must lead to the same end. */
function compare(seats: number): void {
  const position = lattice.start({ seats, options: {} }, 'any');
  const [match] = playMatch(seats, (seat, key, after) => {
    const [kind, point] = key.split(' ');
    const rolls = kind === 'set' ? [rolled(after, Number(point))] : [];
    lattice.answer(position, seat, lattice.parse(position, key), null, rolls);
  });
  const { point: _, ...state } = match.G;
  if (!lattice.isOver(position) || JSON.stringify(position.state) !== JSON.stringify(state)) {
    throw new Error('the engines disagree on the rules');
  }
}

const rolled = (match: Match, point: number): number => match.G.strength[point];

// Each engine is measured in a process of its own: the functions that both run are compiled for
// one kind of state there, and neither inherits the other's garbage.
const ENGINES: Readonly<Record<string, () => () => number>> = {
  kernel: () => randomGames(lattice, SEATS),
  'boardgame.io reducer': () => () => playMatch(SEATS)[1],
};

const [, script, engine] = process.argv;
if (engine !== undefined) {
  console.log(rate(engine, ENGINES[engine]).measure(SECONDS).value);
} else {
  for (let game = 0; game < GAMES_COMPARED; game++) compare(2 + (game % (SEATS - 1)));
  console.log(`${GAMES_COMPARED} games come out the same on both engines.`);
  const speeds = Object.keys(ENGINES).map((name) => {
    const speed = Number(execFileSync(process.execPath, [script, name], { encoding: 'utf8' }));
    console.log(`${name.padEnd(22)} ${speed.toLocaleString('en').padStart(12)} decisions/s`);
    return speed;
  });
  console.log(`${'ratio'.padEnd(22)} ${(speeds[0] / speeds[1]).toFixed(0).padStart(12)}`);
}
