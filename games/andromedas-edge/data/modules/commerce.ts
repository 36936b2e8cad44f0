import { TRACK } from '../terms.ts';
import {
  buildShip,
  buyModule,
  choose,
  each,
  gain,
  pay,
  refreshOutpostCard,
  repair,
  vp,
} from '../write.ts';
import { modulesOf } from './module.ts';

export const COMMERCE = modulesOf(TRACK.commerce, 255, [
  {
    key: 'supply-department',
    slot: 'input',
    effects: [gain({ tactics: 1, credit: 1 })],
    provenance: 'book',
    designed: ['number', 'type', 'effect'],
  },
  {
    key: 'index-extractor',
    slot: 'input',
    effects: [gain({ credit: 2 }), vp(1)],
    provenance: 'book',
    designed: ['number', 'type', 'effect'],
  },
  { key: 'customs-drydock', slot: 'output', effects: [repair(1)] },
  { key: 'exchange-floor', effects: [pay({ any: 1 }), gain({ credit: 2 })] },
  { key: 'free-market', effects: [pay({ any: 2 }), gain({ any: 3, energy: 1 })] },
  { key: 'mint', effects: [gain({ nanocarbon: 1, credit: 1 })] },
  { key: 'import-quay', slot: 'output', slotVp: 1, effects: [vp(1)] },
  { key: 'export-quay', slot: 'input', effects: [vp(2)] },
  { key: 'brokers-hall', effects: [pay({ tactics: 1 }), gain({ credit: 2 })] },
  { key: 'spice-vault', slot: 'output', effects: [gain({ energy: 1 })] },
  { key: 'ice-futures', effects: [pay({ ice: 1 }), gain({ energy: 1, credit: 1 })] },
  { key: 'carbon-futures', effects: [pay({ nanocarbon: 1 }), gain({ energy: 1, credit: 1 })] },
  { key: 'titanium-futures', effects: [pay({ titanium: 1 }), gain({ energy: 1, credit: 1 })] },
  { key: 'luxury-arcade', effects: [pay({ credit: 1 }), vp(2)] },
  { key: 'bonded-store', slot: 'output', damage: 1, effects: [gain({ credit: 1 })] },
  { key: 'toll-gate', effects: [gain({ credit: 1 }), vp(1, each('outposts', 1))] },
  { key: 'courier-guild', effects: [gain({ energy: 1, tactics: 1 })] },
  { key: 'insurance-office', effects: [repair(1), gain({ credit: 1 })] },
  { key: 'smugglers-den', slot: 'input', effects: [gain({ any: 2, energy: 1 })] },
  { key: 'auction-house', effects: [buyModule(1, [TRACK.commerce])] },
  { key: 'caravan-dock', slot: 'output', slotVp: 2 },
  { key: 'energy-exchange', effects: [pay({ energy: 1 }), gain({ basic: 2 })] },
  {
    key: 'clearing-house',
    effects: [
      choose([pay({ basic: 1 }), gain({ energy: 3 })], [pay({ energy: 2 }), gain({ credit: 2 })]),
    ],
  },
  { key: 'pawn-office', effects: [pay({ any: 1 }), refreshOutpostCard, gain({ credit: 1 })] },
  { key: 'grand-bazaar', damage: 1, effects: [pay({ any: 1 }), gain({ credit: 2 })] },
  {
    key: 'merchant-fleet-office',
    effects: [choose([buildShip(2)], [gain({ energy: 1, credit: 1 })])],
  },
  { key: 'tax-authority', damage: 1, effects: [gain({ credit: 2 })] },
]);
