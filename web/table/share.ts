/** A record inside a link; fetched when somebody makes or opens one. */
import {
  type BareRecord,
  checkBareRecord,
  type Game,
  type GameRecord,
  replay,
  TableError,
} from '@orrery/kernel';
import { LIMIT } from './files.ts';

export async function packRecord(record: GameRecord): Promise<string> {
  const { format, game, name, version, seats, options, seed, setUp, entries, practice, start } =
    record;
  const bare: BareRecord = {
    format,
    game,
    ...(name ? { name } : {}),
    version,
    seats,
    options,
    seed,
    setUp,
    entries,
    practice,
    ...(start ? { start } : {}),
  };
  return packText(JSON.stringify(bare));
}

export const packText = async (text: string): Promise<string> =>
  toBase64Url(await pipe(new TextEncoder().encode(text), 'pack'));

/** The record's text inside a link, before its game is known. */
export async function unpackText(link: string): Promise<string> {
  try {
    const packed = fromBase64Url(link);
    return new TextDecoder('utf-8', { fatal: true }).decode(await pipe(packed, 'unpack'));
  } catch {
    throw new TableError('broken-record', 'the link is damaged or incomplete');
  }
}

/** Makes the whole record out of a bare one by playing it. */
export function completeRecord(game: Game<unknown>, text: string): GameRecord {
  const bare = checkBareRecord(game, JSON.parse(text));
  const { seats, options } = bare;
  const any = game.start({ seats: seats.length, options }, 'any');
  const past = replay(game, { ...bare, hashes: [], snapshot: any });
  if (past.diverged !== null) {
    throw new TableError('broken-record', `the game can't be replayed: ${past.reason}`);
  }
  const { position: snapshot } = past;
  return { ...bare, snapshot, hashes: [[bare.entries.length, game.hash(snapshot)]] };
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
}

async function pipe(bytes: Uint8Array<ArrayBuffer>, way: 'pack' | 'unpack'): Promise<Uint8Array> {
  const stream =
    way === 'pack' ? new CompressionStream('deflate-raw') : new DecompressionStream('deflate-raw');
  const source = new Blob([bytes]).stream().pipeThrough(stream);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of source) {
    size += part.length;
    // A few bytes can unpack to gigabytes.
    if (size > LIMIT) throw new Error('too large');
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
