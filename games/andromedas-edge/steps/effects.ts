/**
 * The executor of effects: what a component does is data, and this is the one place that does it.
 * Plain effects happen at once; those with something to decide put a question on the agenda, and
 * whatever one sets off is finished before the next (AE-4.1.13).
 */

import { NONE } from '@orrery/kernel';
import { addBonus, BONUS_KINDS } from '../bonus.ts';
import { times } from '../counting.ts';
import type { Effect, Op } from '../data/effects.ts';
import { CLOCK, DIE, FIRST_NEBULA, MARKET_ROWS, NEBULAE, PLANETS, SPACES } from '../data/index.ts';
import { RAIDER_CLASS, TACTICS_TYPES } from '../data/terms.ts';
import { EFFECT_LISTS, isRaiderList } from '../effect-lists.ts';
import { AS_IS, isAvailable } from '../feasible.ts';
import { planetAt } from '../frontier.ts';
import { buryModule, refill, typeMask } from '../market.ts';
import { takeTopMoon } from '../moons.ts';
import { gainVp } from '../points.ts';
import { regionsOfClass } from '../raiders.ts';
import { grantForTurn } from '../rules.ts';
import { RAIDERS, type State } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { banish, callOff, truce } from './battle/diplomacy.ts';
import { forEach } from './branches.ts';
import { advanceMarker, lookAtEvents, placeSwarm } from './events.ts';
import { gainBag } from './gain.ts';
import { rescue, sendAway } from './leaders.ts';
import { startPurchase } from './modules.ts';
import { askToPay } from './pay.ts';
import { discover } from './tracks.ts';
import { trigger } from './triggers.ts';

export type EffectFrame = StepFrame<'effects'>;
type Handler<O extends Op> = (
  state: State,
  frame: EffectFrame,
  effect: Extract<Effect, { op: O }>,
  k: Doors,
) => void;

/** Cards that event decks let the active player look at. */
const SORTED_EVENTS = 2;

/** The side that an effect of battle is for. */
const sideOf = ({ seat, list }: EffectFrame): number => (isRaiderList(list) ? RAIDERS : seat);

