/** The table in plain characters, for the terminal. */
import { deckSize, NONE, type Phrase, UNKNOWN, type View } from '@orrery/kernel';
import { ADVISORS } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import { RESOURCES } from '../effects.ts';
import { attackStrength, defenceStrength, FLEET } from '../fleets.ts';
import { incomeOf, nextLevel } from '../outlook.ts';
import { ADVISOR_PLACE, hasCube, type Player, type State } from '../state.ts';
import { advisorName, buildingName, cardText, raceName } from './card-text.ts';
import { buildingLines, raceLines } from './things.ts';

type Say = (phrase: Phrase) => string;

export function sketch(view: View<State>, seat: number, say: Say): string {
  const { state } = view.position;
  const own = state.players[seat];
  const parts = [
    ...state.players.map((player, of) => numberLines(state, player, of, say)),
    ...state.players.map((player, of) => systemLines(player, of, say)),
    stackLines(state, say),
    ...(own.race === NONE ? [raceLinesOf(state, say)] : []),
    ...advisorParts(state, say),
    ...handParts(own, say),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const label = (name: string, say: Say): string => say({ id: `label.${name}` });
const card = (number: number, say: Say): string => say(buildingName(CARDS[number]));

/** A name, and what is printed on the card. */
const told = (name: Phrase, lines: readonly Phrase[], say: Say): string =>
  `${say(name)}: ${lines.map(say).join(' ')}`;

/** A row of cards by name, and each of them with its text, in a part of its own: it never changes. */
const rowParts = (title: string, names: readonly Phrase[], texts: readonly string[], say: Say) =>
  names.length === 0
    ? []
    : [[`${title}: ${names.map(say).join(', ')}`], ...[...new Set(texts)].map((text) => [text])];

function numberLines(state: State, player: Player, seat: number, say: Say): string[] {
  const race = player.race === NONE ? '—' : say(raceName(RACES[player.race]));
  const income = incomeOf(player);
  const level = say({ id: `board.level.${nextLevel(player)}` });
  const numbers = [
    ...RESOURCES.map((resource, i) => {
      const gain = income[i] > 0 ? ` (+${income[i]})` : '';
      return `${say({ id: `resource.${resource}` })} ${player.resources[i]}${gain}`;
    }),
    `${label('loyalty', say)} ${player.loyalty}`,
    `${label('points', say)} ${player.points}`,
    `${label('available', say)} ${player.available}/${player.available + player.reserve}`,
    `${label('hand', say)} ${player.hand.length + player.shown.length}`,
    ...fleetsInBattle(player, say),
    say({ id: 'board.next-level', values: { level } }),
  ];
  const first = state.first === seat ? ` (${label('first-player', say)})` : '';
  return [`${say({ id: `seat.${seat}` })} · ${race}${first}`, `  ${numbers.join(' · ')}`];
}

/** What counts in battle, where that is not just the fleets. */
function fleetsInBattle(player: Player, say: Say): string[] {
  const [attack, defence] = [attackStrength(player), defenceStrength(player)];
  return [
    ...(attack === player.resources[FLEET] ? [] : [`${label('strength', say)} ${attack}`]),
    ...(defence === player.resources[FLEET] ? [] : [`${label('defence', say)} ${defence}`]),
  ];
}

/** A line for each system, from bottom to top: only the last card works; `*` marks a cube. */
function systemLines(player: Player, seat: number, say: Say): string[] {
  const cube = (place: number) => (hasCube(player, place) ? '*' : '');
  const lines = player.systems.map((system, at) => {
    const cards = system.map((one) => card(one, say));
    if (at === player.alluvia) cards.unshift(say(advisorName(ADVISORS[player.advisor])));
    return `  ${label('system', say)} ${at + 1}: ${cards.join(' < ')}${cube(at)}`;
  });
  if (player.advisor !== NONE) {
    const name = say(advisorName(ADVISORS[player.advisor]));
    lines.push(`  ${label('advisor', say)}: ${name}${cube(ADVISOR_PLACE)}`);
  }
  if (lines.length === 0) return [];
  const name = say({ id: `seat.${seat}` });
  return [say({ id: 'sketch.systems', values: { name } }), ...lines];
}

function stackLines(state: State, say: Say): string[] {
  const top = state.discard.at(-1);
  const shown = top === undefined ? '' : ` (${card(top, say)})`;
  return [
    `${label('deck', say)}: ${deckSize(state.deck)} · ${label('discard', say)}: ${state.discard.length}${shown}`,
  ];
}

function advisorParts({ row }: State, say: Say): string[][] {
  const advisors = row.map((advisor) => ADVISORS[advisor]);
  const texts = advisors.map((advisor) => told(advisorName(advisor), cardText(advisor), say));
  return rowParts(label('advisors', say), advisors.map(advisorName), texts, say);
}

/** Races that nobody has taken yet, while they are being chosen. */
function raceLinesOf({ players }: State, say: Say): string[] {
  const free = RACES.filter((_, race) => players.every((player) => player.race !== race));
  return free.map((race) => told(raceName(race), raceLines(race), say));
}

/** The hand with all that is printed on it; of a rival's hand one sees only what was shown. */
function handParts({ hand, shown }: Player, say: Say): string[][] {
  const known = [...hand, ...shown].filter((one) => one !== UNKNOWN).sort((a, b) => a - b);
  const cards = known.map((one) => CARDS[one]);
  const texts = cards.map((one) => told(buildingName(one), buildingLines(one), say));
  return rowParts(label('hand', say), cards.map(buildingName), texts, say);
}
