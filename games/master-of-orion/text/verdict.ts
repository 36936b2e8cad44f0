/** How a game ended where that is not plain from the points. */
import { type Phrase, placesBy, type View } from '@orrery/kernel';
import { ROUNDS } from '../data/limits.ts';
import { compareScores, finalScore, wealth } from '../scoring.ts';
import type { Player, State } from '../state.ts';
import { ending } from '../steps/round.ts';
import { listPhrase, seatPhrase } from './phrases.ts';

/** Why it is over before its time (MOO-10.2, MOO-10.3), and what decided it if not the most points. */
export function verdict({ position: { state } }: View<State>): Phrase | null {
  const { players } = state;
  const places = placesBy(players.length, (a, b) => compareScores(players[a], players[b]));
  const winners = [...players.keys()].filter((seat) => places[seat] === 1);
  const decided = tieBroken(players, winners);
  const end = state.round < ROUNDS ? ending(state) : null;
  if (!end || end.reason === 'rounds') return decided;
  const won = decided ?? { id: 'early.won', values: { player: seatPhrase(winners[0]) } };
  return { id: `early.${end.reason}`, values: { player: seatPhrase(end.seat), won } };
}

/** How a tie for the first place was broken (MOO-11.6); null if the most points decided. */
function tieBroken(players: readonly Player[], winners: readonly number[]): Phrase | null {
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
