/** Why something can't be done, each with the rule that says so. */
import { NONE, type Objection, type Phrase } from '@orrery/kernel';
import { hasAbility } from '../abilities.ts';
import { type ActionEntry, actionAt, SPACES } from '../actions.ts';
import { count } from '../counting.ts';
import { spendable } from '../cubes.ts';
import { ACHIEVEMENTS, achievementSlots, COMPANION, SLOTS } from '../data/index.ts';
import { canCarryOut } from '../feasible.ts';
import { canColonizeAny, placeOfShip, strengthAt, strengthNeeded } from '../fleet.ts';
import { mapOf, ownsSlot, type State, seatCount, supplyOf } from '../state.ts';
import { pawnOn, priceAt } from '../steps/act.ts';
import { CLAIMS_PER_CARD, freeClaim } from '../steps/claim.ts';
import { eligibleSlots, levelsOf, prerequisitesMet, type ResearchEffect } from '../tree.ts';
import { join, levelBits, phrase, playerName } from './phrases.ts';
import { slotName, technologyName } from './places.ts';

export const because = (rule: string, id: string, values?: Phrase['values']): Objection => ({
  words: phrase(id, values),
  rule,
});

/** Spaces of an action in this game that a faction's pawn could enter, whatever they cost. */
function enterable(state: State, seat: number, spaces: readonly number[]): number[] {
  const pushes = hasAbility(state, seat, 'pushPawns');
  return spaces.filter((space) => {
    const { unlimited, extra } = SPACES[space];
    if (extra[seatCount(state)] < 0) return false;
    const pawn = unlimited ? NONE : pawnOn(state, space);
    return pawn === NONE || (pushes && pawn !== seat);
  });
}

/** The cheapest space of an action that a faction could enter now, or NONE. */
export function cheapestSpace(state: State, seat: number, spaces: readonly number[]): number {
  return enterable(state, seat, spaces).reduce(
    (best, space) =>
      best === NONE || priceAt(state, seat, space) < priceAt(state, seat, best) ? space : best,
    NONE,
  );
}

/** Why a faction can't send its pawn to any space of an action; null if it can. */
export function actionObjection(
  state: State,
  seat: number,
  spaces: readonly number[],
): Objection | null {
  const player = state.players[seat];
  const space = cheapestSpace(state, seat, spaces);
  if (space === NONE) {
    if (spaces.includes(player.pawn)) return because('BTS-4.15', 'why.own-space');
    const there = spaces.find((one) => pawnOn(state, one) !== NONE) ?? spaces[0];
    const who = playerName(pawnOn(state, there));
    return because('BTS-4.16', 'why.taken', { who });
  }
  const action = actionAt(space);
  const need = priceAt(state, seat, space);
  if (canCarryOut(state, seat, action, need, false)) return null;
  if (need > player.ore) return because('BTS-4.6', 'why.ore', { need, have: player.ore });
  return partObjection(state, seat, action);
}

/** The part of an action that can't be done. */
function partObjection(state: State, seat: number, action: ActionEntry): Objection {
  const { population } = state.players[seat];
  const { cost, effects } = action;
  if (cost.population > population) {
    return because('BTS-4.57', 'why.population', { need: cost.population, have: population });
  }
  let people = spendable(state, seat) - cost.population;
  for (const effect of effects) {
    if (effect.op === 'research') {
      const lacking = researchObjection(state, seat, effect, people);
      if (lacking) return lacking;
      people--;
    }
    if (effect.op === 'build' && effect.from === 'population') {
      if (people < effect.n)
        return because('BTS-4.54', 'why.population', { need: effect.n, have: people });
      people -= effect.n;
    }
    if (effect.op === 'colonize' && !canColonizeAny(state, seat, effect.target)) {
      return because('BTS-4.108', 'why.nothing-to-colonize');
    }
    if (effect.op === 'copyResearch') return because('BTS-4.128', 'why.nothing-to-copy');
  }
  return because('BTS-4.8', 'why.changes-nothing');
}

