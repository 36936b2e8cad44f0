/** Options of the game as instructions, with what they touch, cost and bring. */
import { NONE, type OptionText, type Phrase, type ReadOption, type View } from '@orrery/kernel';
import { ONCE_PER_TURN } from '../abilities.ts';
import { ACTIONS, type ActionEntry, actionAt, BASIC_ROWS, SPACES } from '../actions.ts';
import type { Alternative, Cost, Effect } from '../data/effects.ts';
import { isFree } from '../data/effects.ts';
import { ACHIEVEMENTS, COLUMNS, FACTION_BOARDS, TYPES } from '../data/index.ts';
import { copyingExtra } from '../feasible.ts';
import { levelOfShip, placeOfShip, rightfulController, shipClass, shipMoved } from '../fleet.ts';
import { orePrice } from '../price.ts';
import { controllable, DISCS, type Player, type State, seatCount } from '../state.ts';
import { pawnOn, priceAt } from '../steps/act.ts';
import { CLAIMS_PER_CARD, freeClaim } from '../steps/claim.ts';
import { effectOf } from '../steps/frames.ts';
import { growthOf, oreOf } from '../steps/produce.ts';
import { stepsTaken } from '../steps/upgrade.ts';
import { onlySlot } from '../tree.ts';
import type { StepFrame } from '../vocabulary.ts';
import { alternativeLetter, paidText } from './effect-text.ts';
import { cheapestSpace } from './objections.ts';
import { name, phrase, playerName } from './phrases.ts';
import {
  achievementName,
  actionName,
  actionPlace,
  guildName,
  placeNameIn,
  placeOf,
  slotName,
  systemName,
  technologyName,
} from './places.ts';
import { askingFrame } from './questions.ts';

/** A price as a short note: «−3 ore». */
function costNote({ ore, population }: Cost): Phrase | undefined {
  if (isFree({ ore, population })) return undefined;
  if (population === 0) return phrase('gain.cost', { ore });
  return ore === 0
    ? phrase('gain.cost-population', { population })
    : phrase('gain.cost-both', { ore, population });
}

const option = (
  words: Phrase,
  touches: readonly string[],
  rest: { effect?: Phrase | undefined; group?: Phrase; rule?: string } = {},
): OptionText => {
  const { effect, ...others } = rest;
  return effect ? { words, touches, effect, ...others } : { words, touches, ...others };
};

/** A calm way out: done, no more, go on. */
const finish = (id: string, rule?: string): OptionText => ({
  words: phrase(id),
  touches: [],
  tone: 'finish',
  ...(rule === undefined ? {} : { rule }),
});

/** Says beforehand what will be researched, where that is not going to be asked. */
function withOnlySlot(
  state: State,
  seat: number,
  words: Phrase,
  [first]: readonly Effect[],
): Phrase {
  if (first.op !== 'research') return words;
  const slot = onlySlot(state, seat, first);
  if (slot === NONE) return words;
  const card = state.cards[slot];
  const target = card === NONE ? slotName(slot) : technologyName(card);
  return phrase('option.only', { option: words, target });
}

function describeAct(state: State, seat: number, space: number): OptionText {
  const action = actionAt(space);
  const price = { ore: priceAt(state, seat, space), population: action.cost.population };
  const values = {
    action: actionName(action),
    effects: paidText(price, action.effects),
    space: SPACES[space].space + 1,
  };
  const { extra, unlimited } = SPACES[space];
  const spaces = SPACES.filter(
    (other) => other.action === action.id && other.extra[seatCount(state)] >= 0,
  );
  const other = unlimited ? NONE : pawnOn(state, space);
  // Where several spaces are free, the action itself stands for the cheapest of them.
  const free = spaces.filter((one) => one.unlimited || pawnOn(state, one.id) === NONE);
  const cheapest = cheapestSpace(
    state,
    seat,
    free.map(({ id }) => id),
  );
  const stands = other !== NONE || space === cheapest;
  let id = spaces.length > 1 ? 'option.action-space' : 'option.action';
  let rule: string | undefined;
  if (extra[seatCount(state)] > 0) [id, rule] = ['option.action-surcharge', 'BTS-4.22'];
  const pushed = other === NONE ? {} : { who: playerName(other) };
  if (other !== NONE) [id, rule] = ['option.action-push', 'BTS-4.132'];
  return option(
    withOnlySlot(state, seat, phrase(id, { ...values, ...pushed }), action.effects),
    [placeOf.space(space), ...(stands ? [actionPlace(state, action.id)] : [])],
    {
      effect: costNote(price),
      group: phrase(`group.${action.kind}`),
      ...(rule === undefined ? {} : { rule }),
    },
  );
}

