/** Plans that people play, to try the bots against: the game's own ranking, leaned one way. */
import type { Partner, Partners } from '@orrery/kernel';
import { BUILD_IDS } from '../data/ships.ts';
import { TECHNOLOGIES, type TechId } from '../data/technologies.ts';
import type { State } from '../state.ts';
import { sectorArg } from '../steps/arguments.ts';
import { buildChoices } from '../steps/build.ts';
import { claimChoices } from '../steps/explore.ts';
import { stepChoices } from '../steps/move.ts';
import { researchChoices } from '../steps/research.ts';
import { turnChoices } from '../steps/turn.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { advice } from './advice.ts';
import { discsOnMap } from './purse.ts';

/** What is leaned on, as far as plans care. */
interface Wishes {
  readonly explore?: number;
  readonly influence?: number;
  readonly research?: number;
  readonly upgrade?: number;
  readonly build?: number;
  readonly move?: number;
  readonly claim?: number;
  /** Sectors after which it explores and claims no more. */
  readonly enough?: number;
  readonly techs?: readonly TechId[];
  readonly things?: readonly (typeof BUILD_IDS)[number][];
  /** Ships go where somebody else's disc lies. */
  readonly invades?: boolean;
}

const WANTED = 3;
const PUT_DISC = claimChoices.make['put-disc']();
const STEP = stepChoices.make.step(0);
const TAKE = researchChoices.make['research-tech'](0);
const THING = buildChoices.make['build-thing'](0, 0);

const wishing =
  (wishes: Wishes): NonNullable<Partner<State, Vocabulary>['lean']> =>
  (state, frame, seat, option) => {
    const full = discsOnMap(state.players[seat]) >= (wishes.enough ?? Number.POSITIVE_INFINITY);
    switch (frame.step) {
      case 'turn': {
        const kind = turnChoices.kind(option).replace('react-', '') as keyof Wishes;
        if (full && kind === 'explore') return -WANTED;
        const wish = wishes[kind];
        return typeof wish === 'number' ? wish : 0;
      }
      case 'claim':
        if (option !== PUT_DISC) return 0;
        return full ? -WANTED : (wishes.claim ?? 0);
      case 'research': {
        const tech = TECHNOLOGIES[option - TAKE];
        return tech && wishes.techs?.includes(tech.id) ? WANTED : 0;
      }
      case 'build': {
        const thing = BUILD_IDS[Math.trunc((option - THING) / sectorArg.size)];
        return thing && wishes.things?.includes(thing) ? WANTED : 0;
      }
      case 'move-step': {
        const owner = state.owner[option - STEP] ?? -1;
        return wishes.invades && owner >= 0 && owner !== seat ? WANTED : 0;
      }
      default:
        return 0;
    }
  };

/** Chooses at first sight, by a ranking that leans towards what the plan wants. */
const planning = (plan: string, wishes: Wishes) => ({
  plan,
  looksAhead: false,
  advice,
  lean: wishing(wishes),
});

export const partners: Partners<State, Vocabulary> = {
  rush: planning('builds ships early and takes what the neighbour holds', {
    build: 1.2,
    move: 1,
    upgrade: 0.5,
    enough: 5,
    techs: ['plasma-cannon', 'improved-hull', 'positron-computer', 'fusion-drive', 'gauss-shield'],
    things: ['cruiser', 'dreadnought'],
    invades: true,
  }),
  turtle: planning('holds a few sectors, researches, and builds Starbases and Monoliths', {
    research: 1.5,
    build: 0.3,
    move: -2,
    enough: 5,
    techs: ['monolith', 'starbase', 'advanced-robotics', 'quantum-grid', 'advanced-labs'],
    things: ['starbase', 'monolith'],
  }),
  grab: planning('explores and claims whatever lies free', {
    explore: 1.5,
    influence: 1,
    claim: 2,
    techs: ['advanced-robotics', 'quantum-grid'],
  }),
  orbital: planning('an economy of Orbitals that ends in Monoliths', {
    research: 0.5,
    build: 0.8,
    move: -0.5,
    enough: 7,
    techs: ['orbital', 'monolith', 'nanorobots', 'advanced-mining'],
    things: ['orbital', 'monolith'],
  }),
  short: planning('spends more than it has every round and gives up what it likes least', {
    explore: 1,
    influence: 0.5,
    research: 0.5,
    build: 0.5,
    claim: 1.5,
  }),
};
