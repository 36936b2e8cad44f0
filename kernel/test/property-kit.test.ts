/** The property kit: honest games pass it, and every one of its checks can fail. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  choiceSet,
  type Doors,
  deck,
  Game,
  type GameDefinition,
  hidden,
  type Infer,
  ids,
  int,
  ints,
  NONE,
  newDeck,
  numbers,
  optional,
  type Position,
  perSeat,
  type Question,
  record,
  Table,
  TableError,
} from '../index.ts';
import { checkPlay, fits, propertyKit } from '../testing/index.ts';
import { auction } from './games/auction.ts';
import { errands } from './games/errands.ts';
import { raiders } from './games/raiders.ts';
import { smugglers } from './games/smugglers.ts';

propertyKit(smugglers, {
  plays: 12,
  variants: [{}, { hands: '2' }, { sealed: 'no' }],
  mustCover: [
    ...['draw', 'peek', 'show', 'bury', 'pledge', 'rob', 'unseal', 'pass'].map((k) => `turn: ${k}`),
    ...['keep', 'back', 'under'].map((kind) => `peeked: ${kind}`),
  ],
});
propertyKit(auction, { plays: 12, mustCover: ['bid: bid'] });
propertyKit(raiders, {
  plays: 12,
  mustCover: [
    ...['turn: raid', 'turn: rest', 'avenge: yes', 'avenge: no'],
    ...['brace', 'dodge', 'suffer'].map((kind) => `brace: ${kind}`),
  ],
});
propertyKit(errands, {
  plays: 3,
  invariants: (state) =>
    state.diary.includes('never') ? 'a step that can not be was chosen' : null,
  mustCover: ['errand: run', 'night: seen'],
});

// ——— an honest little game, to be broken in one place at a time ———

const shape = record({
  turn: int,
  played: ints,
  deck: deck('card'),
  discard: ids('card'),
  hands: perSeat(hidden(ids('card'), 'owner')),
});
type State = Infer<typeof shape>;

const CARDS = 8;
const TURNS = 6;
const choices = choiceSet({ play: [numbers(CARDS)], wait: [], look: [] });
const { make } = choices;

const turn: Question<State> = {
  choices,
  options(state, frame, list) {
    for (const card of state.hands[frame.seat]) list.push(make.play(card));
    list.push(make.wait(), make.look());
  },
  choose(state, frame, choice, k) {
    const kind = choices.kind(choice);
    if (kind === 'play') {
      const hand = state.hands[frame.seat];
      state.discard.push(...hand.splice(hand.indexOf(choices.arg(choice, 0)), 1));
    } else if (kind === 'look') {
      const card = k.draw(state.deck);
      if (card !== NONE) state.discard.push(card);
    }
    state.played.push(choice);
    k.emit({ type: 'moved', seat: frame.seat });
    if (++state.turn < TURNS) k.push({ step: 'turn', seat: state.turn % 2 });
  },
};

function begin(_setUp: unknown, k: Doors): State {
  const cards = newDeck([...Array(CARDS).keys()]);
  const hands = [0, 1].map(() => [k.draw(cards), k.draw(cards)]);
  k.push({ step: 'turn', seat: 0 });
  return { turn: 0, played: [], deck: cards, discard: [], hands };
}

const honest: GameDefinition<State> = {
  id: 'honest',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  state: shape,
  components: { card: () => [...Array(CARDS).keys()] },
  vocabulary: {
    steps: { turn: { count: optional(int) } },
    // The last two are declared as if they were no components: the kit has to notice.
    events: { moved: {}, saw: { cards: ints }, drew: { card: int } },
  },
  steps: { turn },
  setUp: begin,
  score: (state, seat) => [{ id: 'cards', points: state.hands[seat].length }],
  places: () => [1, 1],
  bounds: { decisions: TURNS, options: 5 },
};

/** What the kit says of a game, over a few seeds with every check on. */
function verdict(
  game: Game<State>,
  play: Partial<Parameters<typeof checkPlay<State>>[1]> = {},
): string {
  try {
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      checkPlay(game, { seats: 2, seed, depth: 1, ...play });
  } catch (error) {
    return (error as Error).message;
  }
  return 'passed';
}

