/** Building: which card, where, what to pay, and what the new card sets off. */
import { choiceSet, NONE, named, numbers } from '@orrery/kernel';
import { PROGRAMS } from '../abilities.ts';
import { BUILDINGS } from '../data/buildings.ts';
import type { Effect } from '../data/effects.ts';
import { RESOURCE_MAX } from '../data/limits.ts';
import { COST, canBuildAt, discountAt, FULL_PRICE } from '../price.ts';
import { baseOf, DESIGN, type Player, placeOfCard, type State, TABLE_CARD_IDS } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { setOff } from './ability.ts';
import { listBuildable } from './buildable.ts';
import { takeFromHand } from './cards.ts';
import { returnCube } from './cubes.ts';

export const designs = named(BUILDINGS.map((design) => design.id));
export const tableCards = named(TABLE_CARD_IDS);

type Build = Extract<Effect, { op: 'build' }>;

// ——— which card ———

export const buildCardChoices = choiceSet({ build: [designs], skip: [] });

const grantOf = (frame: StepFrame<'build-card'>): Build =>
  PROGRAMS[frame.program].effects[frame.at] as Build;

const buildable: number[] = [];

/** Takes a card out of the hand to build it: nobody else sees it until it is laid. */
export function pickUp(
  state: State,
  seat: number,
  design: number,
  system: number,
  extra: number,
  granted: boolean,
  k: Doors,
): void {
  const card = takeFromHand(state.players[seat], design);
  if (system === NONE) k.push({ step: 'build-place', seat, card, extra, granted });
  else payFor(state, { step: 'build-pay', seat, card, system, extra, granted }, k);
}

// ——— where ———

export const buildPlaceChoices = choiceSet({ on: [tableCards], new: [] });

/** The system that a choice of place names; NONE for a new one. */
function systemChosen(player: Player, choice: number): number {
  if (choice === buildPlaceChoices.make.new()) return NONE;
  const place = placeOfCard(player, buildPlaceChoices.arg(choice, 0));
  // Alluvia is the base of her system while nothing lies on her.
  return place < player.systems.length ? place : player.alluvia;
}

// ——— what to pay ———

export const buildPayChoices = choiceSet({
  pay: [numbers(RESOURCE_MAX + 1), numbers(RESOURCE_MAX + 1), numbers(RESOURCE_MAX + 1)],
});

/** Units taken off the price: as many as the discounts and the price allow (MOO-5.8). */
function unitsOff(state: State, { seat, card, system, extra }: StepFrame<'build-pay'>): number {
  const design = DESIGN[card];
  return Math.min(discountAt(state.players[seat], design, system) + extra, FULL_PRICE[design]);
}

/** Without a discount there is one way to pay; with one, the builder splits it (MOO-5.6). */
function payFor(state: State, frame: StepFrame<'build-pay'>, k: Doors): void {
  if (unitsOff(state, frame) > 0) {
    k.push(frame);
    return;
  }
  const cost = DESIGN[frame.card] * 3;
  lay(state, frame, COST[cost], COST[cost + 1], COST[cost + 2], k);
}

/**
 * Pays, lays the card, frees the cube beneath it, and lets the new card work (MOO-5.1 to 5.11,
 * MOO-5.12, MOO-5.13).
 */
function lay(
  state: State,
  { seat, card, system, granted }: StepFrame<'build-pay'>,
  food: number,
  fleet: number,
  production: number,
  k: Doors,
): void {
  const player = state.players[seat];
  const { resources } = player;
  resources[0] -= food;
  resources[1] -= fleet;
  resources[2] -= production;
  const on = system === NONE ? NONE : baseOf(player, system);
  k.show();
  k.emit({ type: 'built', seat, card, on, granted, food, fleet, production });
  let place = system;
  if (system === NONE) {
    place = player.systems.length;
    player.systems.push([card]);
  } else {
    returnCube(player, seat, system, on, k);
    player.systems[system].push(card);
  }
  setOff(state, seat, place, 'afterBuild', NONE, k);
}

export const buildSteps = steps({
  /** A build that an effect grants: no action, all other rules as usual (MOO-5.10). */
  'build-card': {
    rule: 'MOO-5.10',
    choices: buildCardChoices,
    options(state, frame, list) {
      const { color, discount, may } = grantOf(frame);
      const player = state.players[frame.seat];
      listBuildable(player, frame.system, color, discount, buildable);
      for (const design of buildable) list.push(buildCardChoices.make.build(design));
      if (may) list.push(buildCardChoices.make.skip());
    },
    choose(state, frame, choice, k) {
      if (choice === buildCardChoices.make.skip()) return;
      const { discount } = grantOf(frame);
      pickUp(state, frame.seat, buildCardChoices.arg(choice, 0), frame.system, discount, true, k);
    },
  },

  'build-place': {
    rule: 'MOO-5.1',
    choices: buildPlaceChoices,
    options(state, { seat, card, extra }, list) {
      const player = state.players[seat];
      const design = DESIGN[card];
      for (let system = 0; system < player.systems.length; system++) {
        if (canBuildAt(player, design, system, extra))
          list.push(buildPlaceChoices.make.on(baseOf(player, system)));
      }
      if (canBuildAt(player, design, NONE, extra)) list.push(buildPlaceChoices.make.new());
    },
    choose(state, { seat, card, extra, granted }, choice, k) {
      const system = systemChosen(state.players[seat], choice);
      payFor(state, { step: 'build-pay', seat, card, system, extra, granted }, k);
    },
  },

  'build-pay': {
    rule: 'MOO-5.6',
    choices: buildPayChoices,
    options(state, frame, list) {
      const { resources } = state.players[frame.seat];
      const at = DESIGN[frame.card] * 3;
      const full = FULL_PRICE[DESIGN[frame.card]] - unitsOff(state, frame);
      for (let food = 0; food <= Math.min(COST[at], resources[0]); food++) {
        for (let fleet = 0; fleet <= Math.min(COST[at + 1], resources[1]); fleet++) {
          const production = full - food - fleet;
          if (production >= 0 && production <= Math.min(COST[at + 2], resources[2]))
            list.push(buildPayChoices.make.pay(food, fleet, production));
        }
      }
    },
    choose(state, frame, choice, k) {
      const [food, fleet, production] = buildPayChoices.args(choice);
      lay(state, frame, food, fleet, production, k);
    },
  },
});
