/** When each thing that happened is shown: events in causal order become beats of a score. */
import type { EventText } from '../face.ts';
import type { Cue, Motion } from './cues.ts';

/** What is heard: an event's own sound, and that of what moves. */
export type Sound = NonNullable<EventText['sound']> | 'shot' | 'burst';

/** A line of the log as a caption: where it stands, and whose it is. */
export interface Line {
  readonly words: string;
  readonly places: readonly string[];
  /** Colour index of whoever did it. */
  readonly colour?: number;
  /** Worth more room than others: a round, an end. */
  readonly great?: boolean;
  readonly picture?: string;
}

export interface Part {
  readonly motion: Motion;
  readonly line: Line | null;
  /** The event's own. */
  readonly sound?: Sound;
}

export interface Beat {
  /** Milliseconds since the score began. */
  readonly begin: number;
  readonly end: number;
  readonly cues: readonly Cue[];
  readonly line: Line | null;
  readonly sounds: readonly Sound[];
}

export interface Score {
  readonly beats: readonly Beat[];
  readonly length: number;
  /** How much slower than written: 1 is as written. */
  readonly tempo: number;
  /** Whose choice it is. */
  readonly by?: number;
}

/** How long each act takes, in milliseconds. */
export const LENGTHS: Readonly<Record<Cue['act'], number>> = {
  fly: 380,
  draw: 700,
  arrive: 240,
  leave: 260,
  turn: 760,
  pulse: 420,
  claim: 820,
  count: 420,
  trail: 420,
  dice: 820,
  shot: 460,
  arena: 500,
  verdict: 900,
  withhold: 0,
  appear: 380,
};

/** A glance, and then so much for each letter. */
const GLANCE = 420;
const LETTER = 17;
const LONGEST = 2600;
/** Things that need nobody's eyes go by in passing. */
const BREATH = 60;

const readingTime = ({ words, great = false }: Line): number =>
  Math.min(GLANCE + LETTER * words.length + (great ? GLANCE : 0), LONGEST);

/** Pieces hurry less than captions do: what is seen has to be seen. */
export const stretch = (tempo: number): number => Math.sqrt(tempo);

/** A number that changes several times in one beat changes once, by all of it. */
function together(cues: readonly Cue[]): Cue[] {
  const sums = new Map<string, number>();
  for (const cue of cues) {
    if (cue.act !== 'count' || typeof cue.by === 'string') continue;
    sums.set(`${cue.at}`, (sums.get(`${cue.at}`) ?? 0) + cue.by);
  }
  return cues.flatMap((cue) => {
    if (cue.act !== 'count' || typeof cue.by === 'string') return [cue];
    const by = sums.get(`${cue.at}`) ?? 0;
    sums.delete(`${cue.at}`);
    return by === 0 ? [] : [{ ...cue, by }];
  });
}

export function scoreOf(parts: readonly Part[], tempo: number): Score {
  const beats: Beat[] = [];
  // What goes along with something, and has nothing before it, goes with what comes next.
  let waits = false;
  for (const { motion, line, sound } of parts) {
    const said = motion.said ? line : null;
    if (motion.cues.length === 0 && !said) continue;
    const moves = Math.max(0, ...motion.cues.map(({ act }) => LENGTHS[act])) * stretch(tempo);
    const reads = said ? readingTime(said) * tempo : 0;
    const sounds = [...(sound ? [sound] : []), ...motion.cues.flatMap(soundOf)];
    const last = beats.at(-1);
    if (last && (motion.along || waits)) {
      waits &&= motion.along;
      beats[beats.length - 1] = {
        begin: last.begin,
        end: Math.max(last.end, last.begin + Math.max(moves, reads)),
        cues: together([...last.cues, ...motion.cues]),
        line: last.line ?? said,
        sounds: [...last.sounds, ...sounds],
      };
      continue;
    }
    waits = motion.along;
    const begin = last ? last.end + BREATH * tempo : 0;
    const end = begin + Math.max(moves, reads);
    beats.push({ begin, end, cues: motion.cues, line: said, sounds });
  }
  return { beats, length: beats.at(-1)?.end ?? 0, tempo };
}

function soundOf(cue: Cue): Sound[] {
  if (cue.act === 'shot') return ['shot'];
  return cue.act === 'leave' && cue.burst ? ['burst'] : [];
}
