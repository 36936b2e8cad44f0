/** The words that page and terminal look up by convention are there in every game. */
import { LANGUAGES } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame, loadMessages } from '../games.ts';

describe.each(gameIds())('%s', (id) => {
  test.each(LANGUAGES)('names its table options and score lines in %s', async (language) => {
    const { game } = await loadGame(id);
    const messages = await loadMessages(id, language);
    const options = Object.entries(game.definition.options).flatMap(([name, { values }]) => [
      `option-table.${name}`,
      ...values.map((value) => `option-table.${name}.${value}`),
    ]);
    const { state } = game.start({ seats: game.definition.seats.max, options: {} }, 'words');
    const lines = game.definition.score(state, 0).map((line) => `score.${line.id}`);
    expect([...options, ...lines].filter((key) => messages[key] === undefined)).toEqual([]);
  });
});
