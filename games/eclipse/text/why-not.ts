/** Why nothing can be done with a place that was tapped, in one sentence with its rule. */
import type { Objection, Phrase, View } from '@orrery/kernel';
import { has } from '../bits.ts';
import { ENERGY, MOVEMENT, partAt, STATS } from '../blueprints.ts';
import { ACTIONS, RESEARCH, UPGRADE } from '../data/actions.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { PARTS } from '../data/parts.ts';
import { MATERIALS, SCIENCE } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { BUILD_IDS, SHIPS, STARBASE } from '../data/ships.ts';
import { BUILD_NEEDS, TECHNOLOGIES } from '../data/technologies.ts';
import { EDGES } from '../galaxy/hexes.ts';
import { CLOSED, HALF } from '../galaxy/wormholes.ts';
import { isDrive, mayInstall } from '../installing.ts';
import { atPeaceWithAncients, canLeave, enemyShips, fleetAt, isGuarded } from '../ships.ts';
import { type Player, SLOTS, type State } from '../state.ts';
import { costOf, isOpen } from '../steps/build.ts';
import { isRuined } from '../steps/turn.ts';
import { mostOf } from '../storage.ts';
import { canPlaceTech, hasTech, priceOf } from '../technologies.ts';
import { asking, type StepFrame } from '../vocabulary.ts';
import { neighbourOf, wayOpen } from '../ways.ts';
import { phrase, techName } from './component-text.ts';
import type { MessageId } from './en.ts';

const why = (id: MessageId, rule: string, values?: Phrase['values']): Objection => ({
  words: phrase(id, values),
  rule,
});

export function whyNot({ position }: View<State>, seat: number, place: string): Objection | null {
  const { state } = position;
  if (state.players[seat].species < 0) return null;
  const frame = asking(position);
  if (frame?.seat !== seat) return null;
  const [kind, id, slot] = place.split(' ');
  switch (kind) {
    case 'build':
      return frame.step === 'build' ? buildObjection(state, seat, id) : null;
    case 'action':
      if (frame.step === 'finish-turn') return why('why.action-done', 'ECL-11.2');
      return frame.step === 'turn' ? actionObjection(state, seat, id) : null;
    case 'tech':
      return techObjection(state, seat, id) ?? actionFirst(state, seat, frame, RESEARCH);
    case 'part':
      return partObjection(state.players[seat], id);
    case 'slot':
      return (
        slotObjection(state.players[seat], frame, id, Number(slot)) ??
        actionFirst(state, seat, frame, UPGRADE)
      );
    case 'sector': {
      const sector = SECTORS.findIndex((one) => one.id === id);
      return sectorObjection(state, seat, frame, sector);
    }
    default:
      return null;
  }
}

function buildObjection(state: State, seat: number, id: string): Objection | null {
  const thing = (BUILD_IDS as readonly string[]).indexOf(id);
  const player = state.players[seat];
  if (thing < 0) return null;
  const [tech] = listTechs(BUILD_NEEDS[thing] & ~player.techs);
  if (tech !== undefined) return why('why.needs-tech', 'ECL-9.3', { tech: techName(tech) });
  if (!isOpen(state, player, thing)) return why('why.none-left', 'ECL-9.2');
  const n = costOf(player, thing) - player.storage[MATERIALS];
  return n > 0 ? why('why.materials-short', 'ECL-9.1', { n }) : null;
}

const listTechs = (set: number): number[] =>
  TECHNOLOGIES.map(({ index }) => index).filter((tech) => has(set, tech));

/** Of an action that is not offered: there is nothing it could do. */
const IDLE: Readonly<Record<string, readonly [MessageId, string]>> = {
  explore: ['why.no-zone', 'ECL-4.18'],
  research: ['why.nothing-affordable', 'ECL-7.10'],
  build: ['why.nothing-to-build', 'ECL-9.8'],
  move: ['why.no-ship-to-move', 'ECL-10.4'],
};

function actionObjection(state: State, seat: number, id: string): Objection | null {
  const player = state.players[seat];
  const reaction = ACTIONS.find((action) => action.id === id)?.reaction === true;
  if (player.passed && !reaction) return why('why.passed', 'ECL-11.7');
  if (player.discs === 0) return why('why.no-disc', 'ECL-11.4');
  if (isRuined(state, seat) && id !== 'research') return why('why.ruined', 'ECL-17.1');
  return IDLE[id] ? why(...IDLE[id]) : null;
}

/** Of what is only done within an action, while one has yet to choose one. */
function actionFirst(
  state: State,
  seat: number,
  frame: StepFrame,
  action: number,
): Objection | null {
  if (frame.step !== 'turn') return null;
  const { id, reaction } = ACTIONS[action];
  const { discs, passed } = state.players[seat];
  const ruined = isRuined(state, seat) && action !== RESEARCH;
  if (discs === 0 || ruined || (passed && !reaction)) return actionObjection(state, seat, id);
  return why('why.action-first', 'ECL-11.2', { action: { id: `action.${id}` } });
}

