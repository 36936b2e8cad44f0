/** Which tactics cards could be played for what they do (AE-4.19.7). */
import { deckSize, NONE } from '@orrery/kernel';
import { times } from './counting.ts';
import type { Effect, Rule } from './data/effects.ts';
import { SPACES, TACTICS } from './data/index.ts';
import { RAIDER_CLASS, RESOURCE } from './data/terms.ts';
import { AS_IS, canBegin, holds } from './feasible.ts';
import { hasShipIn, planetAt, shipRegions, shipsIn } from './frontier.ts';
import { drawable } from './hand.ts';
import { canCall, retreats } from './joining.ts';
import { refuges, regionsOfClass } from './raiders.ts';
import { BARGE, type State } from './state.ts';
import { canActAgain, hasUsableTile } from './station.ts';

/** Whether a card may be played by what it does: payable, and not without effect (AE-4.19.7). */
export function canPlay(state: State, seat: number, design: number): boolean {
  const { effects, if: condition } = TACTICS[design];
  if (!holds(state, seat, condition)) return false;
  if (!canBegin(state, seat, effects)) return false;
  let changes = false;
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    if (isBarred(state, seat, effect)) return false;
    changes ||= changesSomething(state, seat, effect);
  }
  return changes;
}

/** Effects without which a card can't be played at all. */
function isBarred(state: State, seat: number, effect: Effect): boolean {
  switch (effect.op) {
    case 'retreat':
      return retreats(state, seat) === 0;
    case 'banishRaiders':
      return refuges(state).length === 0;
    case 'blockEscalation':
      return state.battle?.closed === true;
    case 'callShip':
      return !canCall(state, seat);
    default:
      return false;
  }
}

function changesSomething(state: State, seat: number, effect: Effect): boolean {
  const player = state.players[seat];
  switch (effect.op) {
    case 'pick':
    case 'steal':
    case 'event':
      return false;
    case 'preventDamage':
      return someShipUnguarded(state, seat);
    case 'gain': {
      if (times(state, seat, effect.per) === 0) return false;
      const cards = effect.bag[RESOURCE.tactics];
      return (
        effect.bag.some((n, kind) => n > 0 && kind !== RESOURCE.tactics) ||
        (cards > 0 && drawable(state) > 0)
      );
    }
    case 'vp':
      return times(state, seat, effect.per) > 0;
    case 'moon':
      return someMoon(state, seat, effect.withShip);
    case 'sortEvents':
      return deckSize(state.eventDeck) > 0;
    case 'bargeToBay':
      return player.ships.includes(BARGE);
    case 'recruit':
      return player.leaders.some((n) => n > 0);
    case 'upgrade':
      return hasUsableTile(player);
    case 'reactivate':
      return player.modules.some((_, cell) => canActAgain(state, seat, cell, AS_IS));
    case 'refreshOutpostCard':
      return player.usedCards.some((n) => n > 0);
    case 'removeSwarm':
      return regionsOfClass(state, RAIDER_CLASS.S) !== 0;
    case 'grant':
      return grantMatters(state, seat, effect.rule.rule);
    default:
      return true;
  }
}

/** Range means nothing to a first launch. */
const grantMatters = (state: State, seat: number, rule: Rule['rule']): boolean =>
  rule !== 'launch-range' || shipRegions(state.players[seat]) !== 0;

/** Whether there is a planet with a moon, with an own ship if need be. */
function someMoon(state: State, seat: number, withShip: boolean): boolean {
  for (let space = 0; space < SPACES; space++) {
    if (state.topMoons[space] === NONE || planetAt(state, space) === NONE) continue;
    if (!withShip || hasShipIn(state.players[seat], space)) return true;
  }
  return false;
}

/** Whether a ship in the active region would still take damage. */
function someShipUnguarded(state: State, seat: number): boolean {
  const guarded = state.battle?.warded.filter((ward) => ward >> 4 === seat).length ?? 0;
  return shipsIn(state.players[seat], state.region) > guarded;
}
