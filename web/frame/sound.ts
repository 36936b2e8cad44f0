/** Soft tones, made on the spot: no files, nothing sharp, each event its own. */
import type { EventText } from '../kit/face.ts';

export type Sound = NonNullable<EventText['sound']>;

interface Tone {
  /** Frequencies in Hz, one after the other. */
  readonly notes: readonly number[];
  /** Seconds between them, and until each has faded. */
  readonly gap: number;
  readonly fade: number;
  readonly wave: OscillatorType;
}

const TONES: Readonly<Record<Sound, Tone>> = {
  place: { notes: [392], gap: 0, fade: 0.18, wave: 'triangle' },
  card: { notes: [587, 659], gap: 0.05, fade: 0.14, wave: 'sine' },
  dice: { notes: [220, 262, 196, 247], gap: 0.06, fade: 0.1, wave: 'triangle' },
  gain: { notes: [523, 659, 784], gap: 0.07, fade: 0.3, wave: 'sine' },
  lose: { notes: [330, 262], gap: 0.1, fade: 0.35, wave: 'sine' },
  turn: { notes: [440, 554], gap: 0.12, fade: 0.5, wave: 'sine' },
  end: { notes: [392, 494, 587, 784], gap: 0.14, fade: 0.9, wave: 'sine' },
};

let context: AudioContext | undefined;

/** @param volume 0 to 10 */
export function playSound(sound: Sound, volume: number): void {
  try {
    context ??= new AudioContext();
    const { notes, gap, fade, wave } = TONES[sound];
    notes.forEach((note, i) => {
      const at = (context as AudioContext).currentTime + i * gap;
      strike(context as AudioContext, note, at, fade, wave, (volume / 10) ** 2 * 0.25);
    });
  } catch {
    // No sound here; nothing depends on it.
  }
}

function strike(
  on: AudioContext,
  note: number,
  at: number,
  fade: number,
  wave: OscillatorType,
  loud: number,
): void {
  const tone = on.createOscillator();
  const level = on.createGain();
  tone.type = wave;
  tone.frequency.value = note;
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, at + fade);
  tone.connect(level).connect(on.destination);
  tone.start(at);
  tone.stop(at + fade + 0.02);
}
