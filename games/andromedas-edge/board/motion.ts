/**
 * What is seen of each event. A station is hardly ever on screen while others play, so that pieces go to
 * its owner's panel; market and tracks are their tabs where they are closed.
 */
import { NONE, UNKNOWN } from '@orrery/kernel';
import {
  along,
  arrive,
  burst,
  type Cue,
  card,
  choreography,
  claim,
  count,
  type Die,
  fly,
  icon,
  leave,
  type Motion,
  panel,
  pictured,
  pulse,
  quietly,
  type Scene,
  saying,
  shoot,
  show,
  silent,
  throwDice,
  told,
  trail,
  turnUp,
  type Where,
  withhold,
} from '@orrery/web/kit/motion/index.ts';
import {
  FIRST_NEBULA,
  MODULES,
  PLANETS,
  RESOURCES,
  TACTICS_CARDS,
  UPGRADES,
} from '../data/index.ts';
import { planetAt } from '../frontier.ts';
import { classOf } from '../raiders.ts';
import { TYPE_OF_SHIP, TYPES } from '../ships.ts';
import { BAY, ON_STATION, RAIDERS, type State } from '../state.ts';
import { diceShown } from '../steps/battle/roll.ts';
import { cardKey } from '../text/card-text.ts';
import { phrase, playerName } from '../text/phrases.ts';
import { moduleName, placeOf } from '../text/places.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS, TRACK_ICONS, TRACK_TINTS } from './icons.ts';
import { diceOf, markerOn, pieceAt, sideIn, victorIn } from './pieces.ts';

type OnTable = Scene<State>;

const TRACKS_TAB = 'sheet tracks';
const EVENTS_AT = [placeOf.eventTrack, TRACKS_TAB];

const colourOf = ({ seats }: OnTable, seat: number): number => seats[seat]?.colour ?? 0;

// ——— a player's things: on the station if that is open, else in the panel ———

const TACTICS = RESOURCES.indexOf('tactics');
const storeOf = (seat: number, kind: number): Where => [
  placeOf.resource(seat, kind),
  panel(seat, kind === TACTICS ? 'hand' : RESOURCES[kind]),
  panel(seat),
];
const bayOf = (seat: number, type: number): Where => [
  placeOf.ship(seat, type),
  panel(seat, 'bay'),
  panel(seat),
];
const leadersOf = (seat: number): Where => [
  placeOf.leaders(seat),
  panel(seat, 'leaders'),
  panel(seat),
];
const moonsOf = (seat: number): Where => [panel(seat, 'moons'), panel(seat)];
const moduleAt = (seat: number, module: number): Where => [
  placeOf.module(seat, module),
  panel(seat),
];

/** Resources or cards that come or go: told by what brings them about, so only counted. */
const stock = (seat: number, kind: number, by: number): Motion =>
  along(count(storeOf(seat, kind), by, RESOURCE_ICONS[kind]));

const moons = (seat: number, by: number): Motion => along(count(moonsOf(seat), by, 'ae-moon'));

/** A module acts: who has touched it sees it, others are told. What it brings follows. */
function acts(scene: OnTable, seat: number, module: number, ...cues: Cue[]): Motion {
  // Where it is seen comes first, so that what is told of one after the other stands in one place.
  const seen = [pulse(moduleAt(seat, module)), ...cues];
  if (scene.seats[seat].mine) return quietly(...seen);
  const told = { seat: playerName(seat), module: moduleName(module) };
  return saying(phrase('event.module-activated', told), ...seen);
}

const damaged = (seat: number, by: number): Cue =>
  count([panel(seat, 'damage'), panel(seat)], by, 'damage');

const playedFrom = (seat: number, which: number): Where => [
  placeOf.card(TACTICS_CARDS[which]),
  panel(seat, 'hand'),
  panel(seat),
];

// ——— ships and raiders ———