/** The honest game with parts of its definition replaced. */
const broken = (parts: Partial<GameDefinition<State>>) => new Game({ ...honest, ...parts });

/** The honest game with its only step replaced in part. */
const brokenTurn = (parts: Partial<Question<State>>, more: Partial<GameDefinition<State>> = {}) =>
  broken({ ...more, steps: { turn: { ...turn, ...parts } } });

/** Does what the honest step does, and then something else. */
const andThen = (more: (state: State, seat: number, k: Doors, choice: number) => void) =>
  brokenTurn({
    choose(state, frame, choice, k) {
      turn.choose(state, frame, choice, k);
      more(state, frame.seat, k, choice);
    },
  });

/** Lists what the honest step lists, changed. */
const listing = (change: (state: State, list: number[], seat: number) => void) =>
  brokenTurn({
    options(state, frame, list) {
      turn.options(state, frame, list, frame.seat);
      change(state, list, frame.seat);
    },
  });

afterEach(() => vi.restoreAllMocks());

test('the honest game passes', () => {
  expect(verdict(new Game(honest))).toBe('passed');
});

test('a failure says all that is needed to repeat it', () => {
  const game = broken({ bounds: { decisions: 3, options: 5 } });
  const message = verdict(game);
  expect(message).toContain('honest, 2 seats, options {}, seed «a», decision 4:');
  expect(message).toContain('question 4 to seat 1\n  turn                seat 1');
});

