import type { MessageId } from './en.ts';
import { board } from './ru/board.ts';
import { explain } from './ru/explain.ts';
import { guide } from './ru/guide.ts';
import { log } from './ru/log.ts';
import { names } from './ru/names.ts';
import { play } from './ru/play.ts';
import { table } from './ru/table.ts';
import { why } from './ru/why.ts';

export const ru: Record<MessageId, string> = {
  ...names,
  ...board,
  ...guide,
  ...explain,
  ...play,
  ...why,
  ...log,
  ...table,
};
