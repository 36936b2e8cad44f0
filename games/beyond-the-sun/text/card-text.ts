/**
 * The text of every card, put together from the same effects that the rules carry out. Nothing here
 * knows a certain card: what is said follows from the data alone.
 */
import type { Phrase } from '@orrery/kernel';
import type { Action, Effect } from '../data/effects.ts';
import {
  ACHIEVEMENTS,
  BASIC_ACTIONS,
  EVENTS,
  FACTION_BOARDS,
  type FoodCell,
  GUILDS,
  type OreCell,
  SURCHARGE_ORE,
  SYSTEMS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { abilityText } from './ability-text.ts';
import { effectsText, paidText } from './effect-text.ts';
import { levelName, name, phrase, pointsText } from './phrases.ts';

export type CardKind =
  | 'technology'
  | 'event'
  | 'system'
  | 'achievement'
  | 'guild'
  | 'basic-action'
  | 'board';

/** What is printed on a card, line by line, without its name. */
export function cardText(kind: CardKind, id: number): readonly Phrase[] {
  switch (kind) {
    case 'technology':
      return technologyText(id);
    case 'event':
      return eventText(id);
    case 'system':
      return systemText(id);
    case 'achievement':
      return achievementText(id);
    case 'guild':
      return guildText(id);
    case 'basic-action':
      return basicActionText(id);
    case 'board':
      return boardText(id);
  }
}

/** The name of a card; a faction's two boards share theirs. */
export function cardName(kind: CardKind, id: number): Phrase {
  switch (kind) {
    case 'technology':
      return name(TECHNOLOGIES[id].key);
    case 'event':
      return name(EVENTS[id].key);
    case 'system':
      return name(SYSTEMS[id].key);
    case 'achievement':
      return name(ACHIEVEMENTS[id].key);
    case 'guild':
      return name(GUILDS[id].key);
    case 'basic-action':
      return name(BASIC_ACTIONS[id].key);
    case 'board':
      return name(FACTION_BOARDS[id].faction);
  }
}

function technologyText(id: number): Phrase[] {
  const { level, types, points, immediate, actions, abilities } = TECHNOLOGIES[id];
  const type = phrase(`type.${types[0]}`);
  const lines =
    types.length === 1
      ? [phrase('card.type', { level: levelName(level), type })]
      : [
          phrase('card.hybrid', {
            level: levelName(level),
            type,
            other: phrase(`type.${types[1]}`),
          }),
        ];
  lines.push(phrase('card.points', { points: pointsText(points) }));
  if (immediate.length > 0)
    lines.push(phrase('card.immediate', { effects: effectsText(immediate) }));
  for (const action of actions) lines.push(actionLine(action, immediate));
  for (const ability of abilities)
    lines.push(phrase('card.ability', { ability: abilityText(ability) }));
  return lines;
}

/** An action that is the card's immediate bonus over again says just that. */
function actionLine(
  { spaces, cost, effects }: Action,
  immediate: readonly Effect[] | null,
): Phrase {
  if (spaces === null) return phrase('card.action-unlimited', { effects: paidText(cost, effects) });
  if (effects === immediate) return phrase('card.action-repeat', { spaces });
  return phrase('card.action', { spaces, effects: paidText(cost, effects) });
}

/** Each line says whom it speaks to, since some lines are for every faction and some are not. */
function eventText(id: number): Phrase[] {
  const { level, light, effects, actions } = EVENTS[id];
  return [
    phrase(light ? 'card.event-light' : 'card.event', { level: levelName(level) }),
    ...effects.map((effect) =>
      effect.op === 'eachFaction'
        ? phrase('card.each-faction', { effects: effectsText(effect.effects) })
        : phrase('card.you', { effects: effectsText([effect]) }),
    ),
    ...actions.map((action) =>
      phrase('card.open-action', { effects: paidText(action.cost, action.effects) }),
    ),
  ];
}

function systemText(id: number): Phrase[] {
  const system = SYSTEMS[id];
  const { deck, strength, points, specializations } = system;
  const specialization = specializations.length === 2 ? 'both' : specializations[0];
  const lines = [
    phrase('card.system', {
      deck,
      strength,
      points,
      specialization: phrase(`specialization.${specialization}`),
    }),
  ];
  if (system.starting) lines.push(phrase('card.starting-system'));
  if (system.ignoresLevel1) lines.push(phrase('card.ignores-level-1'));
  if (system.control.length > 0) {
    lines.push(phrase('card.control', { effects: effectsText(system.control) }));
  }
  if (system.colony.length > 0) {
    lines.push(phrase('card.colony', { effects: effectsText(system.colony) }));
  }
  for (const ability of system.abilities) {
    lines.push(phrase('card.colony-ability', { ability: abilityText(ability) }));
  }
  if (system.endPoints !== 0) {
    lines.push(phrase('card.colony-points', { points: pointsText(system.endPoints) }));
  }
  return lines;
}

function achievementText(id: number): Phrase[] {
  const { count, atLeast, points } = ACHIEVEMENTS[id];
  const [first, second, third] = points;
  return [
    phrase('card.condition', { condition: phrase(`condition.${count}`, { n: atLeast }) }),
    phrase('card.slots', { first, second, third }),
  ];
}

function guildText(id: number): Phrase[] {
  const { rank, action } = GUILDS[id];
  return [phrase('card.guild', { rank }), actionLine(action, null)];
}

function basicActionText(id: number): Phrase[] {
  const { spaces, surcharge, cost, effects } = BASIC_ACTIONS[id];
  const lines = [actionLine({ spaces: spaces[4] === null ? null : 1, cost, effects }, null)];
  const [two, three, four] = [spaces[2], spaces[3], spaces[4]];
  if (two !== null && three !== null && four !== null) {
    const same = two === three && three === four;
    lines.push(
      same ? phrase('card.spaces-all', { n: two }) : phrase('card.spaces', { two, three, four }),
    );
  }
  if (surcharge[4]) {
    const seats = surcharge[2] ? 'all' : 'three';
    lines.push(phrase('card.surcharge', { n: SURCHARGE_ORE, seats }));
  }
  return lines;
}

function boardText(id: number): Phrase[] {
  const { side, columns, foodTrack, oreTrack, setUp, abilities } = FACTION_BOARDS[id];
  const lines = [
    phrase(`card.board.${side}`),
    phrase('card.columns', { columns: columns.join(', ') }),
    phrase('card.food-track', { cells: trackCells(['A', ...foodTrack]) }),
    phrase('card.ore-track', { cells: trackCells([1, ...oreTrack]) }),
  ];
  if (setUp.length > 0) lines.push(phrase('card.set-up', { effects: effectsText(setUp) }));
  for (const { letter, cell, ability } of abilities) {
    const id = cell === null ? 'card.board-ability-always' : 'card.board-ability';
    lines.push(phrase(id, { letter, ability: abilityText(ability) }));
  }
  return lines;
}

/** `A · B · C ★A · D`: what a track shows, left to right, with stars for abilities. */
function trackCells(cells: readonly (FoodCell | OreCell)[]): string {
  return cells.map((cell) => (cell === null ? '·' : `${cell}`.replace('ability-', '★'))).join(' ');
}
