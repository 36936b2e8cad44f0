/** Random wars: whatever stands where, the Combat phase comes to its end and keeps the laws. */
import { below, type Generator, type Position, seededGenerator } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { planOf, refreshDesign } from '../blueprints.ts';
import { isBattlefield } from '../combat/sides.ts';
import { EMPTY_SLOT } from '../data/blueprints.ts';
import { FIRST_ANCIENT_PART } from '../data/parts.ts';
import { SECTORS, type SectorId } from '../data/sectors.ts';
import { SHIP_TYPES, SHIPS } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { PART_NEEDS, TECHNOLOGIES } from '../data/technologies.ts';
import { eclipse } from '../game.ts';
import { atPeaceWithAncients } from '../ships.ts';
import { SLOTS, type State } from '../state.ts';
import { canPlaceTech } from '../technologies.ts';
import { combat, type Field } from './combat-scene.ts';
import { designFlaw, designOf } from './design.ts';
import { invariants } from './laws.ts';

/** Legal designs out of random parts. */
function redesign({ state }: Field, seat: number, generator: Generator): void {
  const player = state.players[seat];
  for (const type of SHIP_TYPES) {
    const plan = planOf(player, type);
    const slots = plan.slots.map((printed, slot) => {
      const random = below(generator, 3 * FIRST_ANCIENT_PART);
      const known = random < FIRST_ANCIENT_PART && (PART_NEEDS[random] & ~player.techs) === 0;
      const part = known ? random : EMPTY_SLOT;
      player.parts[type * SLOTS + slot] = part;
      return part === EMPTY_SLOT ? printed : part;
    });
    if (designFlaw(type, designOf(plan, slots)) !== null)
      for (let slot = 0; slot < SLOTS; slot++) player.parts[type * SLOTS + slot] = EMPTY_SLOT;
    refreshDesign(player, type);
  }
}

/** Sectors laid here and there, discs, cubes, Ancients and ships of everybody. */
function war(field: Field, generator: Generator): void {
  const { state } = field;
  const any = (n: number) => below(generator, n);
  const seats = state.players.length;
  const laid: SectorId[] = ['001', ...state.players.map((_, seat) => field.home(seat))];
  for (let seat = 0; seat < seats; seat++) {
    const player = state.players[seat];
    field.tech(seat, ...SPECIES[player.species].technologies);
    for (const { index, id } of TECHNOLOGIES) {
      const at = state.techBag.indexOf(index);
      if (at < 0 || any(2) === 0 || !canPlaceTech(player, index)) continue;
      state.techBag.splice(at, 1);
      field.tech(seat, id);
    }
    redesign(field, seat, generator);
  }
  const stacks = SECTORS.filter(({ stack }) => stack <= 2);
  for (let i = 0; i < 6 + any(6); i++) {
    const sector = stacks[any(stacks.length)];
    if (laid.includes(sector.id)) continue;
    try {
      field.lay(sector.id, laid[any(laid.length)]);
    } catch {
      continue;
    }
    laid.push(sector.id);
    field.ancients(sector.id, sector.ancients);
    state.discovery[sector.index] = sector.discovery ? 1 : 0;
    const seat = any(seats);
    // Where Ancients are, only the Descendants may have a disc.
    if (any(2) === 0 && (sector.ancients === 0 || atPeaceWithAncients(state, seat))) {
      const taken = sector.ancients === 0 ? 0 : 1;
      state.discovery[sector.index] &= taken;
      field.disc(sector.id, seat);
      settle(state, sector.index, seat, generator);
    }
  }
  for (let i = 0; i < 12 + any(12); i++) {
    const [seat, ship] = [any(seats), any(4)];
    if (state.players[seat].unbuilt[ship] === 0) continue;
    field.ships(laid[any(laid.length)], seat, { [SHIPS[ship].id]: 1 });
  }
}

/** Cubes on some squares, from their own tracks. */
function settle(state: State, sector: number, seat: number, generator: Generator): void {
  const player = state.players[seat];
  SECTORS[sector].squares.forEach(({ kind, advanced }, square) => {
    if (advanced || below(generator, 3) === 0) return;
    const track = kind === 3 ? below(generator, 3) : kind;
    player.tracks[track]--;
    state.cubes[sector] |= 1 << square;
  });
}

/** What must hold whenever somebody is asked. */
function check(position: Position<State>, generator: Generator): void {
  expect(invariants(position.state)).toBeNull();
  const census = eclipse.census(position);
  for (const [kind, all] of Object.entries(eclipse.definition.components ?? {})) {
    const found = (census.get(kind) ?? []).toSorted((a, b) => a - b);
    expect(found, kind).toEqual([...all(position.state)].sort((a, b) => a - b));
  }
  for (const seat of eclipse.waiting(position)) {
    const options = [...eclipse.options(position, seat)];
    const keys = options.map((option) => eclipse.key(position, option));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.map((key) => eclipse.parse(position, key))).toEqual(options);
  }
  for (let seat = 0; seat < position.answers.length; seat++) {
    const view = eclipse.view(position, seat);
    const dealt = eclipse.redealer(view)(generator);
    const options = [...eclipse.options(position, seat)];
    expect([...eclipse.options(dealt, seat)]).toEqual(options);
    expect(JSON.stringify(eclipse.view(dealt, seat))).toBe(JSON.stringify(view));
  }
  const saved = eclipse.load(eclipse.save(position));
  expect(eclipse.hash(saved)).toBe(eclipse.hash(position));
}

describe('random wars', () => {
  test.each([2, 3, 4, 6])('%i players', (seats) => {
    const kinds = new Set<string>();
    for (let play = 0; play < 12; play++) {
      const generator = seededGenerator(`war ${seats} ${play}`);
      const table = combat((field) => war(field, generator), { seats, aliens: play % 3 > 0 });
      const { position } = table;
      for (let asked = 0; !eclipse.isOver(position); asked++) {
        expect(asked).toBeLessThan(3000);
        if (asked % 7 === 0) check(position, generator);
        const [seat] = eclipse.waiting(position);
        const options = eclipse.options(position, seat);
        const choice = options[below(generator, options.length)];
        kinds.add(`${eclipse.asking(position).step}: ${eclipse.read(position, choice).kind}`);
        table.choose(eclipse.key(position, choice));
      }
      check(position, generator);
      // I-14: nobody is left to fight, and nothing is damaged; only an Ancient Cruiser that the
      // Descendants find under the eyes of their besiegers may be (ECL-14.16).
      expect(position.state.battle).toBeNull();
      const found = table.reported('ship-found').map(({ sector }) => sector);
      const left = SECTORS.filter(({ index }) => isBattlefield(position.state, index));
      expect(left.filter(({ index }) => !found.includes(index))).toEqual([]);
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'activate: attack',
        'activate: retreat',
        'assign-die: target',
        'reputation: keep-tile',
        'occupy: put-disc',
      ]),
    );
  });
});
