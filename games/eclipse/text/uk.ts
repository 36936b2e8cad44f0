import type { MessageId } from './en.ts';
import { board } from './uk/board.ts';
import { explain } from './uk/explain.ts';
import { guide } from './uk/guide.ts';
import { log } from './uk/log.ts';
import { names } from './uk/names.ts';
import { play } from './uk/play.ts';
import { table } from './uk/table.ts';
import { why } from './uk/why.ts';

export const uk: Record<MessageId, string> = {
  ...names,
  ...board,
  ...guide,
  ...explain,
  ...play,
  ...why,
  ...log,
  ...table,
};
