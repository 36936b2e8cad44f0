/** The game in words, for terminal and tests; the page has them in two parts. */
import type { GameWords } from '@orrery/kernel';
import type { State } from '../state.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { spoken } from './spoken.ts';
import { whyNot } from './why-not.ts';

export const words: GameWords<State, Vocabulary> = { ...spoken, whyNot };
