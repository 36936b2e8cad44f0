/** Whatever is typed at whatever moment of whatever game, the terminal has an answer. */
import { test } from 'vitest';
import { expectAnswers, MOMENTS, seatCounts } from './every-command.ts';

test.each(MOMENTS)('%s survives every command after %i choices (%s)', async (...moment) => {
  const [id, earlier, language] = moment;
  for (const seats of await seatCounts(id)) await expectAnswers(id, seats, earlier, language);
});
