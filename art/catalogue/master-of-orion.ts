/** Master of Orion: a cabinet of enamel plates. */
import { BUILDINGS } from '../models/buildings/index.ts';
import { paintModelled } from '../relief/modelled.ts';
import { one, type Work } from '../work.ts';

/** Buildings by the colour of their cards. */
const COLOURS: Readonly<Record<string, readonly string[]>> = {
  '#8a1f1a': [
    ...['fighter-base', 'landing-ship', 'death-star', 'battleship', 'ground-batteries', 'titan'],
    ...['population-support-service', 'military-academy', 'orbital-shipyard', 'command-center'],
    'missile-cruiser',
  ],
  '#5a3304': [
    ...['high-orbit-locator', 'star-fortress', 'tax-office', 'recyclotron', 'spaceport'],
    ...['automated-factory', 'deep-core-mine', 'robotic-assembly-line', 'matter-converter'],
    ...['industrial-center', 'planetary-shield-generator'],
  ],
  '#174a8c': [
    ...['automated-laboratory', 'holographic-simulator', 'civilian-ship', 'advanced-data-center'],
    ...['planetary-stock-exchange', 'planetary-supercomputer', 'soil-enrichment-plant'],
    ...['colony-ship', 'hydroponic-farm', 'weather-control-station', 'research-institute'],
    ...['galactic-university', 'terraforming-complex'],
  ],
  '#4c5763': [
    ...['pleasure-dome', 'communication-satellite', 'spy-training-camp', 'frigate', 'destroyer'],
    ...['embassy', 'observatory', 'galactic-senate', 'conscription-office', 'scout-ship'],
  ],
};

export const masterOfOrion: readonly Work[] = [
  ...Object.entries(COLOURS).flatMap(([enamel, ids]) =>
    ids.map((id) =>
      one(`master-of-orion/building/${id}`, () =>
        paintModelled(
          BUILDINGS[id].model,
          { shape: 'plate', enamel, engraving: 'rays' },
          BUILDINGS[id].camera,
          264,
          189,
        ),
      ),
    ),
  ),
];
