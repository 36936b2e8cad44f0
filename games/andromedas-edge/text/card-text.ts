/**
 * The text of every component, put together from the same data that the rules carry out. Nothing here
 * knows a certain card: what is said follows from the tables alone.
 */
import type { Phrase } from '@orrery/kernel';
import {
  BASES,
  type Component,
  DESTINIES,
  DESTINY_VP,
  DISCOVERIES,
  EVENTS,
  FACTIONS,
  MODULES,
  MOONS,
  OUTPOSTS,
  PLANETS,
  RAIDER_CLASSES,
  RAIDERS,
  SHIP_TYPES,
  SPECIAL_REGIONS,
  SUPREMACY_TOKENS,
  TACTICS,
  UPGRADES,
  WANDERING,
} from '../data/index.ts';
import { abilityText, effectsText, perText } from './effect-text.ts';
import {
  amounts,
  andList,
  bagText,
  name,
  phrase,
  pointsText,
  trackName,
  typeName,
} from './phrases.ts';

/** Every kind of component with its table and how a row of it reads, line by line. */
const KINDS = {
  module: [MODULES, moduleText],
  tactic: [TACTICS, tacticText],
  event: [EVENTS, eventText],
  destiny: [DESTINIES, destinyText],
  faction: [FACTIONS, factionText],
  upgrade: [UPGRADES, upgradeText],
  raider: [RAIDERS, raiderText],
  moon: [MOONS, moonText],
  planet: [PLANETS, planetText],
  base: [BASES, baseText],
  special: [SPECIAL_REGIONS, specialText],
  outpost: [OUTPOSTS, outpostText],
  discovery: [DISCOVERIES, discoveryText],
  supremacy: [SUPREMACY_TOKENS, supremacyText],
  ship: [SHIP_TYPES, shipText],
} as const satisfies Record<string, readonly [readonly Component[], (id: number) => Phrase[]]>;

export type CardKind = keyof typeof KINDS;
export const CARD_KINDS = Object.keys(KINDS) as readonly CardKind[];
/** What it is called in tables and pictures. */
export const cardKey = (kind: CardKind, id: number): string => KINDS[kind][0][id].key;
export const cardCount = (kind: CardKind): number => KINDS[kind][0].length;

/** What is printed on a component, line by line, without its name. */
export function cardText(kind: CardKind, id: number): readonly Phrase[] {
  return KINDS[kind][1](id);
}

/** The name of a component; a moon is called by its color and number. */
export function cardName(kind: CardKind, id: number): Phrase {
  if (kind === 'moon') {
    const [color, n] = MOONS[id].key.split('-');
    return phrase(`moon.${color}`, { n: Number(n) });
  }
  return name(KINDS[kind][0][id].key);
}

function moduleText(id: number): Phrase[] {
  const { type, number, activation, slot, slotVp, damage, effects, endGame } = MODULES[id];
  const lines = [
    number === 0
      ? phrase('card.core', { type: typeName(type) })
      : phrase('card.module', { type: typeName(type), number }),
  ];
  if (slot) lines.push(phrase(`card.slot.${slot}`));
  if (slotVp > 0) lines.push(phrase('card.slot-vp', { n: slotVp }));
  if (effects.length > 0) {
    lines.push(phrase(`card.activation.${activation}`, { effects: effectsText(effects) }));
  }
  if (endGame) {
    const { base, each, per } = endGame;
    const points = perText('card.end-game.per', pointsText(each), per);
    lines.push(phrase('card.end-game', { base: pointsText(base), points }));
  }
  if (damage > 0) lines.push(phrase('card.damage', { n: damage }));
  return lines;
}

function tacticText(id: number): Phrase[] {
  const { type, timing, if: condition, effects } = TACTICS[id];
  const when = phrase(`timing.${timing}`);
  return [
    phrase(`tactics-type.${type}`),
    condition
      ? phrase('card.timing.if', { when, if: phrase(`condition.${condition}`) })
      : phrase('card.timing', { when }),
    phrase('card.effects', { effects: effectsText(effects) }),
  ];
}

function eventText(id: number): Phrase[] {
  const { deck, scores, raiders, effects } = EVENTS[id];
  return [
    phrase('card.event', { deck: name(deck) }),
    phrase('card.event.scores', { track: typeName(scores) }),
    phrase('card.event.raiders', { class: RAIDER_CLASSES[raiders] }),
    ...effects.map((effect) => phrase('card.effects', { effects: effectsText([effect]) })),
  ];
}

function destinyText(id: number): Phrase[] {
  return DESTINIES[id].tracks.map((track, at) =>
    phrase('card.destiny', { points: pointsText(DESTINY_VP[at]), track: typeName(track) }),
  );
}

