/** What happened in a game, line by line, in the reader's language. */
import type { EventText, GameEvent, Position, Replay } from '@orrery/kernel';
import type { Translate } from '@orrery/text';
import type { GamePackage } from './games.ts';

/** An event as a viewer may know it, or null where the game keeps it out of the log. */
export const eventText = (
  { game, words }: GamePackage,
  before: Position<unknown>,
  event: GameEvent,
  viewer: number,
): EventText | null =>
  words.describeEvent(game.view(before, viewer), game.redact(event, viewer, before.state));

/** An event as a line; heavy ones are headings. */
export function eventLine(t: Translate, names: readonly string[], text: EventText): string {
  const seat = text.seat === undefined ? '' : (names[text.seat] ?? '');
  const line = t.say({ id: text.words.id, values: { ...text.words.values, seat } });
  if (text.weight === 'round') return `\n— ${line} —`;
  return text.weight === 'turn' ? `\n${line}` : `  ${line}`;
}

/** The log of a replay: each entry described from the position before it. */
export function eventLines(
  pack: GamePackage,
  t: Translate,
  names: readonly string[],
  { start, opening, played }: Replay<unknown>,
): string[] {
  const { game } = pack;
  const lines: string[] = [];
  const say = (before: Position<unknown>, events: readonly GameEvent[]) => {
    for (const event of events) {
      const text = eventText(pack, before, event, -1);
      if (text) lines.push(eventLine(t, names, text));
    }
  };
  say(start, opening.events);
  const position = game.clone(start);
  for (const { entry, trail } of played) {
    const before = game.clone(position);
    const choice = game.parse(position, entry.key);
    game.answer(position, entry.seat, choice, null, entry.chance ?? []);
    say(before, trail.events);
  }
  return lines;
}
