/** Resources in storage: income, upkeep, trade. */
import { RESOURCE_IDS } from './data/resources.ts';
import { SPECIES } from './data/species.ts';
import { PRINTED_STORAGE, PRODUCTION, upkeepWith } from './data/tracks.ts';
import { type Player, plays, RULE_STORAGE_CAP, type State } from './state.ts';
import type { Doors } from './vocabulary.ts';

/** Units of one resource for one of another, by species. */
const RATES: readonly number[] = SPECIES.map((species) => species.trade);

export const tradeRate = (player: Player): number => RATES[player.species];

/** What a resource brings in Upkeep (ECL-2.4, ECL-1.16). */
export const income = (player: Player, resource: number): number =>
  PRODUCTION[player.tracks[resource]];

/** Money due in Upkeep (ECL-2.6). */
export const upkeepCost = (player: Player): number => upkeepWith(player.discs);

/** Adds to storage; what is beyond the limit is lost if the table plays with one (ECL-2.3). */
export function store(state: State, seat: number, resource: number, n: number): void {
  const { storage } = state.players[seat];
  storage[resource] += n;
  if (plays(state, RULE_STORAGE_CAP) && storage[resource] > PRINTED_STORAGE)
    storage[resource] = PRINTED_STORAGE;
}

/** True if there is enough to give and room for what comes (ECL-2.8, ECL-2.2). */
export function canTrade(state: State, player: Player, from: number, to: number): boolean {
  if (from === to || player.storage[from] < RATES[player.species]) return false;
  return !(plays(state, RULE_STORAGE_CAP) && player.storage[to] >= PRINTED_STORAGE);
}

export function trade(state: State, seat: number, from: number, to: number, k: Doors): void {
  const player = state.players[seat];
  const n = tradeRate(player);
  player.storage[from] -= n;
  player.storage[to] += 1;
  k.emit({ type: 'traded', seat, n, from: RESOURCE_IDS[from], to: RESOURCE_IDS[to] });
}

/** The most of a resource that one could have by trading everything else for it. */
export function mostOf(player: Player, resource: number): number {
  const { storage } = player;
  const rate = RATES[player.species];
  let most = storage[resource];
  for (let other = 0; other < 3; other++)
    if (other !== resource) most += Math.trunc(storage[other] / rate);
  return most;
}

/** The same after a trade: what matters to actions that must not be left without anything to buy. */
export function mostAfterTrade(player: Player, resource: number, from: number, to: number): number {
  const { storage } = player;
  storage[from] -= RATES[player.species];
  storage[to]++;
  const most = mostOf(player, resource);
  storage[from] += RATES[player.species];
  storage[to]--;
  return most;
}