/** What each kind of effect does at once, or puts on the agenda. */
const CARRY_OUT: { readonly [O in Op]: Handler<O> } = {
  gain: (state, { seat }, { bag, per }, k) => gainBag(state, seat, bag, times(state, seat, per), k),
  pay: (_state, { seat }, { bag, card }, k) =>
    askToPay(k, seat, bag, undefined, card === null ? NONE : TACTICS_TYPES.indexOf(card)),
  lose: (_state, { seat }, { bag }, k) => k.push({ step: 'lose', seat, owed: bag }),
  steal(_state, { seat, picked }, { n, what }, k) {
    if (picked !== NONE) k.push({ step: 'steal', seat, from: picked, any: what === 'any', n });
  },
  vp: (state, { seat }, { n, per }, k) => gainVp(state, seat, n * times(state, seat, per), k),
  rollVp(state, { seat }, _effect, k) {
    const roll = k.die(DIE);
    k.emit({ type: 'rolled-for-vp', seat, roll });
    gainVp(state, seat, roll, k);
  },
  progress(_state, { seat }, { track, n }, k) {
    if (track === null) k.push({ step: 'choose-track', seat, n });
    else k.push({ step: 'advance', seat, track, n });
  },
  event: (state, { seat }, { n }, k) => advanceMarker(state, seat, n, k),

  module: (_state, { seat }, { types, free, discount }, k) =>
    k.push({ step: 'take-module', seat, types: typeMask(types), free, discount }),
  fieldPurchase: (state, { seat }, { types }, k) => startPurchase(state, seat, typeMask(types), k),
  repair: (_state, { seat }, { n }, k) => k.push({ step: 'repair', seat, n }),
  damageModule: (_state, { seat }, { n }, k) =>
    k.push({ step: 'damage-module', seat, n, infest: false }),
  infest: (_state, { seat }, _effect, k) =>
    k.push({ step: 'damage-module', seat, n: 1, infest: true }),
  activateScience(state, { seat }, _effect, k) {
    k.push({ step: 'reactor', seat });
    trigger(state, seat, 'reactor-activated', NONE, k);
  },
  reactivate: (_state, { seat }, _effect, k) => k.push({ step: 'reactivate', seat }),
  refreshOutpostCard: (_state, { seat }, { n }, k) => k.push({ step: 'refresh', seat, n }),
  discovery: (state, { seat }, { stack }, k) => discover(state, seat, stack ?? NONE, k),
  clock: (_state, { seat }, { n }, k) => k.push({ step: 'clock', seat, n }),

  buildShip: (_state, { seat }, { discount }, k) => k.push({ step: 'build-ship', seat, discount }),
  upgrade: (_state, { seat }, { n }, k) => k.push({ step: 'upgrade', seat, n }),
  damageShip: (_state, { seat }, { n }, k) => k.push({ step: 'damage-ship', seat, n }),
  bargeToBay: (_state, { seat }, { n }, k) => k.push({ step: 'deploy', seat, n }),
  outpost: (_state, { seat }, { discount }, k) => k.push({ step: 'settle', seat, discount }),
  recruit: (_state, { seat }, { n }, k) => k.push({ step: 'recruit', seat, n }),
  returnLeader: (state, { seat }, { n }, k) => sendAway(state, seat, n, k),
  moon: (_state, { seat }, { n, withShip }, k) => k.push({ step: 'claim-from', seat, n, withShip }),
  planetResource(state, { seat }, _effect, k) {
    const planet = planetAt(state, state.region);
    if (planet !== NONE) gainBag(state, seat, PLANETS[planet].resource, 1, k);
  },

  sortEvents: (state, { seat }, _effect, k) => lookAtEvents(state, seat, SORTED_EVENTS, k),
  lookEvent: (state, { seat }, _effect, k) => lookAtEvents(state, seat, 1, k),
  discardModules(state, _frame, _effect, k) {
    for (let place = 0; place < state.market.length; place += MARKET_ROWS) {
      if (state.market[place] !== NONE) buryModule(state, place, k);
    }
    refill(state, k);
  },
  addBonus(state, _frame, { bag, planets }, k) {
    for (let region = 0; region < FIRST_NEBULA + NEBULAE; region++) {
      const planet = planetAt(state, region);
      const named =
        planets === null ? region >= SPACES : planet !== NONE && PLANETS[planet].type === planets;
      if (!named) continue;
      for (let kind = 0; kind < BONUS_KINDS; kind++) addBonus(state, region, kind, bag[kind]);
    }
    k.emit({ type: 'bonus-laid', seat: -1, bag: bag.slice(), planets: planets ?? NONE });
  },
  placeSwarm: (state, _frame, { n }, k) => placeSwarm(state, n, k),
  removeSwarm(state, _frame, _effect, k) {
    if (regionsOfClass(state, RAIDER_CLASS.S) !== 0) {
      k.push({ step: 'remove-swarm', seat: state.active });
    }
  },
  discardMoon(state, _frame, _effect, k) {
    if (planetAt(state, state.region) === NONE || state.topMoons[state.region] === NONE) return;
    const moon = takeTopMoon(state, state.region, k);
    state.discardedMoons.push(moon);
    k.emit({ type: 'moon-destroyed', seat: -1, moon, region: state.region });
  },
  abduct: (_state, { seat }, { n }, k) => k.push({ step: 'abduct-all', seat, n }),
  rescue: (state, _frame, _effect, k) => rescue(state, state.battle?.winners ?? 0, k),

  dice(state, frame, { n, of }, k) {
    if (of === 'rival') k.push({ step: 'jam', seat: frame.seat, n });
    else if (state.battle) state.battle.dice[sideOf(frame)] += n;
  },
  targeting(state, frame, { n }) {
    if (sideOf(frame) === RAIDERS) state.raiderAim += n;
    else if (state.battle) state.battle.aim[frame.seat] += n;
  },
  reroll: (_state, { seat }, { n }, k) => k.push({ step: 'reroll', seat, n, chosen: [] }),
  setDie: (_state, { seat }, { n, value }, k) => k.push({ step: 'set-die', seat, n, value }),
  endBattle: (state, frame, { by }, k) => callOff(state, frame, by, k),
  retreat: (_state, { seat }, _effect, k) => k.push({ step: 'retreat', seat }),
  preventDamage: (_state, { seat }, { n }, k) => k.push({ step: 'ward', seat, n }),
  truce: (state, frame, _effect, k) => truce(state, frame, k),
  banishRaiders: (state, _frame, _effect, k) => banish(state, k),
  blockEscalation(state) {
    if (state.battle) state.battle.closed = true;
  },
  callShip: (_state, { seat }, _effect, k) => k.push({ step: 'call-ship', seat }),

  may: (_state, { seat, list, at, picked }, _effect, k) =>
    k.push({ step: 'may', seat, list, at, picked }),
  choose: (_state, { seat, list, at, picked }, _effect, k) =>
    k.push({ step: 'choose', seat, list, at, picked }),
  repeat: (_state, { seat, list, at, picked }, { n }, k) =>
    k.push({ step: 'repeat', seat, list, at, picked, n }),
  forEach,
  pick(_state, _frame, _effect) {
    throw new Error('picking is up to the run itself');
  },
  grant(state, _frame, { rule, until }) {
    // What a support card grants holds while it lies on the table.
    if (until === 'launch' || until === 'return') grantForTurn(state, rule);
    else if (until === 'battle' && state.battle) state.battle.unshielded = true;
  },
  afterBattle(state, { seat, list, at }) {
    state.battle?.after.push({ seat, list: EFFECT_LISTS[list].inner[at][0] });
  },
};

export const effectSteps = steps({
  effects: {
    rule: 'AE-4.1.13',
    run(state, frame, k) {
      const { seat, list, at, picked } = frame;
      const { effects } = EFFECT_LISTS[list];
      const effect = effects[at];
      // A cost that turned out not to be payable leaves the rest undone.
      if (effect.op === 'pay' && !isAvailable(state, seat, effect, AS_IS)) return;
      if (effect.op === 'pick') return k.push({ step: 'pick', seat, list, at });
      if (at + 1 < effects.length) k.push({ step: 'effects', seat, list, at: at + 1, picked });
      (CARRY_OUT[effect.op] as Handler<Op>)(state, frame, effect, k);
    },
  },

  /** Hour by hour; each midnight acts at once (AE-4.20.4). */
  clock: {
    rule: 'AE-4.20.4',
    run(state, frame, k) {
      const { seat, n } = frame;
      const player = state.players[seat];
      if (player.clock === 0) return;
      player.clock = player.clock === CLOCK.midnight ? CLOCK.first : player.clock + 1;
      k.emit({ type: 'clock', seat, hour: player.clock });
      if (n > 1) k.push({ ...frame, n: n - 1 });
      if (player.clock === CLOCK.midnight) trigger(state, seat, 'clock-midnight', NONE, k);
    },
  },
});
