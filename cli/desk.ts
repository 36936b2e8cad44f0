import { botSeed, think } from '@orrery/bots';
import type { Table } from '@orrery/kernel';
import type { Translate } from '@orrery/text';
import type { GamePackage, loadRulebook } from './games.ts';
import type { Typing } from './prompt.ts';

/** All that a sitting works with. */
export interface Desk {
  readonly pack: GamePackage;
  readonly table: Table<unknown>;
  /** Knows the players' names too. */
  readonly t: Translate;
  readonly rules: Awaited<ReturnType<typeof loadRulebook>>;
  readonly typing: Typing;
}

/** The players' names by seat. */
export const namesAt = ({ table }: Desk): string[] => table.seats.map((seat) => seat.name);

/** What a bot would choose for a seat. */
export async function advise(
  { pack, table, typing }: Desk,
  seat: number,
  bot: string,
): Promise<string> {
  const settings = { seed: botSeed(table.seed), signal: typing.signal };
  return (await think(pack, table.view(seat), bot, settings)).key;
}
