/** Start of a round: income, mobilization, start-of-round effects. */
import { choiceSet, named } from '@orrery/kernel';
import { mobilizationProgram, type Triggered } from '../abilities.ts';
import { LEVELS } from '../data/effects.ts';
import { levelOf } from '../data/mobilization.ts';
import { incomeOf } from '../outlook.ts';
import { PHASE, RACE_PLACE, SOURCE_IDS, type State, sourceAt } from '../state.ts';
import { type StepFrame, steps } from '../vocabulary.ts';
import { abilityAt, begin, isUsable, Queue } from './ability.ts';
import { forfeit } from './forfeit.ts';
import { inTurnOrder } from './in-turn-order.ts';
import { receive } from './stock.ts';

/** The level that a player's resources mean, as in LEVELS (MOO-3.3). */
const levelFor = ({ resources }: State['players'][number]): number =>
  LEVELS.indexOf(levelOf(Math.max(resources[0], resources[1], resources[2])));

export const startChoices = choiceSet({ apply: [named(SOURCE_IDS)], done: [] });

/** The ability at a place that is still to come and can do something now, or null (MOO-3.12). */
function pendingAt(
  state: State,
  { seat, done = 0 }: StepFrame<'start-effect'>,
  place: number,
): Triggered | null {
  if ((done >> place) & 1) return null;
  const ability = abilityAt(state, seat, place, 'startOfRound');
  return ability && isUsable(state, seat, place, ability, -1) ? ability : null;
}

const queue = new Queue();

export const startSteps = steps({
  /** For all at once, and no track goes beyond its end (MOO-3.2). */
  income: {
    rule: 'MOO-3.1',
    run(state, _frame, k) {
      state.phase = PHASE.start;
      state.round++;
      k.emit({ type: 'round-started', seat: -1, round: state.round });
      for (let seat = 0; seat < state.players.length; seat++) {
        const player = state.players[seat];
        const due = incomeOf(player);
        const [food, fleet, production] = [0, 1, 2].map((at) => receive(player, at, due[at]));
        if (food + fleet + production > 0)
          k.emit({ type: 'income-received', seat, food, fleet, production });
        forfeit(seat, 'food', due[0] - food, k);
        forfeit(seat, 'fleet', due[1] - fleet, k);
        forfeit(seat, 'production', due[2] - production, k);
      }
    },
  },
  /** All levels are read off before any of them takes effect (MOO-3.8). */
  mobilization: {
    rule: 'MOO-3.3',
    run(state, _frame, k) {
      for (const player of state.players) player.level = levelFor(player);
      k.push({ step: 'mobilize-all', seat: -1 });
    },
  },
  'mobilize-all': inTurnOrder('mobilize'),
  mobilize: {
    rule: 'MOO-3.3',
    run(state, { seat }, k) {
      const player = state.players[seat];
      k.emit({ type: 'mobilized', seat, level: player.level });
      const program = mobilizationProgram(sourceAt(player, RACE_PLACE), player.level);
      k.push({ step: 'run', seat, program, at: 0, place: RACE_PLACE, rival: -1 });
    },
  },
  'start-effects': inTurnOrder('start-effect'),
  /** Everyone orders their own effects; those that may be declined can be left out (MOO-3.9, MOO-3.10). */
  'start-effect': {
    rule: 'MOO-3.9',
    choices: startChoices,
    options(state, frame, list) {
      queue.clear();
      for (let place = 0; place <= RACE_PLACE; place++) {
        const ability = pendingAt(state, frame, place);
        if (ability) queue.add(ability, startChoices.make.apply(ability.source));
      }
      queue.list(startChoices.make.done(), list);
    },
    choose(state, frame, choice, k) {
      const { step, seat, done = 0 } = frame;
      const stops = choice === startChoices.make.done();
      for (let place = 0; place <= RACE_PLACE; place++) {
        const ability = pendingAt(state, frame, place);
        if (!ability) continue;
        if (stops) k.emit({ type: 'declined', seat, source: ability.source });
        else if (ability.source === startChoices.arg(choice, 0)) {
          k.push({ step, seat, done: done | (1 << place) });
          begin(state, seat, place, ability, -1, k);
          return;
        }
      }
    },
  },
});
