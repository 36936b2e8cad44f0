/** Activating working cards, with an action or without one (MOO-7.9). */
import { choiceSet } from '@orrery/kernel';
import type { Triggered } from '../abilities.ts';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { LOYALTY } from '../data/limits.ts';
import {
  ADVISOR_PLACE,
  cardAt,
  hasCube,
  type Player,
  placeOfCard,
  type State,
  sourceAt,
} from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { abilityAt, begin, isUsable } from './ability.ts';
import { tableCards } from './build.ts';

const NO_RIVAL = -1;
const GATED = [...BUILDINGS.map(({ gate }) => gate === 'activate'), ...ADVISORS.map(() => false)];

/** False while loyalty is too low for a card with a gate on activation (MOO-7.4). */
const passesGate = (player: Player, place: number): boolean =>
  !GATED[sourceAt(player, place)] || player.loyalty >= LOYALTY.gate;

/**
 * Whether the card at a place can be activated; where its cube comes from is another matter
 * (MOO-7.1, MOO-7.3).
 */
function canActivate(state: State, seat: number, place: number): boolean {
  const ability = abilityAt(state, seat, place, 'activation');
  if (!ability) return false;
  const player = state.players[seat];
  return (
    !hasCube(player, place) &&
    passesGate(player, place) &&
    isUsable(state, seat, place, ability, NO_RIVAL)
  );
}

/** Lists the own working cards that can be activated. */
export function listActivatable(state: State, seat: number, list: number[]): void {
  list.length = 0;
  const player = state.players[seat];
  for (let system = 0; system < player.systems.length; system++) {
    if (canActivate(state, seat, system)) list.push(cardAt(player, system));
  }
  if (canActivate(state, seat, ADVISOR_PLACE)) list.push(cardAt(player, ADVISOR_PLACE));
}

/** Puts the cube on the card, pays the extra price, then the effect follows (MOO-7.2). */
export function activate(state: State, seat: number, card: number, free: boolean, k: Doors): void {
  const player = state.players[seat];
  const place = placeOfCard(player, card);
  player.cubes |= 1 << place;
  k.emit({ type: 'activated', seat, card, free });
  const ability = abilityAt(state, seat, place, 'activation') as Triggered;
  begin(state, seat, place, ability, NO_RIVAL, k);
}

export const activateFreeChoices = choiceSet({ activate: [tableCards], stop: [] });

const activatable: number[] = [];

export const activateSteps = steps({
  'activate-free': {
    rule: 'MOO-15.14',
    // The card that allows them is none of them: it has no activation of its own.
    choices: activateFreeChoices,
    options(state, { seat }, list) {
      if (state.players[seat].reserve === 0) return;
      listActivatable(state, seat, activatable);
      for (const card of activatable) list.push(activateFreeChoices.make.activate(card));
      if (list.length > 0) list.push(activateFreeChoices.make.stop());
    },
    choose(state, frame, choice, k) {
      if (choice === activateFreeChoices.make.stop()) return;
      const { step, seat, left, program } = frame;
      if (left > 1) k.push({ step, seat, left: left - 1, program });
      state.players[seat].reserve--;
      activate(state, seat, activateFreeChoices.arg(choice, 0), true, k);
    },
  },
});
