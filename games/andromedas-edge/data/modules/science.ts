import { TRACK } from '../terms.ts';
import {
  discovery,
  eachOf,
  gain,
  lose,
  pay,
  progress,
  recruit,
  refreshOutpostCard,
  repair,
  sortEvents,
  vp,
} from '../write.ts';
import { modulesOf } from './module.ts';

export const SCIENCE = modulesOf(TRACK.science, 228, [
  { key: 'photon-well', effects: [gain({ energy: 2 })] },
  { key: 'carbon-lab', effects: [gain({ nanocarbon: 1 })] },
  { key: 'cryo-lab', effects: [gain({ ice: 1 })] },
  { key: 'metallurgy-lab', effects: [gain({ titanium: 1 })] },
  { key: 'tachyon-array', effects: [pay({ energy: 1 }), gain({ tactics: 1 })] },
  { key: 'neural-archive', effects: [pay({ nanocarbon: 1 }), gain({ tactics: 2 })] },
  { key: 'echo-chamber', effects: [pay({ energy: 1, tactics: 1 }), vp(2)] },
  { key: 'dark-matter-scale', effects: [pay({ energy: 1, nanocarbon: 1 }), vp(2)] },
  { key: 'quantum-loom', effects: [pay({ energy: 2 }), gain({ credit: 2 })] },
  { key: 'self-repair-mesh', effects: [repair(1), gain({ energy: 1 })] },
  { key: 'wormhole-model', effects: [pay({ energy: 1 }), gain({ credit: 1 })] },
  { key: 'xeno-library', damage: 1, effects: [gain({ tactics: 1 })] },
  { key: 'star-chart-vault', damage: 1, effects: [gain({ energy: 2 })] },
  { key: 'spectral-sorter', effects: [pay({ any: 1 }), gain({ nanocarbon: 2 })] },
  { key: 'bio-reactor', effects: [pay({ ice: 1 }), gain({ energy: 3 })] },
  { key: 'particle-ring', effects: [pay({ titanium: 1 }), gain({ energy: 3 })] },
  {
    key: 'theory-forum',
    effects: [pay({ energy: 2 }), vp(1, eachOf(TRACK.science, 'modules', 2))],
  },
  {
    key: 'causality-probe',
    effects: [pay({ tactics: 1 }), gain({ nanocarbon: 1, credit: 1 })],
  },
  { key: 'resonance-chamber', effects: [pay({ nanocarbon: 2 }), progress(TRACK.science)] },
  { key: 'deep-sky-antenna', effects: [pay({ nanocarbon: 2 }), discovery(null)] },
  {
    key: 'zero-point-tap',
    damage: 2,
    effects: [gain({ energy: 1 }, eachOf(TRACK.science, 'modules', 3))],
  },
  { key: 'genome-printer', effects: [pay({ ice: 1 }), recruit(1), gain({ energy: 2 })] },
  {
    key: 'future-analyzer',
    effects: [vp(1), sortEvents],
    provenance: 'book',
    designed: ['type', 'effect'],
  },
  { key: 'chrono-lens', effects: [pay({ energy: 2 }), refreshOutpostCard] },
  {
    key: 'hypothesis-engine',
    effects: [gain({ tactics: 1 }), lose({ tactics: 1 }), gain({ energy: 1 })],
  },
  { key: 'exotic-matter-lab', damage: 2, effects: [gain({ nanocarbon: 1, credit: 1 })] },
  { key: 'unified-theory', damage: 1, effects: [pay({ energy: 1 }), gain({ basic: 2 })] },
]);
