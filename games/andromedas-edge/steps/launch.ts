/** Launching: where to, and what the region gives (AE-4.3, AE-4.4, AE-4.3.1). */

import { choiceSet, NONE } from '@orrery/kernel';
import { BASES, PLANETS } from '../data/index.ts';
import { RESOURCE } from '../data/terms.ts';
import { BASE_LISTS, RAIDER_TRIGGERS, SPECIAL_LISTS } from '../effect-lists.ts';
import { canBegin } from '../feasible.ts';
import {
  baseAt,
  isNebula,
  lowestRegion,
  NEBULA_MASK,
  occupiedRegions,
  openRegions,
  openTo,
  planetAt,
  REGION_COUNT,
  shipRegions,
  specialAt,
} from '../frontier.ts';
import { tellsOfHand } from '../hand.ts';
import { canJump, jumpPrice } from '../joining.ts';
import { only } from '../purse.ts';
import { attackers, newcomers } from '../raiders.ts';
import { RULE, ruleFor } from '../rules.ts';
import {
  hasHyperdrive,
  inBay,
  launchReach,
  shipAt,
  shipStats,
  TYPE_OF_SHIP,
  TYPES,
} from '../ships.ts';
import { countSides, sides } from '../sides.ts';
import { BAY, type State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { classArg } from './arguments.ts';
import { lookAtEvents } from './events.ts';
import { chooseFree, listFree, listsCards, tellsOfCards, withFree } from './free.ts';
import { gainBag } from './gain.ts';
import { askToPay } from './pay.ts';
import { runList, trigger } from './triggers.ts';

const momentChoices = withFree({ continue: [] });
const attackChoices = choiceSet({ attack: [classArg] });
const CONTINUE = momentChoices.make.continue();

/** Bases in some regions whose effect can't be carried out, with some energy spoken for (AE-4.3.7, AE-4.4.7). */
function closedBases(state: State, seat: number, energy: number, regions: number): number {
  const { leaders } = state.players[seat];
  let closed = 0;
  for (let rest = regions & ~NEBULA_MASK; rest !== 0; rest &= rest - 1) {
    const region = lowestRegion(rest);
    const base = baseAt(state, region);
    if (base === NONE) continue;
    const means = { spent: { energy, cards: 0 }, leaders: leaders[region] };
    if (!canBegin(state, seat, BASES[base].effects, means)) closed |= 1 << region;
  }
  return closed;
}

/**
 * Pushes every launch, and every jump to where the ship's range does not reach (AE-4.3.5,
 * AE-4.3.6).
 */
export function listLaunches(
  state: State,
  seat: number,
  list: number[],
  launch: number,
  jump: number,
): void {
  const player = state.players[seat];
  const open = openRegions(state);
  const own = shipRegions(player);
  /** Regions that were looked at, and closed bases among them. */
  let looked = 0;
  let closed = 0;
  for (let type = 0; type < TYPES; type++) {
    if (!inBay(player, type)) continue;
    const stats = shipStats(player, type);
    const hyperdrive =
      hasHyperdrive(state, seat, type) || ruleFor(state, seat, RULE['launch-hyperdrive']) > 0;
    const passable = openTo(open, hyperdrive);
    let targets: number;
    if (own === 0) {
      const attack = stats.attack || ruleFor(state, seat, RULE['launch-attack']) > 0;
      targets = attack ? passable : passable & ~occupiedRegions(state, seat);
    } else {
      const range =
        stats.range + ruleFor(state, seat, RULE.range) + ruleFor(state, seat, RULE['launch-range']);
      targets = launchReach(state, seat, range, hyperdrive, open) & passable & ~own;
    }
    closed |= closedBases(state, seat, 0, targets & ~looked);
    looked |= targets;
    listRegions(targets & ~closed, list, launch + type * REGION_COUNT);
    if (own === 0 || !canJump(state, seat, type)) continue;
    const far = passable & ~own & ~targets;
    const barred = closedBases(state, seat, jumpPrice(state, seat, type), far);
    listRegions(far & ~barred, list, jump + type * REGION_COUNT);
  }
}

function listRegions(mask: number, list: number[], first: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) list.push(first + lowestRegion(rest));
}

/** Puts a launch on the agenda, after the energy for a jump. */
export function launchFrames(
  state: State,
  seat: number,
  type: number,
  region: number,
  jumps: boolean,
  k: Doors,
): void {
  k.push({ step: 'launch', seat, type, region, jumps });
  if (jumps) askToPay(k, seat, only(RESOURCE.energy, jumpPrice(state, seat, type)));
}