function techObjection(state: State, seat: number, id: string): Objection | null {
  const tech = TECHNOLOGIES.findIndex((one) => one.id === id);
  const player = state.players[seat];
  if (tech < 0) return null;
  if (hasTech(player, tech)) return why('why.tech-owned', 'ECL-7.3');
  if (state.offer[tech] === 0) return why('why.tech-not-offered', 'ECL-7.1');
  if (!canPlaceTech(player, tech)) return why('why.tech-track-full', 'ECL-7.4');
  const price = priceOf(player, tech);
  const n = price - player.storage[SCIENCE];
  if (n <= 0) return null;
  return mostOf(player, SCIENCE) >= price
    ? why('why.trade-first', 'ECL-2.8', { n })
    : why('why.too-expensive', 'ECL-7.2', { n });
}

function partObjection(player: Player, id: string): Objection | null {
  const part = PARTS.find((one) => one.id === id);
  if (!part) return null;
  // What may be installed and still isn't offered fits nowhere: one lacks the energy.
  return mayInstall(player, part.index) ? why('why.part-fits-nowhere', 'ECL-8.5') : null;
}

/** What is wrong with a design (ECL-8.5), or null: `part` on `slot` as if it lay there. */
export function designFlaw(
  player: Player,
  type: number,
  slot = -1,
  part: number = EMPTY_SLOT,
): MessageId | null {
  let energy = player.designs[type * STATS + ENERGY];
  let move = player.designs[type * STATS + MOVEMENT];
  if (slot >= 0) {
    const old = partAt(player, type, slot);
    energy += PARTS[part].energy - (PARTS[old]?.energy ?? 0);
    move += PARTS[part].move - (PARTS[old]?.move ?? 0);
  }
  if (type === STARBASE) {
    if (slot >= 0 && isDrive(part)) return 'why.starbase-drive';
  } else if (move === 0) return 'why.needs-drive';
  return energy < 0 ? 'why.too-little-energy' : null;
}

function slotObjection(
  player: Player,
  frame: StepFrame,
  ship: string,
  slot: number,
): Objection | null {
  const type = SHIPS.findIndex(({ id }) => id === ship);
  if (type < 0) return null;
  if (frame.step === 'upgrade') {
    if (partAt(player, type, slot) === EMPTY_SLOT) return why('why.part-first', 'ECL-8.1');
    if (player.parts[type * SLOTS + slot] === EMPTY_SLOT) return why('why.printed-part', 'ECL-8.3');
    return why(frame.first ? 'why.too-little-energy' : 'why.take-off-first', 'ECL-8.1');
  }
  if (frame.step !== 'upgrade-slot' && frame.step !== 'ancient-part') return null;
  const { part } = frame;
  if (partAt(player, type, slot) === part) return why('why.same-part', 'ECL-8.2');
  const flaw = designFlaw(player, type, slot, part);
  return flaw ? why(flaw, 'ECL-8.5') : why('why.too-little-energy', 'ECL-8.5');
}

function sectorObjection(
  state: State,
  seat: number,
  frame: StepFrame,
  sector: number,
): Objection | null {
  switch (frame.step) {
    case 'build':
      return state.owner[sector] === seat
        ? why('why.nothing-to-build', 'ECL-9.1')
        : why('why.not-yours', 'ECL-9.1');
    case 'move':
      if (fleetAt(state, sector, seat) === 0 || canLeave(state, sector, seat)) return null;
      return isGuarded(state, sector)
        ? why('why.gcds-pins', 'ECL-10.5')
        : why('why.pinned', 'ECL-10.4');
    case 'move-step':
      return wayObjection(state, frame.sector, sector, 'ECL-10.3');
    case 'influence':
      return why('why.disc-first', 'ECL-5.1');
    case 'influence-to':
      if (state.owner[sector] >= 0) return why('why.disc-here', 'ECL-5.3');
      if (state.ancients[sector] > 0 && !atPeaceWithAncients(state, seat))
        return why('why.ancients-here', 'ECL-5.3');
      return enemyShips(state, sector, seat) > 0
        ? why('why.enemy-ships-here', 'ECL-5.3')
        : why('why.not-connected', 'ECL-5.3');
    default:
      return null;
  }
}

/** Why no step leads from one sector to another. */
function wayObjection(state: State, from: number, to: number, rule: string): Objection {
  for (let d = 0; d < EDGES; d++) {
    if (neighbourOf(state, from, d) !== to) continue;
    const open = wayOpen(state, from, d);
    if (open === HALF) return why('why.half-connected', 'ECL-2.11');
    if (open === CLOSED) return why('why.not-connected', rule);
  }
  return why('why.one-by-one', rule);
}
