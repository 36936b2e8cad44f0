/** What only the terminal says of the game. */
import type { TerminalWords } from '@orrery/kernel';
import type { State } from '../state.ts';
import { sketch } from './sketch.ts';
import { things } from './things.ts';

export const terminal: TerminalWords<State> = { sketch, things };