/** Whether raiders could come whose very attack does something. */
function attackMatters(state: State): boolean {
  const classes = attackers(state);
  return state.raiders.some(
    (raider, raiderClass) =>
      (classes >> raiderClass) & 1 && RAIDER_TRIGGERS[raider].attacked.length > 0,
  );
}

/** Moves raiders of a class into the active region; what they do on attacking follows. */
function moveIn(state: State, raiderClass: number, k: Doors): void {
  const { figures, region } = state;
  const moved = newcomers(state, raiderClass);
  for (const figure of moved) figures[figure] = region;
  const raider = state.raiders[raiderClass];
  k.emit({ type: 'raiders-attacked', seat: -1, raider, region, n: moved.length });
  for (const { list } of RAIDER_TRIGGERS[raider].attacked) runList(k, state.active, list);
}

export const launchSteps = steps({
  /** Step 1: the ship is placed. */
  launch: {
    rule: 'AE-4.3.2',
    run(state, { seat, type, region, jumps }, k) {
      const player = state.players[seat];
      const ship = shipAt(player, type, BAY);
      player.ships[ship] = region;
      state.region = region;
      state.launched = ship;
      k.emit({ type: 'launched', seat, ship: type, region, jumps });
      k.pushInOrder(
        { step: 'react-to-launch', seat },
        { step: 'launched', seat },
        { step: 'activate', seat },
        { step: 'region-activated', seat },
        { step: 'before-attack', seat },
        { step: 'raider-attack', seat },
        { step: 'before-battle', seat },
        { step: 'battle', seat },
      );
    },
  },

  launched: {
    rule: 'AE-4.3.2',
    run(state, { seat }, k) {
      trigger(state, seat, 'launched', TYPE_OF_SHIP[state.launched], k);
    },
  },

  /** Step 2: the region is activated (AE-4.4.1 to AE-4.4.5, AE-4.4.6). */
  activate: {
    rule: 'AE-4.4.1',
    run(state, { seat }, k) {
      const { region } = state;
      const [planet, base, special] = [
        planetAt(state, region),
        baseAt(state, region),
        specialAt(state, region),
      ];
      if (isNebula(region)) {
        k.push({ step: 'scan', seat });
        k.push({ step: 'claim', seat, region });
      } else if (planet !== NONE) {
        if (state.topMoons[region] !== NONE) k.push({ step: 'claim', seat, region });
        else gainBag(state, seat, PLANETS[planet].resource, 1, k);
      } else if (base !== NONE) runList(k, seat, BASE_LISTS[base]);
      else runList(k, seat, SPECIAL_LISTS[special]);
    },
  },

  /** A nebula shows what events are to come (AE-4.4.3). */
  scan: {
    rule: 'AE-4.4.3',
    run(state, { seat }, k) {
      lookAtEvents(state, seat, 2, k);
    },
  },

  'region-activated': {
    rule: 'AE-4.4.1',
    run(state, { seat }, k) {
      const type = TYPE_OF_SHIP[state.launched];
      if (isNebula(state.region)) trigger(state, seat, 'nebula-activated', type, k);
      else if (planetAt(state, state.region) !== NONE) {
        trigger(state, seat, 'planet-activated', type, k);
      }
    },
  },

  /** A moment for free actions, if the attack itself may change something. */
  'before-attack': {
    rule: 'AE-4.2.5',
    choices: momentChoices,
    tells: tellsOfCards,
    options(state, { seat }, list) {
      list.push(CONTINUE);
      if (attackMatters(state)) listFree(state, seat, 'own-turn', list);
    },
    choose(state, frame, choice, k) {
      chooseFree(state, frame, choice, k);
    },
  },

  /**
   * Step 3: raiders in range move in; of several classes the active player names one (AE-4.7.10).
   */
  'raider-attack': {
    rule: 'AE-4.7.9',
    choices: attackChoices,
    options(state, _frame, list) {
      const classes = attackers(state);
      for (let raiderClass = 0; classes >> raiderClass; raiderClass++) {
        if ((classes >> raiderClass) & 1) list.push(attackChoices.make.attack(raiderClass));
      }
    },
    choose(state, _frame, choice, k) {
      moveIn(state, attackChoices.arg(choice, 0), k);
    },
  },

  /** The last moment for cards; everything else can wait for the own decisions in the battle. */
  'before-battle': {
    rule: 'AE-4.2.5',
    choices: momentChoices,
    tells: tellsOfHand,
    options(state, { seat }, list) {
      list.push(CONTINUE);
      if (countSides(state, sides(state)) < 2) return;
      listFree(state, seat, 'own-turn', list);
      if (!listsCards(list)) list.length = 1;
    },
    choose(state, frame, choice, k) {
      chooseFree(state, frame, choice, k);
    },
  },
});
