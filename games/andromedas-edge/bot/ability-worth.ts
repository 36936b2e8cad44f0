/** What a player's faction and upgrades add to what everybody gains at certain moments, in points. */
import { NONE } from '@orrery/kernel';
import type { Trigger } from '../data/effects.ts';
import {
  EFFECT_LISTS,
  FACTION_TRIGGERS,
  type TriggeredList,
  UPGRADE_TRIGGERS,
} from '../effect-lists.ts';
import type { Player } from '../state.ts';
import { worthOf } from './worth.ts';

type Triggers = Readonly<Record<Trigger, readonly TriggeredList[]>>;
type Worths = Readonly<Record<Trigger, number>>;

function worthsOf(triggers: Triggers): Worths {
  const entries = Object.entries(triggers).map(([when, lists]) => [
    when,
    lists.reduce((sum, { list }) => sum + worthOf(EFFECT_LISTS[list].effects), 0),
  ]);
  return Object.fromEntries(entries) as Worths;
}

const FACTION_WORTHS = FACTION_TRIGGERS.map(worthsOf);
const UPGRADE_WORTHS = UPGRADE_TRIGGERS.map(worthsOf);

/** `type`: the type of ship that it happens to. */
export function abilityWorth({ faction, upgrades }: Player, when: Trigger, type: number): number {
  const tile = upgrades[type];
  return FACTION_WORTHS[faction][when] + (tile === NONE ? 0 : UPGRADE_WORTHS[tile][when]);
}
