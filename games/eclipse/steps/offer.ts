/** Diplomacy: an offer, its answer, and the exchange of ambassadors. */
import { choiceSet } from '@orrery/kernel';
import { including } from '../bits.ts';
import { REPUTATION_KINDS } from '../data/reputation.ts';
import { RESOURCES } from '../data/resources.ts';
import { ambassadorsHeld, fitsTrack } from '../diplomacy.ts';
import { steps } from '../vocabulary.ts';
import { pointsArg } from './arguments.ts';
import { layDown, listTracks, trackChoices } from './population.ts';

const offerChoices = choiceSet({ accept: [], refuse: [] });
const roomChoices = choiceSet({ 'return-tile': [pointsArg] });

const ACCEPT = offerChoices.make.accept();

export const diplomacySteps = steps({
  offer: {
    rule: 'ECL-6.4',
    choices: offerChoices,
    options(_state, _frame, list) {
      list.push(ACCEPT, offerChoices.make.refuse());
    },
    choose(state, { seat, other }, choice, k) {
      if (choice !== ACCEPT) {
        state.refused = including(state.refused, seat);
        k.emit({ type: 'relation-refused', seat, other });
        return;
      }
      k.pushInOrder(
        { step: 'relation-room', seat: other },
        { step: 'relation-cube', seat: other },
        { step: 'relation-room', seat },
        { step: 'relation-cube', seat },
        { step: 'exchange-ambassadors', seat: other, other: seat },
      );
    },
  },

  'relation-room': {
    rule: 'ECL-6.7',
    choices: roomChoices,
    // Not to be asked would tell everybody that all tiles are alike.
    alwaysAsk: true,
    options(state, { seat }, list) {
      const player = state.players[seat];
      const { reputation } = player;
      if (fitsTrack(player.species, ambassadorsHeld(player) + 1, reputation.length)) return;
      for (const { points } of REPUTATION_KINDS)
        if (reputation.includes(points)) list.push(roomChoices.make['return-tile'](points));
    },
    choose(state, { seat }, choice, k) {
      const { reputation } = state.players[seat];
      const points = roomChoices.arg(choice, 0);
      reputation.splice(reputation.indexOf(points), 1);
      state.reputationBag.push(points);
      k.emit({ type: 'reputation-returned', seat });
    },
  },

  'relation-cube': {
    rule: 'ECL-6.5',
    choices: trackChoices,
    options(state, { seat }, list) {
      for (const track of RESOURCES)
        if (state.players[seat].tracks[track] > 0) list.push(trackChoices.make.track(track));
    },
    choose(state, { seat }, choice) {
      const player = state.players[seat];
      player.tracks[trackChoices.arg(choice, 0)]--;
      player.cubesInHand++;
    },
  },

  'exchange-ambassadors': {
    rule: 'ECL-6.5',
    run(state, { seat, other }, k) {
      state.players[seat].cubesInHand--;
      state.players[other].cubesInHand--;
      const [mine, theirs] = [state.players[seat], state.players[other]];
      mine.ambassadors = including(mine.ambassadors, other);
      theirs.ambassadors = including(theirs.ambassadors, seat);
      k.emit({ type: 'relation-formed', seat, other });
    },
  },

  'broken-relation': {
    rule: 'ECL-6.13',
    choices: trackChoices,
    options(state, { seat }, list) {
      listTracks(state.players[seat], RESOURCES, list);
    },
    choose(state, { seat }, choice, k) {
      layDown(state, seat, trackChoices.arg(choice, 0), k);
    },
  },
});
