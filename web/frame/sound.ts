/** Sounds for what is seen, where somebody has asked for them: what makes them is fetched with the first. */
import type { Sound } from '../kit/motion/score.ts';
import type { Room } from './strokes.ts';

/** The same sound again so soon, in seconds, is one. */
const SOON = 0.07;
/** A browser keeps quiet until the first touch: so many milliseconds later a sound is no longer true. */
const LATE = 300;

let context: AudioContext | undefined;
let room: Room | undefined;
const struck = new Map<Sound, number>();

/** @param volume 0 to 10 */
export async function playSound(sound: Sound, volume: number): Promise<void> {
  try {
    const { furnish, strike } = await import('./strokes.ts');
    context ??= new AudioContext();
    room ??= furnish(context);
    if (!(await isAwake(context))) return;
    const now = context.currentTime;
    if (now - (struck.get(sound) ?? Number.NEGATIVE_INFINITY) < SOON) return;
    struck.set(sound, now);
    strike(room, sound, (volume / 10) ** 2);
  } catch {
    // No sound here; nothing depends on it.
  }
}

async function isAwake(audio: AudioContext): Promise<boolean> {
  if (audio.state !== 'suspended') return true;
  const late = new Promise<void>((done) => setTimeout(done, LATE));
  await Promise.race([audio.resume(), late]);
  return (audio.state as AudioContextState) === 'running';
}
