/** What is seen of each event. */
import { NONE } from '@orrery/kernel';
import {
  along,
  arrive,
  type Cue,
  choreography,
  claim,
  count,
  cube,
  disc as discOf,
  fly,
  icon,
  leave,
  panel,
  pictured,
  pulse,
  quietly,
  type Scene,
  show,
  silent,
  told,
  trail,
  turnUp,
  type Where,
} from '@orrery/web/kit/motion/index.ts';
import { actionAt } from '../actions.ts';
import { ACHIEVEMENTS, DEEP_SPACE, EVENTS, SYSTEMS, TECHNOLOGIES } from '../data/index.ts';
import { shipClass } from '../fleet.ts';
import { LINKS_TO } from '../links.ts';
import { FOOD, SHIP_LEVELS, STAR, type State } from '../state.ts';
import { SUPPLY_PRICE } from '../steps/produce.ts';
import { actionPlace, placeOf } from '../text/places.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { spotOf } from './spots.ts';

type OnBoard = Scene<State>;

const colourOf = ({ seats }: OnBoard, seat: number): number => seats[seat]?.colour ?? 0;

// ——— where a faction has its things: on its board if that is open, else in its panel ———

const oreOf = (seat: number): Where => [placeOf.ore(seat), panel(seat, 'ore'), panel(seat)];
const populationOf = (seat: number): Where => [
  placeOf.population(seat),
  panel(seat, 'population'),
  panel(seat),
];
const supplyOf = (seat: number): Where => [
  placeOf.column(seat, 0),
  panel(seat, 'supply'),
  panel(seat),
];
const trackOf = (seat: number, disc: number): Where =>
  disc === STAR
    ? panel(seat)
    : [placeOf.track(seat, disc), panel(seat, disc === FOOD ? 'growth' : 'mining'), panel(seat)];
const systemOf = (seat: number, system: number): Where => [
  placeOf.system(system),
  panel(seat, 'colonies'),
  panel(seat),
];

// ——— what pieces do ———

const mines = (seat: number, n: number): Cue[] => (n === 0 ? [] : [count(oreOf(seat), n, 'ore')]);
const scores = (seat: number, n: number): Cue => count(panel(seat, 'score'), n, 'points');

/** Supply cubes become population, or the other way round. */
function settles(seat: number, n: number, scene: OnBoard): Cue[] {
  if (n === 0) return [];
  const [from, to] = [supplyOf(seat), populationOf(seat)];
  const cubes = cube(colourOf(scene, seat));
  return [
    n > 0 ? fly(from, to, cubes) : fly(to, from, cubes),
    count(populationOf(seat), n, 'population'),
  ];
}

const shipAt = (seat: number, place: number, level: number): string =>
  placeOf.ship(seat, shipClass(place, level));

/** A ship leaves the map. */
const retires = (seat: number, place: number, level: number, to: Where): Cue => {
  const ship = shipAt(seat, place, level);
  return fly(ship, to, ship);
};

/** A disc goes from its track to where it works from now on. */
const placed = (seat: number, disc: number, to: Where, scene: OnBoard): Cue =>
  fly(trackOf(seat, disc), to, discOf(colourOf(scene, seat)));

/** Ships of a faction at a place that aren't there any more, by level. */
const gone = (seat: number, place: number, { before, after }: OnBoard): number[] =>
  Array.from({ length: SHIP_LEVELS }, (_, at) => at + 1).filter((level) => {
    const ship = shipClass(place, level);
    return before.players[seat].ships[ship] > after.players[seat].ships[ship];
  });

/** What an event points at: a technology, a system or an achievement. */
function linkedPlace(event: number, target: number): string {
  const to = LINKS_TO[event];
  if (to === 'technology') return placeOf.slot(target);
  return to === 'system' ? placeOf.location(target) : placeOf.achievement(target);
}

