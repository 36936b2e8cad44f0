/**
 * Reputation for those who fought in a sector: draw, keep one, return the rest (ECL-14.6,
 * ECL-14.7).
 */
import { choiceSet } from '@orrery/kernel';
import { has } from '../../bits.ts';
import {
  MOST_REPUTATION_DRAWN,
  REPUTATION_FOR_FIGHTING,
  REPUTATION_KINDS,
} from '../../data/reputation.ts';
import { ambassadorsHeld, fitsTrack } from '../../diplomacy.ts';
import type { Battle, Player, State } from '../../state.ts';
import { type Doors, steps } from '../../vocabulary.ts';
import { pointsArg } from '../arguments.ts';
import { currentBattle } from './battle-state.ts';

const reputationChoices = choiceSet({ 'keep-tile': [pointsArg] });
const reputationReturnChoices = choiceSet({ 'return-tile': [pointsArg] });

/** Tiles that a seat draws for this sector (ECL-14.2, ECL-14.3). */
function tilesEarned(battle: Battle, seat: number): number {
  const earned = (has(battle.fled, seat) ? 0 : REPUTATION_FOR_FIGHTING) + battle.credit[seat];
  return Math.min(MOST_REPUTATION_DRAWN, earned);
}

const hasRoom = (player: Player): boolean =>
  fitsTrack(player.species, ambassadorsHeld(player), player.reputation.length + 1);

function draw(state: State, seat: number, k: Doors): void {
  const player = state.players[seat];
  const bag = state.reputationBag;
  const n = Math.min(tilesEarned(currentBattle(state), seat), bag.length);
  // With ambassadors on every slot nothing could be kept: there is nothing to look at.
  if (n === 0 || (!hasRoom(player) && player.reputation.length === 0)) {
    k.emit({ type: 'no-reputation', seat });
    return;
  }
  const tiles: number[] = [];
  for (let i = 0; i < n; i++) tiles.push(k.take(bag));
  k.emit({ type: 'reputation-drawn', seat, n });
  k.push({ step: 'reputation', seat, tiles });
}

/** Different values of some tiles, ascending, as choices. */
function listValues(
  tiles: readonly number[],
  choice: (points: number) => number,
  list: number[],
): void {
  for (const { points } of REPUTATION_KINDS) if (tiles.includes(points)) list.push(choice(points));
}

/** The battles of a sector are over: its ships are repaired (ECL-14.18, ECL-12.9). */
function close(state: State, k: Doors): void {
  if (currentBattle(state).hurt.length > 0) k.emit({ type: 'damage-repaired', seat: -1 });
  state.battle = null;
}

export const reputationSteps = steps({
  'draw-reputation': {
    rule: 'ECL-14.4',
    run(state, { step: name, at = 0 }, k) {
      const { draws, fought } = currentBattle(state);
      if (at === draws.length) return close(state, k);
      k.push({ step: name, seat: -1, at: at + 1 });
      if (has(fought, draws[at])) draw(state, draws[at], k);
    },
  },

  reputation: {
    rule: 'ECL-14.5',
    choices: reputationChoices,
    // Not to be asked would tell everybody that all tiles are alike.
    alwaysAsk: true,
    options(_state, { tiles }, list) {
      listValues(tiles, reputationChoices.make['keep-tile'], list);
    },
    choose(state, { seat, tiles }, choice, k) {
      const tile = reputationChoices.arg(choice, 0);
      const rest = tiles.slice();
      rest.splice(rest.indexOf(tile), 1);
      state.reputationBag.push(...rest);
      const player = state.players[seat];
      if (hasRoom(player)) player.reputation.push(tile);
      else k.push({ step: 'reputation-return', seat, tile });
    },
  },

  'reputation-return': {
    rule: 'ECL-14.5',
    choices: reputationReturnChoices,
    alwaysAsk: true,
    options(state, { seat, tile }, list) {
      const { make } = reputationReturnChoices;
      listValues([...state.players[seat].reputation, tile], make['return-tile'], list);
    },
    choose(state, { seat, tile }, choice, k) {
      const returned = reputationReturnChoices.arg(choice, 0);
      const { reputation } = state.players[seat];
      if (returned !== tile) reputation[reputation.indexOf(returned)] = tile;
      state.reputationBag.push(returned);
      k.emit({ type: 'reputation-returned', seat });
    },
  },
});
