/** What things are worth, in points at the end of the game. */
import { TECHNOLOGIES, type TechId } from '../data/technologies.ts';

/** A lead of this many points makes a win e times as likely. */
export const SCALE = 7;

/** The same by number of seats, from the start of the game to its end: `orrery calibrate --fit`. */
export const SCALES = { 2: [100, 7.8, 5.85, 3.76, 2.66], 4: [21.1, 9.19, 5.3, 3.65, 2.38] };

/** The ranking is off by about this many points. */
export const RANK_ERROR = 0.5;

/** A weak player misjudges an action by about this many points. */
export const SLIP = 1;

// ——— means ———

/** Actions of a round to come, the first, the second…: each is worth less than the one before. */
export const ACTION_WORTH: readonly number[] = [0.55, 0.48, 0.41, 0.34, 0.27, 0.2, 0.14, 0.1];
/** Rounds to come, as they count for money: what is scarce now will not be scarce for ever. */
export const ROUNDS_OF_MONEY: readonly number[] = [0, 0.9, 1.7, 2.4, 3, 3.5, 3.9, 4.2, 4.4];
/** Actions that can still be paid for in this round: one has yet to find something to do with them. */
export const ACTION_NOW: readonly number[] = [0.2, 0.15, 0.1, 0.1];
/** A unit of money that no disc is left to be spent on. */
export const IDLE_MONEY = 0.03;
/** Each unit of money that a round to come falls short of its upkeep. */
export const SHORT_OF_MONEY = 0.25;
/** What neither trading nor giving up sectors settles. */
export const RUIN = 30;

/** A unit of science or materials, by the rounds to come after the one in which it is spent. */
export const UNIT_WORTH: readonly number[] = [
  0.09, 0.13, 0.145, 0.155, 0.16, 0.16, 0.16, 0.16, 0.16,
];
/** What one unit of income a round brings until the end, by rounds to come. */
export const INCOME_WORTH: readonly number[] = UNIT_WORTH.map((_, rounds) =>
  UNIT_WORTH.slice(0, rounds).reduce((sum, worth) => sum + worth, 0),
);
/** Materials count more for somebody who can make Monoliths of them. */
export const FOR_MONOLITHS = 0.06;
/** More of a resource, or of its income, than this is worth less by the unit. */
export const MUCH = 9;
export const MUCH_INCOME = 10;
export const MUCH_WORTH = 0.45;
/** A thing in storage when nothing can be done any more: only the tie-break. */
export const LEFT_OVER = 0.004;

/** How sure it is that an open square will bring its income: with a colony ship at hand, or later. */
export const SETTLED_SOON = 0.85;
export const SETTLED_LATER = 0.5;

// ——— the map ———

/** A free square of a sector that could be taken, per round that is left. */
export const FREE_SQUARE = 0.19;
/** A cube in a sector at risk, per round that is left. */
export const CUBE_AT_RISK = 0.26;
/** A face-down discovery tile that is within reach of one's ships or discs. */
export const WAITING_DISCOVERY = 1.4;

/** Points that one expects of the best of so many reputation tiles. */
export const REPUTATION_DRAWN: readonly number[] = Object.freeze([0, 2.1, 2.7, 3, 3.2, 3.3]);
/** How much of that is left when the track is full. */
export const FULL_TRACK = 0.35;

const WORTH_OF_TECH: Readonly<Partial<Record<TechId, number>>> = {
  'neutron-bombs': 0.4,
  starbase: 0.4,
  'plasma-cannon': 1.4,
  'phase-shield': 1.2,
  'advanced-mining': 0.8,
  'tachyon-source': 0.6,
  'plasma-missile': 1.6,
  'gluon-computer': 1.6,
  'gauss-shield': 0.9,
  'improved-hull': 1.4,
  'fusion-source': 1,
  'positron-computer': 1.3,
  'advanced-economy': 1.1,
  'tachyon-drive': 0.7,
  'antimatter-cannon': 1.5,
  nanorobots: 0.7,
  'fusion-drive': 0.8,
  orbital: 1.2,
  'advanced-labs': 0.9,
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
 * The features by name, and what each counts at some numbers of rounds to come. Those that are worths
 * already (see features.ts) count about one.
 */
export const WEIGHTS = {
  // The same for everybody: what a game still brings.
  toCome: [0, 0, 0, 0],
  toMove: [0.1, 0.1, 0.1, 0.1],
  // Points that one has.
  mapPoints: [1, 1, 1, 1],
  reputation: [1, 1, 1, 1],
  discoveries: [2, 2, 2, 2],
  techPoints: [1, 1, 0.95, 0.85],
  reputationRoom: [0, 0, 0.1, 0.2],
  // Means, as worths.
  science: [1, 1, 1, 1],
  materials: [1, 1, 1, 1],
  scienceIncome: [1, 1, 1, 1],
  materialsIncome: [1, 1, 1, 1],
  tempoNow: [1, 1, 1, 1],
  tempoToCome: [1, 1, 1, 1],
  debt: [-1, -1, -1, -1],
  lostCubes: [0, 0.1, 0.2, 0.3],
  // Knowledge.
  techWorth: [0.1, 0.6, 1.1, 1.6],
  longTrack: [0.02, 0.1, 0.15, 0.15],
  // Ships, and what can be built by now.
  power: [0.05, 0.4, 0.75, 0.95],
  yard: [0.02, 0.2, 0.35, 0.45],
  lead: [0.02, 0.05, 0.08, 0.08],
  // Battles at hand, sectors in danger, sectors to be had.
  spoils: [1, 1, 1, 1],
  fleetAtRisk: [-0.05, -0.35, -0.65, -0.85],
  sectorAtRisk: [-0.7, -0.6, -0.6, -0.6],
  bare: [-0.6, -0.5, -0.45, -0.4],
  threatened: [-0.2, -0.25, -0.22, -0.2],
  conquest: [0.75, 0.7, 0.7, 0.65],
  alone: [0.6, 0.6, 0.6, 0.6],
  opportunity: [0.1, 0.25, 0.35, 0.4],
  frontier: [0.1, 0.2, 0.3, 0.3],
} satisfies Readonly<Record<string, readonly number[]>>;