/** A player's ships of a type in a region, and leaders who wait there. */
const shipsIn = (scene: OnTable, region: number, seat: number, type: number): string =>
  pieceAt('ships', region, colourOf(scene, seat), type);
const leadersIn = (scene: OnTable, region: number, seat: number): string =>
  pieceAt('leaders', region, colourOf(scene, seat));

/** Where a ship stands or stood: in a region, else at home. */
const shipAt = (scene: OnTable, seat: number, type: number, place: number): Where =>
  place >= 0 && place < BAY ? shipsIn(scene, place, seat, type) : bayOf(seat, type);

/** Ships that are in one place before a choice and in another after it. */
function moved(
  { before, after }: OnTable,
  seat: number,
  isSuch: (from: number, to: number) => boolean,
): { type: number; from: number }[] {
  const found = new Map<string, { type: number; from: number }>();
  before.players[seat].ships.forEach((from, ship) => {
    const type = TYPE_OF_SHIP[ship];
    if (isSuch(from, after.players[seat].ships[ship])) found.set(`${type} ${from}`, { type, from });
  });
  return [...found.values()];
}

/** Ships that no module needed fly home. */
function homeward(seat: number, scene: OnTable): Motion | null {
  const ships = moved(scene, seat, (from, to) => from >= 0 && from < BAY && to === BAY);
  if (ships.length === 0) return null;
  return quietly(
    ...ships.map(({ type, from }) => {
      const ship = shipsIn(scene, from, seat, type);
      return fly(ship, bayOf(seat, type), ship);
    }),
  );
}

/** Raiders come to a region from wherever they were. */
function raid(raider: number, region: number, { before, after }: OnTable): Cue[] {
  const raiderClass = before.raiders.indexOf(raider);
  const from = before.figures.filter(
    (at, figure) =>
      classOf(figure) === raiderClass &&
      at !== NONE &&
      at !== region &&
      after.figures[figure] !== at,
  );
  return [...new Set(from)].flatMap((at) => {
    const there = pieceAt('raiders', at);
    return [
      fly(there, [pieceAt('raiders', region), placeOf.region(region)], there),
      trail([placeOf.region(at), placeOf.region(region)]),
    ];
  });
}

// ——— battles ———

/** The pieces of a side in a region. */
const sideAt = (scene: OnTable, region: number, side: number): Where =>
  side === RAIDERS
    ? pieceAt('raiders', region)
    : [...Array(TYPES).keys()].map((type) => shipsIn(scene, region, side, type));

const sidesIn = (mask: number): number[] =>
  [...Array(RAIDERS + 1).keys()].filter((side) => (mask >> side) & 1);

const castBy = (side: number, dice: readonly number[], scene: OnTable): Die[] =>
  dice.map((face) =>
    side === RAIDERS ? { face, look: 'ae-cast-raiders' } : { face, colour: colourOf(scene, side) },
  );

/** On the stage all sides throw at once: whether another has just done so. */
function isWithOthers(side: number, { before, after }: OnTable): boolean {
  const lie = ({ battle }: State, by: number): boolean =>
    battle !== null && diceShown(battle, by).length > 0;
  return [...Array(side).keys()].some((other) => lie(after, other) && !lie(before, other));
}

/** Where a battle is fought: on its stage, else in its region. */
function fieldOf(side: number, { before, after }: OnTable): readonly string[] {
  const region = after.region === NONE ? before.region : after.region;
  return [sideIn(side), ...(region === NONE ? [] : [placeOf.region(region)]), 'board'];
}

/** Winners fire at those whom they have defeated. */
function outcome(winners: number, defeated: number, scene: OnTable): Motion {
  const { before, after } = scene;
  const region = after.region === NONE ? before.region : after.region;
  if (region === NONE) return told;
  const [victor = NONE] = sidesIn(winners);
  return show(
    victor === NONE || victor === RAIDERS
      ? pulse(placeOf.region(region))
      : pulse(placeOf.region(region), colourOf(scene, victor)),
    ...sidesIn(winners).map((side) => arrive(victorIn(side))),
    ...sidesIn(winners).flatMap((by) =>
      sidesIn(defeated).map((side) =>
        shoot(sideAt(scene, region, by), sideAt(scene, region, side)),
      ),
    ),
  );
}