/** An action that is borrowed, at the price it has then. */
function describeBorrowed(
  state: State,
  seat: number,
  id: string,
  action: ActionEntry,
  extra: number,
): OptionText {
  const price = {
    ore: orePrice(state, seat, action, extra),
    population: action.cost.population,
  };
  const effects = paidText(price, action.effects);
  return option(
    withOnlySlot(state, seat, phrase(id, { action: actionName(action), effects }), action.effects),
    [actionPlace(state, action.id)],
    { effect: costNote(price), group: phrase(`group.${action.kind}`) },
  );
}

/** Something done with a ship, by which it becomes one of another class, or leaves the map. */
function describeShip(
  state: State,
  seat: number,
  id: string,
  ship: number,
  becomes = NONE,
): OptionText {
  const place = placeOfShip(ship);
  const values = { level: levelOfShip(ship), place: placeNameIn(state, place) };
  const after = shipsAfter(state.players[seat], ship, becomes);
  return option(phrase(id, values), [placeOf.ship(seat, ship), placeOf.location(place)], {
    effect: controlNote(state, seat, after, [place]),
  });
}

/** What control would become if it were settled with these ships of a faction. */
function controlNote(state: State, seat: number, ships: number[], places: readonly number[]) {
  const players = state.players.map((player, at) => (at === seat ? { ...player, ships } : player));
  const then = { ...state, players };
  const holds = (place: number) => state.controllers[place] === seat;
  const willHold = (place: number) =>
    controllable(state, place) && rightfulController(then, place) === seat;
  if (places.some((place) => willHold(place) && !holds(place))) return phrase('gain.control');
  return places.some((place) => holds(place) && !willHold(place))
    ? phrase('gain.control-lost')
    : undefined;
}

/** The ships of a faction with one of a class turned into another; NONE where it leaves the map. */
function shipsAfter({ ships }: Player, from: number, to: number): number[] {
  const after = ships.slice();
  after[from]--;
  if (to !== NONE) after[to]++;
  return after;
}

function describeProduction(state: State, seat: number, kind: string): OptionText {
  const player = state.players[seat];
  if (kind === 'growth') {
    return option(
      phrase('option.production.growth', { n: growthOf(player) }),
      [placeOf.track(seat, 0)],
      { rule: 'BTS-4.34' },
    );
  }
  if (kind === 'ore') {
    return option(phrase('option.production.ore', { n: oreOf(player) }), [placeOf.track(seat, 1)], {
      rule: 'BTS-4.36',
    });
  }
  return option(phrase('option.production.trade'), [placeOf.exchange(seat)], { rule: 'BTS-4.38' });
}

function describeClaim(state: State, seat: number, achievement: number): OptionText {
  const claim = freeClaim(state, seat, state.achievements.indexOf(achievement));
  const n = ACHIEVEMENTS[achievement].points[Math.max(0, claim) % CLAIMS_PER_CARD];
  return option(
    phrase('option.achievement', { card: achievementName(achievement), n }),
    [placeOf.achievement(achievement)],
    { effect: phrase('gain.points', { n }), rule: 'BTS-4.44' },
  );
}

/** What a `may` or an alternative of a `choose` offers, at its price. */
const offered = (state: State, seat: number, { cost, effects }: Alternative, words: Phrase) =>
  option(withOnlySlot(state, seat, words, effects), [], { effect: costNote(cost) });