export const motion = choreography<State, Vocabulary>({
  // ——— the course of the game ———
  'set-up': ({ seat }) => show(pulse(panel(seat))),
  'first-player': ({ seat }) => show(pulse(panel(seat))),
  round: told,
  'last-round': told,
  turn: ({ seat }, scene) => along(pulse(panel(seat), colourOf(scene, seat))),
  'end-triggered': told,
  'game-over': told,
  tie: told,

  // ——— actions ———
  action: ({ seat, space }, { after }) =>
    show(
      fly([spotOf.pawn(seat), panel(seat)], spotOf.pawn(seat)),
      pulse([actionPlace(after, actionAt(space).id), placeOf.space(space)]),
    ),
  pushed: ({ seat }) => along(fly(spotOf.pawn(seat), panel(seat), spotOf.pawn(seat))),
  copied: ({ action }, { after }) => show(pulse(actionPlace(after, action))),
  borrowed: ({ action }, { after }) => show(pulse(actionPlace(after, action))),
  chose: silent,
  ability: ({ seat }) => show(pulse(panel(seat))),
  skipped: silent,
  lost: silent,

  // ——— ore and population ———
  paid: ({ seat, ore, population }, scene) =>
    along(...mines(seat, -ore), ...settles(seat, -population, scene)),
  ore: ({ seat, n }) => along(...mines(seat, n)),
  population: ({ seat, n }, scene) => along(...settles(seat, n, scene)),
  replaced: silent,
  'returned-to': ({ seat, column }, scene) =>
    along(fly(populationOf(seat), placeOf.column(seat, column), cube(colourOf(scene, seat)))),
  'supply-moved': ({ seat, from, to }, scene) =>
    quietly(fly(placeOf.column(seat, from), placeOf.column(seat, to), cube(colourOf(scene, seat)))),
  growth: ({ seat, n }, scene) => show(pulse(trackOf(seat, FOOD)), ...settles(seat, n, scene)),
  mined: ({ seat, n }) =>
    show(
      fly([placeOf.track(seat, 1), panel(seat, 'mining')], oreOf(seat), icon('ore')),
      ...mines(seat, n),
    ),
  traded: ({ seat, what, level = 1, place = 0 }, scene) => {
    if (what === 'population') return show(...settles(seat, -1, scene), ...mines(seat, 1));
    if (what === 'ore') return show(...mines(seat, -SUPPLY_PRICE), ...settles(seat, 1, scene));
    return show(retires(seat, place, level, populationOf(seat)), ...mines(seat, -1));
  },
  'no-trade': silent,

  // ——— technologies ———
  researched: ({ seat, slot, card }, scene) =>
    show(
      pulse(placeOf.slot(slot), colourOf(scene, seat)),
      card === NONE
        ? fly(populationOf(seat), placeOf.slot(slot), cube(colourOf(scene, seat)))
        : fly(populationOf(seat), spotOf.cube(slot, seat)),
    ),
  'looks-for': silent,
  revealed: silent,
  discovered: ({ card, slot }) =>
    pictured(
      `beyond-the-sun/technology/${TECHNOLOGIES[card].key}`,
      show(turnUp([placeOf.slot(slot), placeOf.technology(card)], placeOf.technology(card))),
    ),
  'returned-cards': silent,
  'row-opened': ({ cards }) =>
    show(...cards.filter((card) => card !== NONE).map((card) => turnUp(placeOf.technology(card)))),
  private: ({ seat, card }) => show(arrive(placeOf.technology(card)), pulse(panel(seat))),

  // ——— events ———
  event: ({ event, slot }) =>
    pictured(
      `beyond-the-sun/event/${EVENTS[event].key}`,
      show(pulse(placeOf.slot(slot)), turnUp(placeOf.event(event), placeOf.slot(slot))),
    ),
  'event-discarded': ({ event }) => along(leave(placeOf.event(event))),
  'event-kept': ({ seat, event }) =>
    show(fly(placeOf.event(event), panel(seat), placeOf.event(event))),
  'event-stands': ({ event }) => show(pulse(placeOf.event(event))),
  'event-linked': ({ event, target }) =>
    show(fly(placeOf.event(event), linkedPlace(event, target), icon('warning'))),
  guild: ({ guild }) => show(pulse(placeOf.guild(guild))),
  held: ({ event }) => show(pulse(placeOf.event(event))),
  attached: ({ system }) => show(turnUp(placeOf.system(system))),

  // ——— discs ———
  automated: ({ seat, disc }, scene) =>
    quietly(placed(seat, disc, [placeOf.automation(seat), panel(seat)], scene)),
  'track-emptied': ({ seat, track }) => show(pulse(trackOf(seat, track))),
  achievement: ({ seat, achievement, n }, scene) =>
    pictured(
      `beyond-the-sun/achievement/${ACHIEVEMENTS[achievement].key}`,
      show(
        fly(
          panel(seat),
          [spotOf.claim(achievement, seat), placeOf.achievement(achievement), spotOf.claims],
          discOf(colourOf(scene, seat)),
        ),
        scores(seat, n),
      ),
    ),
  'disc-replaced': ({ achievement }) => quietly(pulse(placeOf.achievement(achievement))),

  // ——— ships ———
  built: ({ seat, level, place }) => show(fly(populationOf(seat), shipAt(seat, place, level))),
  upgraded: ({ seat, place, to }) => show(arrive(shipAt(seat, place, to))),
  moved: ({ seat, level, from, to }, scene) =>
    show(
      fly(shipAt(seat, from, level), shipAt(seat, to, level)),
      trail([spotOf.orbit(from), spotOf.orbit(to)], colourOf(scene, seat)),
    ),
  recalled: ({ seat, level, place }) => show(retires(seat, place, level, populationOf(seat))),
  exhibited: ({ seat, level, place }) => show(retires(seat, place, level, panel(seat))),
  'ships-returned': ({ seat, place }, scene) =>
    quietly(
      pulse(spotOf.orbit(place), colourOf(scene, seat)),
      ...gone(seat, place, scene).map((level) => retires(seat, place, level, supplyOf(seat))),
    ),
  'to-deep-space': ({ seat, place }, scene) =>
    quietly(
      ...gone(seat, place, scene).map((level) =>
        fly(shipAt(seat, place, level), shipAt(seat, DEEP_SPACE, level)),
      ),
    ),

  // ——— control and colonies ———
  control: ({ seat, place }, scene) =>
    show(
      claim(spotOf.orbit(place), colourOf(scene, seat)),
      arrive(spotOf.holder(place, colourOf(scene, seat))),
    ),
  'control-lost': ({ seat, place }, scene) =>
    quietly(leave(spotOf.holder(place, colourOf(scene, seat)))),
  outpost: ({ seat, place, disc }, scene) => along(placed(seat, disc, spotOf.orbit(place), scene)),
  bonus: ({ seat, place }, scene) => quietly(pulse(spotOf.orbit(place), colourOf(scene, seat))),
  colonized: ({ seat, place, system }) =>
    show(
      fly(
        [placeOf.system(system), placeOf.location(place)],
        systemOf(seat, system),
        placeOf.system(system),
      ),
      scores(seat, SYSTEMS[system].points),
    ),
  colony: ({ seat, system }) =>
    show(arrive(placeOf.system(system)), pulse(panel(seat)), scores(seat, SYSTEMS[system].points)),
  'colony-disc': ({ seat, system, disc }, scene) =>
    along(placed(seat, disc, systemOf(seat, system), scene)),
  system: ({ system }) => show(turnUp(placeOf.system(system))),
  'no-system': told,
  'systems-drawn': ({ seat }) => show(pulse(panel(seat))),
});
