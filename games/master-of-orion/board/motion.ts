/** What is seen of each event. */
import { NONE } from '@orrery/kernel';
import {
  along,
  arrive,
  type Cue,
  card as cardBack,
  choreography,
  count,
  cube,
  fly,
  leave,
  panel,
  pictured,
  pulse,
  quietly,
  type Scene,
  shoot,
  show,
  silent,
  told,
  turnUp,
  type Where,
} from '@orrery/web/kit/motion/index.ts';
import { type Action, TRADE_BUNDLE } from '../data/actions.ts';
import { ADVISORS } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { type Amounts, RESOURCES, type Stock } from '../data/effects.ts';
import { DESIGN, type Player, RACE_PLACE, type State, sourceAt } from '../state.ts';
import { placeOf, placesOfSource } from '../text/places.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { spotOf } from './spots.ts';

type OnTable = Scene<State>;

const colourOf = ({ seats }: OnTable, seat: number): number => seats[seat]?.colour ?? 0;

/** What is called differently in a panel. */
const FIELDS: Partial<Record<Stock, string>> = { points: 'score', cube: 'cubes', card: 'hand' };
const ICONS: Partial<Record<Stock, string>> = {
  loyalty: 'influence',
  cube: 'moo-cube',
  card: 'cards',
};

/** Where a player keeps something: on the board if it lies there, else in the panel. */
const stockOf = (seat: number, what: Stock): Where => [
  spotOf.stock(seat, what),
  panel(seat, FIELDS[what] ?? what),
  panel(seat),
];
const cubesOf = (seat: number): Where => stockOf(seat, 'cube');

/** A player, for whom something is done or against whom. */
const seatAt = (seat: number): Where => [placeOf.seat(seat), panel(seat)];

/** A marker moves along its track, and how far is written beside it. */
function changed(seat: number, what: Stock, by: number): Cue[] {
  if (by === 0) return [];
  const marker = spotOf.marker(seat, what);
  return [fly(marker, marker, marker), count(stockOf(seat, what), by, ICONS[what] ?? what)];
}
const changedAll = (seat: number, by: Amounts, sign = 1): Cue[] =>
  RESOURCES.flatMap((resource) => changed(seat, resource, sign * by[resource]));

/** A cube pays for an action. */
const act = (seat: number, action: Action, scene: OnTable): Cue =>
  fly(cubesOf(seat), spotOf.box(seat, action), cube(colourOf(scene, seat)));

/** Whether a player has something that works, by its number in SOURCE_IDS. */
const works = (player: Player, source: number): boolean =>
  Array.from({ length: RACE_PLACE + 1 }).some((_, place) => sourceAt(player, place) === source);

/** A card in somebody's hand: face up in one's own. */
const inHand = ({ seats }: OnTable, seat: number, card: number): Where => [
  ...(seats[seat]?.mine && card >= 0 ? [placeOf.hand(DESIGN[card])] : []),
  ...stockOf(seat, 'card'),
];

/** The discard pile; a card that lies on top of it is seen. */
const onPile = (card: number): Where => [placeOf.card(card), placeOf.discard];

/** Cards leave the deck for a hand. */
const dealt = (seat: number, cards: readonly number[], scene: OnTable): Cue[] =>
  scene.seats[seat]?.mine
    ? cards.map((card) => turnUp(inHand(scene, seat, card), placeOf.deck))
    : [
        fly(placeOf.deck, stockOf(seat, 'card'), cardBack),
        count(stockOf(seat, 'card'), cards.length, 'cards'),
      ];

/** A card goes from a hand onto the pile. */
function thrownAway(seat: number, card: number, scene: OnTable): Cue {
  const hand = inHand(scene, seat, card);
  if (scene.seats[seat]?.mine) return fly(hand, onPile(card), hand);
  return scene.after.discard.at(-1) === card
    ? turnUp(onPile(card), hand)
    : fly(hand, placeOf.discard, cardBack);
}

/** A card goes from a hand into a system. */
function laid(seat: number, card: number, scene: OnTable): Cue {
  const hand = inHand(scene, seat, card);
  return scene.seats[seat]?.mine
    ? fly(hand, placeOf.card(card), hand)
    : turnUp(placeOf.card(card), hand);
}

