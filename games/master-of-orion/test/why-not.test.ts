/** Why something can't be done, as the page says it when one taps it. */
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../data/buildings.ts';
import { masterOfOrion as game } from '../game.ts';
import { bestDiscount } from '../outlook.ts';
import { whyNot } from '../text/why-not.ts';
import { type TableSetUp, table } from './table.ts';

/** The first building with some property. */
const some = (fits: (building: (typeof BUILDINGS)[number]) => boolean) => {
  const found = BUILDINGS.find(fits);
  if (!found) throw new Error('no such building');
  return found;
};

const why = (setUp: TableSetUp, place: string) =>
  whyNot(game.view(table(setUp).position, 0), 0, place);

describe('why not', () => {
  const dear = some(({ cost }) => cost.food >= 3);
  const gated = some(({ gate }) => gate === 'build');

  test('MOO-1.14: a card that is too dear says what is lacking', () => {
    const setUp = { players: [{ hand: [dear.id] }, {}] };
    expect(why(setUp, `hand ${dear.id}`)).toMatchObject({ rule: 'MOO-1.14' });
  });

  test('MOO-5.3: loyalty below 6 closes cards with a gate', () => {
    const setUp = { players: [{ hand: [gated.id], loyalty: 5, food: 9, fleet: 9 }, {}] };
    expect(why(setUp, `hand ${gated.id}`)).toMatchObject({
      words: { id: 'why.gate.build' },
      rule: 'MOO-5.3',
    });
  });

  test('MOO-8.2: a rival with more fleets can’t be attacked', () => {
    const setUp = { players: [{ fleet: 1 }, { fleet: 3 }] };
    expect(why(setUp, 'seat 1')).toMatchObject({ rule: 'MOO-8.2' });
  });

  test('MOO-9.6: without three cards there is no deal', () => {
    const setUp = { players: [{}, {}], row: ['quail'] };
    expect(why(setUp, 'action deal')).toMatchObject({ words: { id: 'why.hand' }, rule: 'MOO-9.6' });
  });

  test('MOO-1.6: a covered card doesn’t work', () => {
    const setUp = { players: [{ systems: [[dear.id, gated.id]] }, {}] };
    expect(why(setUp, `card ${dear.id}-1`)).toMatchObject({ rule: 'MOO-1.6' });
  });

  test('MOO-5.5: discounts that are not enough are named', () => {
    const cheaper = some(({ abilities }) =>
      abilities.some(
        (ability) =>
          ability.timing === 'always' &&
          ability.rules.some((rule) => rule.rule === 'discount' && rule.where === 'anywhere'),
      ),
    );
    const setUp = { players: [{ hand: [dear.id], systems: [[cheaper.id]] }, {}] };
    const off = bestDiscount(table(setUp).state.players[0], dear.index);
    expect(why(setUp, `hand ${dear.id}`)).toMatchObject(
      off > 0 ? { rule: 'MOO-5.5' } : { rule: 'MOO-1.14' },
    );
  });
});
