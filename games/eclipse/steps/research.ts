/** Research: buy a technology on offer. */
import { choiceSet } from '@orrery/kernel';
import { RESOURCE_IDS, SCIENCE } from '../data/resources.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import type { State } from '../state.ts';
import { mostAfterTrade, mostOf, store } from '../storage.ts';
import { canPlaceTech, gainTech, lowestPrice, priceOf } from '../technologies.ts';
import { steps } from '../vocabulary.ts';
import { resourceArg, techArg } from './arguments.ts';
import { chooseFree, listProposals, listTrades, type TradeGuard, withFree } from './free.ts';

export const researchChoices = withFree({ 'research-tech': [techArg], stop: [] });
export const artifactChoices = choiceSet({ gain: [resourceArg] });

const STOP = researchChoices.make.stop();

const keyEffect = TECHNOLOGIES.find((tech) => tech.effect.op === 'gain-per-artifact')?.effect;
/** What each artifact brings to the owner of the Artifact Key. */
export const PER_ARTIFACT = keyEffect && 'n' in keyEffect ? keyEffect.n : 0;

/** True if there is a technology that one could pay for, trading included (ECL-7.10). */
export function canResearchSomething(state: State, seat: number): boolean {
  const player = state.players[seat];
  return mostOf(player, SCIENCE) >= lowestPrice(state, player);
}

/** A trade must leave something to research. */
const leavesResearch: TradeGuard = (state, seat, from, to) => {
  const player = state.players[seat];
  return mostAfterTrade(player, SCIENCE, from, to) >= lowestPrice(state, player);
};

export const researchSteps = steps({
  research: {
    rule: 'ECL-7.1',
    choices: researchChoices,
    alwaysAsk: true,
    options(state, { seat, first }, list) {
      if (!first && !canResearchSomething(state, seat)) return;
      const player = state.players[seat];
      for (let tech = 0; tech < state.offer.length; tech++) {
        if (state.offer[tech] === 0 || !canPlaceTech(player, tech)) continue;
        if (priceOf(player, tech) <= player.storage[SCIENCE])
          list.push(researchChoices.make['research-tech'](tech));
      }
      if (!first) {
        list.push(STOP);
        listProposals(state, seat, list);
      }
      listTrades(state, seat, list, first ? leavesResearch : null);
    },
    choose(state, frame, choice, k) {
      if (choice === STOP || chooseFree(state, frame, choice, k)) return;
      const { seat, left } = frame;
      const player = state.players[seat];
      const tech = researchChoices.arg(choice, 0);
      const price = priceOf(player, tech);
      player.storage[SCIENCE] -= price;
      k.emit({ type: 'tech-researched', seat, tech, price });
      if (left > 1) k.push({ step: 'research', seat, left: left - 1, first: false });
      gainTech(state, seat, tech, k);
    },
  },

  'artifact-key': {
    rule: 'ECL-7.7',
    choices: artifactChoices,
    options(_state, _frame, list) {
      for (let resource = 0; resource < RESOURCE_IDS.length; resource++)
        list.push(artifactChoices.make.gain(resource));
    },
    choose(state, { seat, left }, choice, k) {
      const resource = artifactChoices.arg(choice, 0);
      store(state, seat, resource, PER_ARTIFACT);
      k.emit({
        type: 'resources-gained',
        seat,
        n: PER_ARTIFACT,
        resource: RESOURCE_IDS[resource],
      });
      if (left > 1) k.push({ step: 'artifact-key', seat, left: left - 1 });
    },
  },
});
