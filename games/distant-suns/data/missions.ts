import { frozen, type Provenance } from '@orrery/kernel';

export type MissionId = 'alien' | 'treasure' | 'upgrade' | 'cluster' | 'black-hole';

export interface Mission {
  readonly id: MissionId;
  /** Keys in `text/`: its name, and what it counts. */
  readonly name: string;
  readonly what: string;
  readonly provenance: Provenance;
}

function mission<const T extends MissionId>(id: T) {
  return { id, name: `mission.${id}`, what: `mission.${id}.what`, provenance: 'book' } as const;
}

/**
 * The five missions; each lies over one of the zones Z1 to Z5 and is fulfilled with the shape of
 * that zone. Everywhere else a mission is its number in this list. `scoring.ts` counts them.
 */
export const MISSIONS: readonly Mission[] = frozen([
  mission('alien'),
  mission('treasure'),
  mission('upgrade'),
  mission('cluster'),
  mission('black-hole'),
]);

/** Points for fulfilling a mission 0, 1, 2… times (book). */
const POINTS = [0, 3, 6, 10, 15, 20];
const POINTS_PER_FURTHER = 5;

/** What a mission fulfilled `count` times is worth (DS-4.70). */
export function missionPoints(count: number): number {
  const last = POINTS.length - 1;
  return count <= last ? POINTS[count] : POINTS[last] + (count - last) * POINTS_PER_FURTHER;
}
