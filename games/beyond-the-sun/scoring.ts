/** Victory points of a faction, line by line, and the order of the factions (BTS-4.154 to BTS-4.165). */
import { NONE, type ScoreLine } from '@orrery/kernel';
import { amount, boardTechnologies, count, majority } from './counting.ts';
import type { Effect, StandingScore } from './data/effects.ts';
import {
  ACHIEVEMENTS,
  automationPoints,
  DEEP_SPACE,
  EVENTS,
  SOL,
  SYSTEMS,
  TECHNOLOGIES,
} from './data/index.ts';
import { LINK_TERMS, LINKS_TO } from './links.ts';
import { FIRST_SLOT, FOOD, ORE, ownsSlot, type Player, type State } from './state.ts';
import { CLAIMS_PER_CARD } from './steps/claim.ts';

type Op<O extends Effect['op']> = Extract<Effect, { op: O }>;

const KEPT_POINTS: readonly number[] = EVENTS.map(({ effects }) =>
  effects.reduce((sum, effect) => sum + (effect.op === 'keepEvent' ? effect.points : 0), 0),
);
const STANDING: readonly (StandingScore | null)[] = EVENTS.map(({ effects }) => {
  const stand = effects.find((effect): effect is Op<'standEvent'> => effect.op === 'standEvent');
  return stand?.score ?? null;
});

/** Points of the technologies of a level in the tree; level IV as its cards say (BTS-4.158). */
function treePoints(state: State, seat: number, level: number): number {
  const player = state.players[seat];
  if (level < 4) return level * boardTechnologies(player, level);
  let points = 0;
  for (let slot = FIRST_SLOT[4]; slot < FIRST_SLOT[5]; slot++) {
    if (!ownsSlot(player, slot) || state.cards[slot] === NONE) continue;
    points += amount(state, seat, TECHNOLOGIES[state.cards[slot]].points);
  }
  return points;
}

/** Points of private technologies, by level (BTS-4.120). */
function privatePoints(state: State, seat: number): number {
  let points = 0;
  for (const technology of state.players[seat].technologies)
    points += TECHNOLOGIES[technology].level;
  return points;
}

function colonyPoints(state: State, seat: number): number {
  const { colonies } = state.players[seat];
  let points = 0;
  for (let i = 0; i < colonies.length; i++) {
    const system = SYSTEMS[colonies[i]];
    points += system.points + amount(state, seat, system.endPoints);
  }
  return points;
}

/** Events kept or taken over, those that stand on the table, and discs on a linked achievement. */
function eventPoints(state: State, seat: number): number {
  const player = state.players[seat];
  let points = 0;
  for (const event of player.events)
    points += KEPT_POINTS[event] + LINK_TERMS[event].colonizerPoints;
  for (const event of state.standing) {
    const score = STANDING[event];
    if (score) points += standingPoints(state, seat, score);
  }
  for (let i = 0; i < state.links.length; i += 2) {
    const [event, target] = [state.links[i], state.links[i + 1]];
    if (LINKS_TO[event] !== 'achievement') continue;
    const first = state.achievements.indexOf(target) * CLAIMS_PER_CARD;
    for (let claim = first; claim < first + CLAIMS_PER_CARD; claim++) {
      if (state.claims[claim] === seat) points += LINK_TERMS[event].pointsPerDisc;
    }
  }
  return points;
}

function standingPoints(state: State, seat: number, score: StandingScore): number {
  if (score.kind === 'exhibits') {
    const { exhibits } = state.players[seat];
    return score.points.reduce((sum, points, level) => sum + points * exhibits[level], 0);
  }
  const own = count(state, seat, score.count);
  if (own === 0) return 0;
  for (let other = 0; other < state.players.length; other++) {
    if (count(state, other, score.count) > own) return 0;
  }
  return score.points;
}

function achievementPoints(state: State, seat: number): number {
  let points = 0;
  for (let claim = 0; claim < state.claims.length; claim++) {
    if (state.claims[claim] !== seat) continue;
    const card = Math.floor(claim / CLAIMS_PER_CARD);
    points += ACHIEVEMENTS[state.achievements[card]].points[claim % CLAIMS_PER_CARD];
  }
  return points;
}

/** A line of the score sheet: its points, and what it counts where that is worth telling. */
interface Term {
  readonly id: string;
  points(state: State, seat: number): number;
  count?(state: State, seat: number): number;
}

const tree = (level: number): Term => ({
  id: `technologies-${level}`,
  points: (state, seat) => treePoints(state, seat, level),
  count: (state, seat) => boardTechnologies(state.players[seat], level),
});

/** Everything that brings points, in the order of the score sheet. */
const TERMS: readonly Term[] = [
  tree(1),
  tree(2),
  tree(3),
  {
    id: 'private',
    points: privatePoints,
    count: (state, seat) => state.players[seat].technologies.length,
  },
  tree(4),
  {
    id: 'automation',
    points: (state, seat) => automationPoints(state.players[seat].automation.length),
    count: (state, seat) => state.players[seat].automation.length,
  },
  {
    id: 'colonies',
    points: colonyPoints,
    count: (state, seat) => state.players[seat].colonies.length,
  },
  {
    id: 'outposts',
    points: (state, seat) => count(state, seat, 'locations'),
    count: (state, seat) => count(state, seat, 'locations'),
  },
  {
    id: 'majorities',
    points: (state, seat) => majority(state, seat, SOL) + majority(state, seat, DEEP_SPACE),
  },
  { id: 'events', points: eventPoints },
  { id: 'achievements', points: achievementPoints },
];

export function scoreLines(state: State, seat: number): readonly ScoreLine[] {
  return TERMS.map(({ id, points, count }) => ({
    id,
    points: points(state, seat),
    ...(count ? { values: { count: count(state, seat) } } : {}),
  }));
}

/** All points of a faction, without making a list. */
export function totalPoints(state: State, seat: number): number {
  let sum = 0;
  for (let term = 0; term < TERMS.length; term++) sum += TERMS[term].points(state, seat);
  return sum;
}

/** What decides between factions with equal points, in this order; the more the better (BTS-4.165). */
const TIE_BREAKS = [
  { by: 'discs', of: ({ tracks }: Player): number => -(tracks[FOOD] + tracks[ORE]) },
  { by: 'population', of: ({ population }: Player): number => population },
  { by: 'ore', of: ({ ore }: Player): number => ore },
] as const;

export type TieBreak = (typeof TIE_BREAKS)[number]['by'];

/** Negative if one seat stands before the other: by points, then as ties are broken. */
export function compareSeats(state: State, one: number, other: number): number {
  const points = totalPoints(state, other) - totalPoints(state, one);
  if (points !== 0) return points;
  const [a, b] = [state.players[one], state.players[other]];
  for (const { of } of TIE_BREAKS) if (of(a) !== of(b)) return of(b) - of(a);
  return 0;
}

/** How a tie on points for the first place is decided, and for whom; null if there is none. */
export function tieForFirst(state: State): { seat: number; by: TieBreak | 'shared' } | null {
  const [first, second] = [...state.players.keys()].sort((a, b) => compareSeats(state, a, b));
  if (totalPoints(state, first) !== totalPoints(state, second)) return null;
  const [a, b] = [state.players[first], state.players[second]];
  const decided = TIE_BREAKS.find(({ of }) => of(a) !== of(b));
  return decided ? { seat: first, by: decided.by } : { seat: -1, by: 'shared' };
}
