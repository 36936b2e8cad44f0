/** Eclipse: technologies, ship parts and discoveries; a part and the technology that opens it share a plate. */
import { plates } from './plate.ts';

const MAKE = { shelf: 'eclipse/plate', size: 128, quality: 76 };

export const eclipsePlates = [
  // What everybody may install from the start.
  ...plates(MAKE, '#3a4a60', 'weave', {
    'ion-cannon': 'gun',
    hull: 'panel',
    'nuclear-drive': 'nozzle',
    'electron-computer': 'chip-1',
    'nuclear-source': 'reactor + trefoil 24,24 17',
  }),
  // Military
  ...plates(MAKE, '#8c2036', 'rays', {
    'neutron-bombs': 'bomb',
    starbase: 'starbase',
    'plasma-cannon': 'gun / flame',
    'phase-shield': 'shield-double',
    'advanced-mining': 'pick + rocks 33,38 24',
    'tachyon-source': 'reactor + bolt 24,24 23',
    'plasma-missile': 'missile 14,25 40 + missile 34,25 40',
    'gluon-computer': 'chip-3',
  }),
  // Grid
  ...plates(MAKE, '#17603a', 'waves', {
    'gauss-shield': 'shield-coil',
    'improved-hull': 'panels',
    'fusion-source': 'reactor + sun 24,24 21',
    'positron-computer': 'chip-2',
    'advanced-economy': 'piles',
    'tachyon-drive': 'nozzles-3',
    'antimatter-cannon': 'gun / atom',
    'quantum-grid': 'lattice',
  }),
  // Nano
  ...plates(MAKE, '#5c3706', 'rosette', {
    nanorobots: 'bug 13,14 22 -20 + bug 35,17 20 25 + bug 18,36 20 -50 + bug 37,38 19 10',
    'fusion-drive': 'nozzles-2',
    'advanced-robotics': 'arm',
    orbital: 'orbital',
    'advanced-labs': 'flask / atom',
    monolith: 'monolith',
    'artifact-key': 'key',
    'wormhole-generator': 'vortex',
  }),
  // Left by the Ancients.
  ...plates(MAKE, '#4a2a74', 'rosette', {
    'axion-computer': 'chip-star',
    'hypergrid-source': 'lattice / bolt',
    'shard-hull': 'shards',
    'ion-turret': 'twin-gun',
    'flux-shield': 'shield-whirl',
    'conformal-drive': 'nozzle / vortex',
  }),
  ...plates(MAKE, '#0f5560', 'waves', {
    money: 'chest / coin',
    science: 'book / atom',
    materials: 'ingots',
    'ancient-technology': 'tablet',
    'ancient-cruiser': 'talon',
  }),
];
