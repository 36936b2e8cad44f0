/** A place of the tree: a question, reached by a row of choices as the searching seat sees them. */
import { seatsIn } from '@orrery/kernel';
import { Decision } from './decision.ts';

/** More than a decision ever tries. */
const MOST_CANDIDATES = 1024;

export class Node {
  readonly step: string;
  readonly asked: number;
  // Most places are only ever judged: what it takes to go on from them is made when somebody does.
  #decisions: readonly Decision[] | null = null;
  /** What follows each choice (or each joint choice), by the number made by `joint`. */
  #children: Map<number, Node> | null = null;
  #rows: Map<number, number> | null = null;
  /** The same, by what the searching seat saw happen, where others may choose in secret. */
  #seen: Map<string, Node> | null = null;
  /** Another question that chance may bring after the same choices. */
  #sibling: Node | null = null;

  constructor(step: string, asked: number) {
    this.step = step;
    this.asked = asked;
  }

  /** One for each seat that is asked: they choose without seeing each other. */
  get decisions(): readonly Decision[] {
    this.#decisions ??= seatsIn(this.asked).map((seat) => new Decision(seat));
    return this.#decisions;
  }

  /**
   * One number for the candidates that all asked seats choose, built seat by seat. Rows of choices
   * so far are numbered as they come, or six seats would not fit into a number.
   */
  joint(key: number, candidate: number): number {
    const next = key * MOST_CANDIDATES + candidate;
    if (this.decisions.length <= 2) return next;
    this.#rows ??= new Map();
    let row = this.#rows.get(next);
    if (row === undefined) {
      row = this.#rows.size;
      this.#rows.set(next, row);
    }
    return row;
  }

  child(key: number): Node | undefined {
    return this.#children?.get(key);
  }

  /** The child for a choice made for the first time; `seen` tells apart what the searcher can. */
  grow(key: number, seen: string | null, step: string, asked: number): Node {
    if (seen === null) return this.#keep(key, new Node(step, asked));
    this.#seen ??= new Map();
    const known = this.#seen.get(seen);
    if (known) return this.#keep(key, known);
    const child = this.#keep(key, new Node(step, asked));
    this.#seen.set(seen, child);
    return child;
  }

  /** This node or its sibling that asks this; made if need be. */
  asking(step: string, asked: number): Node {
    let node: Node = this;
    while (node.step !== step || node.asked !== asked) {
      node.#sibling ??= new Node(step, asked);
      node = node.#sibling;
    }
    return node;
  }

  #keep(key: number, node: Node): Node {
    this.#children ??= new Map();
    this.#children.set(key, node);
    return node;
  }
}