export const motion = choreography<State, Vocabulary>({
  // ——— set-up ———
  'first-player-drawn': ({ seat }) => show(pulse(panel(seat))),
  'race-taken': ({ seat, race }) =>
    show(arrive([placeOf.race(race), placeOf.seat(seat)]), pulse(panel(seat))),
  'advisors-laid-out': ({ advisors }) =>
    show(...advisors.map((advisor) => turnUp(placeOf.advisor(advisor)))),
  redrew: ({ seat, n }) => (n > 0 ? show(pulse(stockOf(seat, 'card'))) : silent),

  // ——— the course of the game ———
  'round-started': told,
  'income-received': ({ seat, ...income }) => along(...changedAll(seat, income)),
  // Once income has been seen, all mobilize together.
  mobilized: ({ seat }, { after }) =>
    (seat === after.first ? quietly : along)(pulse(cubesOf(seat))),
  'round-ended': ({ seat }) => quietly(pulse(panel(seat))),
  'game-ended': told,
  won: ({ seats }, scene) =>
    show(...seats.map((seat) => pulse(panel(seat), colourOf(scene, seat)))),

  // ——— actions ———
  built: ({ seat, card, on, granted, ...price }, scene) =>
    pictured(
      `master-of-orion/building/${CARDS[card].id}`,
      show(
        ...(granted ? [] : [act(seat, 'build', scene)]),
        ...changedAll(seat, price, -1),
        // What worked there until now goes below it.
        ...(on === NONE ? [] : [leave(placeOf.tableCard(on))]),
        laid(seat, card, scene),
        ...changed(seat, 'points', CARDS[card].points ?? 0),
      ),
    ),
  exploited: ({ seat, card }, scene) =>
    show(act(seat, 'exploit', scene), thrownAway(seat, card, scene)),
  researched: ({ seat }, scene) => show(act(seat, 'research', scene), pulse(placeOf.deck)),
  activated: ({ seat, card, free }, scene) => {
    const at = placeOf.tableCard(card);
    const pays = free ? [] : [fly(cubesOf(seat), at, cube(colourOf(scene, seat)))];
    return show(...pays, pulse(at, colourOf(scene, seat)));
  },
  attacked: ({ seat, target, price }, scene) =>
    show(
      fly(cubesOf(seat), seatAt(target), cube(colourOf(scene, seat))),
      shoot(seatAt(seat), seatAt(target)),
      ...changed(seat, 'fleet', -price),
    ),
  traded: ({ seat, from, to }, scene) =>
    show(
      act(seat, 'trade', scene),
      ...changed(seat, RESOURCES[from], -TRADE_BUNDLE[RESOURCES[from]]),
      ...changed(seat, RESOURCES[to], TRADE_BUNDLE[RESOURCES[to]]),
    ),
  'propaganda-spread': ({ seat }, scene) =>
    show(act(seat, 'propaganda', scene), pulse(stockOf(seat, 'loyalty'))),
  'deal-begun': ({ seat }, scene) => show(act(seat, 'deal', scene), pulse(panel(seat))),
  hired: ({ seat, advisor }) => {
    const at = placeOf.advisor(advisor);
    const portrait = `master-of-orion/advisor/${ADVISORS[advisor].id}`;
    return pictured(portrait, show(fly(at, [at, panel(seat)], at)));
  },
  'advisor-left': ({ seat, advisor }) => {
    const at = placeOf.advisor(advisor);
    return show(fly([at, panel(seat)], at, at));
  },

  // ——— effects ———
  // What a card does that has only just been built needs no more words.
  used: ({ seat, source }, { before, after }) =>
    (works(before.players[seat], source) ? show : quietly)(
      pulse(placesOfSource(after, seat, source)),
    ),
  declined: silent,
  gained: ({ seat, what, n }) => along(...changed(seat, what, n)),
  forfeited: silent,
  lost: ({ seat, what, n }) => along(...changed(seat, what, -n)),
  spent: ({ seat, what, n }) => along(...changed(seat, what, -n)),
  exchanged: ({ seat, give, take }) =>
    show(...changedAll(seat, give, -1), ...changedAll(seat, take)),

  // ——— cards ———
  drew: ({ seat, cards }, scene) => along(...dealt(seat, cards, scene)),
  discarded: ({ seat, card }, scene) => along(thrownAway(seat, card, scene)),
  'took-discard': ({ seat, card }, scene) =>
    show(
      scene.seats[seat]?.mine
        ? turnUp(inHand(scene, seat, card), onPile(card))
        : fly(onPile(card), stockOf(seat, 'card'), cardBack),
    ),
  reshuffled: show(fly(placeOf.discard, placeOf.deck, cardBack)),

  // ——— cards on the table ———
  'cube-put': ({ seat, card }, scene) =>
    along(fly(cubesOf(seat), placeOf.tableCard(card), cube(colourOf(scene, seat)))),
  'cube-returned': ({ seat, card }, scene) =>
    along(fly(placeOf.tableCard(card), cubesOf(seat), cube(colourOf(scene, seat)))),
  'cube-released': ({ seat, source }, scene) =>
    show(
      fly(placesOfSource(scene.after, seat, source), cubesOf(seat), cube(colourOf(scene, seat))),
    ),
  rearranged: ({ cards }) => show(...cards.map((card) => arrive(placeOf.card(card)))),
  sunk: ({ seat, card }) =>
    show(shoot(seatAt(seat), placeOf.card(card)), fly(placeOf.card(card), placeOf.card(card))),
  stayed: ({ seat, card }) => show(shoot(seatAt(seat), placeOf.card(card))),
  blocked: ({ seat, card }) => show(shoot(seatAt(seat), placeOf.tableCard(card))),
});
