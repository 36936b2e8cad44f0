/** A first sight of what options are worth, in points: which of them deserve a closer look. */
import { NONE } from '@orrery/kernel';
import {
  MODULES,
  MOONS,
  OUTPOST_VP,
  RESOURCE,
  TRACK_END,
  TRACK_SPACES,
  UPGRADES,
} from '../data/index.ts';
import { EFFECT_LISTS } from '../effect-lists.ts';
import { hasShipIn } from '../frontier.ts';
import { placeOf, priceAt } from '../market.ts';
import { OPERATIONS } from '../moons.ts';
import { neighbourhoodVp } from '../outposts.ts';
import type { State } from '../state.ts';
import { escalateChoices } from '../steps/battle/escalation.ts';
import { prepareChoices } from '../steps/battle/preparation.ts';
import { chooseChoices } from '../steps/branches.ts';
import { planetChoices } from '../steps/claim.ts';
import { FREE_END, freeChoices } from '../steps/free.ts';
import { gainChoices, loseChoices } from '../steps/gain.ts';
import { fieldChoices, moduleChoices } from '../steps/modules.ts';
import { payChoices } from '../steps/pay.ts';
import { damageChoices, repairChoices } from '../steps/repair.ts';
import { reactorChoices, returnChoices } from '../steps/return.ts';
import { settleChoices } from '../steps/settle.ts';
import { upgradeChoices } from '../steps/shipyard.ts';
import { tokenChoices, trackChoices } from '../steps/tracks.ts';
import { actChoices, discardChoices } from '../steps/turn.ts';
import type { FrameOf, StepName } from '../vocabulary.ts';
import { launchWorth } from './launch-worth.ts';
import { returnNow, shipsOut } from './station-worth.ts';
import { returnsLeft, turnsLeft } from './time.ts';
import {
  ACTION_WORTH,
  bagWorth,
  CARD_WORTH,
  DISCOVERY_WORTH,
  MOON_WORTH,
  OUTPOST_CARD_WORTH,
  RATES,
  TOKEN_WORTH,
  worthOf,
} from './worth.ts';

/** What a ship in the launch bay is worth more than one that is out. */
const AT_HOME = 0.3;
/** Using what one holds is worth a little more than holding it. */
const USE = 0.15;

/** Placing a moon pays where it acts again and again. */
function placeWorth(state: State, seat: number, moon: number, slot: number): number {
  if (slot === OPERATIONS) return 0.3 * MOON_WORTH[moon] - MOON_WORTH[moon];
  const player = state.players[seat];
  const cell = player.modules.indexOf(slot);
  if (player.slots[cell] !== NONE) return -MOON_WORTH[moon];
  const returns = returnsLeft(turnsLeft(state));
  const { slotVp, slot: kind } = MODULES[slot];
  const fresh = player.paidSlots.includes(cell) ? 0 : slotVp;
  if (kind === 'input') {
    return 0.6 * returns * (ACTION_WORTH[slot] - bagWorth(MOONS[moon].bag)) - MOON_WORTH[moon];
  }
  return fresh + (kind === 'half' ? 0.4 : 0.6) * returns * MOON_WORTH[moon] - MOON_WORTH[moon];
}

/** Free actions; those that only rearrange things come last. */
function freeWorth(state: State, seat: number, choice: number): number {
  const [thing, other] = freeChoices.args(choice);
  switch (freeChoices.kind(choice)) {
    case 'place':
      return placeWorth(state, seat, thing, other);
    case 'discard':
      return -0.3;
    case 'outpost':
      return USE * OUTPOST_CARD_WORTH[thing];
    case 'discovery':
      return USE * DISCOVERY_WORTH[thing];
    case 'supremacy':
      return USE * TOKEN_WORTH[thing];
    case 'recruit':
      return 0.8 * other;
    case 'collect':
      return freeChoices.args(choice)[2] * RATES[other];
    case 'play':
      return USE * CARD_WORTH[thing];
    case 'ability':
      return 0.1;
    default:
      return -3;
  }
}

/** What a gained module is worth: a step on its track, and what it gives in the Returns to come. */
function moduleWorth(state: State, module: number): number {
  const { damage, endGame } = MODULES[module];
  const returns = returnsLeft(turnsLeft(state));
  const score = endGame ? endGame.base + 1.5 * endGame.each : 0;
  return 2.5 + score + 0.6 * returns * ACTION_WORTH[module] - 1.2 * damage;
}

const priceOf = (state: State, module: number): number => bagWorth(priceAt(placeOf(state, module)));

function trackWorth(state: State, seat: number, track: number, n: number): number {
  const at = state.players[seat].tracks[track];
  const end = Math.min(TRACK_END, at + n);
  let sum = TRACK_SPACES[track][end].vp - TRACK_SPACES[track][at].vp;
  for (let space = at + 1; space <= end; space++) {
    const { upgrade, discovery, token, handLimit, level, storageBonus } =
      TRACK_SPACES[track][space];
    if (upgrade || discovery !== null || token) sum += 2.5;
    if (handLimit > 0 || storageBonus > 0) sum += 1;
    if (level > 0) sum += 0.3 * (OUTPOST_VP[level] - OUTPOST_VP[level - 1]);
  }
  return sum;
}