const yes: Describer = (state, seat, _args, view) => {
  const frame = askingFrame(view) as StepFrame<'may'>;
  const may = effectOf(frame) as Extract<Effect, { op: 'may' }>;
  return { ...offered(state, seat, may, phrase('option.yes')), tone: 'agree' };
};

const alternative: Describer = (state, seat, [which], view) => {
  const frame = askingFrame(view) as StepFrame<'choose'>;
  const chosen = (effectOf(frame) as Extract<Effect, { op: 'choose' }>).alternatives[which];
  const effects = paidText(chosen.cost, chosen.effects);
  const words = phrase('option.alternative', { letter: alternativeLetter(which), effects });
  return offered(state, seat, chosen, words);
};

type Describer = (
  state: State,
  seat: number,
  args: readonly number[],
  view: View<State>,
  kind: string,
) => OptionText;

const move: Describer = (state, seat, [ship, to]) => {
  const from = placeOfShip(ship);
  const values = {
    level: levelOfShip(ship),
    from: placeNameIn(state, from),
    to: placeNameIn(state, to),
  };
  const after = shipsAfter(state.players[seat], ship, shipMoved(ship, to));
  const jump = option(
    phrase('option.jump', values),
    [placeOf.ship(seat, ship), placeOf.location(to), placeOf.location(from)],
    { effect: controlNote(state, seat, after, [from, to]) },
  );
  return { ...jump, moves: true };
};

const disc: Describer = (_state, seat, [which]) =>
  option(phrase(`option.disc.${DISCS[which]}`), [placeOf.track(seat, which)]);

const keepCard: Describer = (_state, _seat, [card], view) =>
  askingFrame(view).step === 'colony-card'
    ? option(phrase('option.keep', { card: systemName(card) }), [placeOf.system(card)])
    : option(phrase('option.keep', { card: technologyName(card) }), [placeOf.technology(card)]);

const production: Describer = (state, seat, _args, _view, kind) =>
  describeProduction(state, seat, kind);

