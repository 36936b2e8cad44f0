/** Attacks and what they set off on both sides. */
import { choiceSet, NONE } from '@orrery/kernel';
import { ATTACK_PROGRAM, TRIGGERED, type Triggered } from '../abilities.ts';
import { attackPrice, FLEET } from '../fleets.ts';
import {
  ADVISOR_PLACE,
  cardAt,
  type Player,
  placeOfCard,
  type State,
  sourceAt,
  sourceOf,
} from '../state.ts';
import { type Doors, type StepFrame, steps } from '../vocabulary.ts';
import { begin, isUsable, Queue } from './ability.ts';
import { tableCards } from './build.ts';

/**
 * Pays, lays the marker, then comes the result and all that it sets off (MOO-8.6 to MOO-8.8,
 * MOO-8.11).
 */
export function attack(state: State, seat: number, target: number, k: Doors): void {
  const attacker = state.players[seat];
  const victim = state.players[target];
  const price = attackPrice(attacker, victim);
  attacker.resources[FLEET] -= price;
  victim.markers[seat]++;
  k.emit({ type: 'attacked', seat, target, price });
  const pending: number[] = [];
  collect(attacker, TRIGGERED.afterAttack, pending);
  collect(victim, TRIGGERED.afterAttacked, pending);
  if (pending.length > 0) k.push({ step: 'trigger', seat, rival: target, pending });
  k.push({ step: 'run', seat, program: ATTACK_PROGRAM, at: 0, place: NONE, rival: target });
}

/** The cards of one side that an attack sets off: not what is for attackers (MOO-8.10). */
function collect(player: Player, table: readonly (Triggered | null)[], pending: number[]): void {
  for (let place = 0; place <= ADVISOR_PLACE; place++) {
    const source = sourceAt(player, place);
    if (source !== NONE && table[source] !== null) pending.push(cardAt(player, place));
  }
}

/** One of the pending effects, with whose it is and where its card lies. */
interface Waiting {
  seat: number;
  rival: number;
  place: number;
  ability: Triggered | null;
}

const waiting: Waiting = { seat: 0, rival: 0, place: 0, ability: null };

/** Fills `waiting` for a card that still works and can do something; false otherwise. */
function find(state: State, frame: StepFrame<'trigger'>, card: number): boolean {
  for (let side = 0; side < 2; side++) {
    const seat = side === 0 ? frame.seat : frame.rival;
    const player = state.players[seat];
    const place = placeOfCard(player, card);
    if (place === NONE) continue;
    const table = side === 0 ? TRIGGERED.afterAttack : TRIGGERED.afterAttacked;
    waiting.seat = seat;
    waiting.rival = side === 0 ? frame.rival : frame.seat;
    waiting.place = place;
    waiting.ability = table[sourceAt(player, place)];
    return waiting.ability !== null && isUsable(state, seat, place, waiting.ability, waiting.rival);
  }
  return false;
}

export const triggerChoices = choiceSet({ trigger: [tableCards], done: [] });

const queue = new Queue();

function decline(state: State, frame: StepFrame<'trigger'>, k: Doors): void {
  if (k.silent) return;
  for (const card of frame.pending) {
    if (find(state, frame, card))
      k.emit({ type: 'declined', seat: frame.seat, source: sourceOf(card) });
  }
}

export const attackSteps = steps({
  /** The player whose action it is orders the effects of both sides (MOO-8.9). */
  trigger: {
    rule: 'MOO-8.9',
    choices: triggerChoices,
    options(state, frame, list) {
      queue.clear();
      for (const card of frame.pending) {
        if (find(state, frame, card))
          queue.add(waiting.ability as Triggered, triggerChoices.make.trigger(card));
      }
      queue.list(triggerChoices.make.done(), list);
    },
    choose(state, frame, choice, k) {
      if (choice === triggerChoices.make.done()) {
        decline(state, frame, k);
        return;
      }
      const card = triggerChoices.arg(choice, 0);
      const { step, seat, rival, pending } = frame;
      const rest = pending.filter((other) => other !== card);
      if (rest.length > 0) k.push({ step, seat, rival, pending: rest });
      find(state, frame, card);
      begin(state, waiting.seat, waiting.place, waiting.ability as Triggered, waiting.rival, k);
    },
  },
});
