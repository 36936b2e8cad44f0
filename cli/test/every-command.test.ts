/**
 * Whatever is typed at whatever moment of whatever game, the terminal has an answer: with few seats and with
 * many by turns. `every-command.long.test.ts` has both each time.
 */
import { test } from 'vitest';
import { expectAnswers, MOMENTS, seatCounts } from './every-command.ts';

test.each(MOMENTS.map((moment, at) => [...moment, at] as const))(
  '%s survives every command after %i choices (%s)',
  { timeout: 120_000 },
  async (id, earlier, language, at) => {
    const [fewest, most] = await seatCounts(id);
    await expectAnswers(id, at % 2 === 0 ? fewest : most, earlier, language);
  },
);
