/**
 * What a message takes:
 * - `seat`, `other`, `side`, `attacker`, `defender`, `owner`: a name, ready to be read;
 * - `sector`, `from`/`to` of a move, `tech`, `part`, `species`, `discovery`, `stack`, and lists
 *   (`techs`, `uses`, `directions`): a phrase (see describe.ts);
 * - `thing`, `resource`, `from`/`to` of a trade, `square`, `die`, `action`, `phase`, `ring`, `direction`: a bare id, which
 *   each language bends as it must;
 * - `advanced`, `missiles`: `yes` or `no`; `number` (`221`, `III`), `change` (`+3`), `dice` (`2, 5, 6`): as is;
 * - everything else: a number.
 */
import { board } from './en/board.ts';
import { explain } from './en/explain.ts';
import { guide } from './en/guide.ts';
import { log } from './en/log.ts';
import { names } from './en/names.ts';
import { play } from './en/play.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';

export const en = { ...names, ...board, ...guide, ...explain, ...play, ...why, ...log, ...table };

export type MessageId = keyof typeof en;
