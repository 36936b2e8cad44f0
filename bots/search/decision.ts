/** One seat's decision at one place of the tree: what was tried, how often, and how it went. */
import type { Ranking } from '../ranking.ts';

export interface SelectionSettings {
  /** How many of a list's options are considered, the best ranked. */
  readonly breadth: number;
  /** How much attention goes to what was tried little. */
  readonly exploration: number;
  /** Share of the attention that goes to all candidates alike. */
  readonly evenness: number;
}

export class Decision {
  readonly seat: number;
  /** Candidates, the best ranked first, with what is known of each. */
  readonly choices: number[] = [];
  readonly weights: number[] = [];
  readonly visits: number[] = [];
  readonly sums: number[] = [];
  totalVisits = 0;
  totalSum = 0;
  #totalWeight = 0;
  #reference = 0;
  /** The list that the candidates were first taken from. */
  #list: readonly number[] | null = null;
  /** Places of the candidates by choice, once the list of options turns out to vary. */
  #places: Map<number, number> | null = null;
  /** Candidates that the last list held, since it varies. */
  readonly #available: number[] = [];

  constructor(seat: number) {
    this.seat = seat;
  }

  /** True if the list is the one that all candidates were taken from. */
  knows(list: readonly number[]): boolean {
    const first = this.#list;
    if (first === null || this.#places || list.length !== first.length) return false;
    for (let i = 0; i < list.length; i++) if (list[i] !== first[i]) return false;
    return true;
  }

  /**
   * Takes the best ranked options as candidates: all of a first list, the new ones of a later list.
   * One that ranks higher by `rankError` gets e times the attention.
   */
  add<S>(ranking: Ranking<S>, rankError: number): void {
    const { options, scores, order } = ranking;
    if (this.#list === null) {
      this.#list = options.slice();
      this.#reference = scores[order[0]];
    }
    for (const at of order) {
      if (this.#places?.has(options[at])) continue;
      this.#places?.set(options[at], this.choices.length);
      const weight = weightOf((scores[at] - this.#reference) / rankError);
      this.choices.push(options[at]);
      this.weights.push(weight);
      this.visits.push(0);
      this.sums.push(0);
      this.#totalWeight += weight;
    }
  }

  /** Notes which candidates are in a list that differs from the first; false if they are too few. */
  match(list: readonly number[], breadth: number): boolean {
    if (!this.#places) {
      this.#places = new Map();
      for (let i = 0; i < this.choices.length; i++) this.#places.set(this.choices[i], i);
    }
    this.#available.length = 0;
    for (let i = 0; i < list.length; i++) {
      const place = this.#places.get(list[i]);
      if (place !== undefined) this.#available.push(place);
    }
    return this.#available.length >= Math.min(list.length, breadth);
  }

  /** The candidate to try next, by what is known and by how well it ranks (PUCT). */
  select(spread: number, settings: SelectionSettings): number {
    return this.#places
      ? this.#selectAvailable(spread, settings)
      : this.#selectAny(spread, settings);
  }

  #selectAny(spread: number, settings: SelectionSettings): number {
    const { visits, sums, weights } = this;
    const count = visits.length;
    const mean = this.totalVisits > 0 ? this.totalSum / this.totalVisits : 0.5;
    const urge = settings.exploration * spread * Math.sqrt(this.totalVisits + 1);
    const even = settings.evenness / count;
    const share = (1 - settings.evenness) / this.#totalWeight;
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const tried = visits[i];
      const value =
        (tried > 0 ? sums[i] / tried : mean) + (urge * (even + share * weights[i])) / (1 + tried);
      if (value > bestValue) {
        best = i;
        bestValue = value;
      }
      // The candidates are in order: all further ones that were not tried promise less.
      if (tried === 0) break;
    }
    return best;
  }

  #selectAvailable(spread: number, settings: SelectionSettings): number {
    const { visits, sums, weights } = this;
    const available = this.#available;
    let total = 0;
    let totalSum = 0;
    let totalWeight = 0;
    for (const i of available) {
      total += visits[i];
      totalSum += sums[i];
      totalWeight += weights[i];
    }
    const mean = total > 0 ? totalSum / total : 0.5;
    const urge = settings.exploration * spread * Math.sqrt(total + 1);
    const even = settings.evenness / available.length;
    const share = (1 - settings.evenness) / totalWeight;
    let best = -1;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const i of available) {
      const tried = visits[i];
      const value =
        (tried > 0 ? sums[i] / tried : mean) + (urge * (even + share * weights[i])) / (1 + tried);
      if (value > bestValue) {
        best = i;
        bestValue = value;
      }
    }
    return best;
  }

  learn(candidate: number, value: number): void {
    this.visits[candidate]++;
    this.sums[candidate] += value;
    this.totalVisits++;
    this.totalSum += value;
  }
}

/** However far behind an option ranks, it may be the only one there is: its weight is never zero. */
const weightOf = (lead: number): number =>
  Number.isNaN(lead) ? 1 : Math.exp(Math.min(20, Math.max(-50, lead)));
