import { TRACK } from '../terms.ts';
import { buildShip, buyModule, choose, each, gain, pay, progress, repair, vp } from '../write.ts';
import { modulesOf } from './module.ts';

export const INDUSTRY = modulesOf(TRACK.industry, 201, [
  { key: 'ore-crusher', effects: [gain({ titanium: 1, tactics: 1 })] },
  { key: 'smelting-line', effects: [gain({ titanium: 2 })] },
  { key: 'ice-harvester', effects: [gain({ ice: 1, titanium: 1 })] },
  { key: 'carbon-press', effects: [gain({ nanocarbon: 1, titanium: 1 })] },
  { key: 'drone-foundry', effects: [choose([buildShip(2)], [gain({ energy: 1, titanium: 1 })])] },
  { key: 'repair-gantry', effects: [repair(1), gain({ energy: 2 })] },
  { key: 'salvage-crane', effects: [repair(1), gain({ titanium: 1 })] },
  {
    key: 'solar-field',
    effects: [vp(2), gain({ energy: 1 }, each('outposts', 3))],
    provenance: 'book',
    designed: ['type', 'effect but for its 2 VP'],
  },
  { key: 'plasma-cutter', effects: [pay({ titanium: 1 }), gain({ credit: 2 })] },
  { key: 'assembly-loop', effects: [gain({ energy: 1, titanium: 1 })] },
  { key: 'gravity-winch', effects: [{ op: 'moon', n: 1, withShip: true }] },
  { key: 'tug-bay', effects: [gain({ energy: 2, nanocarbon: 1 })] },
  { key: 'fusion-kiln', effects: [pay({ energy: 1 }), gain({ titanium: 1, basic: 1 })] },
  {
    key: 'heisenberg-compensator',
    effects: [
      { op: 'repeat', n: 2, do: [pay({ any: 1 }), gain({ credit: 1 })] },
      gain({ energy: 1 }),
    ],
    provenance: 'book',
    designed: ['type', 'effect'],
  },
  { key: 'hull-stamp', effects: [repair(1), gain({ ice: 1 })] },
  { key: 'cryo-pump', effects: [gain({ ice: 2 })] },
  { key: 'lattice-spinner', effects: [gain({ nanocarbon: 2 })] },
  {
    key: 'scrap-furnace',
    effects: [gain({ titanium: 1 }), gain({ titanium: 1 }, each('ships-in-scrapyard', 2))],
  },
  {
    key: 'petrofuel-distiller',
    effects: [gain({ energy: 3 })],
    provenance: 'book',
    designed: ['type', 'effect'],
  },
  { key: 'modular-jig', effects: [buyModule(1, [TRACK.industry])] },
  { key: 'armour-mill', damage: 1, effects: [gain({ titanium: 2, energy: 1 })] },
  { key: 'heavy-press', damage: 1, effects: [gain({ titanium: 1, credit: 1 })] },
  { key: 'antimatter-trap', damage: 2, effects: [gain({ energy: 4 })] },
  {
    key: 'orbital-slip',
    damage: 1,
    effects: [choose([buildShip(3)], [repair(1), gain({ titanium: 1 })])],
  },
  { key: 'robot-stevedores', effects: [gain({ energy: 1, any: 1 })] },
  {
    key: 'dynamic-mechanism',
    effects: [gain({ basic: 1 }), vp(2)],
    provenance: 'book',
    designed: ['type', 'effect but for its 2 VP'],
  },
  { key: 'perpetual-lathe', effects: [pay({ titanium: 2 }), progress(TRACK.industry)] },
]);
