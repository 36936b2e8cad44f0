/** Why nothing can be done with a place that was tapped, in one sentence with its rule. */
import { NONE, type Objection, type View } from '@orrery/kernel';
import { BASIC_SPACES, EVENT_SPACES, GUILD_SPACES, SPACES, TECHNOLOGY_SPACES } from '../actions.ts';
import {
  ACHIEVEMENTS,
  BASIC_ACTIONS,
  COLUMNS,
  EVENTS,
  GUILDS,
  LOCATIONS,
  SLOTS,
  TECHNOLOGIES,
} from '../data/index.ts';
import { levelOfShip, SHIP_KEYS } from '../fleet.ts';
import { ownsSlot, SHIP_LEVELS, type State } from '../state.ts';
import { effectOf } from '../steps/frames.ts';
import type { ResearchEffect } from '../tree.ts';
import { asking, type StepType } from '../vocabulary.ts';
import {
  achievementObjection,
  actionObjection,
  because,
  colonyObjection,
  moveObjection,
  slotObjection,
} from './objections.ts';
import { playerName } from './phrases.ts';

/** What a place of a kind says, when the step asks something else. */
type Answer = (state: State, seat: number, key: string, asking: Asking) => Objection | null;

interface Asking {
  readonly step: StepType | undefined;
  readonly view: View<State>;
}

const numberOf = (table: readonly { readonly key: string }[], key: string): number =>
  table.findIndex((one) => one.key === key);

const spacesOfRow = (row: number): readonly number[] =>
  BASIC_SPACES.filter((space) => SPACES[space].key.split('/')[0] === BASIC_ACTIONS[row].key);

const ANSWERS: Readonly<Record<string, Answer>> = {
  slot: (state, seat, key, { step, view }) => {
    const slot = numberOf(SLOTS, key);
    if (slot < 0) return null;
    if (step !== 'act') {
      const frame = asking(view.position);
      const effect = frame?.step === 'research' ? (effectOf(frame) as ResearchEffect) : null;
      return slotObjection(state, seat, slot, effect);
    }
    const card = state.cards[slot];
    if (card === NONE) return because('BTS-4.65', 'why.not-discovered');
    const spaces = TECHNOLOGY_SPACES[card];
    if (spaces.length === 0) return because('BTS-4.23', 'why.no-spaces');
    if (!ownsSlot(state.players[seat], slot)) return because('BTS-4.19', 'why.not-researched');
    return actionObjection(state, seat, spaces);
  },
  row: (state, seat, key, { step }) =>
    step === 'act' ? actionObjection(state, seat, spacesOfRow(numberOf(BASIC_ACTIONS, key))) : null,
  guild: (state, seat, key, { step }) => {
    const guild = numberOf(GUILDS, key);
    if (((state.guilds >> guild) & 1) === 0) return because('BTS-4.25', 'why.covered');
    return step === 'act' ? actionObjection(state, seat, GUILD_SPACES[guild]) : null;
  },
  event: (state, seat, key, { step }) => {
    const spaces = EVENT_SPACES[numberOf(EVENTS, key)];
    return step === 'act' && spaces.length > 0 ? actionObjection(state, seat, spaces) : null;
  },
  technology: (state, seat, key, { step }) => {
    const technology = numberOf(TECHNOLOGIES, key);
    const owner = state.players.findIndex(({ technologies }) => technologies.includes(technology));
    if (owner >= 0 && owner !== seat) {
      return because('BTS-4.121', 'why.private', { who: playerName(owner) });
    }
    if (step !== 'act' || owner < 0) return null;
    const spaces = TECHNOLOGY_SPACES[technology];
    return spaces.length === 0
      ? because('BTS-4.23', 'why.no-spaces')
      : actionObjection(state, seat, spaces);
  },
  place: (state, seat, key, { step }) => {
    const place = numberOf(LOCATIONS, key);
    if (step === 'colonize') return colonyObjection(state, seat, place);
    if (step === 'build') return because('BTS-4.81', 'why.no-shipyard');
    if (step === 'jump') return moveObjection(state, seat, place);
    return null;
  },
  ship: (_state, seat, key, { step }) => {
    const [owner, ship] = key.split(' ');
    if (Number(owner) !== seat) return because('BTS-4.84', 'why.not-your-ship');
    if (step !== 'upgrade') return null;
    const level = levelOfShip(SHIP_KEYS.indexOf(ship));
    return because('BTS-4.84', level === SHIP_LEVELS ? 'why.top-level' : 'why.upgrade-whole');
  },
  column: (state, seat, key, { step }) => {
    const [owner, column] = key.split(' ');
    if (Number(owner) !== seat) return null;
    const cubes = state.players[seat].columns[COLUMNS.indexOf(column as (typeof COLUMNS)[number])];
    if (step === 'supply-from' && cubes === 0) return because('BTS-4.11', 'why.column-empty');
    return step === 'supply-to' ? because('BTS-4.13', 'why.column-full') : null;
  },
  achievement: (state, seat, key) => achievementObjection(state, seat, numberOf(ACHIEVEMENTS, key)),
};

export function whyNot(view: View<State>, seat: number, place: string): Objection | null {
  const { state } = view.position;
  if (state.players[seat].board === NONE) return null;
  const [kind] = place.split(' ', 1);
  const key = place.slice(kind.length + 1);
  return ANSWERS[kind]?.(state, seat, key, { step: asking(view.position)?.step, view }) ?? null;
}
