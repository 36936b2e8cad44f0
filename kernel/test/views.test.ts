import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deck,
  defineGame,
  defineVocabulary,
  type GameDefinition,
  hidden,
  type Infer,
  id,
  ids,
  int,
  ints,
  list,
  maybe,
  NONE,
  newTrail,
  optional,
  perSeat,
  record,
  type Shape,
  seededGenerator,
  UNKNOWN,
} from '../index.ts';
import type { ShapeNode } from '../shape.ts';
import { scene } from '../testing/index.ts';
import { gameOf, picks } from './bare.ts';
import { CARDS, smugglers } from './games/smugglers.ts';
import { someSecrets } from './shapes.ts';

const start = (seats = 3) => smugglers.start({ seats, options: {} }, 'views');

describe('a view', () => {
  test('shows a seat its own hand, and how many cards the others hold', () => {
    const position = start();
    const { state } = smugglers.view(position, 1).position;
    expect(state.players[1].hand).toEqual(position.state.players[1].hand);
    expect(state.players[0].hand).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(state.sealed).toBe(UNKNOWN);
    expect(state.deck.rest).toEqual(new Array(CARDS - 10).fill(UNKNOWN));
  });

  test('shows an onlooker nothing that is anybody’s', () => {
    const { position } = smugglers.view(start(), -1);
    expect(position.state.players.flatMap((player) => player.hand)).toEqual(
      new Array(9).fill(UNKNOWN),
    );
    expect(position.random).toEqual([]);
  });

  test('shows a card in the middle of an action to its seat alone', () => {
    const table = scene(smugglers, { seats: 2 });
    table.choose('peek');
    const top = (seat: number) => smugglers.view(table.position, seat).position.agenda.at(-1);
    expect(top(0)).toEqual(table.position.agenda.at(-1));
    expect(top(1)).toEqual({ step: 'peeked', seat: 0, card: UNKNOWN });
    expect(top(-1)).toMatchObject({ card: UNKNOWN });
  });

  test('shows that a place is empty, and that it no longer is', () => {
    const table = scene(smugglers, { seats: 2 });
    const pledges = (seat: number) =>
      smugglers.view(table.position, seat).position.state.players.map((player) => player.pledge);
    expect(pledges(1)).toEqual([null, null]);
    const [card] = table.state.players[0].hand;
    table.choose(`pledge ${card}`);
    expect(pledges(0)).toEqual([card, null]);
    expect(pledges(1)).toEqual([UNKNOWN, null]);
    const unsealed = scene(smugglers, { seats: 2, options: { sealed: 'no' } });
    expect(smugglers.view(unsealed.position, 0).position.state.sealed).toBe(NONE);
  });

  test('is a copy: neither can change the other', () => {
    const position = start();
    const before = smugglers.save(position);
    const view = smugglers.view(position, 0);
    view.position.state.players[0].hand.push(99);
    view.position.state.discard.push(99);
    view.position.agenda.pop();
    view.position.answers[0] = 5;
    expect(smugglers.save(position)).toBe(before);
  });

  test('lists no options of others', () => {
    const view = smugglers.view(start(), 1);
    expect(smugglers.options(view.position, 1)).toEqual([]);
    const own = smugglers.view(start(), 0);
    expect(smugglers.options(own.position, 0)).toEqual(smugglers.options(start(), 0));
  });
});

/** What a seat should see, said as plainly as possible. */
function seen(
  node: ShapeNode,
  value: unknown,
  viewer: number,
  owner: number,
  covered = false,
): unknown {
  const look = (of: ShapeNode, inner: unknown, whose = owner) =>
    seen(of, inner, viewer, whose, covered);
  switch (node.type) {
    case 'id':
      return covered && value !== NONE ? UNKNOWN : value;
    case 'ids':
      return (value as number[]).map((item) => (covered && item !== NONE ? UNKNOWN : item));
    case 'maybe':
      return value === null ? null : look(node.of, value);
    case 'list':
      return (value as unknown[]).map((item) => look(node.of, item));
    case 'seats':
      return (value as unknown[]).map((item, seat) => look(node.of, item, seat));
    case 'record':
      return Object.fromEntries(
        node.fields.map(([name, of]) => [name, look(of, (value as Record<string, unknown>)[name])]),
      );
    case 'hidden':
      return seen(
        node.of,
        value,
        viewer,
        owner,
        node.sight === 'nobody' || viewer < 0 || viewer !== owner,
      );
    default:
      return value;
  }
}

