/** Which tactics cards could be played for what they do (AE-4.19.7). */
import { deckSize, NONE } from '@orrery/kernel';
import { times } from './counting.ts';
import type { Effect, Rule } from './data/effects.ts';
import { MOST_DICE, MOST_TARGETING, SPACES, TACTICS } from './data/index.ts';
import { RAIDER_CLASS, RESOURCE } from './data/terms.ts';
import { canBegin, holds, type Means } from './feasible.ts';
import { hasShipIn, planetAt, shipRegions, shipsIn } from './frontier.ts';
import { drawable } from './hand.ts';
import { canCall, isOpen, retreats } from './joining.ts';
import { refuges, regionsOfClass } from './raiders.ts';
import { candidates, targetingOf } from './sides.ts';
import { BARGE, type State } from './state.ts';
import { canActAgain, hasUsableTile } from './station.ts';

/** The card itself pays for nothing. */
export const PLAYING: Means = Object.freeze({ spent: { energy: 0, cards: 1 }, leaders: 0 });

/** Whether a card may be played by what it does: payable, and not without effect (AE-4.19.7). */
export function canPlay(state: State, seat: number, design: number): boolean {
  const { effects, if: condition } = TACTICS[design];
  if (!holds(state, seat, condition)) return false;
  if (!canBegin(state, seat, effects, PLAYING)) return false;
  let victims = 0;
  let changes = false;
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    if (isBarred(state, seat, effect)) return false;
    if (effect.op === 'pick') victims = candidates(state, seat, effect.among);
    else if (effect.op === 'steal') changes ||= someLoot(state, victims, effect.what);
    else changes ||= changesSomething(state, seat, effect);
  }
  return changes;
}

/** Whether one of some players has what could be taken. */
function someLoot(state: State, victims: number, what: 'any' | 'tactics'): boolean {
  return state.players.some(
    ({ stock, hand }, seat) =>
      ((victims >> seat) & 1) === 1 &&
      (hand.length > 0 || (what === 'any' && stock.some((n) => n > 0))),
  );
}

/** Effects without which a card can't be played at all. */
function isBarred(state: State, seat: number, effect: Effect): boolean {
  switch (effect.op) {
    case 'retreat':
      return retreats(state, seat) === 0;
    case 'banishRaiders':
      return refuges(state).length === 0;
    case 'blockEscalation':
      return !isOpen(state);
    case 'callShip':
      return !canCall(state, seat);
    default:
      return false;
  }
}

function changesSomething(state: State, seat: number, effect: Effect): boolean {
  const player = state.players[seat];
  switch (effect.op) {
    case 'event':
      return false;
    case 'targeting':
      return targetingOf(state, seat) < MOST_TARGETING;
    case 'setDie':
      return someDieBelow(state, seat, effect.value);
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
      return player.modules.some((_, cell) => canActAgain(state, seat, cell, PLAYING));
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

/** Whether an own die shows less than a value. */
const someDieBelow = (state: State, seat: number, value: number): boolean =>
  state.battle?.rolls
    .slice(seat * MOST_DICE, (seat + 1) * MOST_DICE)
    .some((die) => die > 0 && die < value) ?? false;

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