/** The first sight of an option that is no free action; 0 for those of which nothing can be said. */
function worth(state: State, frame: FrameOf, seat: number, choice: number): number {
  const player = state.players[seat];
  switch (frame.step) {
    case 'act': {
      if (actChoices.kind(choice) === 'return') {
        return 0.3 * returnNow(player) + AT_HOME * shipsOut(player);
      }
      const [type, region] = actChoices.args(choice);
      const jump = actChoices.kind(choice) === 'jump' ? RATES[RESOURCE.energy] : 0;
      return launchWorth(state, seat, type, region) - jump;
    }
    case 'return': {
      if (returnChoices.kind(choice) === 'finish') return 0;
      const power = returnChoices.kind(choice) === 'power' ? RATES[RESOURCE.energy] : 0;
      return ACTION_WORTH[returnChoices.arg(choice, 0)] + 0.3 - power;
    }
    case 'reactor':
      return reactorChoices.kind(choice) === 'stop'
        ? 0
        : ACTION_WORTH[reactorChoices.arg(choice, 0)] + 0.1;
    case 'take-module': {
      const module = moduleChoices.arg(choice, 0);
      return moduleWorth(state, module) - (frame.free ? 0 : priceOf(state, module));
    }
    case 'field-purchase': {
      const module = fieldChoices.arg(choice, 0);
      if (fieldChoices.kind(choice) === 'discard') return 0.1;
      return moduleWorth(state, module) - priceOf(state, module);
    }
    case 'choose-track':
      return trackWorth(state, seat, trackChoices.arg(choice, 0), frame.n);
    case 'take-discovery':
      return DISCOVERY_WORTH[tokenChoices.arg(choice, 0)];
    case 'claim-from':
      return MOON_WORTH[state.topMoons[planetChoices.arg(choice, 0)]];
    case 'settle':
      return neighbourhoodVp(state, settleChoices.arg(choice, 0));
    case 'upgrade': {
      const { range, weapons, shields, targeting, faction } =
        UPGRADES[upgradeChoices.arg(choice, 0)];
      return range + weapons + shields + targeting + (faction === null ? 0 : 1);
    }
    case 'pay':
      return payWorth(choice);
    case 'gain':
      return RATES[gainChoices.arg(choice, 0)];
    case 'lose-unit': {
      const thing = loseChoices.arg(choice, 0);
      return -(loseChoices.kind(choice) === 'card' ? CARD_WORTH[thing] : RATES[thing]);
    }
    case 'hand-limit':
      return -CARD_WORTH[discardChoices.arg(choice, 0)];
    case 'choose': {
      const list = EFFECT_LISTS[frame.list].inner[frame.at][chooseChoices.arg(choice, 0)];
      return worthOf(EFFECT_LISTS[list].effects);
    }
    case 'repair':
      return repairWorth(choice);
    case 'damage-module':
      return -ACTION_WORTH[damageChoices.arg(choice, 0)];
    case 'escalate':
      return escalateChoices.kind(choice) === 'done'
        ? 0
        : hasShipIn(player, state.region)
          ? 0.2
          : -0.5;
    case 'prepare':
      // A die more is worth its energy, as a rule.
      return 0.1 * prepareChoices.arg(choice, 0);
    default:
      return 0;
  }
}

/** Modules first, by what they give; then ships. */
function repairWorth(choice: number): number {
  const kind = repairChoices.kind(choice);
  if (kind === 'module') return 1 + ACTION_WORTH[repairChoices.arg(choice, 0)];
  return kind === 'salvage' ? 0.9 : 0.5;
}

/** One pays with what is worth least. */
function payWorth(choice: number): number {
  const thing = payChoices.arg(choice, 0);
  switch (payChoices.kind(choice)) {
    case 'moon':
      return -MOON_WORTH[thing];
    case 'card':
      return -CARD_WORTH[thing];
    case 'with':
      return -RATES[thing];
    default:
      return RATES[thing];
  }
}

/** Questions whose options begin with free actions. */
const WITH_FREE: ReadonlySet<StepName> = new Set([
  'act',
  'finish-turn',
  'before-attack',
  'before-battle',
  'return',
  'reactor',
  'escalate',
  'negotiate',
  'prepare',
  'after-roll',
  'take-stock',
  'brace',
]);

export function rank(
  state: State,
  frame: FrameOf,
  seat: number,
  options: readonly number[],
  scores: number[],
): void {
  const free = WITH_FREE.has(frame.step);
  for (let i = 0; i < options.length; i++) {
    const choice = options[i];
    scores[i] =
      free && choice < FREE_END
        ? freeWorth(state, seat, choice)
        : worth(state, frame, seat, choice);
  }
}
