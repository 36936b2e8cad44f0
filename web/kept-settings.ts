/** What the player has chosen for all tables, and how it is read back from where anything may lie. */
import { isLanguage, type Language } from '@orrery/text';

export interface Settings {
  readonly language: Language;
  /** `system` until chosen. */
  readonly theme: 'system' | 'night' | 'chart';
  readonly motion: 'system' | 'still' | 'full';
  /** How fast the moves of others are shown; `none`: all at once. */
  readonly pace: 'calm' | 'even' | 'quick' | 'none';
  readonly sound: boolean;
  /** 0 to 10. */
  readonly volume: number;
  /** Ask before a choice is final. */
  readonly confirm: boolean;
  /** How long bots wait for second thoughts before they answer a person's move. */
  readonly grace: 'off' | 'short' | 'press';
  /** Show a newcomer's advice while a game is young. */
  readonly guide: boolean;
  /** How the player is called at new tables; empty: «You». */
  readonly name: string;
  /** Colour and emblem of the player at new tables. */
  readonly colour: number;
}

/** As long as a name may be where it is typed in: it has to fit beside others. */
export const LONGEST_TYPED_NAME = 24;

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const wholeUpTo =
  (most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const FITS: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  language: (value) => typeof value === 'string' && isLanguage(value),
  theme: oneOf('system', 'night', 'chart'),
  motion: oneOf('system', 'still', 'full'),
  pace: oneOf('calm', 'even', 'quick', 'none'),
  sound: oneOf(true, false),
  volume: wholeUpTo(10),
  confirm: oneOf(true, false),
  grace: oneOf('off', 'short', 'press'),
  guide: oneOf(true, false),
  name: (value) => typeof value === 'string' && value.length <= LONGEST_TYPED_NAME,
  colour: wholeUpTo(5),
};

/** Whatever was kept, as far as it makes sense; the standard for the rest. */
export function readSettings(text: string | null, standard: Settings): Settings {
  let kept: Readonly<Record<string, unknown>>;
  try {
    kept = Object(JSON.parse(text ?? '{}'));
  } catch {
    return standard;
  }
  const sound = Object.keys(FITS)
    .filter((key) => Object.hasOwn(kept, key) && FITS[key as keyof Settings](kept[key]))
    .map((key) => [key, kept[key]]);
  return { ...standard, ...Object.fromEntries(sound) };
}
