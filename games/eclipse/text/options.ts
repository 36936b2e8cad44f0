/** What each option is in words, and what on the board it is about. */
import type { OptionText, Phrase, ReadOption, View } from '@orrery/kernel';
import { has } from '../bits.ts';
import { ENERGY, HULL, partAt, STATS } from '../blueprints.ts';
import { enemyOf, groupOf, groupStat, THINGS } from '../combat/sides.ts';
import { squareKind } from '../cubes.ts';
import { ACTIONS, BUILD, MOVE, UPGRADE } from '../data/actions.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { DISCOVERY_POINTS } from '../data/discoveries.ts';
import { FIRST_ANCIENT_PART, PARTS } from '../data/parts.ts';
import { RESOURCE_IDS, SQUARE_IDS } from '../data/resources.ts';
import { ORBITAL_SQUARE, SECTORS } from '../data/sectors.ts';
import { BUILD_IDS, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { upkeepWith } from '../data/tracks.ts';
import { partnersIn } from '../diplomacy.ts';
import { DIRECTION_IDS, neighbour, OFF_GRID } from '../galaxy/hexes.ts';
import { connection, FULL, turned } from '../galaxy/wormholes.ts';
import type { Player, State } from '../state.ts';
import { costOf } from '../steps/build.ts';
import { PER_ARTIFACT } from '../steps/research.ts';
import { moneyAfterUpkeep } from '../steps/upkeep.ts';
import { tradeRate, upkeepCost } from '../storage.ts';
import { priceOf } from '../technologies.ts';
import { NO_SECTOR, sectorAt, wormholesOf } from '../ways.ts';
import {
  discoveryName,
  listed,
  partName,
  phrase,
  sectorName,
  speciesName,
  techName,
} from './component-text.ts';
import type { MessageId } from './en.ts';
import { placeOf } from './places.ts';
import { askedBy } from './questions.ts';
import { sideName } from './sides.ts';
import { zoneName } from './zones.ts';

interface Context {
  readonly view: View<State>;
  readonly state: State;
  readonly player: Player;
  readonly seat: number;
  readonly args: readonly number[];
}

type Describe = (context: Context) => OptionText;

const say = (
  id: MessageId,
  values: Phrase['values'],
  touches: readonly string[],
  more: Partial<OptionText> = {},
): OptionText => ({ words: phrase(id, values), touches, ...more });

const plain =
  (id: MessageId, touches: readonly string[] = [], more: Partial<OptionText> = {}): Describe =>
  () =>
    say(id, undefined, touches, more);
const finish = (id: MessageId, more: Partial<OptionText> = {}): Describe =>
  plain(id, [], { ...more, tone: 'finish' });

/** An option that is about one sector. */
const about =
  (id: MessageId): Describe =>
  ({ args: [sector] }) =>
    say(id, { sector: sectorName(sector) }, [placeOf.sector(sector)]);

/** The directions in which a turned sector is open. */
function openings(sector: number, rotation: number): Phrase {
  const edges = turned(SECTORS[sector].wormholes, rotation);
  const open = DIRECTION_IDS.filter((_, d) => has(edges, d));
  return listed(open.map((id) => phrase(`direction.${id}`))) ?? phrase('part.empty');
}

/** Sectors that a turned sector in a zone would be connected with on both sides. */
function joinedAt(state: State, zone: number, sector: number, rotation: number): number[] {
  const edges = turned(SECTORS[sector].wormholes, rotation);
  return DIRECTION_IDS.flatMap((_, d) => {
    const hex = neighbour(zone, d);
    const other = hex === OFF_GRID ? NO_SECTOR : sectorAt(state, hex);
    if (other === NO_SECTOR) return [];
    return connection(edges, wormholesOf(state, other), d) === FULL ? [other] : [];
  });
}

const slotText = ({ view, player, args: [type, slot] }: Context): OptionText => {
  const over = partAt(player, type, slot);
  const values = { thing: SHIPS[type].id, n: slot + 1 };
  const touches = [placeOf.slot(type, slot)];
  const { part } = askedBy(view, 'upgrade-slot', 'ancient-part');
  const from = player.designs[type * STATS + ENERGY];
  const to = from + PARTS[part].energy - (PARTS[over]?.energy ?? 0);
  const effect = phrase('effect.energy', { from, to });
  return over === EMPTY_SLOT
    ? say('option.empty-slot', values, touches, { effect })
    : say('option.slot', { ...values, part: partName(over) }, touches, { effect });
};

const actionTexts = Object.fromEntries(
  ACTIONS.map(({ id, index }): [string, Describe] => [
    id,
    plain(`option.${id}`, [placeOf.action(index)], { group: phrase('group.actions') }),
  ]),
);
const reactionTexts = Object.fromEntries(
  ([UPGRADE, BUILD, MOVE] as const).map((index): [string, Describe] => {
    const id = `option.react-${ACTIONS[index].id}` as MessageId;
    return [
      `react-${ACTIONS[index].id}`,
      plain(id, [placeOf.action(index)], { group: phrase('group.actions') }),
    ];
  }),
);

const OPTIONS: Readonly<Record<string, Describe>> = {
  species: ({ args: [species] }) =>
    say('option.species', { species: speciesName(species) }, [placeOf.species(species)]),
  'turn-home': ({ player, args: [rotation] }) => {
    const { home } = SPECIES[player.species];
    return say('option.turn-home', { directions: openings(home, rotation) }, [
      placeOf.turned(home, rotation),
      placeOf.sector(home),
    ]);
  },
  ...actionTexts,
  ...reactionTexts,
  pass: finish('option.pass', { rule: 'ECL-11.5' }),
  resign: plain('option.resign', [], { rule: 'ECL-17.2' }),
  'end-turn': finish('option.end-turn'),
  done: finish('option.done'),
  stop: finish('option.stop'),

  trade: ({ player, args: [from, to] }) => {
    const n = tradeRate(player);
    return say(
      'option.trade',
      { n, from: RESOURCE_IDS[from], to: RESOURCE_IDS[to] },
      [placeOf.track(from), placeOf.track(to)],
      { group: phrase('group.trade', { n }), rule: 'ECL-2.8' },
    );
  },
  settle: ({ player, args: [sector, square, track] }) => {
    const { advanced } = SECTORS[sector].squares[square] ?? { advanced: false };
    return say(
      'option.settle',
      {
        sector: sectorName(sector),
        square: SQUARE_IDS[squareKind(sector, square)],
        resource: RESOURCE_IDS[track],
        advanced: advanced ? 'yes' : 'no',
      },
      [placeOf.square(sector, square), placeOf.sector(sector)],
      { group: phrase('group.colony-ships', { n: player.colonyShips }), rule: 'ECL-3.1' },
    );
  },
  propose: ({ args: [other] }) =>
    say('option.propose', { seat: sideName(other) }, [placeOf.seat(other)], {
      group: phrase('group.diplomacy'),
      effect: phrase('effect.relation'),
      rule: 'ECL-6.4',
    }),

  track: ({ args: [track] }) =>
    say('option.track', { resource: RESOURCE_IDS[track] }, [placeOf.track(track)]),
  accept: plain('option.accept', [], { effect: phrase('effect.relation') }),
  refuse: plain('option.refuse'),
  'return-tile': ({ args: [n] }) => say('option.return-tile', { n }, [placeOf.reputation]),
  'keep-tile': ({ args: [n] }) => say('option.keep-tile', { n }, [placeOf.reputation]),

  zone: ({ state, seat, args: [zone] }) => ({
    words: zoneName(state, seat, zone),
    touches: [placeOf.zone(zone)],
  }),
  reveal: ({ args: [n] }) => say('option.reveal', { n }, []),
  place: ({ view, state, args: [sector, rotation] }) => {
    const { zone } = askedBy(view, 'place-sector');
    const joined = listed(joinedAt(state, zone, sector, rotation).map(sectorName));
    return say(
      'option.place',
      { sector: sectorName(sector), directions: openings(sector, rotation) },
      [placeOf.turned(sector, rotation), placeOf.zone(zone)],
      joined ? { effect: phrase('effect.joins', { sectors: joined }) } : {},
    );
  },
  discard: plain('option.discard', [], { rule: 'ECL-4.5' }),
  'put-disc': ({ view, player }) => {
    const { sector } = askedBy(view, 'claim', 'occupy');
    return say('option.put-disc', undefined, [placeOf.sector(sector)], {
      effect: phrase('effect.put-disc', {
        n: SECTORS[sector].points,
        from: upkeepCost(player),
        to: upkeepWith(player.discs - 1),
      }),
    });
  },
  'no-disc': finish('option.no-disc'),
  'use-discovery': ({ view }) => {
    const { tile } = askedBy(view, 'discovery');
    const discovery = tile < 0 ? phrase('discovery.unknown') : discoveryName(tile);
    return say('option.use-discovery', { discovery }, tile < 0 ? [] : [placeOf.discovery(tile)]);
  },
  'keep-discovery': () => say('option.keep-discovery', { n: DISCOVERY_POINTS }, []),
  'take-tech': ({ args: [tech] }) =>
    say('option.take-tech', { tech: techName(tech) }, [placeOf.tech(tech)]),
  'keep-part': finish('option.keep-part'),

  'disc-from-track': plain('option.disc-from-track', [placeOf.influence]),
  'disc-from': about('option.disc-from'),
  'disc-to': about('option.disc-to'),
  'disc-to-track': plain('option.disc-to-track', [placeOf.influence]),

  'research-tech': ({ player, args: [tech] }) =>
    say('option.research-tech', { tech: techName(tech), price: priceOf(player, tech) }, [
      placeOf.tech(tech),
    ]),
  gain: ({ args: [resource] }) =>
    say('option.gain', { n: PER_ARTIFACT, resource: RESOURCE_IDS[resource] }, [
      placeOf.track(resource),
    ]),

  slot: slotText,
  'take-off': ({ player, args: [type, slot] }) =>
    say(
      'option.take-off',
      { part: partName(partAt(player, type, slot)), thing: SHIPS[type].id, n: slot + 1 },
      [placeOf.slot(type, slot)],
    ),
  part: ({ args: [part] }) =>
    say(
      part >= FIRST_ANCIENT_PART ? 'option.saved-part' : 'option.part',
      { part: partName(part) },
      [placeOf.part(part)],
    ),

  'build-thing': ({ player, args: [thing, sector] }) =>
    say(
      'option.build-thing',
      { thing: BUILD_IDS[thing], sector: sectorName(sector), price: costOf(player, thing) },
      [placeOf.sector(sector), placeOf.build(thing)],
      { group: phrase('group.build', { thing: BUILD_IDS[thing] }) },
    ),
  ship: ({ seat, args: [type, sector] }) =>
    say('option.ship', { thing: SHIPS[type].id, sector: sectorName(sector) }, [
      placeOf.ships(sector, seat, type),
      placeOf.sector(sector),
    ]),
  step: ({ state, seat, args: [sector] }) => {
    const touches = [placeOf.sector(sector)];
    const partner = partnersIn(state, sector, seat).at(-1);
    if (partner === undefined) return say('option.step', { sector: sectorName(sector) }, touches);
    return say(
      'option.step-breaks',
      { sector: sectorName(sector), seat: sideName(partner) },
      touches,
      { rule: 'ECL-6.13' },
    );
  },

  attack: plain('option.attack'),
  retreat: about('option.retreat'),
  'bombard-roll': plain('option.bombard-roll', [], { rule: 'ECL-14.9' }),
  'bombard-neutron': plain('option.bombard-neutron', [], { rule: 'ECL-14.10' }),
  'bombard-spare': finish('option.bombard-spare'),
  kill: ({ view, state, args: [kind] }) => {
    const { sector } = askedBy(view, 'bombard-cube');
    const squares = [...Array(ORBITAL_SQUARE + 1).keys()].filter(
      (square) => has(state.cubes[sector], square) && squareKind(sector, square) === kind,
    );
    return say('option.kill', { square: SQUARE_IDS[kind] }, [
      ...squares.map((square) => placeOf.square(sector, square)),
      placeOf.sector(sector),
    ]);
  },
  target: ({ state, seat, args: [thing, damage] }) => {
    if (!state.battle) return say('option.attack', undefined, []);
    const { sector } = state.battle;
    const enemy = enemyOf(state.battle, seat);
    const type = thing < SHIPS.length ? thing : 0;
    const hull = groupStat(state, groupOf(enemy, type), HULL);
    return say('option.target', { thing: THINGS[thing], damage, hull }, [
      placeOf.target(sector, enemy, thing, damage),
      placeOf.ships(sector, enemy, thing),
    ]);
  },

  pay: ({ player }) => {
    const [n, short] = [upkeepCost(player), -moneyAfterUpkeep(player)];
    const id = short > 0 ? 'option.pay-short' : 'option.pay';
    return say(id, { n, short }, [], { tone: 'finish', rule: short > 0 ? 'ECL-15.4' : 'ECL-15.3' });
  },
  'give-up': about('option.give-up'),
  'stop-game': plain('option.stop-game'),
  'play-on': plain('option.play-on'),
};

export function describeOption(view: View<State>, seat: number, option: ReadOption): OptionText {
  const { state } = view.position;
  const player = state.players[seat];
  return OPTIONS[option.kind]({ view, state, player, seat, args: option.args });
}
