/** Carries lists of effects out, one effect after the other. */
import { amount, beyondLimit } from '../counting.ts';
import { gainOre } from '../cubes.ts';
import type { Effect, Op } from '../data/effects.ts';
import { EFFECT_LISTS } from '../data/index.ts';
import { OWED } from '../feasible.ts';
import { hasShips } from '../fleet.ts';
import { lose } from '../losses.ts';
import type { State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { forEachFaction } from './branches.ts';
import { startBuild } from './build.ts';
import { drawColonyCards, drawTechnologies } from './draws.ts';
import { attachSystem, holdSystem, keepEvent, standEvent, takeHeldSystem } from './events.ts';
import { ask, type EffectFrame } from './frames.ts';
import { startJump, startWarp } from './jump.ts';
import { grow, mine } from './produce.ts';
import { startResearch } from './research.ts';
import { moveSupply, startSupply } from './supply.ts';
import { startUpgrade } from './upgrade.ts';

type Handler<O extends Op> = (
  state: State,
  frame: EffectFrame,
  effect: Extract<Effect, { op: O }>,
  k: Doors,
) => void;

/** What each kind of effect does at once, or puts on the agenda. */
const CARRY_OUT: { readonly [O in Op]: Handler<O> } = {
  gainOre(state, { seat }, { n }, k) {
    gainOre(state, seat, amount(state, seat, n), k);
    if (!k.silent) lose(k, seat, 'limit', beyondLimit(state, seat, n));
  },
  supplyToPopulation: startSupply,
  moveSupply,
  grow: (state, { seat }, _effect, k) => grow(state, seat, k),
  mine: (state, { seat }, _effect, k) => mine(state, seat, k),
  trade: (_state, frame, { limit }, k) => ask(k, 'trade', frame, limit ?? -1),
  automate: (_state, { seat }, { track }, k) => k.push({ step: 'automate', seat, track }),

  build: startBuild,
  upgrade: startUpgrade,
  jump: startJump,
  warp: startWarp,
  shipsToPopulation(state, frame, { upTo }, k) {
    if (hasShips(state.players[frame.seat])) ask(k, 'recall', frame, upTo);
  },

  research: startResearch,
  privateTechnology: (state, { seat }, effect, k) => drawTechnologies(state, seat, effect, k),
  colonize: (_state, { seat }, { target }, k) => k.push({ step: 'colonize', seat, target }),
  drawColony: (state, { seat }, effect, k) => drawColonyCards(state, seat, effect, k),

  basicAction: (_state, { seat }, _effect, k) => k.push({ step: 'basic-action', seat }),
  copyResearch: (_state, { seat }, _effect, k) => k.push({ step: 'copy', seat }),

  may: (_state, frame, _effect, k) => ask(k, 'may', frame, 1),
  choose: (_state, frame, { times }, k) => ask(k, 'choose', frame, times),
  eachFaction: (state, frame, _effect, k) => forEachFaction(state, frame, k),

  uncoverGuild: (_state, { seat }, { rank }, k) => k.push({ step: 'guild', seat, rank }),
  keepEvent: (state, { seat }, _effect, k) => keepEvent(state, seat, k),
  linkEvent: (state, { seat }, _effect, k) => k.push({ step: 'link', seat, event: state.turned }),
  standEvent: (state, _frame, _effect, k) => standEvent(state, k),
  exhibitShip: (_state, { seat }, _effect, k) => k.push({ step: 'exhibit', seat }),
  attachSystem: (state, { seat }, { deck }, k) => attachSystem(state, seat, deck, k),
  holdSystem: (state, _frame, { deck }, k) => holdSystem(state, deck, k),
  takeHeldSystem: (state, { seat }, _effect, k) => takeHeldSystem(state, seat, k),
};

export const effectSteps = steps({
  effects: {
    rule: 'BTS-4.4',
    run(state, frame, k) {
      const { seat, list, at, must, copied } = frame;
      const { effects } = EFFECT_LISTS[list];
      if (at + 1 < effects.length) {
        k.push({ step: 'effects', seat, list, at: at + 1, must, copied });
      }
      const owed = OWED[list];
      if (owed) state.owed = owed[at];
      const effect = effects[at];
      (CARRY_OUT[effect.op] as Handler<Op>)(state, frame, effect, k);
    },
  },
});
