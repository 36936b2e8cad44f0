/**
 * Nested interrupts: a raid is announced in a window; before it happens it may be sharpened, braced
 * against or dodged; after it, raider and victims react, and revenge is another raid inside the first.
 */
import {
  action,
  cancel,
  choiceSet,
  defineGame,
  type Frame,
  forEachSeat,
  type Infer,
  int,
  type ListenerFrame,
  numbers,
  perSeat,
  placesBy,
  record,
  repeat,
  type Step,
  seatsFrom,
  step,
  window,
} from '../../index.ts';

const ROUNDS = 3;

const shape = record({
  round: int,
  players: perSeat(record({ life: int, charms: int, rage: int, loot: int })),
});
export type Raiders = Infer<typeof shape>;

export interface RaidFrame extends Frame {
  readonly target: number;
  readonly damage: number;
  /** How many raids this one lies inside. */
  readonly depth: number;
}
type Reaction = ListenerFrame<RaidFrame>;

const targets = choiceSet({ raid: [numbers(4)], rest: [] });
const yesNo = choiceSet({ yes: [], no: [] });

/** A reaction that its seat may decline. */
const optional = (
  accept: (state: Raiders, frame: Reaction, k: Parameters<typeof cancel>[1]) => void,
) =>
  step<Raiders, Reaction>({
    choices: yesNo,
    options: (_state, _frame, list) => list.push(yesNo.make.yes(), yesNo.make.no()),
    choose(state, frame, choice, k) {
      if (yesNo.kind(choice) === 'yes') accept(state, frame, k);
    },
  });

const steps: Record<string, Step<Raiders>> = {
  game: repeat<Raiders>('round', (state) => state.round++ < ROUNDS),
  round: forEachSeat<Raiders>('turn', (_state, _frame, seats) => seatsFrom(0, seats)),

  turn: step<Raiders>({
    choices: targets,
    options(state, frame, list) {
      state.players.forEach((_, seat) => {
        if (seat !== frame.seat) list.push(targets.make.raid(seat));
      });
      list.push(targets.make.rest());
    },
    choose(state, { seat }, choice, k) {
      if (targets.kind(choice) === 'rest') state.players[seat].charms++;
      else {
        const target = targets.arg(choice, 0);
        k.push<RaidFrame>({ step: 'raid', seat, target, damage: 2, depth: 0 });
      }
    },
  }),

  ...window<Raiders, RaidFrame>('raid', {
    rule: 'RA-1',
    before: [
      // The raider's rage sharpens the raid by itself.
      {
        step: 'sharpen',
        when: (state, frame, seat) => seat === frame.seat && state.players[seat].rage > 0,
      },
      // The victim may brace and may dodge, in either order.
      { step: 'brace', when: (_state, frame, seat) => seat === frame.target },
      {
        step: 'dodge',
        when: (state, frame, seat) => seat === frame.target && state.players[seat].charms > 0,
      },
    ],
    happens(state, frame, k) {
      state.players[frame.target].life -= frame.damage;
      k.emit({ type: 'raided', seat: frame.seat, target: frame.target, damage: frame.damage });
    },
    after: [
      { step: 'loot', when: (_state, frame, seat) => seat === frame.seat },
      { step: 'gloat', when: (_state, frame, seat) => seat === frame.seat },
      { step: 'avenge', when: (_state, frame, seat) => seat === frame.target && frame.depth < 2 },
    ],
  }),

  sharpen: action<Raiders, Reaction>((state, frame, k) => {
    state.players[frame.seat].rage--;
    k.amend('raid', { damage: frame.of.damage + 1 });
    k.emit({ type: 'sharpened', seat: frame.seat, damage: frame.of.damage + 1 });
  }),
  brace: optional((_state, frame, k) => {
    k.amend('raid', { damage: Math.max(0, frame.of.damage - 1) });
    k.emit({ type: 'braced', seat: frame.seat, damage: frame.of.damage - 1 });
  }),
  dodge: optional((state, frame, k) => {
    state.players[frame.seat].charms--;
    cancel('raid', k);
    k.emit({ type: 'dodged', seat: frame.seat });
  }),
  loot: action<Raiders, Reaction>((state, frame, k) => {
    state.players[frame.seat].loot += frame.of.damage;
    k.emit({ type: 'looted', seat: frame.seat, damage: frame.of.damage });
  }),
  gloat: action<Raiders, Reaction>((_state, frame, k) =>
    k.emit({ type: 'gloated', seat: frame.seat }),
  ),
  avenge: optional((state, frame, k) => {
    state.players[frame.seat].rage++;
    k.push<RaidFrame>({
      step: 'raid',
      seat: frame.seat,
      target: frame.of.seat,
      damage: 1,
      depth: frame.of.depth + 1,
    });
  }),
};

export const raiders = defineGame<Raiders>({
  id: 'raiders',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  state: shape,
  steps,
  setup({ seats }, k) {
    k.push({ step: 'game', seat: -1 });
    const player = () => ({ life: 20, charms: 1, rage: 0, loot: 0 });
    return { round: 0, players: Array.from({ length: seats }, player) };
  },
  score: (state, seat) => [{ id: 'loot', points: state.players[seat].loot }],
  places: (state, seats) =>
    placesBy(seats, (a, b) => state.players[b].loot - state.players[a].loot),
  bounds: { decisions: 300, options: 4 },
});
