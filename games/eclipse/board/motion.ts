/** What is seen of each event. */
import type { EventOf } from '@orrery/kernel';
import {
  along,
  appear,
  arena,
  arrive,
  burst,
  type Cue,
  choreography,
  claim,
  count,
  type Die,
  fly,
  icon,
  leave,
  panel,
  pictured,
  pulse,
  quietly,
  type Scene,
  type Side,
  saying,
  shoot,
  show,
  silent,
  throwDice,
  told,
  trail,
  turnUp,
  verdict,
  type Where,
  withhold,
} from '@orrery/web/kit/motion/index.ts';
import { HULL } from '../blueprints.ts';
import { colourOf as dieColour, faceOf } from '../combat/dice.ts';
import { groupOf, groupSize, groupStat, isNpc, THINGS, thingOf } from '../combat/sides.ts';
import { ACTIONS } from '../data/actions.ts';
import { DISCOVERIES } from '../data/discoveries.ts';
import { DIE_IDS } from '../data/parts.ts';
import { RESOURCE_IDS } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import type { State } from '../state.ts';
import { phrase, sectorName } from '../text/component-text.ts';
import { placeOf } from '../text/places.ts';
import { sideName } from '../text/sides.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { damagesOf } from './drawn-fleet.ts';
import { skyOf } from './skies.ts';
import { spotOf } from './spots.ts';

type OnMap = Scene<State>;

const colourOf = ({ seats }: OnMap, seat: number): number => seats[seat]?.colour ?? 0;
const typeOf = (thing: string): number => SHIPS.findIndex(({ id }) => id === thing);
const sectorAt = (sector: number): string => placeOf.sector(sector);

/** A player's store of something: on one's own board if that is open, else in the panel. */
const storeOf = ({ seats }: OnMap, seat: number, id: string): Where => [
  ...(seats[seat]?.mine ? [placeOf.track(RESOURCE_IDS.indexOf(id as 'money'))] : []),
  panel(seat, id),
  panel(seat),
];

/** Where a player's discs lie. */
const discsOf = ({ seats }: OnMap, seat: number): Where => [
  ...(seats[seat]?.mine ? [placeOf.influence] : []),
  panel(seat, 'discs'),
  panel(seat),
];

/** Ships of a side in a sector, near or from afar. */
function shipsAt(scene: OnMap, sector: number, side: number, thing: string): readonly string[] {
  if (isNpc(side)) return [spotOf.guards(sector), sectorAt(sector)];
  const colour = colourOf(scene, side);
  return [
    spotOf.ships(sector, colour, typeOf(thing)),
    spotOf.fleet(sector, colour),
    sectorAt(sector),
  ];
}

/** Any ships of a side in a sector. */
const sideAt = (scene: OnMap, sector: number, side: number): readonly string[] =>
  isNpc(side)
    ? [spotOf.guards(sector), sectorAt(sector)]
    : [
        ...SHIP_TYPES.map((type) => spotOf.ships(sector, colourOf(scene, side), type)),
        spotOf.fleet(sector, colourOf(scene, side)),
        sectorAt(sector),
      ];

/** Ships of one kind in a battle. */
const fighter = (side: number, thing: string): string => `arena ${side} ${thing}`;

const groupsOf = (side: number): number[] =>
  isNpc(side) ? [groupOf(side, 0)] : SHIP_TYPES.map((type) => groupOf(side, type));

const groupWith = (side: number, thing: string): number =>
  groupsOf(side).find((group) => THINGS[thingOf(group)] === thing) ?? -1;

/** Ships of a side that is fighting: in the arena, on the battle's stage, this one of them if there is one, or in the sector. */
const fightersAt = (
  scene: OnMap,
  sector: number,
  side: number,
  thing: string,
  ship?: number,
): Where => [
  fighter(side, thing),
  ...(ship === undefined ? [] : [spotOf.fighter(sector, groupWith(side, thing), ship)]),
  ...[...Array(9).keys()].map((damage) =>
    placeOf.target(sector, side, THINGS.indexOf(thing), damage),
  ),
  ...shipsAt(scene, sector, side, thing),
];

/** How many ships of each group have gone down so far, while a choice is told. */
const fallen = new WeakMap<OnMap, Map<number, number>>();

/** Which ship of a group goes down next: the last that is drawn. */
function nextToFall(scene: OnMap, sector: number, group: number): number {
  const so = fallen.get(scene)?.get(group) ?? 0;
  return groupSize(scene.before, sector, group) - so - 1;
}

function falls(scene: OnMap, group: number): void {
  const so = fallen.get(scene) ?? new Map<number, number>();
  fallen.set(scene, so.set(group, (so.get(group) ?? 0) + 1));
}

