/**
 * The executor of effects: what a card says is data, and this is the one place that does it. Plain
 * effects happen at once; those with something to decide put a question on the agenda.
 */
import { NONE } from '@orrery/kernel';
import { PROGRAMS, programOf } from '../abilities.ts';
import { amountOf } from '../counting.ts';
import { CARDS } from '../data/buildings.ts';
import type { Effect } from '../data/effects.ts';
import { handSize, type State } from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { drawInto, reportDraw } from './cards.ts';
import { isPossible } from './possible.ts';
import { gain, loseLoyalty } from './stock.ts';

/** Does an effect that asks nobody; false if it is not of that kind. */
function happensAtOnce(state: State, frame: StepFrame<'run'>, effect: Effect, k: Doors): boolean {
  const { seat, place, rival } = frame;
  const player = state.players[seat];
  switch (effect.op) {
    case 'gain':
      gain(state, seat, effect.what, amountOf(player, effect.n), k);
      return true;
    case 'lose':
      if (effect.what === 'card') return false;
      loseLoyalty(state, effect.who === 'you' ? seat : rival, effect.n, k);
      return true;
    case 'releaseCube':
      player.cubes &= ~(1 << place);
      player.available++;
      k.emit({ type: 'cube-released', seat, source: PROGRAMS[frame.program].source });
      return true;
    default:
      return !isPossible(state, seat, place, effect, rival);
  }
}

/** Puts what has to be decided on the agenda. */
function ask(state: State, frame: StepFrame<'run'>, effect: Effect, at: number, k: Doors): void {
  const { seat, place, rival, program } = frame;
  switch (effect.op) {
    case 'lose': {
      const loser = effect.who === 'you' ? seat : rival;
      k.push({ step: 'discard', seat: loser, n: effect.n, why: 'effect', program });
      return;
    }
    case 'choose':
      k.push({
        step: 'choose',
        seat: effect.who === 'you' ? seat : rival,
        owner: seat,
        program,
        at,
        place,
        rival,
      });
      return;
    case 'byColorBeneath': {
      const system = state.players[seat].systems[place];
      if (system.length < 2) return;
      const effects = effect.table[CARDS[system[system.length - 2]].color];
      k.push({ step: 'run', seat, program: programOf(effects), at: 0, place, rival });
      return;
    }
    case 'build':
      k.push({
        step: 'build-card',
        seat,
        program,
        at,
        system: effect.on === 'thisCard' ? place : NONE,
      });
      return;
    case 'activate':
      k.push({ step: 'activate-free', seat, left: effect.upTo, program });
      return;
    case 'sift': {
      const cards: number[] = [];
      drawInto(state, cards, effect.draw, k);
      if (!k.silent) reportDraw(seat, cards, effect.draw, k);
      k.push({ step: 'sift', seat, cards, n: effect.discard });
      return;
    }
    case 'othersDiscard': {
      const most = handSize(state.players[seat]);
      // The last one first: the agenda is a stack, and the owner's left neighbour begins (MOO-13.5).
      for (let i = k.seats - 1; i > 0; i--) {
        const other = (seat + i) % k.seats;
        if (handSize(state.players[other]) > most)
          k.push({ step: 'discard', seat: other, n: effect.n, why: 'effect', program });
      }
      return;
    }
    case 'takeDiscard':
      k.push({ step: 'take-discard', seat, top: effect.top ?? 0, program });
      return;
    case 'rearrange':
      k.push({ step: 'rearrange-system', seat, program });
      return;
    case 'exchange':
      k.push({ step: 'exchange', seat, program, at });
      return;
    case 'dismissAdvisor':
      k.push({ step: 'dismiss', seat, program });
      return;
    case 'sink':
      k.push({ step: 'sink', seat, rival, program });
      return;
    case 'blockSlot':
      k.push({ step: 'block', seat, rival, program });
      return;
    default:
      throw new Error(`«${effect.op}» has nothing to ask`);
  }
}

/** Effects one after the other; whatever one of them sets off is finished first (MOO-12.10). */
export const effectSteps = steps({
  run: {
    rule: 'MOO-12.1',
    run(state, frame, k) {
      const { effects } = PROGRAMS[frame.program];
      for (let at = frame.at; at < effects.length; at++) {
        const effect = effects[at];
        if (happensAtOnce(state, frame, effect, k)) continue;
        if (at + 1 < effects.length) {
          const { step, seat, program, place, rival } = frame;
          k.push({ step, seat, program, at: at + 1, place, rival });
        }
        ask(state, frame, effect, at, k);
        return;
      }
    },
  },
});
