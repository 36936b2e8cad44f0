/** The largest table of a game, late: where a page has most to draw. */
import { type Bot, type Brain, botOf } from '@orrery/bots';
import { type GameRecord, Table } from '@orrery/kernel';

/** How much of the person's choices are made already. */
const LATE = 0.75;

/** One person among bots; all seats have played by instinct up to a question to the person. */
export function lateRecord(brain: Brain<unknown>): GameRecord {
  const { game } = brain;
  const seats = Array.from({ length: game.definition.seats.max }, (_, seat) => ({
    name: seat === 0 ? 'Ada' : `Bot ${seat}`,
    colour: seat,
    // They think in a thread of their own; how long is no business of the page.
    ...(seat === 0 ? {} : { bot: 'instinct' }),
  }));
  const open = (): Table<unknown> => Table.open(game, { seats, seed: 'late' });
  const choose = botOf('instinct', brain, 'late') as Bot<unknown>;
  const whole = open();
  while (!game.isOver(whole.position)) {
    const [seat = 0] = game.waiting(whole.position);
    const choice = choose(whole.view(seat));
    whole.answer(seat, whole.position.question, game.key(whole.position, choice));
  }
  const { entries } = whole;
  const own = [...entries.keys()].filter((at) => entries[at]?.seat === 0);
  const late = open();
  // The same seed, the same outcomes: what was tried out comes about once more.
  for (const { seat, key } of entries.slice(0, own[Math.floor(own.length * LATE)])) {
    late.answer(seat, late.position.question, key);
  }
  return late.record;
}
