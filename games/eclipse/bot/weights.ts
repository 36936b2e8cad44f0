/** What things are worth, in points at the end of the game. */
import type { SpeciesId } from '../data/species.ts';
import { TECHNOLOGIES, type TechId } from '../data/technologies.ts';

/** A lead of this many points makes a win e times as likely. */
export const SCALE = 7;

/** The same by number of seats, from the start of the game to its end: `orrery calibrate --fit`. */
export const SCALES = { 2: [13.8, 7.97, 6.88, 4.77, 3.02], 4: [8.73, 7.73, 5.62, 3.81, 2.61] };

/** A look ahead is off by about this many points. */
export const PLAN_ERROR = 2;

/** A weak player misjudges an action by about this many points. */
export const SLIP = 2;

/** What comes of a species beside what it begins with, as bots play it; it shows in the course of the game. */
export const COMES_OF: Readonly<Partial<Record<SpeciesId, number>>> = {
  'descendants-of-draco': 8,
  'orion-hegemony': 7,
  'hydran-progress': 2,
  planta: 1,
  mechanema: -1,
  'eridani-empire': -5,
};
/** The same of Terrans. */
export const COMES_OF_TERRANS = 1;

// ——— means ———

/** Actions of a round to come, the first, the second…: each is worth less than the one before. */
export const ACTION_WORTH: readonly number[] = [0.94, 0.82, 0.7, 0.58, 0.46, 0.34, 0.24, 0.17];
/** How much a round counts, the next, the one after that…: what is scarce now will not be scarce for ever. */
export const ROUND_COUNTS: readonly number[] = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];
/** Actions that can still be paid for in this round: one has yet to find something to do with them. */
export const ACTION_NOW: readonly number[] = [0.2, 0.15, 0.1, 0.1];
/** A unit of money that no disc is left to be spent on. */
export const IDLE_MONEY = 0.03;
/** Each unit of money that a round to come falls short of its upkeep. */
export const SHORT_OF_MONEY = 0.25;
/** What neither trading nor giving up sectors settles. */
export const RUIN = 30;

/** A unit of science or materials that is spent, by the rounds to come after that. */
export const UNIT_WORTH: readonly number[] = [
  0.09, 0.13, 0.145, 0.155, 0.16, 0.16, 0.16, 0.16, 0.16,
];
/** How much of that materials count while they lie there: less than what they build, or nobody builds. */
export const UNBUILT = 0.6;
/** A Monolith that the materials pay for, less the effort; so many are built in a round to come. */
export const MONOLITH_WORTH = 2.5;
export const MONOLITHS_A_ROUND = 1;
/** What a round to come spends of science and of materials at most: something anyway, and with each action. */
export const SPENT_ANYWAY = 5;
export const SPENT_AN_ACTION = 3;
/** What one action of this round spends of either at most. */
export const SPENT_AT_ONCE = 8;
/** A thing in storage when nothing can be done any more: only the tie-break. */
export const LEFT_OVER = 0.004;

/** How sure it is that an open square will bring its income: with a colony ship at hand, or later. */
export const SETTLED_SOON = 0.85;
export const SETTLED_LATER = 0.5;

// ——— the map ———

/** What a Starbase's power counts of that of a ship which can be sent somewhere. */
export const MOORED = 0.3;

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
  starbase: 0.2,
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
  orbital: 0.3,
  'advanced-labs': 0.9,
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
  means: [1, 1, 1, 1],
  debt: [-1, -1, -1, -1],
  // Knowledge.
  techWorth: [0.06, 0.35, 0.65, 0.95],
  longTrack: [0.02, 0.1, 0.15, 0.15],
  // Ships, and what can be built by now.
  power: [0.03, 0.36, 0.75, 0.7],
  yard: [0.01, 0.1, 0.17, 0.2],
  lead: [0.02, 0.05, 0.08, 0.08],
  // Battles at hand, sectors in danger, sectors to be had.
  spoils: [1, 1, 1, 1],
  fleetAtRisk: [-0.05, -0.45, -0.85, -0.9],
  sectorAtRisk: [-0.7, -0.6, -0.6, -0.6],
  bare: [-0.6, -0.5, -0.45, -0.4],
  threatened: [-0.2, -0.25, -0.22, -0.2],
  conquest: [0.75, 0.7, 0.7, 0.65],
  alone: [0.6, 0.6, 0.6, 0.6],
  opportunity: [0.1, 0.25, 0.35, 0.4],
  frontier: [0.1, 0.2, 0.3, 0.3],
} satisfies Readonly<Record<string, readonly number[]>>;