/** By kind of option; kinds of the same name mean the same thing in every step that has them. */
const DESCRIBE: Readonly<Record<string, Describer>> = {
  play: (_state, seat, [faction]) =>
    option(phrase('option.faction', { faction: name(FACTION_BOARDS[faction].faction) }), [
      placeOf.board(seat),
    ]),
  act: (state, seat, [space]) => describeAct(state, seat, space),
  use: (_state, _seat, [ability]) => {
    const { key, kind, cost, effects, owner } = ONCE_PER_TURN[ability];
    const touched = kind === 'technology' ? placeOf.technology(owner) : placeOf.system(owner);
    return option(
      phrase('option.ability', { card: name(key), effects: paidText(cost, effects) }),
      [touched],
      { effect: costNote(cost), rule: 'BTS-4.10' },
    );
  },
  'replace-disc': (_state, _seat, [achievement]) =>
    option(
      phrase('option.replace-disc', { card: achievementName(achievement) }),
      [placeOf.achievement(achievement)],
      { rule: 'BTS-4.142' },
    ),
  'go-on': () => finish('option.go-on'),
  // In colonizing, `return` names the level of a ship; in paying it has no argument.
  return: (_state, seat, [level], view) => {
    const frame = askingFrame(view);
    if (frame.step !== 'return-ships') return option(phrase('option.return-all'), []);
    const ship = shipClass(frame.place, level + 1);
    return option(phrase('option.return-ship', { level: level + 1 }), [placeOf.ship(seat, ship)], {
      effect: phrase('gain.ship-lost'),
    });
  },
  substitute: (_state, seat) =>
    option(phrase('option.substitute'), [placeOf.ore(seat)], { rule: 'BTS-4.135' }),
  column: (_state, seat, [column]) =>
    option(phrase('option.column', { column: COLUMNS[column] }), [placeOf.column(seat, column)]),
  yes,
  no: () => finish('option.no'),
  alternative,
  replace: (_state, seat, [n]) =>
    option(phrase('option.replace-by-population', { n }), n > 0 ? [placeOf.population(seat)] : []),
  skip: () => finish('option.skip-effect'),
  build: (state, _seat, [place]) =>
    option(phrase('option.build', { place: placeNameIn(state, place) }), [placeOf.location(place)]),
  upgrade: (state, seat, [ship], view) => {
    const steps = stepsTaken(askingFrame(view) as StepFrame<'upgrade'>, ship);
    return describeShip(state, seat, 'option.upgrade', ship, ship + steps);
  },
  move,
  stop: () => finish('option.stop'),
  recall: (state, seat, [ship]) => describeShip(state, seat, 'option.recall', ship),
  exhibit: (state, seat, [ship]) => describeShip(state, seat, 'option.exhibit', ship),
  disc,
  bonus: (state, _seat, [place]) =>
    option(phrase('option.bonus', { place: placeNameIn(state, place) }), [placeOf.location(place)]),
  research: (state, _seat, [slot]) => {
    const card = state.cards[slot];
    return card === NONE
      ? option(phrase('option.discover', { slot: slotName(slot) }), [placeOf.slot(slot)], {
          group: phrase('group.undiscovered'),
        })
      : option(phrase('option.research', { card: technologyName(card) }), [placeOf.slot(slot)], {
          group: phrase('group.discovered'),
        });
  },
  type: (_state, _seat, [type]) =>
    option(phrase('option.type', { type: phrase(`type.${TYPES[type]}`) }), []),
  take: (_state, _seat, [card]) =>
    option(phrase('option.technology', { card: technologyName(card) }), [placeOf.technology(card)]),
  keep: keepCard,
  colonize: (state, _seat, [place]) =>
    option(phrase('option.colonize', { place: placeNameIn(state, place) }), [
      placeOf.location(place),
    ]),
  enough: () => finish('option.enough'),
  growth: production,
  ore: production,
  trade: production,
  buy: (_state, seat) =>
    option(phrase('option.trade.ore'), [placeOf.ore(seat)], { rule: 'BTS-4.39' }),
  ship: (state, seat, [ship]) => ({
    ...describeShip(state, seat, 'option.trade.ship', ship),
    rule: 'BTS-4.40',
  }),
  sell: (_state, seat) =>
    option(phrase('option.trade.population'), [placeOf.population(seat)], { rule: 'BTS-4.41' }),
  copy: (state, seat, [action]) =>
    describeBorrowed(state, seat, 'option.copy', ACTIONS[action], copyingExtra(state)),
  'carry-out': (state, seat, [row]) =>
    describeBorrowed(state, seat, 'option.basic-action', ACTIONS[BASIC_ROWS[row]], 0),
  uncover: (_state, _seat, [guild]) =>
    option(phrase('option.guild', { guild: guildName(guild) }), [placeOf.guild(guild)]),
  'link-technology': (state, _seat, [slot]) =>
    option(phrase('option.link', { card: technologyName(state.cards[slot]) }), [
      placeOf.slot(slot),
    ]),
  'link-system': (state, _seat, [place]) =>
    option(phrase('option.link', { card: placeNameIn(state, place) }), [placeOf.location(place)]),
  'link-achievement': (_state, _seat, [achievement]) =>
    option(phrase('option.link', { card: achievementName(achievement) }), [
      placeOf.achievement(achievement),
    ]),
  attach: (state, _seat, [place]) =>
    option(phrase('option.attach', { place: placeNameIn(state, place) }), [
      placeOf.location(place),
    ]),
  claim: (state, seat, [achievement]) => describeClaim(state, seat, achievement),
};

export function describeOption(
  view: View<State>,
  seat: number,
  { kind, args }: Pick<ReadOption, 'kind' | 'args'>,
): OptionText {
  return DESCRIBE[kind](view.position.state, seat, args, view, kind);
}
