/** Everything there is to paint, by the file that describes it. */
import type { Work } from '../work.ts';
import { andromedaBases } from './andromeda-bases.ts';
import { andromedaSky } from './andromeda-sky.ts';
import { andromedasEdge } from './andromedas-edge.ts';
import { app } from './app.ts';
import { beyondTheSun } from './beyond-the-sun.ts';
import { beyondTheYards } from './beyond-the-yards.ts';
import { blackHole } from './black-hole.ts';
import { covers } from './covers.ts';
import { dice } from './dice.ts';
import { distantSuns } from './distant-suns.ts';
import { eclipse } from './eclipse.ts';
import { masterOfOrion } from './master-of-orion.ts';
import { andromedasEdgePlates } from './plates/andromedas-edge.ts';
import { beyondTheSunPlates } from './plates/beyond-the-sun.ts';
import { eclipsePlates } from './plates/eclipse.ts';
import { portraits } from './portraits.ts';
import { seats } from './seats.ts';
import { shipPlates } from './ship-plates.ts';
import { tableSkies } from './table-skies.ts';

export interface Chapter {
  /** In this folder, without `.ts`. */
  readonly file: string;
  readonly works: readonly Work[];
}

export const CHAPTERS: readonly Chapter[] = [
  { file: 'distant-suns', works: distantSuns },
  { file: 'black-hole', works: blackHole },
  { file: 'master-of-orion', works: masterOfOrion },
  { file: 'beyond-the-sun', works: beyondTheSun },
  { file: 'beyond-the-yards', works: beyondTheYards },
  { file: 'plates/beyond-the-sun', works: beyondTheSunPlates },
  { file: 'eclipse', works: eclipse },
  { file: 'plates/eclipse', works: eclipsePlates },
  { file: 'andromedas-edge', works: andromedasEdge },
  { file: 'andromeda-bases', works: andromedaBases },
  { file: 'andromeda-sky', works: andromedaSky },
  { file: 'plates/andromedas-edge', works: andromedasEdgePlates },
  { file: 'portraits', works: portraits },
  { file: 'ship-plates', works: shipPlates },
  { file: 'table-skies', works: tableSkies },
  { file: 'dice', works: dice },
  { file: 'seats', works: seats },
  { file: 'covers', works: covers },
  { file: 'app', works: app },
];
