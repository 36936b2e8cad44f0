import { TableError } from '@orrery/kernel';
import type { Translate } from '../kit/face.ts';
import { UnknownGame } from './use-game.ts';

/** What went wrong, in the player's words. */
export function problemWords(t: Translate, error: unknown): string {
  if (error instanceof UnknownGame) return t('error.unknown-game', { game: error.message });
  if (error instanceof TableError) {
    const id = `error.${error.kind}`;
    return t.has(id) ? t(id, error.facts) : t('error.broken-record');
  }
  return t('error.unexpected');
}