describe('the kit finds a game', () => {
  test('that does not end', () => {
    const game = andThen((state, seat, k) => {
      if (state.turn >= TURNS) k.push({ step: 'turn', seat });
    });
    expect(verdict(game)).toContain('the game goes beyond its bound');
  });

  test('that never asks', () => {
    const game = broken({
      steps: { turn: { run: (_state, frame, k) => k.push(frame) } },
    });
    expect(verdict(game)).toContain('never comes to a question');
  });

  test('that forgets to declare a field', () => {
    const game = andThen((state) => {
      (state as State & { extra: number }).extra = 1;
    });
    expect(verdict(game)).toContain('state.extra is not declared');
  });

  test('that puts something into its state that is no whole number', () => {
    expect(verdict(andThen((state) => void state.played.push(0.5)))).toContain('whole numbers');
  });

  test('that has a seat too many', () => {
    expect(verdict(andThen((state) => void state.hands.push([])))).toContain('one entry per seat');
  });

  test('that puts something into a frame that JSON does not know', () => {
    for (const odd of [undefined, new Map(), Number.NaN, () => 1]) {
      const game = brokenTurn({
        choose(state, frame, choice, k) {
          turn.choose(state, frame, choice, k);
          if (state.turn < TURNS) k.amend('turn', { odd });
        },
      });
      expect(verdict(game)).toContain('a frame is not plain data: agenda.0.odd');
    }
  });

  test('that reports what JSON does not know', () => {
    const game = andThen((_state, _seat, k) =>
      k.emit({ type: 'odd', seat: 0, who: { when: new Date(0) } }),
    );
    expect(verdict(game)).toContain('an event is not plain data: events.1.who.when');
  });

  test('that breaks a law of its own', () => {
    const invariants = (state: State) =>
      state.discard.length > 1 ? 'too many in the discard' : null;
    expect(verdict(new Game(honest), { invariants })).toContain('invariant broken: too many');
  });

  test('that loses a component, or makes one', () => {
    const lost = andThen((state) => void state.discard.pop());
    expect(verdict(lost)).toContain('components of kind «card» lost or made');
    const made = andThen((state) => void state.discard.push(0));
    expect(verdict(made)).toContain('components of kind «card» lost or made');
  });

  test('that asks a seat which has no options after all', () => {
    let calls = 0;
    const game = brokenTurn({
      options(state, frame, list) {
        if (calls++ === 0) turn.options(state, frame, list, frame.seat);
      },
    });
    expect(verdict(game)).toMatch(/has no option|not stable/);
  });

  test('that lists too many options', () => {
    expect(verdict(broken({ bounds: { decisions: 6, options: 3 } }))).toContain(
      '4 options are too many',
    );
  });

  test('that lists an option twice', () => {
    expect(verdict(listing((_state, list) => void list.push(list[0])))).toContain('listed twice');
  });

  test('that lists options in no stable order', () => {
    let calls = 0;
    const game = listing((_state, list) => {
      if (calls++ % 2) list.reverse();
    });
    expect(verdict(game)).toContain('the options are not stable');
  });

  test('that changes something while listing', () => {
    const game = listing((state) => void state.played.push(1));
    expect(verdict(game)).toContain('listing the options changes the position');
  });

  test('with two options of the same key', () => {
    const twins = { ...choices, key: () => 'same', parse: () => 0 };
    expect(verdict(brokenTurn({ choices: twins }))).toMatch(/share the key «same»|lead back/);
  });

  test('with a key that does not lead back', () => {
    const mute = { ...choices, parse: () => -1 };
    expect(verdict(brokenTurn({ choices: mute }))).toContain('does not lead back to its option');
  });

  test('with an option that throws', () => {
    const game = andThen((_state, _seat, _k, choice) => {
      if (choices.kind(choice) === 'look') throw new Error('not implemented');
    });
    expect(verdict(game)).toContain('not implemented');
  });

  test('that changes a frame, which copies share', () => {
    const counting: Question<State> = {
      choices,
      options: turn.options,
      choose(state, frame, choice, k) {
        (frame as unknown as { count: number }).count++;
        turn.choose(state, frame, choice, k);
        if (state.turn < TURNS) k.amend('turn', { count: frame.count });
      },
    };
    const game = broken({
      steps: { turn: counting },
      setUp(setUp, k) {
        const state = begin(setUp, k);
        k.amend('turn', { count: 0 });
        return state;
      },
    });
    expect(verdict(game)).toContain('a choice in a copy changed the original');
  });

  test('that remembers something outside of its state', () => {
    let calls = 0;
    const game = andThen((state) => void state.played.push(calls++));
    expect(verdict(game)).toContain('going on from a saved copy comes out differently');
  });

  test('that plays otherwise when somebody listens', () => {
    const game = andThen((state, _seat, k) => {
      if (k.silent) state.played.push(1);
    });
    expect(verdict(game)).toContain('going on from a saved copy comes out differently');
  });

  test('that shares a list with its tables of components', () => {
    const START: number[] = [];
    const game = broken({ setUp: (setUp, k) => ({ ...begin(setUp, k), played: START }) });
    // Copies are safe; playing in place, as a replay does, writes into the table.
    expect(verdict(game)).toContain('the record does not lead to its snapshot');
  });

  test('that puts one list into two fields', () => {
    const game = broken({
      components: {},
      setUp(setUp, k) {
        const state = begin(setUp, k);
        return { ...state, discard: state.played };
      },
    });
    expect(verdict(game, { depth: 0 })).toContain('the record diverges');
  });

  test('that keeps hold of a state and changes it later', () => {
    let kept: State | null = null;
    const game = andThen((state) => {
      if (kept) kept.played[0] = 99;
      kept = state;
    });
    expect(verdict(game)).toMatch(/changed later|comes out differently|not restore/);
  });

  test('whose options tell what another holds', () => {
    const game = listing((state, list, seat) => {
      if (state.hands[1 - seat].includes(0)) list.pop();
    });
    expect(verdict(game)).toMatch(/has other options in (a|another) re-deal/);
  });

  test('whose choices tell what another holds, without a barrier', () => {
    const game = andThen((state, seat) => {
      state.played.push(state.hands[1 - seat][0] ?? 0);
    });
    expect(verdict(game)).toContain('learned something from a choice without a barrier');
  });

  test('whose choices tell what another holds, with a barrier for some of it', () => {
    const game = andThen((state, seat, k) => {
      const found = state.hands[1 - seat].includes(0);
      state.played.push(found ? 1 : 0);
      if (found) k.reveal();
    });
    expect(verdict(game)).toContain('learned something from a choice without a barrier');
  });

  test('whose events are not as declared', () => {
    const unknown = andThen((_state, seat, k) => k.emit({ type: 'unheard-of', seat }));
    expect(verdict(unknown)).toContain('«unheard-of» is not declared');
    const wrong = andThen((_state, seat, k) => k.emit({ type: 'drew', seat, cards: [] }));
    expect(verdict(wrong)).toContain('drew.card should be a whole number');
    const more = andThen((_state, seat, k) => k.emit({ type: 'moved', seat, to: 1 }));
    expect(verdict(more)).toContain('moved.to is not declared');
  });

  test('whose events tell what another holds', () => {
    const game = andThen((state, seat, k) =>
      k.emit({ type: 'saw', seat, cards: [...state.hands[1 - seat]] }),
    );
    expect(verdict(game)).toContain("is told what it can't see");
  });

  test('whose events tell others what somebody drew', () => {
    const game = andThen((state, seat, k) => {
      const card = k.draw(state.deck);
      if (card === NONE) return;
      state.hands[seat].push(card);
      k.emit({ type: 'drew', seat, card });
    });
    expect(verdict(game)).toContain("is told what it can't see");
    // However seldom a game is looked into: the first news of each type are tried on others.
    expect(verdict(game, { depth: 0.001 })).toContain("is told what it can't see");
  });

  test('that says so when it reveals passes', () => {
    const game = andThen((state, seat, k) => {
      k.reveal();
      state.played.push(state.hands[1 - seat][0] ?? 0);
    });
    expect(verdict(game)).toBe('passed');
  });

  test('without a winner', () => {
    expect(verdict(broken({ places: () => [2, 2] }))).toContain('no winner: places 2,2');
    expect(verdict(broken({ places: () => [1] }))).toContain('no winner: places 1');
  });

  test('whose score is no number, at the end or for those who see little', () => {
    const nan = broken({ score: () => [{ id: 'x', points: Number.NaN }] });
    expect(verdict(nan, { depth: 0 })).toContain('score line x of seat 0 is no number at the end');
    const worth = [1, 2, 3, 4, 5, 6, 7, 8];
    const blind = broken({
      score: (state, seat) => [
        { id: 'x', points: state.hands[seat].reduce((sum, card) => sum + worth[card], 0) },
      ],
    });
    expect(verdict(blind)).toContain('is no number in a view');
  });
});

