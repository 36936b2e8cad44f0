/**
 * Sounds made on the spot, without files: wood, paper and small bells. Each is soft and ends soon, and
 * all are about as loud as each other, so that an evening of them is bearable.
 */
import type { Sound } from '../kit/motion/score.ts';

/** One stroke of a sound. */
interface Stroke {
  /** A tone of this wave, or breath: noise around a pitch. */
  readonly of: OscillatorType | 'breath';
  /** Hz; where it glides, from and to. */
  readonly pitch: number | readonly [from: number, to: number];
  /** Seconds after the beginning, and until it has faded. */
  readonly at?: number;
  readonly fade: number;
  readonly loud: number;
}

/** A bell: the note, and above it, sooner gone, an overtone that is not quite in tune. */
const bell = (pitch: number, at: number, fade: number, loud = 0.5): Stroke[] => [
  { of: 'sine', pitch, at, fade, loud },
  { of: 'sine', pitch: pitch * 2.76, at, fade: fade * 0.35, loud: loud * 0.18 },
];

/** A knock on wood. */
const knock = (pitch: number, at: number, loud = 0.6): Stroke[] => [
  { of: 'triangle', pitch: [pitch, pitch * 0.7], at, fade: 0.1, loud },
  { of: 'breath', pitch: pitch * 6, at, fade: 0.04, loud: loud * 0.5 },
];

const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  place: knock(230, 0, 1.5),
  card: [
    { of: 'breath', pitch: [1400, 3200], fade: 0.16, loud: 3.1 },
    { of: 'breath', pitch: 900, at: 0.1, fade: 0.08, loud: 0.9 },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.27, 0.36].flatMap((at, n) =>
    knock([520, 610, 470, 560, 430, 390][n], at, 0.48 - n * 0.04),
  ),
  shot: [
    { of: 'triangle', pitch: [900, 180], fade: 0.18, loud: 0.9 },
    { of: 'breath', pitch: [2400, 700], fade: 0.14, loud: 2 },
  ],
  burst: [
    { of: 'breath', pitch: [420, 110], fade: 0.5, loud: 3.2 },
    { of: 'sine', pitch: [110, 55], fade: 0.45, loud: 0.6 },
  ],
  gain: [...bell(659, 0, 0.35, 0.34), ...bell(880, 0.08, 0.5, 0.34)],
  lose: [
    { of: 'triangle', pitch: [294, 262], fade: 0.28, loud: 0.36 },
    { of: 'triangle', pitch: [220, 185], at: 0.16, fade: 0.45, loud: 0.36 },
  ],
  turn: [...bell(440, 0, 0.5, 0.3), ...bell(554, 0.13, 0.7, 0.3)],
  end: [392, 494, 587, 784].flatMap((pitch, n) => bell(pitch, n * 0.15, 1.3, 0.2)),
};

/** What all strokes of a table go through. */
export interface Room {
  readonly context: BaseAudioContext;
  readonly noise: AudioBuffer;
  readonly door: AudioNode;
}

/** A small room: nothing sharp leaves it, and what comes at once is held together. */
export function furnish(context: BaseAudioContext): Room {
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const door = context.createBiquadFilter();
  door.type = 'lowpass';
  door.frequency.value = 6000;
  const hold = context.createDynamicsCompressor();
  hold.threshold.value = -18;
  door.connect(hold).connect(context.destination);
  return { context, noise, door };
}

/** @param loud 0 to 1 */
export function strike(room: Room, sound: Sound, loud: number): void {
  for (const stroke of STROKES[sound]) {
    const at = room.context.currentTime + (stroke.at ?? 0);
    const level = room.context.createGain();
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(stroke.loud * loud, at + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, at + 0.008 + stroke.fade);
    level.connect(room.door);
    voice(room, stroke, at, level);
  }
}

function voice({ context, noise }: Room, stroke: Stroke, at: number, into: AudioNode): void {
  const until = at + stroke.fade + 0.03;
  if (stroke.of === 'breath') {
    const breath = context.createBufferSource();
    breath.buffer = noise;
    const mouth = context.createBiquadFilter();
    mouth.type = 'bandpass';
    glide(mouth.frequency, stroke, at);
    breath.connect(mouth).connect(into);
    breath.start(at);
    breath.stop(until);
    return;
  }
  const tone = context.createOscillator();
  tone.type = stroke.of;
  glide(tone.frequency, stroke, at);
  tone.connect(into);
  tone.start(at);
  tone.stop(until);
}

function glide(frequency: AudioParam, { pitch, fade }: Stroke, at: number): void {
  const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
  frequency.setValueAtTime(from, at);
  if (to !== from) frequency.exponentialRampToValueAtTime(to, at + fade);
}
