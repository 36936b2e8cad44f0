import type { EffectList, Per } from '../effects.ts';
import type { Component, SourceNote } from '../provenance.ts';
import type { Row } from '../table.ts';
import { type ModuleType, TRACK } from '../terms.ts';

/**
 * What makes a module act in a Return: a ship or energy in its `dock`, a `ship` alone (Main Reactor),
 * the `reactor` (science modules), or nothing, because it scores at the `endgame` (AE-4.9.2–7).
 */
export type Activation = 'dock' | 'ship' | 'reactor' | 'endgame';

/** `input`: the moon is the price; `output`: it is gained too; `half`: shared with a neighbour. */
export type Slot = 'input' | 'output' | 'half';

/** VP at the end of the game: `base`, and `each` for everything counted. */
export interface EndGame {
  readonly base: number;
  readonly each: number;
  readonly per: Per;
}

export interface Module extends Component {
  /** Printed on the card; 0 for core modules. */
  readonly number: number;
  readonly type: ModuleType;
  readonly activation: Activation;
  readonly slot: Slot | null;
  /** VP for the first moon placed in its slot (AE-4.5.10). */
  readonly slotVp: number;
  /** Damage markers it comes with. */
  readonly damage: number;
  readonly effects: EffectList;
  readonly endGame: EndGame | null;
}

interface Draft extends SourceNote {
  readonly key: string;
  readonly activation?: Activation;
  readonly slot?: Slot;
  readonly slotVp?: number;
  readonly damage?: number;
  readonly effects?: EffectList;
  readonly endGame?: EndGame;
}

function activationOf(type: ModuleType, { endGame }: Draft): Activation {
  if (endGame) return 'endgame';
  return type === TRACK.science ? 'reactor' : 'dock';
}

/** The modules of one type, numbered from `first`; what its type settles need not be written. */
export function modulesOf(
  type: ModuleType,
  first: number,
  drafts: readonly Draft[],
): readonly Row<Module>[] {
  return drafts.map((draft, at) => ({
    number: first + at,
    type,
    activation: activationOf(type, draft),
    slot: type === TRACK.industry ? 'half' : null,
    slotVp: 0,
    damage: 0,
    effects: [],
    endGame: null,
    ...draft,
  }));
}

export const scores = (base: number, each: number, per: Per): EndGame => ({ base, each, per });