describe('the kit would find a kernel', () => {
  const kernel = (Broken: new (definition: GameDefinition<State>) => Game<State>) =>
    verdict(new Broken(honest));

  test('that takes unlisted choices', () => {
    class Lax extends Game<State> {
      override answer(...args: Parameters<Game<State>['answer']>): void {
        this.apply(...args);
      }
    }
    expect(kernel(Lax)).toMatch(/could choose the unlisted/);
  });

  test('that changes something when it refuses', () => {
    class Sloppy extends Game<State> {
      override answer(...args: Parameters<Game<State>['answer']>): void {
        try {
          super.answer(...args);
        } catch (error) {
          args[0].state.turn++;
          throw error;
        }
      }
    }
    expect(kernel(Sloppy)).toContain('a refused choice changed the position');
  });

  test('that refuses by another error than its own', () => {
    class Crude extends Game<State> {
      override answer(...args: Parameters<Game<State>['answer']>): void {
        try {
          super.answer(...args);
        } catch (error) {
          throw error instanceof TableError ? new Error('crude') : error;
        }
      }
    }
    expect(kernel(Crude)).toContain('crude');
  });

  test('whose copies differ', () => {
    class Forgetful extends Game<State> {
      override clone(position: Position<State>): Position<State> {
        const copy = super.clone(position);
        copy.state.played.length = 0;
        return copy;
      }
    }
    expect(kernel(Forgetful)).toMatch(/a copy differs|changes the position/);
    class Renumbering extends Game<State> {
      override clone(position: Position<State>): Position<State> {
        return { ...super.clone(position), question: position.question + 1 };
      }
    }
    expect(kernel(Renumbering)).toContain('a copy is saved differently');
  });

  test('that does not save everything', () => {
    class Lossy extends Game<State> {
      override load(text: string): Position<State> {
        const position = super.load(text);
        position.state.turn++;
        return position;
      }
    }
    expect(kernel(Lossy)).toContain('saving and loading changes the position');
    class Restless extends Game<State> {
      override load(text: string): Position<State> {
        return { ...super.load(text), question: 77 };
      }
    }
    expect(kernel(Restless)).toContain('saving twice gives different texts');
  });

  test('whose views show too much, or something else', () => {
    class Open extends Game<State> {
      override view(position: Position<State>, seat: number) {
        const view = super.view(position, seat);
        // Shows the other's first card, but deals it anew.
        const shown = position.state.hands[1]?.[0] ?? -1;
        return seat === 0
          ? { seat, position: { ...view.position, state: { ...view.position.state, turn: shown } } }
          : view;
      }
    }
    expect(kernel(Open)).toMatch(/can tell two re-deals apart|sees a re-deal differently/);
    class Shifting extends Game<State> {
      #calls = 0;
      override view(position: Position<State>, seat: number) {
        const view = super.view(position, seat);
        const question = this.#calls++ % 3 === 0 ? 0 : 1;
        return { seat, position: { ...view.position, question } };
      }
    }
    expect(kernel(Shifting)).toContain('sees a re-deal differently from the original');
  });

  test('that undoes what it must not, or wrongly', () => {
    vi.spyOn(Table.prototype, 'undoable').mockReturnValue({ possible: true, entry: 0 });
    const look = { policy: () => make.look() };
    expect(verdict(new Game(honest), look)).toContain(
      'a choice beyond a barrier can be taken back',
    );
    vi.restoreAllMocks();
    vi.spyOn(Table.prototype, 'undo').mockImplementation(() => {});
    expect(verdict(new Game(honest))).toContain('taking back does not restore the position');
  });

  test('that comes out differently after an undo', () => {
    let undone = false;
    const { answer, undo } = Table.prototype;
    vi.spyOn(Table.prototype, 'undo').mockImplementation(function (
      this: Table<unknown>,
      seat: number,
    ) {
      undone = true;
      undo.call(this, seat);
    });
    vi.spyOn(Table.prototype, 'answer').mockImplementation(function (
      this: Table<unknown>,
      ...args: Parameters<typeof answer>
    ) {
      const played = answer.apply(this, args);
      if (undone) (this.position.state as State).turn += 2;
      return played;
    });
    expect(verdict(new Game(honest))).toContain('choosing again comes out differently');
  });

  test('whose records lead elsewhere', () => {
    const record = Object.getOwnPropertyDescriptor(Table.prototype, 'record')?.get as () => object;
    vi.spyOn(Table.prototype, 'record', 'get').mockImplementation(function (this: Table<State>) {
      const found = record.call(this) as { snapshot: Position<State> };
      const state = { ...found.snapshot.state, turn: 99 };
      return { ...found, snapshot: { ...found.snapshot, state } };
    } as never);
    expect(verdict(new Game(honest))).toContain('does not lead to its snapshot');
  });
});

test('variants are left out where they make no sense', () => {
  expect(fits(smugglers, 3, { sealed: 'no' })).toBe(true);
  expect(fits(smugglers, 4, { sealed: 'no' })).toBe(false);
  expect(fits(smugglers, 4, { hands: '2' })).toBe(true);
});
