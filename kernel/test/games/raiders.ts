/**
 * Nested interrupts, with plain frames: before a raid happens its victim may brace against it or
 * dodge it, which changes the frame below; after it the victim may take revenge, which is another
 * raid inside the first.
 */
import {
  choiceSet,
  defineGame,
  defineVocabulary,
  dialect,
  flag,
  type Infer,
  int,
  numbers,
  optional,
  perSeat,
  placesBy,
  record,
  seatsFrom,
} from '../../index.ts';

const ROUNDS = 3;

const shape = record({
  round: int,
  players: perSeat(record({ life: int, charms: int, loot: int })),
});
export type Raiders = Infer<typeof shape>;

const vocabulary = defineVocabulary({
  steps: {
    round: {},
    turn: {},
    /** `depth`: how many raids this one lies inside. */
    raid: { target: int, damage: int, depth: int, dodged: optional(flag) },
    brace: { damage: int },
    avenge: { raider: int, depth: int },
  },
  events: {
    raided: { target: int, damage: int },
    braced: { damage: int },
    dodged: {},
  },
});
const { steps } = dialect<Raiders, typeof vocabulary>();

const targets = choiceSet({ raid: [numbers(4)], rest: [] });
const reactions = choiceSet({ brace: [], dodge: [], suffer: [] });
const yesNo = choiceSet({ yes: [], no: [] });

const table = steps({
  round: {
    run(state, frame, k) {
      if (state.round++ >= ROUNDS) return;
      k.push(frame);
      k.pushInOrder(...seatsFrom(0, k.seats).map((seat) => ({ step: 'turn' as const, seat })));
    },
  },
  turn: {
    choices: targets,
    options(state, frame, list) {
      state.players.forEach((_, seat) => {
        if (seat !== frame.seat) list.push(targets.make.raid(seat));
      });
      list.push(targets.make.rest());
    },
    choose(state, { seat }, choice, k) {
      if (targets.kind(choice) === 'rest') state.players[seat].charms++;
      else k.push({ step: 'raid', seat, target: targets.arg(choice, 0), damage: 2, depth: 0 });
    },
  },
  raid: {
    rule: 'RA-1',
    run(state, frame, k) {
      const { seat, target, damage, depth, dodged } = frame;
      if (dodged === undefined) {
        k.push({ ...frame, dodged: false });
        k.push({ step: 'brace', seat: target, damage });
      } else if (!dodged) {
        state.players[target].life -= damage;
        state.players[seat].loot += damage;
        k.emit({ type: 'raided', seat, target, damage });
        if (depth < 2) k.push({ step: 'avenge', seat: target, raider: seat, depth });
      }
    },
  },
  brace: {
    choices: reactions,
    options(state, frame, list) {
      list.push(reactions.make.brace());
      if (state.players[frame.seat].charms > 0) list.push(reactions.make.dodge());
      list.push(reactions.make.suffer());
    },
    choose(state, { seat, damage }, choice, k) {
      const kind = reactions.kind(choice);
      if (kind === 'brace') {
        k.amend('raid', { damage: damage - 1 });
        k.emit({ type: 'braced', seat, damage: damage - 1 });
      } else if (kind === 'dodge') {
        state.players[seat].charms--;
        k.amend('raid', { dodged: true });
        k.emit({ type: 'dodged', seat });
      }
    },
  },
  avenge: {
    choices: yesNo,
    options: (_state, _frame, list) => void list.push(yesNo.make.yes(), yesNo.make.no()),
    choose(_state, { seat, raider, depth }, choice, k) {
      if (yesNo.kind(choice) === 'yes')
        k.push({ step: 'raid', seat, target: raider, damage: 1, depth: depth + 1 });
    },
  },
});

export const raiders = defineGame<Raiders, typeof vocabulary>({
  id: 'raiders',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {},
  state: shape,
  vocabulary,
  steps: table,
  setUp({ seats }, k) {
    k.push({ step: 'round', seat: -1 });
    const player = () => ({ life: 20, charms: 1, loot: 0 });
    return { round: 0, players: Array.from({ length: seats }, player) };
  },
  score: (state, seat) => [{ id: 'loot', points: state.players[seat].loot }],
  places: (state, seats) =>
    placesBy(seats, (a, b) => state.players[b].loot - state.players[a].loot),
  bounds: { decisions: 300, options: 4 },
});
