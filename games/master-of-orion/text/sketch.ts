/** The table in plain characters, for the terminal. */
import { deckSize, NONE, type Phrase, UNKNOWN, type View } from '@orrery/kernel';
import { ADVISORS } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { RESOURCES } from '../data/effects.ts';
import { RACES } from '../data/races.ts';
import { attackStrength, defenceStrength, FLEET } from '../fleets.ts';
import { hasNextRound, incomeOf, nextLevel } from '../outlook.ts';
import { ADVISOR_PLACE, hasCube, type Player, type State } from '../state.ts';
import { advisorName, buildingName, cardText, raceName } from './card-text.ts';

type Say = (phrase: Phrase) => string;

export function sketch(view: View<State>, seat: number, say: Say): string {
  const { state } = view.position;
  const parts = [
    ...state.players.map((player, of) => numberLines(state, player, of, say)),
    ...state.players.map((player, of) => systemLines(player, of, say)),
    stackLines(state, say),
    ...advisorParts(state, say),
    handLines(state.players[seat], say),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const label = (name: string, say: Say): string => say({ id: `label.${name}` });
const card = (number: number, say: Say): string => say(buildingName(CARDS[number]));

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
    ...(hasNextRound(state) ? [say({ id: 'board.next-level', values: { level } })] : []),
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

/** Advisors for hire by name, then each with its text, in a part of its own: that never changes. */
function advisorParts({ row }: State, say: Say): string[][] {
  if (row.length === 0) return [];
  const advisors = row.map((advisor) => ADVISORS[advisor]);
  const names = advisors.map((advisor) => say(advisorName(advisor)));
  return [
    [`${label('advisors', say)}: ${names.join(', ')}`],
    ...advisors.map((advisor, at) => [`${names[at]}: ${cardText(advisor).map(say).join(' ')}`]),
  ];
}

/** The hand; of a rival's one sees only what was shown. */
function handLines({ hand, shown }: Player, say: Say): string[] {
  const known = [...hand, ...shown].filter((one) => one !== UNKNOWN).sort((a, b) => a - b);
  if (known.length === 0) return [];
  return [`${label('hand', say)}: ${known.map((one) => card(one, say)).join(', ')}`];
}
