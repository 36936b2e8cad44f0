/**
 * The words in which a game says what moves. A game's `board/motion.ts` gives each of its events a
 * `Motion`: which pieces go from where to where. How that looks is the kit's affair (`acts/`).
 */
import type { EventName, EventOf, Vocabulary } from '@orrery/kernel';
import type { Die } from '../die.tsx';
import type { Phrase, SeatFace } from '../face.ts';

/**
 * A place on screen: the value of a `data-place` or `data-spot`. Of several, the first that can be
 * seen counts: `['track money', 'panel 2 money']`. The frame has `panel <seat>` and, in it, `panel
 * <seat> <field>`, and `board`.
 */
export type Where = string | readonly string[];

/** A small piece that the kit draws, where a board draws none that could be seen to move. */
export type Token =
  | { readonly token: 'cube' | 'disc'; readonly colour: number }
  | { readonly token: 'card' }
  | { readonly token: 'icon'; readonly icon: string; readonly tint?: string };

/** Pieces of one kind in a battle. */
export interface Group {
  /** Its place is `arena <id>` from then on. */
  readonly id: string;
  /** A piece on the board that looks like it. */
  readonly look: Where;
  readonly count: number;
  /** Hits that each of them stands before it is lost. */
  readonly hull: number;
}

export interface Side {
  readonly name: Phrase;
  readonly colour?: number;
  readonly groups: readonly Group[];
}

export type Cue =
  /** Goes from one place to another: what lies at `to` now, unless `piece` says what. */
  | {
      readonly act: 'fly';
      readonly from: Where;
      readonly to: Where;
      readonly piece?: Token | Where;
    }
  /** Is there now and wasn't before. */
  | { readonly act: 'arrive'; readonly at: Where }
  /** Is drawn there, by a pen that comes from a place. */
  | { readonly act: 'draw'; readonly at: Where; readonly from: Where }
  /** Was there and is no more; `burst`: by force. */
  | { readonly act: 'leave'; readonly at: Where; readonly burst?: boolean }
  /** Is turned up, coming from a place; `turns`: quarters of a turn until it lies. */
  | { readonly act: 'turn'; readonly at: Where; readonly from?: Where; readonly degrees?: number }
  /** Something happens here. */
  | { readonly act: 'pulse'; readonly at: Where; readonly colour?: number }
  /** Is somebody's from now on. */
  | { readonly act: 'claim'; readonly at: Where; readonly colour: number }
  /** A number grows or shrinks by so much. */
  | {
      readonly act: 'count';
      readonly at: Where;
      readonly by: number | string;
      readonly icon?: string;
    }
  /** A line is drawn from place to place. */
  | { readonly act: 'trail'; readonly through: readonly Where[]; readonly colour?: number }
  /** A battle opens beside its place, large enough to be followed: `arena <id>`, `arena dice`. */
  | {
      readonly act: 'arena';
      readonly at: Where;
      readonly title: Phrase;
      readonly sides: readonly Side[];
      /** The picture behind it. */
      readonly sky?: string;
    }
  /** How a battle went: stays in its arena for a while after all is over. */
  | { readonly act: 'verdict'; readonly words: Phrase }
  /** Out of sight until all is over: it tells how things ended. */
  | { readonly act: 'withhold'; readonly at: Where }
  /** Out of sight until what moves beside it has arrived: it says that it has. */
  | { readonly act: 'appear'; readonly at: Where }
  | { readonly act: 'dice'; readonly at: Where; readonly dice: readonly Die[] }
  /** A shot, and what it does: `hit` is written where it strikes. */
  | {
      readonly act: 'shot';
      readonly from: Where;
      readonly to: Where;
      readonly hit?: string;
      readonly tint?: string;
    };

/** The places that an act changes: what is marked where nothing may move. */
export function placesOf(cue: Cue): readonly Where[] {
  switch (cue.act) {
    case 'draw':
      return [cue.from, cue.at];
    case 'fly':
    case 'shot':
      return [cue.from, cue.to];
    case 'trail':
      return cue.through;
    case 'verdict':
    case 'withhold':
    case 'appear':
      return [];
    default:
      return [cue.at];
  }
}

