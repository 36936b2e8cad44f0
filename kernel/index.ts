/** The kernel: the machine that every game runs on. It knows no game. */

export type { Advice, Partner, Partners } from './advice.ts';
export * from './chance.ts';
export { type Arg, type ChoiceSet, choiceSet, named, numbers } from './choices.ts';
export { freezeLists, frozen, type Provenance } from './components.ts';
export { type Deck, deck, deckSize, newDeck } from './deck.ts';
export * from './definition.ts';
export { type Barrier, Doors, type GameEvent, newTrail, type Trail } from './doors.ts';
export { type ErrorKind, TableError } from './errors.ts';
export { defineGame, Game } from './game.ts';
export { type Position, seatsIn, type View } from './position.ts';
export {
  type BareRecord,
  checkBareRecord,
  checkRecord,
  type Entry,
  type GameRecord,
  gameOf,
  gameOfRecord,
  LONGEST_NAME,
  type Played,
  parseRecord,
  type Replay,
  replay,
  replayFlaw,
  type SeatRecord,
} from './record.ts';
export { chapter, type Rulebook } from './reference.ts';
export {
  flag,
  hidden,
  type Infer,
  id,
  ids,
  int,
  ints,
  list,
  maybe,
  NONE,
  open,
  optional,
  perSeat,
  record,
  type Shape,
  text,
  UNKNOWN,
} from './shape.ts';
export * from './step.ts';
export { type NoUndo, Table, type TableSetUp, type Undo } from './table.ts';
export { trace } from './trace.ts';
export * from './vocabulary.ts';
export type * from './words.ts';
