/** What sets a species apart, worked out by comparing its row with the ordinary one. */
import type { Phrase } from '@orrery/kernel';
import { ACTIONS } from '../data/actions.ts';
import { BLUEPRINTS, type Blueprint, EMPTY_SLOT } from '../data/blueprints.ts';
import { RESOURCE_IDS } from '../data/resources.ts';
import { BUILD_IDS, INTERCEPTOR, SHIPS, STANDARD_COSTS } from '../data/ships.ts';
import { type Ability, SPECIES, type Species } from '../data/species.ts';
import { TECH } from '../data/technologies.ts';
import { listed, partName, phrase, sectorName, techName } from './component-text.ts';

/** What everybody has unless their board says otherwise. */
const USUAL = { colonyShips: 3, discs: 13, activations: [1, 2, 1, 2, 2, 2] };

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

function abilityText(ability: Ability): Phrase {
  switch (ability.op) {
    case 'fragile-population':
    case 'ancient-peace':
      return phrase(`ability.${ability.op}`);
    case 'explore-choose':
      return phrase('ability.explore-choose', { n: ability.draw });
    case 'start-advanced-cube':
      return phrase('ability.start-advanced-cube', { resource: RESOURCE_IDS[ability.resource] });
    default:
      return phrase(`ability.${ability.op}`, { n: ability.n });
  }
}

function activationText(species: Species): Phrase[] {
  return ACTIONS.flatMap(({ id, index }) => {
    const n = species.activations[index];
    return n === USUAL.activations[index] ? [] : [phrase(`trait.${id}`, { n })];
  });
}

function costText(species: Species): Phrase[] {
  return BUILD_IDS.flatMap((thing, i) => {
    const [n, usual] = [species.costs[i], STANDARD_COSTS[i]];
    return n === usual ? [] : [phrase('trait.cost', { thing, n, usual })];
  });
}

/** Compares the printed plans with the standard ones: what all ships share first. */
function blueprintText(species: Species): Phrase[] {
  const standard = BLUEPRINTS.standard;
  const own = BLUEPRINTS[species.blueprints];
  const change = (value: (plan: Blueprint) => number) =>
    own.map((plan, i) => value(plan) - value(standard[i]));
  const same = (list: readonly number[]) => list.every((n) => n === list[0]);
  const lines: Phrase[] = [];

  const slots = change((plan) => plan.slots.length);
  if (slots[0] < 0) lines.push(phrase('trait.slots-fewer', { n: -slots[0] }));
  const computer = change((plan) => plan.computer);
  if (computer[0] > 0) lines.push(phrase('trait.computer-all', { n: computer[0] }));

  const energy = change((plan) => plan.energy);
  if (same(energy) && energy[0] > 0) lines.push(phrase('trait.energy-all', { n: energy[0] }));
  else {
    energy.forEach((n, i) => {
      if (n > 0) lines.push(phrase('trait.energy-ship', { thing: SHIPS[i].id, n }));
    });
  }

  const initiative = change((plan) => plan.initiative);
  if (same(initiative) && initiative[0] !== 0) {
    lines.push(phrase('trait.initiative-all', { change: signed(initiative[0]) }));
  } else {
    initiative.forEach((n, i) => {
      if (n === 0) return;
      lines.push(phrase('trait.initiative-ship', { thing: SHIPS[i].id, change: signed(n) }));
    });
  }

  const extra = own[INTERCEPTOR].slots.filter(
    (part) => !standard[INTERCEPTOR].slots.includes(part),
  );
  for (const part of extra) {
    if (part !== EMPTY_SLOT) lines.push(phrase('trait.printed-part', { part: partName(part) }));
  }
  return lines;
}

/** What only this species has, or has otherwise. */
export function speciesTraits(index: number): Phrase[] {
  const species = SPECIES[index];
  const lines: Phrase[] = [];
  if (species.ship !== INTERCEPTOR) {
    lines.push(phrase('trait.ship', { thing: SHIPS[species.ship].id }));
  }
  if (species.colonyShips !== USUAL.colonyShips) {
    lines.push(phrase('trait.colony-ships', { n: species.colonyShips }));
  }
  if (species.discs < USUAL.discs) {
    lines.push(phrase('trait.discs-fewer', { n: USUAL.discs - species.discs }));
  }
  lines.push(...activationText(species), ...costText(species), ...blueprintText(species));
  lines.push(...species.abilities.map(abilityText));
  const { ambassador, either, reputation } = species.track;
  lines.push(phrase('trait.track', { ambassador, either, reputation }));
  return lines;
}

/** Everything a player should know before choosing a species. */
export function speciesText(index: number): Phrase[] {
  const species = SPECIES[index];
  const [money, science, materials] = species.storage;
  const techs = listed(species.technologies.map((id) => techName(TECH[id])));
  return [
    phrase('trait.home', { sector: sectorName(species.home) }),
    phrase('trait.storage', { money, science, materials }),
    phrase('trait.trade', { n: species.trade }),
    techs ? phrase('trait.technologies', { techs }) : phrase('trait.no-technologies'),
    ...speciesTraits(index),
  ];
}
