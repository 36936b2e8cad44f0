/**
 * A small synthetic game for measuring the kernel: stones on a lattice of 30 points. The mover sets
 * a stone, a die gives it its strength, and in the middle of the mover's turn the next seat may
 * spend chips against it. Nothing of it is clever; it has a nested question to another seat, chance,
 * and a dozen options per decision, as real games have.
 */
import {
  choiceSet,
  defineGame,
  defineVocabulary,
  dialect,
  type Infer,
  int,
  ints,
  numbers,
  perSeat,
  placesBy,
  record,
} from '@orrery/kernel';

export const WIDTH = 6;
const HEIGHT = 5;
const ROUNDS = 5;
export const CHIPS = 16;
export const SIDES = 6;

const shape = record({
  turn: int,
  /** Who has a stone on each point; −1 for nobody. */
  owner: ints,
  strength: ints,
  players: perSeat(record({ chips: int, points: int })),
});
export type Lattice = Infer<typeof shape>;

// ——— the rules, as plain functions: every engine that is measured runs these very ones ———

export const newLattice = (seats: number): Lattice => ({
  turn: 0,
  owner: new Array(WIDTH * HEIGHT).fill(-1),
  strength: new Array(WIDTH * HEIGHT).fill(0),
  players: Array.from({ length: seats }, () => ({ chips: CHIPS, points: 0 })),
});

export function listPoints(state: Lattice, push: (point: number) => void): void {
  for (let point = 0; point < state.owner.length; point++) {
    if (state.owner[point] < 0) push(point);
  }
}

export function setStone(state: Lattice, seat: number, point: number, strength: number): void {
  state.owner[point] = seat;
  state.strength[point] = strength;
}

/** The stone goes if as many chips are spent as it is strong; else it scores, more so beside its own. */
export function spendChips(state: Lattice, rival: number, point: number, chips: number): void {
  const owner = state.owner[point];
  state.players[rival].chips -= chips;
  state.strength[point] -= chips;
  if (state.strength[point] > 0) {
    state.players[owner].points += state.strength[point] + ownNeighbours(state, point);
  } else {
    state.owner[point] = -1;
    state.strength[point] = 0;
  }
}

function ownNeighbours(state: Lattice, point: number): number {
  const { owner } = state;
  const seat = owner[point];
  const column = point % WIDTH;
  let count = 0;
  if (column > 0 && owner[point - 1] === seat) count++;
  if (column < WIDTH - 1 && owner[point + 1] === seat) count++;
  if (point >= WIDTH && owner[point - WIDTH] === seat) count++;
  if (point + WIDTH < owner.length && owner[point + WIDTH] === seat) count++;
  return count;
}

export const isLastTurn = (state: Lattice): boolean => state.turn === ROUNDS * state.players.length;

// ——— the same on the kernel ———

const vocabulary = defineVocabulary({
  steps: { turn: {}, set: {}, spend: { point: int } },
  events: {},
});
const { steps } = dialect<Lattice, typeof vocabulary>();

const setting = choiceSet({ set: [numbers(WIDTH * HEIGHT)] });
const spending = choiceSet({ spend: [numbers(CHIPS + 1)] });

const table = steps({
  turn: {
    run(state, frame, k) {
      if (isLastTurn(state)) return;
      const seat = state.turn++ % state.players.length;
      k.push(frame);
      k.push({ step: 'set', seat });
    },
  },

  set: {
    choices: setting,
    options: (state, _frame, list) =>
      listPoints(state, (point) => list.push(setting.make.set(point))),
    choose(state, frame, choice, k) {
      const point = setting.arg(choice, 0);
      setStone(state, frame.seat, point, k.die(SIDES));
      k.push({ step: 'spend', seat: (frame.seat + 1) % k.seats, point });
    },
  },

  spend: {
    choices: spending,
    options(state, frame, list) {
      for (let chips = 0; chips <= state.players[frame.seat].chips; chips++) {
        list.push(spending.make.spend(chips));
      }
    },
    choose: (state, frame, choice) =>
      spendChips(state, frame.seat, frame.point, spending.arg(choice, 0)),
  },
});

export const lattice = defineGame<Lattice, typeof vocabulary>({
  id: 'lattice',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  state: shape,
  vocabulary,
  steps: table,
  setUp({ seats }, k) {
    k.push({ step: 'turn', seat: -1 });
    return newLattice(seats);
  },
  score: (state, seat) => [{ id: 'points', points: state.players[seat].points }],
  places: (state, seats) =>
    placesBy(seats, (a, b) => state.players[b].points - state.players[a].points),
  bounds: { decisions: 2 * ROUNDS * 4, options: WIDTH * HEIGHT },
});
