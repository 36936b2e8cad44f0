/** Between phases: abilities that may be used once per turn, and discs to be replaced (BTS-4.10). */
import { choiceSet, named } from '@orrery/kernel';
import { hasAbility, ONCE_PER_TURN, ownsOncePerTurn } from '../abilities.ts';
import { ACHIEVEMENTS } from '../data/index.ts';
import { discChoices, discOptions, takeDisc } from '../discs.ts';
import { worthwhile } from '../feasible.ts';
import { FOOD, ORE, STAR, type State } from '../state.ts';
import { steps } from '../vocabulary.ts';
import { emptiedTracks } from './automate.ts';
import { runList } from './frames.ts';

const abilityChoices = choiceSet({
  use: [named(ONCE_PER_TURN.map(({ key }) => key))],
  'replace-disc': [named(ACHIEVEMENTS.map(({ key }) => key))],
  'go-on': [],
});

const FIRST_USE = abilityChoices.make.use(0);
const FIRST_REPLACE = abilityChoices.make['replace-disc'](0);
const GO_ON = abilityChoices.make['go-on']();

/** Slots of achievements that hold an achievement disc of a seat, by achievement. */
function replaceable(state: State, seat: number, list: number[]): void {
  const { tracks } = state.players[seat];
  if (tracks[FOOD] + tracks[ORE] === 0 || !hasAbility(state, seat, 'replaceAchievementDiscs'))
    return;
  for (let claim = 0; claim < state.claims.length; claim++) {
    if (state.claims[claim] === seat && state.claimDiscs[claim] === STAR) {
      list.push(FIRST_REPLACE + state.achievements[Math.floor(claim / 3)]);
    }
  }
}

export const abilitySteps = steps({
  abilities: {
    rule: 'BTS-4.10',
    choices: abilityChoices,
    options(state, { seat }, list) {
      for (let i = 0; i < ONCE_PER_TURN.length; i++) {
        if ((state.used >> i) & 1 || !ownsOncePerTurn(state, seat, ONCE_PER_TURN[i])) continue;
        if (worthwhile(state, seat, ONCE_PER_TURN[i], false)) list.push(FIRST_USE + i);
      }
      replaceable(state, seat, list);
      if (list.length > 0) list.push(GO_ON);
    },
    choose(state, frame, choice, k) {
      if (choice === GO_ON) return;
      const { seat } = frame;
      k.push(frame);
      const which = abilityChoices.arg(choice, 0);
      if (abilityChoices.kind(choice) === 'replace-disc') {
        const first = state.achievements.indexOf(which) * 3;
        let claim = first;
        while (state.claims[claim] !== seat) claim++;
        k.push({ step: 'replacement-disc', seat, claim });
        return;
      }
      const { key, list, cost } = ONCE_PER_TURN[which];
      state.used |= 1 << which;
      k.emit({ type: 'ability', seat, ability: which, card: key });
      runList(k, seat, list);
      if (cost.ore === 0) return;
      state.players[seat].ore -= cost.ore;
      k.emit({ type: 'paid', seat, ore: cost.ore, population: 0 });
    },
  },

  'replacement-disc': {
    rule: 'BTS-4.142',
    choices: discChoices,
    options: (state, { seat }, list) => discOptions(state, seat, (1 << FOOD) | (1 << ORE), list),
    choose(state, { seat, claim }, choice, k) {
      const disc = discChoices.arg(choice, 0);
      takeDisc(state, seat, disc, k);
      state.claimDiscs[claim] = disc;
      const achievement = state.achievements[Math.floor(claim / 3)];
      k.emit({ type: 'disc-replaced', seat, achievement, disc });
      emptiedTracks(state, k);
    },
  },
});
