/** Why nothing can be done with a place that was touched, in one sentence with its rule. */
import { NONE, type Objection, type View } from '@orrery/kernel';
import {
  BASES,
  LEADERS,
  MODULES,
  MOONS,
  OUTPOSTS,
  PLANETS,
  REGIONS,
  SHIP,
  SHIPS,
  SPACES,
  TACTICS,
} from '../data/index.ts';
import { hasDockable } from '../docking.ts';
import { AS_IS, canBegin } from '../feasible.ts';
import {
  baseAt,
  has,
  hasShipIn,
  isNebula,
  occupiedRegions,
  openRegions,
  planetAt,
  shipRegions,
  specialAt,
} from '../frontier.ts';
import { cardOfDesign } from '../hand.ts';
import { rightOf } from '../moons.ts';
import { couldSettle, leadersAtArrival, leadersNeeded } from '../outposts.ts';
import { canPlay, PLAYING } from '../playable.ts';
import { hasHyperdrive, inBay, shipAt, TYPE_OF_SHIP, TYPES } from '../ships.ts';
import { BARGE, DOCK, isActive, type State, SUPPLY, WRECK } from '../state.ts';
import { canAct, isDamaged } from '../station.ts';
import { asking, type StepFrame } from '../vocabulary.ts';
import { phrase } from './phrases.ts';

const because = (rule: string, id: string, values?: Record<string, number>): Objection => ({
  words: phrase(`why.${id}`, values),
  rule,
});

const numberOf = (table: readonly { readonly key: string }[], key: string): number =>
  table.findIndex((one) => one.key === key);

type Answer = (state: State, seat: number, key: string, frame: StepFrame) => Objection | null;

/** A region as the goal of a launch. */
function launchObjection(state: State, seat: number, region: number): Objection {
  const player = state.players[seat];
  if (state.mustReturn) return because('AE-4.2.3', 'must-return');
  if (region < SPACES && state.tiles[region] === NONE) return because('AE-4.1.10', 'no-region');
  if (!has(openRegions(state), region)) return because('AE-4.15.2', 'quasar');
  if (hasShipIn(player, region)) return because('AE-4.3.6', 'own-ship');
  const types = [...Array(TYPES).keys()].filter((type) => inBay(player, type));
  if (isNebula(region) && !types.some((type) => hasHyperdrive(state, seat, type))) {
    return because('AE-4.3.8', 'nebula');
  }
  const base = baseAt(state, region);
  const means = { ...AS_IS, leaders: player.leaders[region] };
  if (base !== NONE && !canBegin(state, seat, BASES[base].effects, means)) {
    return baseObjection(state, seat, base, player.leaders[region]);
  }
  if (shipRegions(player) === 0 && has(occupiedRegions(state, seat), region)) {
    return because('AE-4.3.3', 'occupied');
  }
  return because('AE-4.3.5', 'out-of-range');
}

/** What it takes to carry out the effect of a base, with leaders who wait there (AE-4.3.7). */
function baseObjection(state: State, seat: number, base: number, leaders: number): Objection {
  const rule = 'AE-4.3.7';
  if (!BASES[base].effects.some(({ op }) => op === 'outpost')) return because(rule, 'base-price');
  const sites = [...Array(SPACES).keys()].filter((space) =>
    couldSettle(state, seat, space, LEADERS),
  );
  if (sites.length === 0) return because(rule, 'no-settler');
  const objections = sites.map((space) => settleObjection(state, seat, space, leaders));
  const nearest = objections.find(({ words }) => words.id === 'why.unpayable') ?? objections[0];
  return { ...nearest, rule };
}

/** A region as the place of an outpost, with leaders who come along. */
function settleObjection(
  state: State,
  seat: number,
  region: number,
  coming = leadersAtArrival(state, seat),
): Objection {
  const player = state.players[seat];
  const planet = planetAt(state, region);
  if (planet === NONE) return because('AE-4.13.1', 'not-planet');
  if (state.outposts[region] !== NONE) return because('AE-4.13.4', 'outpost-there');
  if (shipAt(player, SHIP.transport, region) === NONE) return because('AE-4.13.1', 'no-transport');
  const leaders = leadersNeeded(state, seat, PLANETS[planet].type);
  const have = player.leaderBay + coming;
  return have < leaders
    ? because('AE-4.13.1', 'leaders', { n: leaders, have })
    : because('AE-4.13.1', 'unpayable');
}

/** A face-up module. */
function marketObjection(module: number, frame: StepFrame): Objection {
  if (frame.step !== 'field-purchase' && frame.step !== 'take-module') {
    return because('AE-4.6.9', 'at-a-field');
  }
  if (!((frame.types >> MODULES[module].type) & 1)) return because('AE-4.6.2', 'other-column');
  return because('AE-4.6.2', 'unpayable');
}

/** An own module on the station. */
function stationObjection(
  state: State,
  seat: number,
  cell: number,
  frame: StepFrame,
): Objection | null {
  const player = state.players[seat];
  const { activation, slot } = MODULES[player.modules[cell]];
  if (activation === 'endgame') return because('AE-4.9.7', 'scores-at-the-end');
  if (frame.step !== 'return' && frame.step !== 'reactor') {
    // In the middle of a Return another question comes first.
    return state.returning && isActive(state, seat) ? null : because('AE-4.9.1', 'in-return');
  }
  if (isDamaged(player, cell)) return because('AE-4.9.5', 'damaged');
  if (player.docks[cell] !== DOCK.idle) return because('AE-4.9.3', 'acted');
  if (activation === 'reactor' && frame.step !== 'reactor') return because('AE-4.9.6', 'reactor');
  if (slot === 'input' && player.slots[cell] === NONE) return because('AE-4.5.8', 'no-moon-in-it');
  if (!canAct(state, seat, cell, AS_IS)) return because('AE-4.9.8', 'unpayable');
  return hasDockable(player)
    ? because('AE-4.9.6', 'reactor-first')
    : because('AE-4.9.4', 'no-ship-left');
}