const plateOf = (kind: 'module' | 'tactic' | 'event', id: number): string =>
  `andromedas-edge/${kind}/${cardKey(kind, id)}`;

export const motion = choreography<State, Vocabulary>({
  // ——— the course of the game ———
  'faction-taken': ({ seat }) => show(pulse(panel(seat))),
  'destiny-kept': ({ seat }) => quietly(pulse(panel(seat))),
  'destiny-revealed': ({ seat }) => quietly(pulse(panel(seat))),
  began: told,
  turn: ({ seat }, scene) => along(pulse(panel(seat), colourOf(scene, seat))),
  vp: ({ seat, n }) => along(count([panel(seat, 'vp'), panel(seat)], n, 'points')),
  'end-triggered': told,
  'game-over': told,

  // ——— resources and cards ———
  gained: ({ seat, resource, n }) => stock(seat, resource, n),
  lost: ({ seat, resource, n }) => stock(seat, resource, -n),
  paid: ({ seat, resource, n }) => stock(seat, resource, -n),
  overflowed: ({ seat, resource, n }) => stock(seat, resource, -n),
  stole: ({ seat, from, resource }) =>
    show(
      fly(
        storeOf(from, resource),
        storeOf(seat, resource),
        icon(RESOURCE_ICONS[resource], RESOURCE_TINTS[resource]),
      ),
    ),
  drew: ({ seat, cards }) => stock(seat, TACTICS, cards.length),
  'card-played': ({ seat, card: which }) =>
    pictured(
      plateOf('tactic', TACTICS_CARDS[which]),
      show(fly(playedFrom(seat, which), [sideIn(seat), 'board'], card)),
    ),
  'card-paid': ({ seat }) => stock(seat, TACTICS, -1),
  'card-lost': ({ seat }) => stock(seat, TACTICS, -1),
  'card-stolen': ({ seat, from }) =>
    show(fly(storeOf(from, TACTICS), storeOf(seat, TACTICS), card)),
  discarded: ({ seat }) => stock(seat, TACTICS, -1),
  'tactics-shuffled': silent,
  'ability-used': ({ seat }) => show(pulse(panel(seat))),

  // ——— launch ———
  launched: ({ seat, ship, region }, scene) =>
    show(fly(bayOf(seat, ship), shipsIn(scene, region, seat, ship))),
  recruited: ({ seat, region }, scene) => {
    const waiting = leadersIn(scene, region, seat);
    return quietly(fly(waiting, leadersOf(seat), waiting));
  },
  'leaders-left': ({ seat, region }, scene) => show(leave(leadersIn(scene, region, seat))),

  // ——— raiders ———
  'raider-entered': ({ region }) =>
    show(arrive(pieceAt('raiders', region)), pulse(placeOf.region(region))),
  'raider-returned': ({ region }) => quietly(burst(pieceAt('raiders', region))),
  'raider-damaged': ({ region }) => show(count(pieceAt('raiders', region), -1, 'shield')),
  'raiders-attacked': ({ raider, region }, scene) => show(...raid(raider, region, scene)),
  'raiders-banished': ({ raider, region }, scene) => show(...raid(raider, region, scene)),
  abducted: ({ seat, region }, scene) => show(burst(leadersIn(scene, region, seat))),
  'leaders-rescued': ({ seat, n }) => show(count(leadersOf(seat), n, 'ae-leader')),

  // ——— battle ———
  // Its stage comes when those who fight are there.
  battle: ({ region }) => show(pulse(placeOf.region(region)), withhold('battle')),
  joined: ({ seat, ship, from, region }, scene) =>
    show(
      fly(shipAt(scene, seat, ship, from), shipsIn(scene, region, seat, ship)),
      trail([placeOf.region(from), placeOf.region(region)], colourOf(scene, seat)),
    ),
  'battle-ended': (_, { before }) => show(pulse(placeOf.region(before.region))),
  truce: told,
  retreated: ({ seat, region }, scene) =>
    show(
      ...moved(scene, seat, (from, to) => from !== to && to === region).map(({ type, from }) =>
        fly(shipAt(scene, seat, type, from), shipsIn(scene, region, seat, type)),
      ),
    ),
  charged: ({ seat, n }, scene) => quietly(count(fieldOf(seat, scene), n, 'die')),
  jammed: ({ side, n }, scene) => show(count(fieldOf(side, scene), n, 'die')),
  rolled: ({ side, dice }, scene) => {
    const thrown = throwDice([diceOf(side), ...fieldOf(side, scene)], castBy(side, dice, scene));
    return isWithOthers(side, scene) ? along(thrown) : quietly(thrown);
  },
  'battle-result': ({ winners, defeated }, scene) => outcome(winners, defeated, scene),
  'ship-warded': ({ seat, ship }, scene) =>
    show(pulse(shipsIn(scene, scene.before.region, seat, ship), colourOf(scene, seat))),
  'shield-damaged': ({ seat, ship, region }, scene) =>
    show(count(shipsIn(scene, region, seat, ship), -1, 'shield')),
  'ship-scrapped': ({ seat, ship, region }, scene) =>
    show(burst(shipsIn(scene, region, seat, ship))),
  'ship-on-barge': ({ seat, ship, region }, scene) => {
    const there = shipsIn(scene, region, seat, ship);
    return show(fly(there, bayOf(seat, ship), there));
  },

  // ——— return ———
  returned: ({ seat }) => show(pulse(panel(seat))),
  'ship-docked': ({ seat, module, ship, from }, scene) => {
    const there = shipAt(scene, seat, ship, from);
    return acts(
      scene,
      seat,
      module,
      fly(there, [placeOf.module(seat, module), panel(seat, 'bay')], there),
    );
  },
  'module-powered': ({ seat, module }, scene) => acts(scene, seat, module),
  'module-activated': ({ seat, module }, scene) => acts(scene, seat, module),
  'came-home': ({ seat }, scene) => homeward(seat, scene),

  // ——— moons ———
  'moon-claimed': ({ seat, moon, region }) => {
    const top = pieceAt('top-moon', region);
    return quietly(fly(top, [placeOf.moon(moon), ...moonsOf(seat)], top));
  },
  'moon-placed': ({ seat, moon, slot }) =>
    along(
      fly(placeOf.moon(moon), placeOf.slot(seat, slot), icon('ae-moon')),
      count(panel(seat, 'moons'), -1, 'ae-moon'),
    ),
  'moon-discarded': ({ seat }) => moons(seat, -1),
  'moon-paid': ({ seat }) => moons(seat, -1),
  'moon-yielded': silent,
  'moon-lost': ({ seat }) => show(pulse(panel(seat))),
  'moon-destroyed': ({ region }) => show(burst(pieceAt('top-moon', region))),

  // ——— modules ———
  'module-gained': ({ seat, module }) =>
    pictured(
      plateOf('module', module),
      show(
        fly(
          [placeOf.module(seat, module), 'sheet market'],
          moduleAt(seat, module),
          icon('module', TRACK_TINTS[MODULES[module].type]),
        ),
      ),
    ),
  'module-given': ({ seat, module, to }) =>
    show(fly(panel(seat), panel(to), icon('module', TRACK_TINTS[MODULES[module].type]))),
  'module-revealed': ({ seat, module }) => along(arrive(placeOf.module(seat, module))),
  'module-discarded': ({ seat, module }) => along(leave(placeOf.module(seat, module))),
  'module-damaged': ({ seat }) => show(damaged(seat, 1)),
  'module-infested': ({ seat }) => show(damaged(seat, 1)),
  'module-repaired': ({ seat }) => quietly(damaged(seat, -1)),
  'row-arranged': silent,

  // ——— ships and outposts ———
  'ship-built': ({ seat, ship }) => show(count(bayOf(seat, ship), 1, 'ship')),
  'ship-salvaged': ({ seat, ship }) => quietly(count(bayOf(seat, ship), '✓', 'ae-repair')),
  'ship-deployed': ({ seat, ship }) => quietly(count(bayOf(seat, ship), 1, 'ship')),
  'shield-repaired': ({ seat, ship }) => quietly(count(bayOf(seat, ship), 1, 'shield')),
  upgraded: ({ seat, upgrade }) => show(count(bayOf(seat, UPGRADES[upgrade].ship), 1, 'upgrade')),
  'outpost-built': ({ seat, region }, scene) =>
    show(
      fly(panel(seat), pieceAt('outpost', region)),
      claim(placeOf.region(region), colourOf(scene, seat)),
    ),
  'outpost-used': ({ seat, outpost }) => show(pulse([placeOf.outpost(seat, outpost), panel(seat)])),
  'card-refreshed': ({ seat, outpost }) =>
    along(pulse([placeOf.outpost(seat, outpost), panel(seat)])),

  // ——— tracks, tokens and events ———
  advanced: ({ seat, track }) => {
    const marker = markerOn(track, seat);
    return along(fly(marker, marker), count([marker, TRACKS_TAB], 1, TRACK_ICONS[track]));
  },
  'token-taken': ({ seat, token }) =>
    show(fly([placeOf.supremacy(token), TRACKS_TAB], panel(seat), icon('trophy'))),
  'supremacy-used': ({ seat }) => show(pulse(panel(seat))),
  discovered: ({ seat }) => quietly(fly(TRACKS_TAB, panel(seat), icon('treasure'))),
  'discovery-used': ({ seat }) => show(pulse(panel(seat))),
  clock: ({ seat }) => quietly(pulse(panel(seat))),
  'rolled-for-vp': ({ seat, roll }, scene) =>
    show(throwDice(panel(seat), castBy(seat, [roll], scene))),
  'event-marker': ({ space }) =>
    space === ON_STATION ? show(pulse(EVENTS_AT)) : along(pulse(placeOf.eventTrack)),
  'planet-revealed': ({ region }) =>
    show(turnUp(placeOf.region(region)), arrive(pieceAt('name', region))),
  // Whoever sees what will come is told, and shown it.
  'events-seen': ({ seat, cards: [first] }) => {
    const seen = fly(EVENTS_AT, panel(seat), icon('eye'));
    return first === UNKNOWN ? along(seen) : pictured(plateOf('event', first), show(seen));
  },
  'events-sorted': silent,
  'events-shuffled': silent,
  event: ({ card: which }) =>
    pictured(plateOf('event', which), show(fly(EVENTS_AT, 'board', card))),
  'bonus-laid': ({ bag, planets }, { after }) =>
    show(
      ...after.bonus.flatMap((_, region) => {
        const planet = planetAt(after, region);
        const lies =
          planets === NONE
            ? region >= FIRST_NEBULA
            : planet !== NONE && PLANETS[planet].type === planets;
        return bag.flatMap((n, kind) =>
          lies && n > 0 ? [count(placeOf.region(region), n, RESOURCE_ICONS[kind])] : [],
        );
      }),
    ),

  // ——— teams ———
  'gift-offered': ({ seat }) => show(pulse(panel(seat))),
  'gift-refused': ({ seat }) => show(pulse(panel(seat))),
  'handed-over': ({ seat, to }) => show(fly(panel(seat), panel(to), icon('hand'))),
});
