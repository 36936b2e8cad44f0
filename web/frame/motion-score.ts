import type { GameFace, Translate } from '../kit/face.ts';
import { type AnyChoreography, type Motion, placesOf, type Scene } from '../kit/motion/cues.ts';
import { type Line, type Part, type Score, scoreOf } from '../kit/motion/score.ts';
import type { LiveTable } from '../table/live-table.ts';
import { lineWords } from './words.ts';

interface Listener {
  readonly table: LiveTable;
  readonly face: GameFace;
  readonly choreography: AnyChoreography;
  readonly t: Translate;
  /** Whose eyes. */
  readonly seat: number;
  readonly tempo: number;
}

/**
 * What a choice looks like to somebody: its events as motions with their lines of the log. `own`: to whoever has
 * just made it the choice itself is not told, unless it brought a surprise; what follows from it is.
 */
export function scoreAt(to: Listener, moment: number, own: boolean): Score | null {
  const { table, face, choreography, t, seat, tempo } = to;
  const after = table.viewAt(seat, moment + 1);
  const scene: Scene<unknown> = {
    before: table.viewAt(seat, moment).position.state,
    after: after.position.state,
    seats: table.seats,
  };
  const chooser = table.chooserAt(moment);
  let repeats = own && !table.revealedAt(moment);
  const parts: Part[] = [];
  for (const event of table.eventsAt(seat, moment)) {
    const how = choreography[event.type] ?? null;
    const motion: Motion | null = typeof how === 'function' ? how(event as never, scene) : how;
    if (!motion) continue;
    const text = face.describeEvent(after, event as never);
    const chosen = repeats && motion.said && text?.seat === chooser;
    if (chosen) repeats = false;
    const line: Line | null =
      motion.said && text && !chosen
        ? {
            words: lineWords(
              t,
              motion.words ? { ...text, words: motion.words } : text,
              table.seats,
            ),
            places: [
              ...text.places,
              // Where a piece ends up, rather than where it came from.
              ...motion.cues.flatMap((cue) => placesOf(cue).toReversed().flat()),
              ...(text.seat === undefined ? [] : [`panel ${text.seat}`]),
            ],
            great: text.weight === 'round',
            ...(motion.picture === undefined ? {} : { picture: motion.picture }),
            ...(text.seat === undefined ? {} : { colour: table.seats[text.seat]?.colour ?? 0 }),
          }
        : null;
    parts.push({ motion, line, ...(text?.sound ? { sound: text.sound } : {}) });
  }
  if (parts.length === 0) return null;
  return { ...scoreOf(parts, tempo), by: chooser };
}