const isLeft = (state: State, sector: number, side: number): boolean =>
  groupsOf(side).some((group) => groupSize(state, sector, group) > 0);

/** Who fights on a side, as a battle begins. */
function sideOf(scene: OnMap, sector: number, side: number): Side {
  const { before } = scene;
  const groups = groupsOf(side).filter((group) => groupSize(before, sector, group) > 0);
  return {
    name: sideName(side),
    ...(isNpc(side) ? {} : { colour: colourOf(scene, side) }),
    groups: groups.map((group) => {
      const thing = THINGS[thingOf(group)];
      return {
        id: `${side} ${thing}`,
        look: shipsAt(scene, sector, side, thing),
        count: groupSize(before, sector, group),
        hull: groupStat(before, group, HULL) + 1,
      };
    }),
  };
}

const plateOf = ({ id }: { readonly id: string }): string => `eclipse/plate/${id}`;

/** A structure, or ships, that lie in a sector from now on. */
function builtAt(scene: OnMap, sector: number, seat: number, thing: string): Where {
  if (thing === 'orbital') return [spotOf.cube(sector, ORBITAL_SQUARE), sectorAt(sector)];
  if (thing === 'monolith') return [spotOf.monolith(sector), sectorAt(sector)];
  return shipsAt(scene, sector, seat, thing);
}

const diceOf = (dice: readonly number[]): Die[] =>
  dice.map((die) => ({
    face: faceOf(die),
    look: `ecl-die ecl-die-${DIE_IDS[dieColour(die)]}`,
  }));

/** Money, science or materials of a player that change. */
const counted = (scene: OnMap, seat: number, id: string, by: number): Cue =>
  count(storeOf(scene, seat, id), by, id === 'materials' ? 'ore' : id);

/** A disc takes an action: from the influence track to its space. */
const act = (seat: number, action: string, scene: OnMap): Cue[] =>
  scene.seats[seat]?.mine
    ? [pulse(placeOf.action(ACTIONS.findIndex(({ id }) => id === action)))]
    : [count(panel(seat, 'discs'), -1, 'action')];

/** A disc goes home from a sector, which is nobody's then. */
const home = (sector: number, seat: number, scene: OnMap): Cue[] => [
  fly([spotOf.disc(sector), sectorAt(sector)], discsOf(scene, seat), spotOf.disc(sector)),
  leave(spotOf.border(sector)),
];

/** Points of damage that a ship of a battle has from now on. */
function scars(
  { before, after }: OnMap,
  { side, thing, sector, before: from, damage }: EventOf<Vocabulary, 'ship-hit'>,
): { readonly ship: number; readonly spot: string }[] {
  const group = groupWith(side, thing);
  const hurtIn = (state: State): number[] =>
    state.battle?.sector === sector ? damagesOf(state, state.battle, group) : [];
  const [was, is] = [hurtIn(before), hurtIn(after)];
  return [...Array(damage).keys()].flatMap((more) => {
    const point = from + more;
    const marked = [...is.keys()].filter((ship) => is[ship] > point);
    const fresh = marked.length - was.filter((hurt) => hurt > point).length;
    return marked
      .slice(0, Math.max(0, fresh))
      .map((ship) => ({ ship, spot: spotOf.hurt(sector, group, ship, point) }));
  });
}

/** Chances in a battle, which would tell how its shots end. */
const oddsOf = ({ after: { battle } }: OnMap, sector: number): Cue[] =>
  battle?.sector === sector
    ? [battle.attacker, battle.defender].map((side) => withhold(spotOf.odds(sector, side)))
    : [];

/** Cubes of a sector that are no more. */
const lostCubes = (sector: number, { before, after }: OnMap): Cue[] =>
  [...Array(ORBITAL_SQUARE + 1).keys()]
    .filter((square) => ((before.cubes[sector] & ~after.cubes[sector]) >> square) & 1)
    .map((square) => leave(spotOf.cube(sector, square)));