function factionText(id: number): Phrase[] {
  const { start, tracks, abilities, upgrade } = FACTIONS[id];
  return [
    phrase('card.faction.start', { what: bagText(start) }),
    phrase('card.faction.tracks', { tracks: andList(tracks.map(trackName)) }),
    ...abilities.map(({ key, ability }) =>
      phrase('card.named', { name: name(key), text: abilityText(ability, 'player') }),
    ),
    phrase('card.faction.upgrade', {
      upgrade: name(UPGRADES[upgrade].key),
      ship: phrase(`ship.${SHIP_TYPES[UPGRADES[upgrade].ship].key}`),
    }),
    ...improvedText(upgrade),
  ];
}

interface Stats {
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
}

const statsText = ({ range, weapons, shields }: Stats, targeting: number): Phrase =>
  phrase('card.stats', { range, weapons, shields, targeting });

const abilitiesText = (abilities: readonly string[]): Phrase =>
  phrase('card.abilities', {
    abilities: andList(abilities.map((ability) => phrase(`ship-ability.${ability}`))),
  });

function upgradeText(id: number): Phrase[] {
  const { faction, ship } = UPGRADES[id];
  const of = { ship: name(SHIP_TYPES[ship].key) };
  return [
    faction
      ? phrase('card.upgrade.faction', { ...of, faction: name(faction) })
      : phrase('card.upgrade', of),
    ...improvedText(id),
  ];
}

/** What ships are and can do with an upgrade. */
function improvedText(id: number): Phrase[] {
  const tile = UPGRADES[id];
  const lines = [statsText(tile, tile.targeting), abilitiesText(tile.abilities)];
  if (tile.unique) {
    lines.push(phrase('card.effects', { effects: abilityText(tile.unique, 'ship') }));
  }
  return lines;
}

function raiderText(id: number): Phrase[] {
  const raider = RAIDERS[id];
  const { start } = raider;
  return [
    phrase('card.raider', { class: RAIDER_CLASSES[raider.class], figures: raider.figures }),
    statsText(raider, raider.targeting),
    start.at === 'base'
      ? phrase('card.raider.start.base', { base: name(start.base) })
      : phrase(`card.raider.start.${start.at}`),
    ...raider.abilities.map(({ key, ability }) =>
      phrase('card.named', { name: name(key), text: abilityText(ability, 'raider') }),
    ),
    phrase('card.raider.reward', { effects: effectsText(raider.reward) }),
  ];
}

function moonText(id: number): Phrase[] {
  const { color, bag, vp, repair } = MOONS[id];
  const what = amounts(bag);
  if (vp > 0) what.push(pointsText(vp));
  if (repair > 0) what.push(phrase('amount.repair', { n: repair }));
  const lines = [phrase('card.moon', { what: andList(what) })];
  if (repair > 0) lines.push(phrase('card.moon.no-input'));
  if (color === WANDERING) lines.push(phrase('card.moon.wandering'));
  return lines;
}

function planetText(id: number): Phrase[] {
  const { type, resource, cost } = PLANETS[id];
  return [
    phrase('card.planet', { type: typeName(type) }),
    phrase('card.planet.resource', { what: bagText(resource) }),
    phrase('card.planet.outpost', {
      outpost: name(OUTPOSTS[type].key),
      cost: bagText(cost),
      leaders: OUTPOSTS[type].leaders,
    }),
  ];
}

function baseText(id: number): Phrase[] {
  return [phrase('card.base', { effects: effectsText(BASES[id].effects) })];
}

function specialText(id: number): Phrase[] {
  const { kind, effects, outpostVp, dice } = SPECIAL_REGIONS[id];
  const lines = [phrase(`card.${kind}`)];
  if (effects.length > 0) {
    lines.push(phrase('card.vortex.benefit', { effects: effectsText(effects) }));
  }
  lines.push(phrase('card.special.outposts', { n: outpostVp }));
  lines.push(phrase('card.special.dice', { dice: dice.join(', ') }));
  return lines;
}

function outpostText(id: number): Phrase[] {
  const { leaders, effects } = OUTPOSTS[id];
  return [
    phrase('card.outpost', { track: typeName(id), leaders }),
    phrase('card.outpost.once', { effects: effectsText(effects) }),
  ];
}

function discoveryText(id: number): Phrase[] {
  return [phrase('card.token', { effects: effectsText(DISCOVERIES[id].effects) })];
}

function supremacyText(id: number): Phrase[] {
  return [phrase('card.token', { effects: effectsText(SUPREMACY_TOKENS[id].effects) })];
}

function shipText(id: number): Phrase[] {
  const type = SHIP_TYPES[id];
  return [
    statsText(type, 0),
    abilitiesText(type.abilities),
    phrase('card.ship.cost', {
      count: type.count,
      cost: phrase('amount.titanium', { n: type.cost }),
    }),
  ];
}
