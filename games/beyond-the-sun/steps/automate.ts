/** Automation, and what boards do when discs leave their tracks. */
import { boardAbility } from '../abilities.ts';
import { discChoices, discOptions, takeDisc } from '../discs.ts';
import { DISCS, FOOD, ORE, STAR, type State, seatAfter } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { runList } from './frames.ts';

const TRACK_MASKS = { food: 1 << FOOD, ore: 1 << ORE, either: (1 << FOOD) | (1 << ORE) } as const;

/**
 * Sets off what a board does about an emptied track, once per track, unless bonuses of systems are
 * still going on: those come first (BTS-4.146).
 */
export function emptiedTracks(state: State, k: Doors): void {
  if (state.holding > 0) return;
  const seats = state.players.length;
  for (let i = seats - 1; i >= 0; i--) {
    const seat = seatAfter(state.active, i, seats);
    const player = state.players[seat];
    const waiting = player.emptied & 3;
    if (waiting === 0) continue;
    player.emptied &= ~3;
    const ability = boardAbility(player, 'afterEmptyingTrack');
    if (!ability) continue;
    for (let track = ORE; track >= FOOD; track--) {
      if ((waiting >> track) & 1) runList(k, seat, ability.list);
    }
  }
}

export const automateSteps = steps({
  automate: {
    rule: 'BTS-4.77',
    choices: discChoices,
    options: (state, { seat, track }, list) => discOptions(state, seat, TRACK_MASKS[track], list),
    choose(state, { seat, track }, choice, k) {
      const player = state.players[seat];
      const disc = discChoices.arg(choice, 0);
      takeDisc(state, seat, disc, k);
      player.automation.push(disc);
      const standsFor = track === 'food' ? FOOD : ORE;
      const counts = disc === STAR ? standsFor : disc;
      k.emit({ type: 'automated', seat, track: counts, disc, n: player.automation.length });
      emptiedTracks(state, k);
      const after = boardAbility(player, 'afterAutomating');
      if (!after) return;
      // A disc that stands in counts as what it stands in for.
      const automated = disc === STAR ? track : DISCS[disc];
      if (automated === after.ability.track || automated === 'either') runList(k, seat, after.list);
    },
  },
});
