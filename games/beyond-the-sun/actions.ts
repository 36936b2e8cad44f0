/** Every action of the game and every space for it, numbered once and for all. */
import { frozen } from '@orrery/kernel';
import { SURCHARGE_ORE } from './data/basic-actions.ts';
import { type Cost, containsOp, type Effect } from './data/effects.ts';
import { BASIC_ACTIONS, EVENTS, GUILDS, type SeatCount, TECHNOLOGIES } from './data/index.ts';

export type ActionKind = 'basic' | 'technology' | 'guild' | 'event';

export interface ActionEntry {
  readonly id: number;
  /** The key of the card, row or guild; with `:2` for the second action of a card (BTS-4.24). */
  readonly key: string;
  readonly kind: ActionKind;
  /** Number of the row, technology, guild or event. */
  readonly owner: number;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  /** Name in EFFECT_LISTS. */
  readonly list: string;
  /** Whether it includes research, so that it can be copied (BTS-4.128). */
  readonly researches: boolean;
  /** Whether it copies another action, whose price is then its own. */
  readonly copies: boolean;
}

export interface Space {
  readonly id: number;
  /** `basic-research-1/2`; without a number where there is only one. */
  readonly key: string;
  readonly action: number;
  /** Which of the action's spaces, from 0. */
  readonly space: number;
  /** Room for any number of pawns (BTS-4.18). */
  readonly unlimited: boolean;
  /** Ore beyond the price, by number of seats; −1 where the space is not in play (BTS-3.7). */
  readonly extra: Readonly<Record<SeatCount, number>>;
}

const actions: ActionEntry[] = [];
const spaces: Space[] = [];

function add(
  kind: ActionKind,
  owner: number,
  key: string,
  { cost, effects }: { readonly cost: Cost; readonly effects: readonly Effect[] },
  list: string,
): ActionEntry {
  const researches = containsOp(effects, 'research');
  const copies = containsOp(effects, 'copyResearch');
  const action = { id: actions.length, key, kind, owner, cost, effects, list, researches, copies };
  actions.push(action);
  return action;
}

const EVERYWHERE = { 2: 0, 3: 0, 4: 0 } as const;

function addSpaces(action: ActionEntry, count: number): void {
  for (let space = 0; space < count; space++) {
    const key = count === 1 ? action.key : `${action.key}/${space + 1}`;
    const id = spaces.length;
    spaces.push({ id, key, action: action.id, space, unlimited: false, extra: EVERYWHERE });
  }
}

for (const row of BASIC_ACTIONS) {
  const action = add('basic', row.id, row.key, row, `basic.${row.key}`);
  const most = row.spaces[4] ?? 1;
  for (let space = 0; space < most; space++) {
    const extra = (seats: SeatCount): number => {
      const count = row.spaces[seats] ?? 1;
      if (space >= count) return -1;
      return row.surcharge[seats] && space === count - 1 ? SURCHARGE_ORE : 0;
    };
    spaces.push({
      id: spaces.length,
      key: most === 1 ? row.key : `${row.key}/${space + 1}`,
      action: action.id,
      space,
      unlimited: row.spaces[4] === null,
      extra: { 2: extra(2), 3: extra(3), 4: extra(4) },
    });
  }
}
for (const guild of GUILDS) {
  const { id, key, action } = guild;
  addSpaces(add('guild', id, key, action, `guild.${key}`), action.spaces ?? 1);
}
for (const technology of TECHNOLOGIES) {
  for (const [at, action] of technology.actions.entries()) {
    const key = technology.actions.length === 1 ? technology.key : `${technology.key}:${at + 1}`;
    const list = `technology.${technology.key}.action-${at + 1}`;
    addSpaces(add('technology', technology.id, key, action, list), action.spaces ?? 1);
  }
}
for (const event of EVENTS) {
  for (const [at, action] of event.actions.entries()) {
    const list = `event.${event.key}.action-${at + 1}`;
    addSpaces(add('event', event.id, event.key, action, list), action.spaces ?? 1);
  }
}

export const ACTIONS: readonly ActionEntry[] = frozen(actions);
export const SPACES: readonly Space[] = frozen(spaces);

/** By action, the numbers of its spaces. */
const SPACES_OF: readonly (readonly number[])[] = frozen(
  ACTIONS.map(({ id }) => SPACES.filter((space) => space.action === id).map((space) => space.id)),
);

const spacesOfOwner = (kind: ActionKind, owner: number): readonly number[] =>
  ACTIONS.filter((action) => action.kind === kind && action.owner === owner).flatMap(
    ({ id }) => SPACES_OF[id],
  );
const actionsOfOwner = (kind: ActionKind, owner: number): readonly number[] =>
  ACTIONS.filter((action) => action.kind === kind && action.owner === owner).map(({ id }) => id);

/** Spaces of each technology, guild and event, and of all basic rows (BTS-4.23). */
export const TECHNOLOGY_SPACES = frozen(
  TECHNOLOGIES.map(({ id }) => spacesOfOwner('technology', id)),
);
export const GUILD_SPACES = frozen(GUILDS.map(({ id }) => spacesOfOwner('guild', id)));
export const EVENT_SPACES = frozen(EVENTS.map(({ id }) => spacesOfOwner('event', id)));
export const BASIC_SPACES = frozen(BASIC_ACTIONS.flatMap(({ id }) => spacesOfOwner('basic', id)));
export const BASIC_ROWS = frozen(BASIC_ACTIONS.flatMap(({ id }) => actionsOfOwner('basic', id)));

/** The action that a pawn on a space carries out. */
export const actionAt = (space: number): ActionEntry => ACTIONS[SPACES[space].action];
