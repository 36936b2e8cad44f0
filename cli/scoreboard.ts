/** The score sheet of a position, side by side. */
import { type Position, total } from '@orrery/kernel';
import type { Translate } from '@orrery/text';
import { columns } from './columns.ts';
import type { GamePackage } from './games.ts';

/** One row for each line of the sheet, one column for each seat. */
export function scoreLines(
  { game }: GamePackage,
  t: Translate,
  names: readonly string[],
  { state }: Position<unknown>,
): string[] {
  const sheets = names.map((_, seat) => game.definition.score(state, seat));
  const places = game.definition.places(state, names.length);
  const rows = sheets[0].map(({ id, values }, at) => [
    t(`score.${id}`, values),
    ...sheets.map((sheet) => t.number(sheet[at].points)),
  ]);
  return columns(
    [t('play.score'), ...names],
    [
      ...rows,
      [t('play.total'), ...sheets.map((sheet) => t.number(total(sheet)))],
      ...(names.length > 1 ? [[t('play.place'), ...places.map(String)]] : []),
    ],
  );
}

/** Who has won, or what the game says of somebody who played alone. */
export function winnerLine(
  { game, words }: GamePackage,
  t: Translate,
  names: readonly string[],
  position: Position<unknown>,
): string {
  const verdict = words.verdict?.(game.view(position, -1));
  if (verdict) return t.say(verdict);
  const places = game.definition.places(position.state, names.length);
  const winners = names.filter((_, seat) => places[seat] === 1);
  return t('play.winner', { n: winners.length, names: t.list(winners) });
}
