import type { BlueprintSetId } from './blueprints.ts';
import type { Component } from './provenance.ts';
import { type Resource, SCIENCE } from './resources.ts';
import { SECTOR, type SectorId } from './sectors.ts';
import { CRUISER, INTERCEPTOR, type ShipType, STANDARD_COSTS } from './ships.ts';
import { indexById, table } from './table.ts';
import type { TechId } from './technologies.ts';

export type Ability =
  /** Reputation tiles drawn at set-up. */
  | { readonly op: 'start-reputation'; readonly n: number }
  /** A hostile player's ship left in the hex after the battles kills all cubes there. */
  | { readonly op: 'fragile-population' }
  /** Ancients are no enemies. */
  | { readonly op: 'ancient-peace' }
  /** May turn up `draw` tiles when exploring and place at most one. */
  | { readonly op: 'explore-choose'; readonly draw: number }
  /** A cube on this starred home square from the start. */
  | { readonly op: 'start-advanced-cube'; readonly resource: Resource }
  | { readonly op: 'points-per-hex'; readonly n: number }
  | { readonly op: 'points-per-ancient'; readonly n: number };

/** Slots of the reputation track by what may lie there. */
export interface ReputationTrack {
  readonly ambassador: number;
  readonly either: number;
  readonly reputation: number;
}

export interface Species extends Component<SpeciesId> {
  readonly terran: boolean;
  /** The double-sided board (index into COLOURS): each has a Terran and an alien side. */
  readonly board: number;
  /** Index into SECTORS. */
  readonly home: number;
  /** Money, science, materials. */
  readonly storage: readonly [number, number, number];
  /** Units of one resource given for one of another. */
  readonly trade: number;
  readonly track: ReputationTrack;
  readonly technologies: readonly TechId[];
  readonly ship: ShipType;
  readonly colonyShips: number;
  /** Discs on the influence track before one goes to the home sector. */
  readonly discs: number;
  /** Explore, Influence, Research, Upgrade, Build, Move (ECL-4.16, ECL-19.1, ECL-19.2). */
  readonly activations: readonly number[];
  /** Materials per build, by BUILD_IDS. */
  readonly costs: readonly number[];
  readonly blueprints: BlueprintSetId;
  readonly abilities: readonly Ability[];
}

const baseline = {
  ship: INTERCEPTOR as ShipType,
  colonyShips: 3,
  discs: 13,
  costs: STANDARD_COSTS,
  blueprints: 'standard' as BlueprintSetId,
  abilities: [] as readonly Ability[],
  provenance: 'public' as const,
};

const TERRAN_BOOK = ['storage', 'trade', 'colonyShips', 'discs', 'activations', 'costs', 'ship'];
const ALIEN_BOOK = ['home', 'trade', 'technologies', 'activations', 'abilities'];

const terran = <const Id extends string>(id: Id, board: number, home: SectorId) => ({
  ...baseline,
  id,
  terran: true,
  board,
  home: SECTOR[home],
  storage: [2, 3, 3] as const,
  trade: 2,
  track: { ambassador: 1, either: 4, reputation: 0 },
  technologies: ['starbase'] as readonly TechId[],
  activations: [1, 2, 1, 2, 2, 3],
  inBook: TERRAN_BOOK,
});

interface AlienTraits {
  readonly storage: readonly [number, number, number];
  readonly technologies: readonly TechId[];
  readonly trade?: number;
  readonly track?: ReputationTrack;
  readonly ship?: ShipType;
  readonly colonyShips?: number;
  readonly discs?: number;
  readonly activations?: readonly number[];
  readonly costs?: readonly number[];
  readonly blueprints?: BlueprintSetId;
  readonly abilities?: readonly Ability[];
}

const alien = <const Id extends string>(
  id: Id,
  board: number,
  home: SectorId,
  traits: AlienTraits,
) => ({
  ...baseline,
  id,
  terran: false,
  board,
  home: SECTOR[home],
  trade: 3,
  track: { ambassador: 0, either: 4, reputation: 0 },
  activations: [1, 2, 1, 2, 2, 2] as readonly number[],
  ...traits,
  inBook: ALIEN_BOOK,
});

const rows = [
  terran('terran-directorate', 0, '221'),
  terran('terran-federation', 1, '223'),
  terran('terran-union', 2, '225'),
  terran('terran-republic', 3, '227'),
  terran('terran-conglomerate', 4, '229'),
  terran('terran-alliance', 5, '231'),

  // ECL-19.3
  alien('eridani-empire', 0, '222', {
    storage: [26, 2, 4],
    technologies: ['gauss-shield', 'fusion-drive', 'plasma-cannon'],
    discs: 11,
    blueprints: 'eridani',
    abilities: [{ op: 'start-reputation', n: 2 }],
  }),
  // ECL-19.4
  alien('hydran-progress', 1, '224', {
    storage: [2, 5, 2],
    technologies: ['advanced-labs'],
    track: { ambassador: 1, either: 3, reputation: 0 },
    activations: [1, 2, 2, 2, 2, 2],
    abilities: [{ op: 'start-advanced-cube', resource: SCIENCE }],
  }),
  // ECL-19.5
  alien('planta', 2, '226', {
    storage: [4, 4, 4],
    technologies: ['starbase'],
    track: { ambassador: 1, either: 3, reputation: 0 },
    colonyShips: 4,
    activations: [2, 2, 1, 2, 2, 2],
    blueprints: 'planta',
    abilities: [{ op: 'fragile-population' }, { op: 'points-per-hex', n: 1 }],
  }),
  alien('descendants-of-draco', 3, '228', {
    storage: [2, 4, 3],
    technologies: [],
    abilities: [
      { op: 'ancient-peace' },
      { op: 'explore-choose', draw: 2 },
      { op: 'points-per-ancient', n: 1 },
    ],
  }),
  // ECL-19.7
  alien('mechanema', 4, '230', {
    storage: [3, 3, 3],
    technologies: ['positron-computer'],
    activations: [1, 2, 1, 3, 3, 2],
    costs: [2, 4, 7, 2, 4, 8],
  }),
  // ECL-19.8
  alien('orion-hegemony', 5, '232', {
    storage: [3, 3, 5],
    technologies: ['neutron-bombs', 'gauss-shield'],
    trade: 4,
    track: { ambassador: 0, either: 4, reputation: 1 },
    ship: CRUISER,
    blueprints: 'orion',
  }),
];

export type SpeciesId = (typeof rows)[number]['id'];
export const SPECIES: readonly Species[] = table(rows);
/** `SPECIES_INDEX.planta` is the index of the Planta. */
export const SPECIES_INDEX = indexById(SPECIES);

/** The species on the other side of the same board: out of the game once this one is taken. */
export const otherSide = (species: number): number => (species + 6) % 12;

/** The book advises against these two with two players. */
export const NOT_ADVISED_FOR_TWO: readonly number[] = Object.freeze([
  SPECIES_INDEX.planta,
  SPECIES_INDEX['descendants-of-draco'],
]);
