/** Effects that branch: what one may do, what one chooses, what each faction does. */
import { choiceSet, named } from '@orrery/kernel';
import { returnCubes } from '../cubes.ts';
import type { Cost, Effect } from '../data/effects.ts';
import { EFFECT_LISTS } from '../data/index.ts';
import { innerMust, mayDecline, worthwhile } from '../feasible.ts';
import { type State, seatAfter } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { ask, type EffectFrame, effectOf, runList } from './frames.ts';

const mayChoices = choiceSet({ yes: [], no: [] });
const chooseChoices = choiceSet({ alternative: [named(['A', 'B', 'C', 'D'])] });

const [YES, NO] = [mayChoices.make.yes(), mayChoices.make.no()];
const FIRST_ALTERNATIVE = chooseChoices.make.alternative(0);

type May = Extract<Effect, { op: 'may' }>;
type Choose = Extract<Effect, { op: 'choose' }>;

/** Pays inside of a list; what comes after is on the agenda already. */
function payInside(state: State, seat: number, { ore, population }: Cost, k: Doors): void {
  if (ore === 0 && population === 0) return;
  const player = state.players[seat];
  player.ore -= ore;
  player.population -= population;
  state.changed = true;
  k.emit({ type: 'paid', seat, ore, population });
  if (population > 0) returnCubes(state, seat, population, k);
}

/** The list inside a faction's frame, for each faction clockwise from the one it belongs to. */
export function forEachFaction(state: State, frame: EffectFrame, k: Doors): void {
  const [inner] = EFFECT_LISTS[frame.list].inner[frame.at];
  const seats = state.players.length;
  for (let i = seats - 1; i >= 0; i--) runList(k, seatAfter(frame.seat, i, seats), inner);
}

export const branchSteps = steps({
  may: {
    rule: 'BTS-4.5',
    choices: mayChoices,
    options(state, frame, list) {
      if (!worthwhile(state, frame.seat, effectOf(frame) as May, frame.copied)) return;
      list.push(YES);
      if (mayDecline(state, frame)) list.push(NO);
    },
    choose(state, frame, choice, k) {
      const { seat, list, at, copied } = frame;
      if (choice === NO) return;
      runList(k, seat, EFFECT_LISTS[list].inner[at][0], innerMust(state, frame), copied);
      payInside(state, seat, (effectOf(frame) as May).cost, k);
    },
  },

  choose: {
    rule: 'BTS-4.4',
    choices: chooseChoices,
    options(state, frame, list) {
      const { alternatives } = effectOf(frame) as Choose;
      for (let i = 0; i < alternatives.length; i++) {
        if (worthwhile(state, frame.seat, alternatives[i], frame.copied)) {
          list.push(FIRST_ALTERNATIVE + i);
        }
      }
    },
    choose(state, frame, choice, k) {
      const { seat, list, at, copied, n } = frame;
      const which = chooseChoices.arg(choice, 0);
      if (n > 1) ask(k, 'choose', frame, n - 1);
      k.emit({ type: 'chose', seat, list, at, alternative: which });
      runList(k, seat, EFFECT_LISTS[list].inner[at][which], innerMust(state, frame), copied);
      payInside(state, seat, (effectOf(frame) as Choose).alternatives[which].cost, k);
    },
  },
});
