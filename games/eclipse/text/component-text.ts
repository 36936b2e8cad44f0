/**
 * What components say, put together from the tables that the rules read: a text can't differ from
 * what the thing does.
 */
import type { Phrase } from '@orrery/kernel';
import { sizeOf } from '../bits.ts';
import { DISCOVERIES, DISCOVERY_POINTS, type DiscoveryEffect } from '../data/discoveries.ts';
import { NPCS } from '../data/npcs.ts';
import { DIE_DAMAGE, DIE_IDS, PART, PARTS, type ShipPart } from '../data/parts.ts';
import { ANY, RESOURCE_IDS, RESOURCES } from '../data/resources.ts';
import { SECTORS } from '../data/sectors.ts';
import { SHIPS, STRUCTURES } from '../data/ships.ts';
import { SPECIES } from '../data/species.ts';
import { TECH, TECHNOLOGIES, type TechEffect } from '../data/technologies.ts';
import type { MessageId } from './en.ts';

export const phrase = (id: MessageId, values?: Phrase['values']): Phrase =>
  values === undefined ? { id } : { id, values };

/** «a, b and c»; empty for an empty list. */
export function listed(items: readonly Phrase[]): Phrase | null {
  if (items.length === 0) return null;
  const [last, ...rest] = items.toReversed();
  if (rest.length === 0) return last;
  const head = rest.toReversed().reduce((a, b) => phrase('list.more', { a, b }));
  return phrase('list.pair', { a: head, b: last });
}

// ——— names ———

export const techName = (tech: number): Phrase => phrase(`tech.${TECHNOLOGIES[tech].id}`);
export const partName = (part: number): Phrase => phrase(`part.${PARTS[part].id}`);
export const speciesName = (species: number): Phrase => phrase(`species.${SPECIES[species].id}`);
/** A ship or structure, by its number in BUILD_IDS. */
export const buildName = (thing: number): Phrase =>
  thing < SHIPS.length
    ? phrase(`ship.${SHIPS[thing].id}`)
    : phrase(`structure.${STRUCTURES[thing - SHIPS.length].id}`);
export const discoveryName = (kind: number): Phrase =>
  phrase(`discovery.${DISCOVERIES[kind].id}` as MessageId);
/** «Theta Pegasi (304)» */
export function sectorName(sector: number): Phrase {
  const { id } = SECTORS[sector];
  return phrase('sector.label', { name: phrase(`sector.${id}`), number: id });
}

// ——— ship parts ———

function partValues(part: ShipPart): Phrase[] {
  const lines: Phrase[] = [];
  if (part.dice > 0) {
    lines.push(
      phrase(part.kind === 'missile' ? 'stat.missile' : 'stat.cannon', {
        n: part.dice,
        die: DIE_IDS[part.die],
        damage: DIE_DAMAGE[part.die],
      }),
    );
  }
  for (const stat of ['hull', 'move', 'computer', 'shield', 'initiative'] as const) {
    if (part[stat] > 0) lines.push(phrase(`stat.${stat}`, { n: part[stat] }));
  }
  if (part.energy > 0) lines.push(phrase('stat.energy-made', { n: part.energy }));
  if (part.energy < 0) lines.push(phrase('stat.energy-used', { n: -part.energy }));
  return lines;
}

/** What a ship part does and who may install it. */
export function partText(index: number): Phrase[] {
  const part = PARTS[index];
  const lines = partValues(part);
  if (part.ancient) lines.push(phrase('stat.ancient'));
  else if (part.tech === null) lines.push(phrase('stat.free'));
  else lines.push(phrase('stat.needs-tech', { tech: techName(TECH[part.tech]) }));
  return lines;
}

// ——— technologies and discoveries ———

