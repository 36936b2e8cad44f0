/** What things are worth, in points at the end of the game. */
import { TECHNOLOGIES, type TechId } from '../data/technologies.ts';

/** A lead of this many points makes a win e times as likely. */
export const SCALE = 7;

/** A weak player misjudges an action by about this many points. */
export const SLIP = 2;

/** Points for one unit of money, science and materials while there is time to use it. */
export const RESOURCE_WORTH: readonly number[] = Object.freeze([0.16, 0.17, 0.15]);
/** How much of that is left in the last rounds, by rounds still to come (0: the ninth). */
export const TIME_LEFT: readonly number[] = Object.freeze([0.08, 0.7, 0.85, 1, 1, 1, 1, 1, 1, 1]);
/** A thing in storage when nothing can be done any more: only the tie-break. */
export const LEFT_OVER = 0.004;
/** Actions that one expects to take in a round: sectors make all of them dearer. */
export const ACTIONS_A_ROUND = 3;
/** What each unit of money that can't be paid at the end of the round costs. */
export const DEFICIT = 1.6;
/** What being ruined by it costs on top. */
export const RUIN = 25;

/** A free square that could be settled, per round that is left. */
export const FREE_SQUARE = 0.11;
/** A cube in a sector at risk, per round that is left. */
export const CUBE_AT_RISK = 0.2;
/** A ready colony ship when there is something to settle. */
export const COLONY_SHIP = 0.15;
/** A face-down discovery tile that is within reach of one's ships or discs. */
export const WAITING_DISCOVERY = 1.2;

/** One unit of military power in peace, while rounds are left. */
export const POWER = 0.75;
/** Of what an attack that one could make is worth, before it is made. */
export const OPPORTUNITY = 0.3;
/** Points that one expects of the best of so many reputation tiles. */
export const REPUTATION_DRAWN: readonly number[] = Object.freeze([0, 2.1, 2.7, 3, 3.2, 3.3]);
/** How much of that is left when the track is full. */
export const FULL_TRACK = 0.35;

const WORTH_OF_TECH: Readonly<Partial<Record<TechId, number>>> = {
  'neutron-bombs': 0.4,
  starbase: 0.4,
  'plasma-cannon': 1.4,
  'phase-shield': 1.2,
  'advanced-mining': 0.6,
  'tachyon-source': 0.6,
  'plasma-missile': 1.6,
  'gluon-computer': 1.6,
  'gauss-shield': 0.9,
  'improved-hull': 1.4,
  'fusion-source': 0.9,
  'positron-computer': 1.3,
  'advanced-economy': 0.9,
  'tachyon-drive': 0.7,
  'antimatter-cannon': 1.5,
  nanorobots: 0.9,
  'fusion-drive': 0.8,
  orbital: 1,
  'advanced-labs': 0.7,
  monolith: 1.6,
  'wormhole-generator': 0.8,
};
/** What a technology is good for besides its track, at the start of the game. */
export const TECH_WORTH: readonly number[] = Object.freeze(
  TECHNOLOGIES.map((tech) => WORTH_OF_TECH[tech.id] ?? 0),
);
/** What the tiles on a track are worth besides their points: they are on the way to more. */
export const TRACK_PROGRESS: readonly number[] = Object.freeze([
  0, 0.15, 0.35, 0.65, 0.4, 0.5, 0.8, 0,
]);
/** A disc more in the game. */
export const EXTRA_DISC = 0.16;