export const motion = choreography<State, Vocabulary>({
  // ——— the course of the game ———
  'game-started': silent,
  'species-chosen': ({ seat, species }) =>
    pictured(`eclipse/medal/${SPECIES[species].id}`, show(pulse(panel(seat)))),
  'home-turned': silent,
  'round-began': told,
  'start-player': ({ seat }) => quietly(pulse(panel(seat))),
  'phase-began': told,
  'game-ended': told,
  won: ({ seat }, scene) => show(pulse(panel(seat), colourOf(scene, seat))),

  // ——— actions ———
  'action-taken': ({ seat, action }, scene) => show(...act(seat, action, scene)),
  'reaction-taken': ({ seat, action }, scene) => show(...act(seat, action, scene)),
  passed: ({ seat }) => show(pulse(panel(seat))),
  'passed-first': silent,
  resigned: ({ seat }) => show(pulse(panel(seat))),
  traded: ({ seat, n, from, to }, scene) =>
    quietly(counted(scene, seat, from, -n), counted(scene, seat, to, 1)),
  settled: ({ seat, sector, square, resource }, scene) =>
    show(fly(storeOf(scene, seat, resource), [spotOf.cube(sector, square), sectorAt(sector)])),
  'cube-returned': ({ seat, resource }, scene) => along(counted(scene, seat, resource, 1)),
  'colony-ships-readied': silent,

  // ——— exploring ———
  'stack-reshuffled': told,
  'sector-revealed': silent,
  'sector-discarded': told,
  'sector-placed': ({ seat, sector, zone, rotation }, scene) => {
    const { ancients, guarded, discovery } = SECTORS[sector];
    const found = guarded || ancients > 0 ? 'ancients' : discovery ? 'discovery' : 'nothing';
    // Whoever has placed it has had it before the eyes all the while.
    const cues = scene.seats[seat]?.mine
      ? [pulse(sectorAt(sector))]
      : [turnUp(spotOf.tile(sector), [placeOf.zone(zone), panel(seat)], rotation * 60)];
    return saying(
      { id: 'motion.explored', values: { sector: sectorName(sector), found } },
      ...cues,
    );
  },
  'ancients-appeared': ({ sector }) => along(pulse(spotOf.guards(sector))),
  'disc-placed': ({ seat, sector }, scene) =>
    show(
      fly(discsOf(scene, seat), [spotOf.disc(sector), sectorAt(sector)]),
      appear(spotOf.border(sector)),
      claim(sectorAt(sector), colourOf(scene, seat)),
    ),
  'disc-returned': ({ seat, sector }, scene) => show(...home(sector, seat, scene)),
  'control-lost': ({ seat, sector }, scene) => show(...home(sector, seat, scene)),
  'sector-given-up': ({ seat, sector }, scene) => show(...home(sector, seat, scene)),
  'discovery-found': ({ seat, sector }) =>
    show(fly([spotOf.discovery(sector), sectorAt(sector)], panel(seat), spotOf.discovery(sector))),
  'discovery-used': ({ seat, discovery }) =>
    pictured(plateOf(DISCOVERIES[discovery]), show(pulse(panel(seat)))),
  'discovery-kept': ({ seat }) => show(pulse(panel(seat))),
  'resources-gained': ({ seat, n, resource }, scene) => show(counted(scene, seat, resource, n)),
  'ship-found': ({ seat, thing, sector }, scene) =>
    show(fly(panel(seat), builtAt(scene, sector, seat, thing))),

  // ——— technologies, parts, building, moving ———
  'tech-taken': ({ seat, tech }) =>
    pictured(
      plateOf(TECHNOLOGIES[tech]),
      show(fly([placeOf.tech(tech), 'sheet research'], panel(seat), icon('science'))),
    ),
  'tech-researched': ({ seat, tech, price }, scene) =>
    pictured(
      plateOf(TECHNOLOGIES[tech]),
      show(
        fly([placeOf.tech(tech), 'sheet research'], panel(seat), icon('science')),
        counted(scene, seat, 'science', -price),
      ),
    ),
  'discs-gained': ({ seat, n }) => show(count(panel(seat, 'discs'), n, 'action')),
  'part-kept': ({ seat }) => show(pulse(panel(seat))),
  'part-installed': ({ seat, thing, slot }, { seats }) =>
    show(
      seats[seat]?.mine
        ? arrive([placeOf.slot(typeOf(thing), slot), panel(seat)])
        : pulse(panel(seat)),
    ),
  'part-removed': silent,
  'part-lost': told,
  built: ({ seat, thing, sector, price }, scene) =>
    show(
      fly(storeOf(scene, seat, 'materials'), builtAt(scene, sector, seat, thing)),
      counted(scene, seat, 'materials', -price),
    ),
  'ship-moved': ({ seat, thing, from, to }, scene) =>
    show(
      fly(shipsAt(scene, from, seat, thing), shipsAt(scene, to, seat, thing)),
      trail([sectorAt(from), sectorAt(to)], colourOf(scene, seat)),
    ),

  // ——— relations ———
  'relation-offered': ({ seat, other }) => show(pulse(panel(other)), pulse(panel(seat))),
  'relation-refused': ({ seat, other }) => show(pulse(panel(other)), pulse(panel(seat))),
  'relation-formed': ({ seat, other }) =>
    show(
      fly(panel(seat), panel(other), icon('person')),
      fly(panel(other), panel(seat), icon('person')),
    ),
  'relation-broken': ({ seat, other }) => show(shoot(panel(seat), panel(other))),
  traitor: ({ seat }) => show(pulse(panel(seat))),

  // ——— battles ———
  // A battle that is over with one choice is played beside its sector, one with decisions on its stage.
  'battle-began': ({ sector, attacker, defender }, scene) => {
    const sides = [attacker, defender].map((side) => sideOf(scene, sector, side));
    const goesOn = [attacker, defender].every((side) => isLeft(scene.after, sector, side));
    // The stage opens when it is told of, not while something else still is.
    if (goesOn) return show(pulse(sectorAt(sector)), appear('battle'));
    const title = phrase('board.battle-at', { sector: sectorName(sector) });
    const opened = arena(sectorAt(sector), title, sides, skyOf(sector));
    return show(pulse(sectorAt(sector)), opened, withhold('battle'));
  },
  volley: ({ side, thing, sector, dice, missiles }, scene) =>
    saying(
      // What the dice show is for them to tell.
      phrase('motion.volley', {
        side: sideName(side),
        thing,
        missiles: missiles ? 'yes' : 'no',
      }),
      pulse(fightersAt(scene, sector, side, thing)),
      // On a battle's stage, where the report will be: what the ships can do stays in sight.
      throwDice(['arena dice', 'battle report', 'battle', sectorAt(sector)], diceOf(dice)),
      withhold('battle report'),
      ...oddsOf(scene, sector),
    ),
  missed: silent,
  'no-cannons': silent,
  'ship-hit': (hit, scene) => {
    const { side, thing, sector, by, damage } = hit;
    const marks = scars(scene, hit);
    const group = groupWith(side, thing);
    const ship = hit.before + damage > hit.hull ? nextToFall(scene, sector, group) : marks[0]?.ship;
    return quietly(
      shoot(
        [
          ...groupsOf(by).map((group) => fighter(by, THINGS[thingOf(group)])),
          ...sideAt(scene, sector, by),
        ],
        fightersAt(scene, sector, side, thing, ship),
        `−${damage}`,
      ),
      ...marks.map(({ spot }) => appear(spot)),
    );
  },
  'ship-destroyed': ({ side, thing, sector }, scene) => {
    const group = groupWith(side, thing);
    const ship = nextToFall(scene, sector, group);
    falls(scene, group);
    return show(burst(fightersAt(scene, sector, side, thing, ship)));
  },
  'retreat-declared': told,
  retreated: ({ seat, thing, from, sector }, scene) =>
    show(fly(shipsAt(scene, from, seat, thing), shipsAt(scene, sector, seat, thing))),
  stalemate: ({ sector }) => show(pulse(sectorAt(sector))),
  'ship-stranded': ({ side, thing, sector }, scene) =>
    show(burst(shipsAt(scene, sector, side, thing))),
  'battle-empty': ({ sector }) =>
    show(
      pulse(sectorAt(sector)),
      verdict(phrase('event.battle-empty', { sector: sectorName(sector) })),
    ),
  'battle-won': ({ side, sector }, scene) =>
    show(
      isNpc(side) ? pulse(sectorAt(sector)) : pulse(sectorAt(sector), colourOf(scene, side)),
      verdict(phrase('event.battle-won', { side: sideName(side), sector: sectorName(sector) })),
    ),
  'no-reputation': silent,
  // Which tiles they are would tell that the battle is over.
  'reputation-drawn': ({ seat, n }, { seats }) =>
    show(count(panel(seat), n, 'trophy'), ...(seats[seat]?.mine ? [appear('offers')] : [])),
  'reputation-returned': silent,
  'damage-repaired': silent,
  bombarded: ({ sector, dice }, scene) =>
    show(throwDice([sectorAt(sector), 'board'], diceOf(dice)), ...lostCubes(sector, scene)),
  'neutron-bombed': ({ sector }, scene) =>
    show(pulse(sectorAt(sector)), ...lostCubes(sector, scene)),
  'population-withered': ({ sector }, scene) =>
    show(pulse(sectorAt(sector)), ...lostCubes(sector, scene)),

  // ——— upkeep and clean-up ———
  income: ({ seat, change }, scene) => along(counted(scene, seat, 'money', change)),
  production: ({ seat, science, materials }, scene) =>
    along(counted(scene, seat, 'science', science), counted(scene, seat, 'materials', materials)),
  insolvent: ({ seat }) => show(pulse(panel(seat))),
  collapsed: ({ seat }) => show(pulse(panel(seat))),
  'techs-offered': told,
  'tech-bag-empty': told,
  'cubes-recovered': silent,
});