function effectText(effect: TechEffect | DiscoveryEffect): Phrase[] {
  switch (effect.op) {
    case 'unlock-part':
    case 'gain-part': {
      const part = PARTS[PART[effect.part]];
      return [phrase(`effect.${effect.op}`, { part: partName(part.index) }), ...partValues(part)];
    }
    case 'unlock-build':
      return [phrase('effect.unlock-build', { thing: effect.build }), ...buildText(effect.build)];
    case 'allow-advanced':
      return [phrase('effect.allow-advanced', { resource: RESOURCE_IDS[effect.resource] })];
    case 'half-wormhole': {
      const uses = listed(effect.uses.map((use) => phrase(`effect.half-wormhole.${use}`)));
      return uses ? [phrase('effect.half-wormhole', { uses })] : [];
    }
    case 'gain-resource':
      return [
        phrase('effect.gain-resource', { n: effect.n, resource: RESOURCE_IDS[effect.resource] }),
      ];
    case 'place-ship':
      return [phrase('effect.place-ship', { thing: SHIPS[effect.ship].id })];
    case 'bombard-all':
    case 'free-tech':
      return [phrase(`effect.${effect.op}`)];
    case 'gain-discs':
    case 'extra-build':
    case 'gain-per-artifact':
      return [phrase(`effect.${effect.op}`, { n: effect.n })];
  }
}

/** What a technology brings. */
export const techText = (tech: number): Phrase[] => effectText(TECHNOLOGIES[tech].effect);

/** What a discovery tile offers: its front, or its back. */
export const discoveryText = (kind: number): Phrase[] => [
  ...effectText(DISCOVERIES[kind].effect),
  phrase('discovery-note.keep', { n: DISCOVERY_POINTS }),
];

// ——— ships, structures, and those that nobody plays ———

function buildText(id: string): Phrase[] {
  const ship = SHIPS.find((row) => row.id === id);
  return ship ? shipText(ship.index) : structureText(STRUCTURES.findIndex((row) => row.id === id));
}

export function shipText(index: number): Phrase[] {
  const ship = SHIPS[index];
  return [
    phrase(ship.mobile ? 'ship-note.drive' : 'ship-note.immobile'),
    phrase('ship-note.supply', { n: ship.supply }),
    phrase('ship-note.reputation', { n: ship.reputation }),
  ];
}

export function structureText(index: number): Phrase[] {
  const { id, points } = STRUCTURES[index];
  return [
    id === 'monolith'
      ? phrase('structure-note.monolith', { n: points })
      : phrase('structure-note.orbital'),
    phrase('structure-note.lasting'),
  ];
}

export function npcText(index: number): Phrase[] {
  const npc = NPCS[index];
  return [
    phrase('npc-note.attack', { n: npc.dice, die: DIE_IDS[npc.die], computer: npc.computer }),
    phrase('npc-note.defence', { initiative: npc.initiative, hull: npc.hull }),
    phrase(npc.pinsAll ? 'npc-note.pins-all' : 'npc-note.pins-one'),
    phrase('ship-note.reputation', { n: npc.reputation }),
  ];
}

// ——— sectors ———

/** What is printed on a sector. */
export function sectorText(index: number): Phrase[] {
  const sector = SECTORS[index];
  const lines = [phrase('sector-note.points', { n: sector.points })];
  const squares = (kind: number, advanced: boolean) =>
    sector.squares.filter((square) => square.kind === kind && square.advanced === advanced).length;
  for (const kind of RESOURCES) {
    const resource = RESOURCE_IDS[kind];
    const [plain, starred] = [squares(kind, false), squares(kind, true)];
    if (plain > 0) lines.push(phrase('sector-note.squares', { n: plain, resource }));
    if (starred > 0) lines.push(phrase('sector-note.advanced', { n: starred, resource }));
  }
  const grey = squares(ANY, false);
  if (grey > 0) lines.push(phrase('sector-note.any', { n: grey }));
  if (sector.squares.length === 0) lines.push(phrase('sector-note.no-squares'));
  if (sector.artifact) lines.push(phrase('sector-note.artifact'));
  if (sector.discovery) lines.push(phrase('sector-note.discovery'));
  if (sector.ancients > 0) lines.push(phrase('sector-note.ancients', { n: sector.ancients }));
  if (sector.guarded) lines.push(phrase('sector-note.guarded'));
  const holes = sizeOf(sector.wormholes);
  lines.push(phrase('sector-note.wormholes', { n: holes }));
  return lines;
}
