/** Tree, star map and faction boards in plain characters, for the terminal. */
import { NONE, type Phrase, type View } from '@orrery/kernel';
import { ACTIONS, SPACES } from '../actions.ts';
import { count } from '../counting.ts';
import {
  ACHIEVEMENTS,
  achievementSlots,
  COLUMNS,
  COMPANION,
  END_TRIGGER,
  GUILDS,
  LOCATIONS,
  SLOTS,
  STAR_MAPS,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { shipClass, strengthNeeded } from '../fleet.ts';
import { linkedTo } from '../links.ts';
import { totalPoints } from '../scoring.ts';
import {
  boardOf,
  discsGone,
  FOOD,
  ORE,
  ownsSlot,
  placeExists,
  SHIP_LEVELS,
  type State,
  seatCount,
} from '../state.ts';
import { CLAIMS_PER_CARD, claimsMade } from '../steps/claim.ts';
import { growthOf, oreOf } from '../steps/produce.ts';
import { levelName, name, phrase } from './phrases.ts';
import { actionName, eventName, factionName, placeNameIn, slotName } from './places.ts';

type Say = (phrase: Phrase) => string;

/** Factions are letters in the order of the seats. */
const LETTERS = 'abcd';

const fit = (words: string, wide: number): string =>
  [...words]
    .slice(0, wide - 1)
    .join('')
    .padEnd(wide);

export function sketch({ position }: View<State>, seat: number, say: Say): string {
  const { state } = position;
  if (state.players.some((player) => player.board === NONE)) return '';
  const parts = [
    ...[1, 2, 3, 4].map((level) => treeLines(state, level, say)),
    [say(phrase('sketch.map'))],
    mapLines(state, seat, say),
    achievementLines(state, seat, say),
    tableLines(state, say),
    ...state.players.map((_, at) => playerLines(state, at, say)),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Names of events that point at a card, with a mark. */
const links = (events: readonly number[], say: Say): string =>
  events.map((event) => ` !${say(eventName(event))}`).join('');

/**
 * Each slot of a level with a letter for each faction that researched it, its card, the types it
 * hands on, and the slots that it takes.
 */
function treeLines(state: State, level: number, say: Say): string[] {
  const slots = SLOTS.filter((slot) => slot.level === level).map(
    ({ id, prerequisites, needed }) => {
      const card = state.cards[id];
      const cubes = state.players.map((p, at) => (ownsSlot(p, id) ? LETTERS[at] : '·')).join('');
      const some = needed < prerequisites.length ? `${needed}/${prerequisites.length} ` : '';
      const from =
        prerequisites.length > 0 ? ` ← ${some}${prerequisites.map(slotName).join(' ')}` : '';
      const head = `  ${slotName(id).padEnd(6)} ${cubes} `;
      if (card === NONE) return `${head} —${from}`;
      const types = TECHNOLOGIES[card].types.map((type) => say(phrase(`type.${type}`))).join('/');
      const linked = links(linkedTo(state, 'technology', id), say);
      return `${head} ${say(name(TECHNOLOGIES[card].key))} (${types})${from}${linked}`;
    },
  );
  return [`${say(phrase('term.tree'))}, ${say(levelName(level))}`, ...slots];
}

/** Each place with its card, who controls it, the levels of all ships there, and ways from it. */
function mapLines(state: State, seat: number, say: Say): string[] {
  const { neighbours } = STAR_MAPS[seatCount(state)];
  const places = LOCATIONS.filter(({ id }) => placeExists(state, id)).map(({ id, key }) => {
    const near = id === COMPANION ? [state.companionAt] : neighbours[id];
    const ways = [...near, ...(state.companionAt === id ? [COMPANION] : [])];
    const system = state.systems[id];
    const facts =
      system === NONE
        ? ''
        : ` (${strengthNeeded(state, seat, id)}/${SYSTEMS[system].points})${links(linkedTo(state, 'system', id), say)}`;
    const title = fit(`${say(placeNameIn(state, id))}${facts}`, 30);
    const line = `  ${key.padEnd(11)}${title}${shipsAt(state, id)}`.trimEnd();
    return `${line} → ${ways.map((way) => LOCATIONS[way].key).join(', ')}`;
  });
  return [say(phrase('term.map')), ...places];
}

/** `[A] a:31 b:2`: controlled by a, with ships of levels 3 and 1, and one of level 2 of b. */
function shipsAt(state: State, place: number): string {
  const controller = state.controllers[place];
  const outpost = controller === NONE ? '' : ` [${LETTERS[controller].toUpperCase()}]`;
  const ships = state.players.map((player, at) => {
    let levels = '';
    for (let level = SHIP_LEVELS; level > 0; level--) {
      levels += String(level).repeat(player.ships[shipClass(place, level)]);
    }
    return levels === '' ? '' : ` ${LETTERS[at]}:${levels}`;
  });
  return `${outpost}${ships.join('')}`;
}

/** Achievements with what they ask for, how far one is, and their slots; and what ends the game. */
function achievementLines(state: State, seat: number, say: Say): string[] {
  const seats = seatCount(state);
  const cards = state.achievements.map((id, card) => {
    const { key, points, count: counter, atLeast } = ACHIEVEMENTS[id];
    const first = card * CLAIMS_PER_CARD;
    const claims = state.claims.slice(first, first + achievementSlots(seats));
    const discs = claims.map((owner, at) => (owner === NONE ? points[at] : LETTERS[owner]));
    const condition = say(phrase(`condition.${counter}`, { n: atLeast }));
    const linked = links(linkedTo(state, 'achievement', id), say);
    return `  ${say(name(key))} ${discs.join(' ')}: ${condition} (${count(state, seat, counter)}/${atLeast})${linked}`;
  });
  const end = phrase('sketch.end', { n: claimsMade(state), of: END_TRIGGER[seats] });
  return [`${say(phrase('term.achievements'))}. ${say(end)}`, ...cards];
}

/** Guilds and events that lie open for everybody. */
function tableLines(state: State, say: Say): string[] {
  const guilds = GUILDS.filter(({ id }) => (state.guilds >> id) & 1).map(({ key }) =>
    say(name(key)),
  );
  const events = state.standing.map((event) => say(eventName(event)));
  return [
    ...(guilds.length > 0 ? [`${say(phrase('term.guilds'))}: ${guilds.join(', ')}`] : []),
    ...(events.length > 0 ? [`${say(phrase('term.events'))}: ${events.join(', ')}`] : []),
  ];
}

function playerLines(state: State, seat: number, say: Say): string[] {
  const player = state.players[seat];
  const columns = COLUMNS.map((column, at) => `${column}${player.columns[at]}`).join(' ');
  const pawn = player.pawn === NONE ? '—' : say(actionName(ACTIONS[SPACES[player.pawn].action]));
  const facts = [
    `${say(phrase('term.ore'))} ${player.ore}`,
    `${say(phrase('term.population'))} ${player.population}`,
    `${say(phrase('term.supply'))} ${columns}`,
    `${say(phrase('term.growth-track'))} ${discsGone(player, FOOD)} (+${growthOf(player)})`,
    `${say(phrase('term.ore-track'))} ${discsGone(player, ORE)} (+${oreOf(player)})`,
    `${say(phrase('term.automation'))} ${player.automation.length}`,
    `${say(phrase('term.pawn'))} ${pawn}`,
  ];
  const cards = [
    ...player.colonies.map((system) => SYSTEMS[system].key),
    ...player.technologies.map((technology) => TECHNOLOGIES[technology].key),
  ].map((key) => say(name(key)));
  const title = [
    `${LETTERS[seat]} ${say({ id: `seat.${seat}` })}`,
    `${say(factionName(state, seat))} (${say(phrase(`sketch.side.${boardOf(player).side}`))})`,
    say(phrase('sketch.points', { n: totalPoints(state, seat) })),
  ];
  return [
    title.join(' · '),
    `  ${facts.join(', ')}`,
    ...(cards.length > 0 ? [`  ${cards.join(', ')}`] : []),
  ];
}
