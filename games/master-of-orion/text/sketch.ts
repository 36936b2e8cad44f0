/** The table in plain characters, for the terminal. */
import { deckSize, NONE, type Phrase, UNKNOWN, type View } from '@orrery/kernel';
import { ADVISORS } from '../data/advisors.ts';
import { CARDS } from '../data/buildings.ts';
import { RACES } from '../data/races.ts';
import { RESOURCES } from '../effects.ts';
import { ADVISOR_PLACE, hasCube, type Player, type State } from '../state.ts';
import { advisorName, buildingName, raceName } from './card-text.ts';

type Say = (phrase: Phrase) => string;

export function sketch(view: View<State>, seat: number, say: Say): string {
  const { state } = view.position;
  const label = (name: string) => say({ id: `label.${name}` });
  const top = state.discard.at(-1);
  const lines = state.players.flatMap((player, of) => playerLines(state, player, of, say));
  lines.push(`${label('deck')}: ${deckSize(state.deck)}`);
  lines.push(
    `${label('discard')}: ${state.discard.length}${top === undefined ? '' : ` (${card(top, say)})`}`,
  );
  if (state.row.length > 0) {
    const row = state.row.map((advisor) => say(advisorName(ADVISORS[advisor])));
    lines.push(`${label('advisors')}: ${row.join(', ')}`);
  }
  const hand = handOf(state.players[seat]);
  // Of a rival's hand one sees only what was shown.
  if (hand.length > 0) {
    lines.push(`${label('hand')}: ${hand.map((one) => card(one, say)).join(', ')}`);
  }
  return lines.join('\n');
}

const card = (number: number, say: Say): string => say(buildingName(CARDS[number]));
const handOf = ({ hand, shown }: Player): number[] =>
  [...hand, ...shown].filter((one) => one !== UNKNOWN).sort((a, b) => a - b);

/** A line of numbers, then a line for each system, bottom to top; `*` marks a cube. */
function playerLines(state: State, player: Player, seat: number, say: Say): string[] {
  const label = (name: string) => say({ id: `label.${name}` });
  const race = player.race === NONE ? '—' : say(raceName(RACES[player.race]));
  const numbers = [
    ...RESOURCES.map(
      (resource, i) => `${say({ id: `resource.${resource}` })} ${player.resources[i]}`,
    ),
    `${label('loyalty')} ${player.loyalty}`,
    `${label('points')} ${player.points}`,
    `${label('available')} ${player.available}/${player.available + player.reserve}`,
    `${label('hand')} ${player.hand.length + player.shown.length}`,
  ];
  const first = state.first === seat ? ` (${label('first-player')})` : '';
  const lines = [`${say({ id: `seat.${seat}` })} · ${race}${first}`, `  ${numbers.join(' · ')}`];
  const cube = (place: number) => (hasCube(player, place) ? '*' : '');
  player.systems.forEach((system, at) => {
    const cards = system.map((one) => card(one, say));
    if (at === player.alluvia) cards.unshift(say(advisorName(ADVISORS[player.advisor])));
    lines.push(`  ${label('system')} ${at + 1}: ${cards.join(' < ')}${cube(at)}`);
  });
  if (player.advisor !== NONE) {
    const name = say(advisorName(ADVISORS[player.advisor]));
    lines.push(`  ${label('advisor')}: ${name}${cube(ADVISOR_PLACE)}`);
  }
  return lines;
}
