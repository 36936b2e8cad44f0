/** Standing abilities: who has which, from technologies, colonies and uncovered cells of a board. */
import { frozen } from '@orrery/kernel';
import type { Ability, AbilityRule, Cost, Effect } from './data/effects.ts';
import { FACTION_BOARDS, SYSTEMS, TECHNOLOGIES } from './data/index.ts';
import { discsGone, FIRST_SLOT, FOOD, ORE, ownsSlot, type Player, type State } from './state.ts';

/** Whether a faction owns a technology, in the tree or as a private one. */
function ownsTechnology(state: State, seat: number, technology: number): boolean {
  const player = state.players[seat];
  const { level } = TECHNOLOGIES[technology];
  for (let slot = FIRST_SLOT[level]; slot < FIRST_SLOT[level + 1]; slot++) {
    if (state.cards[slot] === technology) return ownsSlot(player, slot);
  }
  return player.technologies.length > 0 && player.technologies.includes(technology);
}

/** Where an ability of a board lies; `track` −1 if it is always on. */
interface Cell {
  readonly track: number;
  /** Discs that must be gone from the track. */
  readonly gone: number;
}

interface Sources<A extends Ability> {
  readonly technologies: readonly number[];
  readonly systems: readonly number[];
  /** By board: where its cell is and what it says, or null. */
  readonly boards: readonly ({
    readonly cell: Cell;
    readonly ability: A;
    readonly list: string;
  } | null)[];
}

function sourcesOf<R extends AbilityRule>(rule: R): Sources<Extract<Ability, { rule: R }>> {
  const holds = ({ abilities }: { readonly abilities: readonly Ability[] }) =>
    abilities.some((ability) => ability.rule === rule);
  return frozen({
    technologies: TECHNOLOGIES.filter(holds).map(({ id }) => id),
    systems: SYSTEMS.filter(holds).map(({ id }) => id),
    boards: FACTION_BOARDS.map((board) => {
      const at = board.abilities.findIndex(({ ability }) => ability.rule === rule);
      if (at < 0) return null;
      const { cell, ability } = board.abilities[at];
      let place: Cell = { track: -1, gone: 0 };
      if (cell !== null) {
        const food = board.foodTrack.indexOf(cell);
        const ore = board.oreTrack.indexOf(cell);
        place = food >= 0 ? { track: FOOD, gone: food + 1 } : { track: ORE, gone: ore + 1 };
      }
      return {
        cell: place,
        ability: ability as Extract<Ability, { rule: R }>,
        list: `board.${board.key}.ability-${at + 1}`,
      };
    }),
  });
}

const SOURCES = {
  lackOnePrerequisite: sourcesOf('lackOnePrerequisite'),
  oreForPopulation: sourcesOf('oreForPopulation'),
  eitherTrack: sourcesOf('eitherTrack'),
  wormholes: sourcesOf('wormholes'),
  pushPawns: sourcesOf('pushPawns'),
  replaceAchievementDiscs: sourcesOf('replaceAchievementDiscs'),
  guildDiscount: sourcesOf('guildDiscount'),
  strongerFirstShip: sourcesOf('strongerFirstShip'),
  longerJumps: sourcesOf('longerJumps'),
  easierColonies: sourcesOf('easierColonies'),
  freeReturn: sourcesOf('freeReturn'),
  afterExchanges: sourcesOf('afterExchanges'),
  afterAutomating: sourcesOf('afterAutomating'),
  afterEmptyingTrack: sourcesOf('afterEmptyingTrack'),
} as const;

type Standing = keyof typeof SOURCES;

/** A board's ability of a rule while its cell is uncovered, or null (BTS-4.144). */
export function boardAbility<R extends Standing>(player: Player, rule: R) {
  const source = SOURCES[rule].boards[player.board];
  if (!source) return null;
  const { track, gone } = source.cell;
  const on = track < 0 || discsGone(player, track) >= gone;
  return (on ? source : null) as (typeof SOURCES)[R]['boards'][number];
}

export function hasAbility(state: State, seat: number, rule: Standing): boolean {
  const { technologies, systems } = SOURCES[rule];
  const player = state.players[seat];
  for (let i = 0; i < technologies.length; i++) {
    if (ownsTechnology(state, seat, technologies[i])) return true;
  }
  for (let i = 0; i < systems.length; i++) {
    if (player.colonies.includes(systems[i])) return true;
  }
  return boardAbility(player, rule) !== null;
}

/** What can be used once per turn, between phases (BTS-4.10). */
export interface OncePerTurn {
  readonly key: string;
  readonly kind: 'technology' | 'system';
  readonly owner: number;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly list: string;
}

export const ONCE_PER_TURN: readonly OncePerTurn[] = frozen(
  (['technology', 'system'] as const).flatMap((kind) =>
    (kind === 'technology' ? TECHNOLOGIES : SYSTEMS).flatMap(({ id: owner, key, abilities }) =>
      abilities.flatMap((ability, at) => {
        if (ability.rule !== 'oncePerTurn') return [];
        const { cost, effects } = ability;
        return [{ key, kind, owner, cost, effects, list: `${kind}.${key}.ability-${at + 1}` }];
      }),
    ),
  ),
);

export const ownsOncePerTurn = (state: State, seat: number, { kind, owner }: OncePerTurn) =>
  kind === 'technology'
    ? ownsTechnology(state, seat, owner)
    : state.players[seat].colonies.includes(owner);
