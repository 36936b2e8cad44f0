/** What decided a game in which the points did not. */
import { type Phrase, placesBy, type View } from '@orrery/kernel';
import { compareScores, finalScore, wealth } from '../scoring.ts';
import type { State } from '../state.ts';
import { listPhrase, seatPhrase } from './phrases.ts';

/** How a tie for the first place was broken (MOO-11.6); null if the most points decided. */
export function verdict({ position: { state } }: View<State>): Phrase | null {
  const { players } = state;
  const places = placesBy(players.length, (a, b) => compareScores(players[a], players[b]));
  const winners = [...players.keys()].filter((seat) => places[seat] === 1);
  const winner = players[winners[0]];
  const tied = players.filter((player) => finalScore(player) === finalScore(winner));
  if (tied.length === 1) return null;
  if (winners.length > 1)
    return { id: 'tie.shared', values: { list: listPhrase(winners.map(seatPhrase)) } };
  const player = seatPhrase(winners[0]);
  const isByLoyalty = tied.every((other) => other === winner || other.loyalty < winner.loyalty);
  return isByLoyalty
    ? { id: 'tie.loyalty', values: { player, n: winner.loyalty } }
    : { id: 'tie.resources', values: { player, n: wealth(winner) } };
}
