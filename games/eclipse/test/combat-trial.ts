/** Battles fought out by the rules, again and again. */
import type { Position } from '@orrery/kernel';
import { HULLS } from '../combat/fleet.ts';
import { groupOf, thingOf } from '../combat/sides.ts';
import { eclipse } from '../game.ts';
import type { State } from '../state.ts';
import { assignChoices } from '../steps/combat/fire.ts';
import { adviseTarget } from './combat-advice.ts';
import { combat, type Field } from './combat-scene.ts';

/** A position just before the battles of sector 310, to be fought out again and again. */
export function prepare(arrange: (field: Field) => void, seats = 2): Position<State> {
  const table = combat(
    (field) => {
      field.far('310');
      arrange(field);
      field.state.reputationBag = [];
    },
    { seats, step: 'begin-talks' },
  );
  table.position.agenda = [{ step: 'battle-hex', seat: -1 }];
  return table.position;
}

/** Fights the battles of a position out by the rules, everybody attacking and aiming as advised. */
export function playOut(prepared: Position<State>, seed: number): State {
  const position = eclipse.clone(prepared);
  position.random = [seed | 1, Math.imul(seed, 0x9e3779b9), ~seed, 0x1234567];
  if (position.asked === 0) eclipse.run(position);
  while (!eclipse.isOver(position)) {
    const [seat] = eclipse.waiting(position);
    const frame = eclipse.asking(position) as unknown as { step: string; group: number };
    const { battle } = position.state;
    if (battle === null || frame.step !== 'assign-die') {
      eclipse.answer(position, seat, eclipse.options(position, seat)[0]);
      continue;
    }
    const target = adviseTarget(position.state, battle, frame.group);
    const enemy = battle.attacker === seat ? battle.defender : battle.attacker;
    const thing = thingOf(groupOf(enemy, Math.trunc(target / HULLS)));
    eclipse.answer(position, seat, assignChoices.make.target(thing, target % HULLS));
  }
  return position.state;
}