export interface Motion {
  readonly cues: readonly Cue[];
  /** Its line of the log is shown at its place. */
  readonly said: boolean;
  /** Said instead of that line. */
  readonly words?: Phrase;
  /** Shown beside what is said. */
  readonly picture?: string;
  /** Plays together with what came before it. */
  readonly along: boolean;
}

/** Nothing to see, nothing to say. */
export const silent = null;
/** Moves, and says its line. */
export const show = (...cues: Cue[]): Motion => ({ cues, said: true, along: false });
/** Moves, and says something else than its line. */
export const saying = (words: Phrase, ...cues: Cue[]): Motion => ({ ...show(...cues), words });
/** With a picture beside what it says: the card, the invention, the one who came. */
export const pictured = (picture: string, motion: Motion): Motion => ({ ...motion, picture });
/** Says its line where it happened. */
export const told: Motion = show();
/** Moves without a word: what came before has said it. */
export const quietly = (...cues: Cue[]): Motion => ({ cues, said: false, along: false });
/** Moves together with what came before it. */
export const along = (...cues: Cue[]): Motion => ({ cues, said: false, along: true });

/** What a motion may look at: the state before and after the choice, as the seat at the screen sees it. */
export interface Scene<S> {
  readonly before: S;
  readonly after: S;
  readonly seats: readonly SeatFace[];
}

type How<S, E> = Motion | null | ((event: E, scene: Scene<S>) => Motion | null);

/** What each event of a game looks like; none may be forgotten. */
export type Choreography<S = unknown, V extends Vocabulary = Vocabulary> = {
  readonly [N in EventName<V>]: How<S, EventOf<V, N>>;
};

/** Keeps a choreography's types inside it. */
export const choreography = <S, V extends Vocabulary>(of: Choreography<S, V>): AnyChoreography =>
  of as unknown as AnyChoreography;

export type AnyChoreography = Readonly<Record<string, How<unknown, never>>>;

// ——— the words themselves ———

export const fly = (from: Where, to: Where, piece?: Token | Where): Cue => ({
  act: 'fly',
  from,
  to,
  ...(piece === undefined ? {} : { piece }),
});
export const draw = (at: Where, from: Where): Cue => ({ act: 'draw', at, from });
export const arrive = (at: Where): Cue => ({ act: 'arrive', at });
export const leave = (at: Where): Cue => ({ act: 'leave', at });
export const burst = (at: Where): Cue => ({ act: 'leave', at, burst: true });
export const turnUp = (at: Where, from?: Where, degrees = 0): Cue => ({
  act: 'turn',
  at,
  degrees,
  ...(from === undefined ? {} : { from }),
});
export const pulse = (at: Where, colour?: number): Cue => ({
  act: 'pulse',
  at,
  ...(colour === undefined ? {} : { colour }),
});
export const claim = (at: Where, colour: number): Cue => ({ act: 'claim', at, colour });
export const count = (at: Where, by: number | string, icon?: string): Cue => ({
  act: 'count',
  at,
  by,
  ...(icon === undefined ? {} : { icon }),
});
export const trail = (through: readonly Where[], colour?: number): Cue => ({
  act: 'trail',
  through,
  ...(colour === undefined ? {} : { colour }),
});
export const throwDice = (at: Where, dice: readonly Die[]): Cue => ({ act: 'dice', at, dice });
export const arena = (at: Where, title: Phrase, sides: readonly Side[], sky?: string): Cue => ({
  act: 'arena',
  at,
  title,
  sides,
  ...(sky === undefined ? {} : { sky }),
});
export const verdict = (words: Phrase): Cue => ({ act: 'verdict', words });
export const withhold = (at: Where): Cue => ({ act: 'withhold', at });
export const appear = (at: Where): Cue => ({ act: 'appear', at });
export const shoot = (from: Where, to: Where, hit?: string): Cue => ({
  act: 'shot',
  from,
  to,
  ...(hit === undefined ? {} : { hit }),
});

export const cube = (colour: number): Token => ({ token: 'cube', colour });
export const disc = (colour: number): Token => ({ token: 'disc', colour });
export const card: Token = { token: 'card' };
export const icon = (name: string, tint?: string): Token => ({
  token: 'icon',
  icon: name,
  ...(tint === undefined ? {} : { tint }),
});
/** A player's panel, or a figure in it. */
export const panel = (seat: number, field?: string): string =>
  field === undefined ? `panel ${seat}` : `panel ${seat} ${field}`;
