/** Whether an effect would find something to work on: what cannot be finished is not offered. */
import { NONE } from '@orrery/kernel';
import type { Effect } from '../data/effects.ts';
import { handSize, hasCube, type State } from '../state.ts';
import { canLeave } from './advisors.ts';
import { canBuildAnything } from './buildable.ts';
import { canGive } from './choose.ts';
import { canRearrange } from './rearrange.ts';
import { hasFreeSlot } from './sabotage.ts';

/**
 * True if the effect would find something to work on; plain gains always do (MOO-7.5, MOO-12.9).
 */
export function isPossible(
  state: State,
  seat: number,
  place: number,
  effect: Effect,
  rival: number,
): boolean {
  const player = state.players[seat];
  switch (effect.op) {
    case 'build': {
      const system = effect.on === 'thisCard' ? place : NONE;
      return effect.may || canBuildAnything(player, system, effect.color, effect.discount);
    }
    case 'exchange':
      return canGive(player, effect.a) || canGive(player, effect.b);
    case 'takeDiscard':
      return state.discard.length > 0;
    case 'rearrange':
      return player.systems.some((_cards, system) => canRearrange(player, system));
    case 'dismissAdvisor':
      return state.players.some((other) => other !== player && canLeave(other.advisor));
    case 'sink':
      return state.players[rival].systems.some((system) => system.length > 0);
    case 'blockSlot':
      return hasFreeSlot(state.players[rival]);
    case 'releaseCube':
      return hasCube(player, place);
    case 'othersDiscard':
      return state.players.some((other) => handSize(other) > handSize(player));
    default:
      return true;
  }
}
