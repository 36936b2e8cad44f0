/**
 * Which sectors are fought over, in which order, and who meets whom there (ECL-12.10, ECL-12.11).
 */
import { including } from '../../bits.ts';
import {
  actingOrder,
  isBattlefield,
  isNpc,
  NOBODY,
  nextBattle,
  npcIn,
  playersOnLadder,
} from '../../combat/sides.ts';
import { SECTORS } from '../../data/sectors.ts';
import { arrivalAt } from '../../ships.ts';
import { plays, RULE_REVERSE_ENTRY_DRAWS, type State } from '../../state.ts';
import { type Doors, type StepFrame, steps } from '../../vocabulary.ts';
import { currentBattle } from './battle-state.ts';
import { openBattle } from './rounds.ts';

/** Steps that go through the sectors from the highest number down. */
export type Sweep = StepFrame<'battle-hex' | 'bombardment' | 'occupation'>;

/** The next sector of a sweep that fits, or −1. Sectors are listed by number. */
export function nextSector(
  frame: Sweep,
  state: State,
  fits: (state: State, sector: number) => boolean,
): number {
  let sector = (frame.below ?? SECTORS.length) - 1;
  while (sector >= 0 && (state.hexOf[sector] < 0 || !fits(state, sector))) sector--;
  return sector;
}

/** Goes on with the sweep below a sector. */
export const continueSweep = (frame: Sweep, sector: number, k: Doors): void =>
  k.push({ ...frame, below: sector });

/** Players in the order in which they would draw reputation here (ECL-14.4). */
function drawingOrder(state: State, sector: number): number[] {
  const seats = playersOnLadder(state, sector);
  if (!plays(state, RULE_REVERSE_ENTRY_DRAWS)) return seats;
  return seats.sort((a, b) => arrivalAt(state, sector, b) - arrivalAt(state, sector, a));
}

export const battleSteps = steps({
  'battle-hex': {
    rule: 'ECL-12.2',
    run(state, frame, k) {
      const sector = nextSector(frame, state, isBattlefield);
      if (sector < 0) return;
      continueSweep(frame, sector, k);
      state.battle = {
        sector,
        attacker: -1,
        defender: -1,
        round: 0,
        order: [],
        hurt: [],
        retreating: [],
        due: 0,
        dice: [],
        routed: false,
        credit: state.players.map(() => 0),
        fought: 0,
        fled: 0,
        draws: drawingOrder(state, sector),
      };
      k.pushInOrder({ step: 'battle', seat: -1 }, { step: 'draw-reputation', seat: -1 });
    },
  },

  battle: {
    rule: 'ECL-12.4',
    run(state, frame, k) {
      const battle = currentBattle(state);
      const next = nextBattle(state, battle.sector);
      if (next === null) return conclude(state, k);
      k.push(frame);
      const { sector } = battle;
      const { attacker, defender } = next;
      battle.attacker = attacker;
      battle.defender = defender;
      battle.fought = including(battle.fought, attacker);
      if (!isNpc(defender)) battle.fought = including(battle.fought, defender);
      const order = actingOrder(state, battle);
      openBattle(state, order, k);
      k.emit({ type: 'battle-began', seat: attacker, sector, attacker, defender, order });
    },
  },
});

/** Says who holds the sector now. */
function conclude(state: State, k: Doors): void {
  const battle = currentBattle(state);
  battle.retreating = [];
  const { sector } = battle;
  const [holder = npcIn(state, sector)] = playersOnLadder(state, sector);
  if (holder === NOBODY) k.emit({ type: 'battle-empty', seat: -1, sector });
  else k.emit({ type: 'battle-won', seat: isNpc(holder) ? -1 : holder, side: holder, sector });
}
