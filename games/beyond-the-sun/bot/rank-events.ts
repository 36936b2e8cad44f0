/** Whom an event helps that its discoverer may lay beside a card of choice. */
import { NONE } from '@orrery/kernel';
import { count } from '../counting.ts';
import { ACHIEVEMENTS, LOCATIONS } from '../data/index.ts';
import { strengthAt, strengthNeeded } from '../fleet.ts';
import { LINK_TERMS } from '../links.ts';
import { ownsSlot, type State } from '../state.ts';
import { attachChoices, linkChoices } from '../steps/events.ts';

/** What control counts beside ships: a system is colonized by whoever controls it. */
const CONTROL = 0.6;

/** How near a faction is to colonizing at a place, from 0 to 1 or a little more. */
function claimOn(state: State, seat: number, place: number): number {
  const need = state.systems[place] === NONE ? 3 : strengthNeeded(state, seat, place);
  const ships = Math.min(1, strengthAt(state, seat, place) / need);
  return ships + (state.controllers[place] === seat ? CONTROL : 0);
}

/** What the owner has more of something than the one of the others who has most of it. */
function lead(state: State, seat: number, of: (seat: number) => number): number {
  let most = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) most = Math.max(most, of(other));
  }
  return of(seat) - most;
}

/** What laying an event beside a card is worth: help for what is one's own, hindrance for the others. */
export function linkWorth(state: State, event: number, seat: number, choice: number): number {
  const terms = LINK_TERMS[event];
  const target = linkChoices.arg(choice, 0);
  switch (linkChoices.kind(choice)) {
    case 'link-system':
      return terms.colonizerPoints * lead(state, seat, (of) => claimOn(state, of, target));
    case 'link-technology':
      return -terms.actionOre * lead(state, seat, (of) => owns(state, of, target));
    default:
      return terms.pointsPerDisc * lead(state, seat, (of) => achieved(state, of, target));
  }
}

const owns = (state: State, seat: number, slot: number): number =>
  ownsSlot(state.players[seat], slot) ? 1 : 0;

/** How far a faction is with an achievement; 1 if it has what it takes. */
function achieved(state: State, seat: number, achievement: number): number {
  const { count: counter, atLeast } = ACHIEVEMENTS[achievement];
  return Math.min(1, count(state, seat, counter) / atLeast);
}

/** Ships that stand near are first at a new system. */
export function attachWorth(state: State, seat: number, choice: number): number {
  const place = attachChoices.arg(choice, 0);
  const near = (of: number): number => strengthAt(state, of, LOCATIONS[place].id);
  return lead(state, seat, near) + 0.1 * near(seat);
}