function researchObjection(
  state: State,
  seat: number,
  effect: ResearchEffect,
  people: number,
): Objection | null {
  if (!eligibleSlots(state, seat, effect, null)) {
    const levels = levelBits(levelsOf(state, seat, effect));
    return because('BTS-4.61', 'why.nothing-to-research', { levels });
  }
  const supply = effect.cube === 'supply' ? supplyOf(state.players[seat]) : 0;
  return people + supply > 0 ? null : because('BTS-4.64', 'why.cube');
}

/** Why a faction can't research a slot: by the effect that asks, if one does. */
export function slotObjection(
  state: State,
  seat: number,
  slot: number,
  effect: ResearchEffect | null,
): Objection | null {
  if (ownsSlot(state.players[seat], slot)) return because('BTS-4.61', 'why.yours-already');
  if (effect) {
    const levels = levelsOf(state, seat, effect);
    if (((levels >> (SLOTS[slot].level - 1)) & 1) === 0) {
      return because('BTS-4.60', 'why.wrong-level', { levels: levelBits(levels) });
    }
    if (effect.discovered && state.cards[slot] === NONE) {
      return because('BTS-4.63', 'why.undiscovered');
    }
    if (!effect.prerequisites) return null;
  }
  if (prerequisitesMet(state, seat, slot)) return null;
  const { needed, prerequisites } = SLOTS[slot];
  const lacking = prerequisites.filter((one) => !ownsSlot(state.players[seat], one));
  const id = needed < prerequisites.length ? 'why.prerequisites-two' : 'why.prerequisites';
  const cards = join(
    'list.comma',
    lacking.map((one) => slotTitle(state, one)),
  );
  return because('BTS-4.62', id, { cards });
}

/** What lies in a slot, or the slot itself. */
export const slotTitle = (state: State, slot: number): Phrase =>
  state.cards[slot] === NONE
    ? phrase('board.slot', { slot: slotName(slot) })
    : technologyName(state.cards[slot]);

export function colonyObjection(state: State, seat: number, place: number): Objection | null {
  if (place < 0 || state.systems[place] === NONE) return because('BTS-4.107', 'why.not-a-system');
  if (state.controllers[place] !== seat) return because('BTS-4.108', 'why.not-controlled');
  const need = strengthNeeded(state, seat, place);
  const have = strengthAt(state, seat, place);
  return have < need ? because('BTS-4.108', 'why.strength', { need, have }) : null;
}

/** Why no ship of a faction can move to a place now. */
export function moveObjection(state: State, seat: number, place: number): Objection {
  const { ships } = state.players[seat];
  const joined = ships.some((n, ship) => n > 0 && isJoined(state, placeOfShip(ship), place));
  if (!joined) return because('BTS-4.87', 'why.not-joined');
  return state.owed === 0
    ? because('BTS-4.8', 'why.move-back')
    : because('BTS-4.7', 'why.move-owed');
}

const isJoined = (state: State, from: number, to: number): boolean =>
  mapOf(state).neighbours[from].includes(to) ||
  (from === COMPANION && to === state.companionAt) ||
  (to === COMPANION && from === state.companionAt);

/** Why a faction can't claim one of the achievements in play. */
export function achievementObjection(
  state: State,
  seat: number,
  achievement: number,
): Objection | null {
  const at = state.achievements.indexOf(achievement);
  if (at < 0) return null;
  const first = at * CLAIMS_PER_CARD;
  const claims = state.claims.slice(first, first + achievementSlots(seatCount(state)));
  if (claims.includes(seat)) return because('BTS-4.45', 'why.achievement-yours');
  if (freeClaim(state, seat, at) === NONE) return because('BTS-4.44', 'why.achievement-full');
  const { count: counter, atLeast: need } = ACHIEVEMENTS[achievement];
  const have = count(state, seat, counter);
  if (have < need) return because('BTS-4.43', 'why.achievement-unmet', { have, need });
  return because('BTS-4.42', 'why.achievement-phase');
}
