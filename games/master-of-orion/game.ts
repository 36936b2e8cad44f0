import {
  defineGame,
  NONE,
  newDeck,
  placesBy,
  type ScoreLine,
  TableError,
  type TableOption,
} from '@orrery/kernel';
import { ACTIONS } from './data/actions.ts';
import { ADVISORS } from './data/advisors.ts';
import { CARDS } from './data/buildings.ts';
import { CUBES, LOYALTY, POINTS } from './data/limits.ts';
import { HUMAN, RACES } from './data/races.ts';
import { allEffectPoints, compareScores, printedPoints } from './scoring.ts';
import { hasAdvisors, PHASE, type Player, type State, shape } from './state.ts';
import { abilitySteps } from './steps/ability.ts';
import { actionSteps } from './steps/actions.ts';
import { activateSteps } from './steps/activate.ts';
import { advisorSteps } from './steps/advisors.ts';
import { attackSteps } from './steps/attack.ts';
import { buildSteps } from './steps/build.ts';
import { chooseSteps } from './steps/choose.ts';
import { discardSteps } from './steps/discard.ts';
import { effectSteps } from './steps/effects.ts';
import { rearrangeSteps } from './steps/rearrange.ts';
import { roundSteps } from './steps/round.ts';
import { sabotageSteps } from './steps/sabotage.ts';
import { setUpSteps, takeRace } from './steps/set-up.ts';
import { startSteps } from './steps/start.ts';
import { type Doors, type Vocabulary, vocabulary } from './vocabulary.ts';

const SEATS = { min: 2, max: 4 };
const ALL_CARDS = [...CARDS.keys()];
const ALL_ADVISORS = [...ADVISORS.keys()];
const ALIENS = [...RACES.keys()].filter((race) => race !== HUMAN);

const newPlayer = (seats: number): Player => ({
  race: NONE,
  resources: [0, 0, 0],
  loyalty: LOYALTY.start,
  points: POINTS.start,
  level: NONE,
  hand: [],
  shown: [],
  systems: [],
  alluvia: NONE,
  advisor: NONE,
  reserve: CUBES.circulating,
  available: 0,
  spent: ACTIONS.map(() => 0),
  cubes: 0,
  markers: new Array(seats).fill(0),
});

/** The race of one seat where races are set beforehand (MOO-0.4). */
const raceOption = (seat: number): TableOption => ({
  values: RACES.map((race) => race.id),
  standard: RACES[HUMAN].id,
  seats: [2, 3, 4].filter((seats) => seats > seat),
  when: { mode: 'full', races: 'fixed' },
});

export const masterOfOrion = defineGame<State, Vocabulary>({
  id: 'master-of-orion',
  version: 2,
  seats: SEATS,
  options: {
    mode: { values: ['full', 'training'], standard: 'full' },
    advisors: { values: ['yes', 'no'], standard: 'yes', when: { mode: 'full' } },
    races: {
      values: ['choose', 'random', 'fixed'],
      standard: 'choose',
      when: { mode: 'full' },
    },
    race1: raceOption(0),
    race2: raceOption(1),
    race3: raceOption(2),
    race4: raceOption(3),
  },
  state: shape,
  components: {
    building: () => ALL_CARDS,
    advisor: (state) => (hasAdvisors(state) ? ALL_ADVISORS : []),
  },
  vocabulary,
  steps: {
    ...setUpSteps,
    ...roundSteps,
    ...startSteps,
    ...actionSteps,
    ...buildSteps,
    ...activateSteps,
    ...attackSteps,
    ...advisorSteps,
    ...abilitySteps,
    ...effectSteps,
    ...chooseSteps,
    ...discardSteps,
    ...rearrangeSteps,
    ...sabotageSteps,
  },

  setUp({ seats, options }, k) {
    const training = options.mode === 'training';
    const first = k.below(seats);
    k.emit({ type: 'first-player-drawn', seat: first });
    const players = Array.from({ length: seats }, () => newPlayer(seats));
    const advisors = training || options.advisors === 'no' ? [] : [...ALL_ADVISORS];

    const races = training ? 'humans' : options.races;
    if (races !== 'choose') {
      players.forEach((player, seat) => {
        takeRace(player, raceFor(races, options, seat, players, k));
        k.emit({ type: 'race-taken', seat, race: player.race });
      });
    }
    k.pushInOrder(
      ...(races === 'choose' ? [{ step: 'races', seat: -1 } as const] : []),
      ...(advisors.length > 0 ? [{ step: 'lay-out-advisors', seat: -1 } as const] : []),
      { step: 'deal-hands', seat: -1 },
      { step: 'redraws', seat: -1 },
      { step: 'round', seat: -1 },
    );
    return {
      round: 0,
      first,
      phase: PHASE.setUp,
      deck: newDeck(ALL_CARDS),
      discard: [],
      row: [],
      removed: advisors,
      players,
    };
  },

  score(state, seat): readonly ScoreLine[] {
    const player = state.players[seat];
    return [
      { id: 'points', points: player.points },
      { id: 'loyalty', points: player.loyalty },
      { id: 'buildings', points: printedPoints(player) },
      { id: 'effects', points: allEffectPoints(player) },
    ];
  },

  places: (state, seats) =>
    placesBy(seats, (a, b) => compareScores(state.players[a], state.players[b])),

  bounds: { decisions: 2000, options: 160 },
});

/**
 * A race for a seat where nobody chooses: humans in training, a set one, or any that is free
 * (MOO-0.7).
 */
function raceFor(
  races: string,
  options: Readonly<Record<string, string>>,
  seat: number,
  players: readonly Player[],
  k: Doors,
): number {
  const isFree = (race: number) => players.every((player) => player.race !== race);
  if (races === 'humans') return HUMAN;
  if (races === 'random') return k.take([HUMAN, ...ALIENS].filter(isFree));
  const id = options[`race${seat + 1}`];
  const race = RACES.findIndex((candidate) => candidate.id === id);
  if (race !== HUMAN && !isFree(race)) {
    throw new TableError('bad-set-up', `two seats can't both play ${id}`, {
      option: `race${seat + 1}`,
      value: id,
    });
  }
  return race;
}
