/** Tree, star map and faction boards in plain characters, for the terminal. */
import { NONE, type Phrase, type View } from '@orrery/kernel';
import { SPACES } from '../actions.ts';
import {
  ACHIEVEMENTS,
  COLUMNS,
  COMPANION,
  LOCATIONS,
  SLOTS,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { shipClass } from '../fleet.ts';
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
} from '../state.ts';
import { growthOf, oreOf } from '../steps/produce.ts';
import { factionName, placeNameIn, slotName } from './board-places.ts';
import { name, phrase } from './phrases.ts';

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
  return [
    say(phrase('term.tree')),
    ...treeLines(state, say),
    '',
    say(phrase('term.map')),
    ...mapLines(state, say),
    '',
    ...achievementLines(state, say),
    '',
    ...state.players.flatMap((_, at) => playerLines(state, at, at === seat, say)),
  ].join('\n');
}

/** Each slot with its card, the type it hands on, and a letter for each faction that researched it. */
function treeLines(state: State, say: Say): string[] {
  return SLOTS.map(({ id, prerequisites }) => {
    const card = state.cards[id];
    const cubes = state.players.map((p, at) => (ownsSlot(p, id) ? LETTERS[at] : '·')).join('');
    const from = prerequisites.map(slotName).join(' ');
    if (card === NONE) return `  ${slotName(id).padEnd(7)}${cubes}  ${fit('—', 34)}${from}`;
    const types = TECHNOLOGIES[card].types.map((type) => say(phrase(`type.${type}`))).join('/');
    const title = `${say(name(TECHNOLOGIES[card].key))} (${types})`;
    return `  ${slotName(id).padEnd(7)}${cubes}  ${fit(title, 50)}${from}`.trimEnd();
  });
}

/** Each place with who controls it and the levels of all ships there. */
function mapLines(state: State, say: Say): string[] {
  return LOCATIONS.filter(({ id }) => placeExists(state, id)).map(({ id, key }) => {
    const system = state.systems[id];
    const facts = system === NONE ? '' : ` (${SYSTEMS[system].strength}/${SYSTEMS[system].points})`;
    const controller = state.controllers[id];
    const outpost = controller === NONE ? '' : ` [${LETTERS[controller].toUpperCase()}]`;
    const ships = state.players
      .map((player, at) => {
        let levels = '';
        for (let level = SHIP_LEVELS; level > 0; level--) {
          levels += String(level).repeat(player.ships[shipClass(id, level)]);
        }
        return levels === '' ? '' : ` ${LETTERS[at]}:${levels}`;
      })
      .join('');
    const at = id === COMPANION ? ` → ${LOCATIONS[state.companionAt].key}` : '';
    return `  ${key.padEnd(11)}${fit(`${say(placeNameIn(state, id))}${facts}${at}`, 30)}${outpost}${ships}`;
  });
}

function achievementLines(state: State, say: Say): string[] {
  return state.achievements.map((id, card) => {
    const { key, points } = ACHIEVEMENTS[id];
    const claims = state.claims.slice(card * 3, card * 3 + 3);
    const discs = claims.map((seat, at) => (seat === NONE ? points[at] : LETTERS[seat])).join(' ');
    return `  ${fit(say(name(key)), 24)}${discs}`;
  });
}

function playerLines(state: State, seat: number, own: boolean, say: Say): string[] {
  const player = state.players[seat];
  const columns = COLUMNS.map((column, at) => `${column}${player.columns[at]}`).join(' ');
  const pawn = player.pawn === NONE ? '—' : SPACES[player.pawn].key;
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
  return [
    `${own ? '>' : ' '} ${LETTERS[seat]} ${say(factionName(state, seat))} (${boardOf(player).side}): ${totalPoints(state, seat)}`,
    `    ${facts.join(', ')}`,
    ...(cards.length > 0 ? [`    ${cards.join(', ')}`] : []),
  ];
}
