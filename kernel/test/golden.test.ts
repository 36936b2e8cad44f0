/** Whole games kept as text: what the kernel does today is what it did before, hash by hash. */
import { goldenRecords } from '../testing/index.ts';
import { auction } from './games/auction.ts';
import { errands } from './games/errands.ts';
import { raiders } from './games/raiders.ts';
import { smugglers } from './games/smugglers.ts';

const folder = new URL('./golden/', import.meta.url);

goldenRecords(smugglers, folder, [{ name: 'smugglers', seats: 2, seed: 'golden' }]);
goldenRecords(auction, folder, [{ name: 'auction', seats: 3, seed: 'golden' }]);
goldenRecords(raiders, folder, [{ name: 'raiders', seats: 2, seed: 'golden' }]);
goldenRecords(errands, folder, [{ name: 'errands', seats: 3, seed: 'golden' }]);