const module: Answer = (state, seat, key, frame) => {
  const which = numberOf(MODULES, key);
  if (state.market.includes(which)) return marketObjection(which, frame);
  const cell = state.players[seat].modules.indexOf(which);
  return cell < 0 ? because('AE-4.6.1', 'not-yours') : stationObjection(state, seat, cell, frame);
};

/** Places that name the player they belong to: «3 mint». */
const own =
  (answer: Answer): Answer =>
  (state, seat, key, frame) => {
    const [owner, rest = ''] = key.split(' ');
    return Number(owner) === seat
      ? answer(state, seat, rest, frame)
      : because('AE-4.6.1', 'not-yours');
  };

const slot: Answer = (state, seat, key) => {
  const player = state.players[seat];
  if (player.moons.length === 0) return because('AE-4.5.5', 'no-unplaced');
  const cell = player.modules.indexOf(numberOf(MODULES, key));
  if (cell < 0) return null;
  const kind = MODULES[player.modules[cell]].slot;
  if (kind === 'half' && rightOf(player, cell) === NONE) return because('AE-4.5.11', 'half-slot');
  return kind === 'input' && player.moons.every((moon) => MOONS[moon].repair > 0)
    ? because('AE-4.5.8', 'repair-moon')
    : null;
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  region(state, seat, key, frame) {
    const region = REGIONS.indexOf(key);
    if (frame.step === 'act') return launchObjection(state, seat, region);
    if (frame.step === 'settle') return settleObjection(state, seat, region);
    if (frame.step === 'claim-from') return because('AE-4.5.1', 'no-moon');
    if (frame.step === 'escalate') return because('AE-4.8.5', 'joins-from');
    return specialAt(state, region) === NONE ? null : because('AE-4.15.5', 'special');
  },
  module,
  core: own(module),
  slot: own(slot),
  moon(state, seat, key) {
    const moon = numberOf(MOONS, key);
    if (state.topMoons.includes(moon)) return because('AE-4.4.1', 'moon-by-launch');
    const { slots, operations } = state.players[seat];
    return slots.includes(moon) || operations === moon ? because('AE-4.5.6', 'moon-placed') : null;
  },
  card(state, seat, key) {
    const design = numberOf(TACTICS, key);
    const { timing, effects } = TACTICS[design];
    if (timing !== 'own-turn') return because('AE-4.19.1', 'card-timing');
    if (!isActive(state, seat)) return because('AE-4.10.2', 'own-turn');
    if (state.battle) return because('AE-4.8.22', 'not-in-battle');
    if (cardOfDesign(state, seat, design, true) < 0) return because('AE-4.19.9', 'card-played');
    if (!canBegin(state, seat, effects, PLAYING)) return because('AE-4.19.7', 'unpayable');
    return canPlay(state, seat, design)
      ? because('AE-4.19.1', 'card-timing')
      : because('AE-4.19.7', 'no-effect');
  },
  ship: own((state, seat, key) => {
    const { ships } = state.players[seat];
    const type = (SHIPS as readonly string[]).indexOf(key);
    const places = ships.filter((_, ship) => TYPE_OF_SHIP[ship] === type);
    if (places.length > 0 && places.every((at) => at === SUPPLY))
      return because('AE-4.12.1', 'unbuilt');
    return places.some((at) => at === WRECK || at === BARGE)
      ? because('AE-4.11.7', 'scrapyard')
      : null;
  }),
  scrapyard: own(() => because('AE-4.11.7', 'scrapyard')),
  bay: own((state) => (state.mustReturn ? because('AE-4.2.3', 'must-return') : null)),
  leaders: own(() => because('AE-4.10.4', 'leaders-at-ships')),
  outpost: own((state, seat, key) => {
    const type = numberOf(OUTPOSTS, key);
    if (!isActive(state, seat)) return because('AE-4.10.2', 'own-turn');
    return state.players[seat].outpostCards[type] === 0
      ? because('AE-4.13.6', 'outpost-used')
      : because('AE-4.19.7', 'unpayable');
  }),
  upgrade: () => because('AE-4.12.2', 'upgrade'),
  discovery: (state, seat) => (isActive(state, seat) ? null : because('AE-4.10.2', 'own-turn')),
  supremacy: () => because('AE-4.14.6', 'token'),
  raider: () => because('AE-4.7.9', 'raiders'),
  track: () => because('AE-4.14.1', 'track'),
  events: () => because('AE-4.14.3', 'events'),
  points: () => because('AE-4.18.1', 'points'),
};

export function whyNot(view: View<State>, seat: number, place: string): Objection | null {
  const { state } = view.position;
  const frame = asking(view.position);
  if (state.players[seat].faction === NONE || !frame) return null;
  const [kind] = place.split(' ', 1);
  return ANSWERS[kind]?.(state, seat, place.slice(kind.length + 1), frame) ?? null;
}
