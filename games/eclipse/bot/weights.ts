/** What things are worth, in points at the end of the game. */
import { TECHNOLOGIES, type TechId } from '../data/technologies.ts';

/** A lead of this many points makes a win e times as likely. */
export const SCALE = 7;

/** The ranking is off by about this many points. */
export const RANK_ERROR = 0.5;

/** A weak player misjudges an action by about this many points. */
export const SLIP = 1;

/** Points for one unit of money in rounds to come. */
export const MONEY_TO_COME = 0.16;
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
/** A face-down discovery tile that is within reach of one's ships or discs. */
export const WAITING_DISCOVERY = 1.2;

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

/** Numbers of rounds to come that the weights of features are given for; between them they change evenly. */
export const ROUNDS_AT = [0, 1, 3, 8];

/**
 * The features by name, and what each is worth in points, at some numbers of rounds to come: fitted
 * to the final scores of games between bots that look ahead and err now and then, but not far from
 * a player's first guesses.
 */
export const WEIGHTS = {
  toMove: [0.071, 0.093, 0.133, 0.163],
  acting: [-0.152, -0.053, 0.101, -0.082],
  actions: [0.282, 0.211, 0.209, 0.095],
  mapPoints: [1.039, 1.019, 1.03, 1.089],
  reputation: [0.972, 0.97, 0.946, 0.872],
  reputationRoom: [0.222, 0.285, 0.561, 0.853],
  discoveries: [1.964, 1.974, 1.978, 1.95],
  techPoints: [0.914, 0.821, 0.745, 0.721],
  money: [-0.001, 0.087, 0.131, 0.127],
  muchMoney: [-0.027, -0.069, -0.089, -0.092],
  science: [0.015, 0.088, 0.112, 0.122],
  muchScience: [-0.021, -0.073, -0.117, -0.123],
  materials: [0.015, 0.08, 0.119, 0.156],
  muchMaterials: [0.012, -0.041, -0.088, -0.108],
  moneyIncome: [0.104, 0.104, 0.112, 0.131],
  moneyFlow: [0.12, 0.12, 0.134, 0.129],
  scienceIncome: [-0.046, 0.047, 0.108, 0.109],
  materialsIncome: [-0.028, 0.06, 0.113, 0.144],
  discs: [0.153, 0.4, 0.527, 0.577],
  sectors: [0.047, -0.252, -0.839, -2.307],
  squares: [-0.091, -0.007, 0.261, 0.861],
  colonists: [0.08, 0.07, 0.113, 0.14],
  lostCubes: [0.25, 0.123, 0.128, 0.712],
  techs: [0.013, -0.006, -0.036, -0.081],
  techWorth: [0.115, 0.255, 0.516, 1.056],
  longTrack: [0.028, 0.039, 0.059, 0.041],
  power: [0.043, 0.001, 0.129, 0.623],
  bestShip: [0.369, 0.716, 1.636, 2.675],
  lead: [-0.087, -0.141, -0.19, -0.171],
  spoils: [0.867, 1.072, 1.162, 1.111],
  fleetAtRisk: [-0.05, -0.104, -0.358, -0.917],
  sectorAtRisk: [-0.157, -0.301, -0.14, 0.307],
  conquest: [0.483, 0.621, 0.658, 0.502],
  alone: [0.345, 0.354, 0.392, 0.484],
  bare: [-0.211, -0.185, -0.14, -0.039],
  opportunity: [-0.047, 0.253, 0.295, 0.378],
  nextSector: [-0.084, -0.073, -0.005, 0.136],
  frontier: [0.2, 0.232, 0.236, 0.216],
} satisfies Readonly<Record<string, readonly number[]>>;