/** A game that asks seat 0 for ever, around a state (and a frame) of a given shape. */
function around(
  shape: Shape<unknown>,
  value: unknown,
  components: readonly number[],
  framed = false,
) {
  const wrapped = record({ it: framed ? (int as Shape<unknown>) : shape });
  return gameOf(
    wrapped,
    () => ({ it: framed ? 0 : value }),
    {
      ask: {
        choices: picks,
        options: (_state, _frame, options) => void options.push(0, 1),
        choose: () => {},
      },
    },
    (k) => k.push(framed ? { step: 'ask', seat: 1, it: value } : { step: 'ask', seat: 1 }),
    {
      components: { c: () => components },
      vocabulary: { steps: { ask: framed ? { it: shape } : {} }, events: {} },
    },
  );
}

describe('whatever the shape', () => {
  const viewers = [-1, 0, 1, 2];
  const flat = (value: unknown): number[] =>
    typeof value === 'number'
      ? [value]
      : value === null
        ? []
        : Object.values(value as object).flatMap(flat);

  test.each([false, true])('covers, counts and re-deals every place (in a frame: %s)', (framed) => {
    fc.assert(
      fc.property(someSecrets(), ({ shape, value }) => {
        const all = flat(value).filter((held) => held !== NONE);
        const game = around(shape, value, all, framed);
        const position = game.start({ seats: 3, options: {} }, 'x');
        const sight = (of: typeof position, seat: number) => {
          const view = game.view(of, seat).position;
          return framed ? (view.agenda[0] as unknown as { it: unknown }).it : view.state.it;
        };
        expect(game.census(position).get('c') ?? []).toEqual(all);
        for (const viewer of viewers) {
          expect(sight(position, viewer)).toEqual(seen(shape.node, value, viewer, framed ? 1 : -1));
          const redeal = game.redealer(game.view(position, viewer));
          const generator = seededGenerator('deal');
          for (let deal = 0; deal < 3; deal++) {
            const dealt = redeal(generator);
            expect((game.census(dealt).get('c') ?? []).sort()).toEqual([...all].sort());
            expect(sight(dealt, viewer)).toEqual(sight(position, viewer));
            expect(game.load(game.save(dealt))).toEqual(dealt);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('leaves the rest of a frame as it is', () => {
    const game = around(hidden(maybe(ids('c')), 'owner') as Shape<unknown>, [3, 4], [3, 4], true);
    const position = game.start({ seats: 3, options: {} }, 'x');
    const frame = position.agenda[0];
    expect(game.view(position, 0).position.agenda).toEqual([{ ...frame, it: [UNKNOWN, UNKNOWN] }]);
    expect(game.view(position, 1).position.agenda).toEqual([frame]);
  });

  test('leaves out fields that a frame does not have', () => {
    const game = around(optional(hidden(id('c'), 'owner')) as Shape<unknown>, 3, [], true);
    const position = game.start({ seats: 3, options: {} }, 'x');
    position.agenda[0] = { step: 'ask', seat: 1 };
    expect(game.view(position, 0).position.agenda).toEqual([{ step: 'ask', seat: 1 }]);
    expect(game.census(position).size).toBe(0);
    expect(game.redealer(game.view(position, 0))(seededGenerator('x')).agenda).toEqual(
      position.agenda,
    );
  });
});

describe('re-dealing', () => {
  test('puts every unseen card into every unseen place, equally often', () => {
    const redeal = smugglers.redealer(smugglers.view(start(2), 0));
    const generator = seededGenerator('uniform');
    const own = new Set(start(2).state.players[0].hand);
    const counts = new Map<number, number>();
    const deals = 3400;
    for (let i = 0; i < deals; i++) {
      const { players, sealed } = redeal(generator).state;
      expect(new Set(players[0].hand)).toEqual(own);
      counts.set(players[1].hand[0], (counts.get(players[1].hand[0]) ?? 0) + 1);
      expect(own.has(sealed)).toBe(false);
    }
    // 17 cards are unseen.
    expect(counts.size).toBe(CARDS - 3);
    for (const count of counts.values()) expect(Math.abs(count - deals / 17)).toBeLessThan(70);
  });

  test('gives positions of their own that can be played to the end', () => {
    const position = start();
    const redeal = smugglers.redealer(smugglers.view(position, 2));
    const generator = seededGenerator('play');
    const before = smugglers.save(position);
    for (let i = 0; i < 20; i++) {
      const dealt = redeal(generator);
      while (!smugglers.isOver(dealt)) {
        const [seat] = smugglers.waiting(dealt);
        const options = smugglers.options(dealt, seat);
        smugglers.answer(dealt, seat, options[i % options.length]);
      }
    }
    expect(smugglers.save(position)).toBe(before);
  });

  test('is the same for the same generator', () => {
    const view = smugglers.view(start(), 0);
    const deal = () => smugglers.save(smugglers.redealer(view)(seededGenerator('same')));
    expect(deal()).toBe(deal());
  });

  test('does not know the future: each deal has chance of its own', () => {
    const redeal = smugglers.redealer(smugglers.view(start(), 0));
    const generator = seededGenerator('future');
    expect(redeal(generator).random).not.toEqual(redeal(generator).random);
    expect(redeal(generator).random).not.toEqual(start().random);
  });

  test('says which kind of component the game fails to list, or lists wrongly', () => {
    const shape = record({ card: hidden(id('c'), 'nobody') }) as Shape<unknown>;
    const unlisted = gameOf(
      shape,
      () => ({ card: 1 }),
      {},
      () => {},
    );
    const position = unlisted.start({ seats: 1, options: {} }, 'x');
    expect(() => unlisted.redealer(unlisted.view(position, 0))).toThrow(/components of kind «c»/);
    const short = around(shape, { card: 1 }, [1, 2]);
    const other = short.start({ seats: 2, options: {} }, 'x');
    expect(() => short.redealer(short.view(other, 0))).toThrow('1 places for 2 unseen components');
  });

  test('deals copies of a component as often as there are', () => {
    const shape = record({ open: ids('c'), shut: hidden(ids('c'), 'nobody') }) as Shape<unknown>;
    const game = around(shape, { open: [1, 2], shut: [1, 1, 2] }, [1, 1, 1, 2, 2]);
    const position = game.start({ seats: 2, options: {} }, 'x');
    const dealt = game.redealer(game.view(position, 0))(seededGenerator('x'));
    expect((dealt.state.it as { shut: number[] }).shut.sort()).toEqual([1, 1, 2]);
  });
});

describe('hasSecrets', () => {
  test('is true for hidden parts of the state or of a frame', () => {
    expect(smugglers.hasSecrets).toBe(true);
    expect(around(int as Shape<unknown>, 0, []).hasSecrets).toBe(false);
    expect(around(deck('c') as Shape<unknown>, null, [], true).hasSecrets).toBe(true);
    expect(around(list(perSeat(ids('c'))) as Shape<unknown>, [], []).hasSecrets).toBe(false);
  });
});

describe('events', () => {
  const told = (events: readonly object[], seat: number) =>
    events.map((event) => smugglers.redact(event as never, seat, start(2).state));

  test('hide what only their seat may know', () => {
    const position = start(2);
    const trail = newTrail();
    smugglers.answer(position, 0, smugglers.parse(position, 'draw'), trail);
    const [drew] = trail.events;
    expect(drew).toMatchObject({ type: 'drew', seat: 0, card: expect.any(Number) });
    expect(told([drew], 0)).toEqual([drew]);
    expect(told([drew], 1)).toEqual([{ type: 'drew', seat: 0, card: UNKNOWN }]);
    expect(told([drew], -1)).toEqual([{ type: 'drew', seat: 0, card: UNKNOWN }]);
    expect(drew.card).not.toBe(UNKNOWN);
  });

  test('hide lists item by item', () => {
    const event = { type: 'pledged', seat: 1, cards: [4, 5] };
    expect(told([event], 0)).toEqual([{ type: 'pledged', seat: 1, cards: [UNKNOWN, UNKNOWN] }]);
  });

  test('of nobody hide it from everybody, onlookers too', () => {
    const event = { type: 'drew', seat: -1, card: 3 };
    for (const seat of [-1, 0, 1]) expect(told([event], seat)).toMatchObject([{ card: UNKNOWN }]);
  });

  test('show what is declared open, and nothing that is not declared', () => {
    const open = { type: 'showed', seat: 1, card: 3 };
    expect(told([open], 0)).toEqual([open]);
    expect(told([{ ...open, also: 4 }], 0)).toEqual([open]);
    expect(told([{ type: 'unheard-of', seat: 1, card: 3 }], 1)).toEqual([
      { type: 'unheard-of', seat: 1 },
    ]);
  });
});

describe('sights', () => {
  const shape = record({
    teams: ints,
    players: perSeat(record({ plan: hidden(ids('card'), 'team') })),
  });
  type State = Infer<typeof shape>;
  const vocabulary = defineVocabulary({
    steps: { ask: { held: hidden(id('card'), 'team') } },
    events: { planned: { cards: hidden(ids('card'), 'team') } },
  });
  const definition: GameDefinition<State, typeof vocabulary> = {
    id: 'teams',
    version: 1,
    seats: { min: 4, max: 4 },
    options: {},
    state: shape,
    components: { card: () => [0, 1, 2, 3, 4] },
    sights: {
      team: ({ teams }, owner) =>
        teams.reduce(
          (seats, team, seat) => (team === teams[owner] ? seats | (1 << seat) : seats),
          0,
        ),
    },
    vocabulary,
    steps: {
      ask: {
        choices: picks,
        options: (_state, _frame, list) => void list.push(0, 1),
        choose: () => {},
      },
    },
    setUp(_setUp, k) {
      k.push({ step: 'ask', seat: 1, held: 4 });
      return { teams: [0, 1, 0, 1], players: [0, 1, 2, 3].map((card) => ({ plan: [card] })) };
    },
    score: () => [],
    places: () => [1, 1, 1, 1],
    bounds: { decisions: 1, options: 2 },
  };
  const game = defineGame(definition);

  test('show a place, a frame and an event to a set of seats', () => {
    const position = game.start({ seats: 4, options: {} }, 'x');
    const plans = (seat: number) =>
      game.view(position, seat).position.state.players.map(({ plan }) => plan[0]);
    expect(plans(0)).toEqual([0, UNKNOWN, 2, UNKNOWN]);
    expect(plans(3)).toEqual([UNKNOWN, 1, UNKNOWN, 3]);
    expect(plans(-1)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
    const held = (seat: number) => game.view(position, seat).position.agenda[0].held;
    expect([0, 1, 2, 3, -1].map(held)).toEqual([UNKNOWN, 4, UNKNOWN, 4, UNKNOWN]);
    const event = { type: 'planned' as const, seat: 2, cards: [2] };
    const heard = (seat: number) => game.redact(event, seat, position.state).cards;
    expect([0, 1, 2, 3].map(heard)).toEqual([[2], [UNKNOWN], [2], [UNKNOWN]]);
  });

  test('show a place to everybody, onlookers too', () => {
    const open = defineGame({ ...definition, sights: { team: () => -1 } });
    const { position } = open.view(open.start({ seats: 4, options: {} }, 'x'), -1);
    expect(position.state.players.map(({ plan }) => plan[0])).toEqual([0, 1, 2, 3]);
  });

  test('have to be worked out somewhere', () => {
    expect(() => defineGame({ ...definition, sights: {} })).toThrow('the game has no sight «team»');
  });
});
