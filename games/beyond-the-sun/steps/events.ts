/** What only events do: open guilds, stay on the table, point at cards, bring systems along. */
import { choiceSet, NONE, named } from '@orrery/kernel';
import { actionAt } from '../actions.ts';
import {
  ACHIEVEMENTS,
  COMPANION,
  GUILDS,
  LOCATIONS,
  SLOTS,
  type SystemDeck,
  TECHNOLOGIES,
} from '../data/index.ts';
import { PLACES } from '../fleet.ts';
import { LINKS_TO } from '../links.ts';
import { lose } from '../losses.ts';
import type { State } from '../state.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { newColony } from './colonize.ts';
import { drawSystem } from './draws.ts';
import { openRowsFor } from './tableau.ts';

const guildChoices = choiceSet({ uncover: [named(GUILDS.map(({ key }) => key))] });
export const linkChoices = choiceSet({
  'link-technology': [named(SLOTS.map(({ key }) => key))],
  'link-system': [named(LOCATIONS.map(({ key }) => key))],
  'link-achievement': [named(ACHIEVEMENTS.map(({ key }) => key))],
});
export const attachChoices = choiceSet({ attach: [named(LOCATIONS.map(({ key }) => key))] });

const FIRST_GUILD = guildChoices.make.uncover(0);
const FIRST_LINKED_SLOT = linkChoices.make['link-technology'](0);
const FIRST_LINKED_PLACE = linkChoices.make['link-system'](0);
const FIRST_LINKED_ACHIEVEMENT = linkChoices.make['link-achievement'](0);
const FIRST_ATTACHED = attachChoices.make.attach(0);

/** Takes the event out of the middle of the table, so that it isn't discarded. */
function takeTurned(state: State): number {
  const event = state.turned;
  state.turned = NONE;
  return event;
}

export function keepEvent(state: State, seat: number, k: Doors): void {
  const event = takeTurned(state);
  state.players[seat].events.push(event);
  k.emit({ type: 'event-kept', seat, event });
}

export function standEvent(state: State, k: Doors): void {
  const event = takeTurned(state);
  state.standing.push(event);
  k.emit({ type: 'event-stands', seat: -1, event });
}

/** Companion Star: the card is known before its place is chosen (BTS-4.116). */
export function attachSystem(state: State, seat: number, deck: SystemDeck, k: Doors): void {
  const system = drawSystem(state, deck, k);
  if (system === NONE) {
    lose(k, seat, 'cards', 1);
    return;
  }
  state.drawn.push(system);
  k.push({ step: 'attach', seat, system });
}

/** Dyson Sphere: a system lies beside the event, out of reach (BTS-4.134). */
export function holdSystem(state: State, deck: SystemDeck, k: Doors): void {
  const system = drawSystem(state, deck, k);
  if (system === NONE) return;
  state.held = system;
  const event = takeTurned(state);
  state.standing.push(event);
  k.emit({ type: 'held', seat: -1, event, system });
}

/** The card becomes a colony without discs; the event is gone and the pawn is free (BTS-4.134). */
export function takeHeldSystem(state: State, seat: number, k: Doors): void {
  const system = state.held;
  const player = state.players[seat];
  const event = actionAt(player.pawn).owner;
  state.held = NONE;
  state.standing.splice(state.standing.indexOf(event), 1);
  state.discarded.push(event);
  player.pawn = NONE;
  k.emit({ type: 'colony', seat, system });
  k.emit({ type: 'event-discarded', seat: -1, event });
  newColony(state, seat, system, NONE, 0, k);
}

function linkTargets(state: State, event: number, list: number[]): void {
  const to = LINKS_TO[event];
  if (to === 'technology') {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = state.cards[slot];
      if (card !== NONE && TECHNOLOGIES[card].actions.length > 0)
        list.push(FIRST_LINKED_SLOT + slot);
    }
  } else if (to === 'system') {
    for (let place = 0; place < PLACES; place++) {
      if (state.systems[place] !== NONE) list.push(FIRST_LINKED_PLACE + place);
    }
  } else {
    for (const achievement of state.achievements) list.push(FIRST_LINKED_ACHIEVEMENT + achievement);
  }
}

export const eventSteps = steps({
  guild: {
    rule: 'BTS-4.26',
    choices: guildChoices,
    options(state, { rank }, list) {
      for (let guild = 0; guild < GUILDS.length; guild++) {
        if (GUILDS[guild].rank === rank && ((state.guilds >> guild) & 1) === 0) {
          list.push(FIRST_GUILD + guild);
        }
      }
    },
    choose(state, { seat }, choice, k) {
      const guild = guildChoices.arg(choice, 0);
      state.guilds |= 1 << guild;
      k.emit({ type: 'guild', seat, guild });
      openRowsFor(state, 'guild', guild, k);
    },
  },

  link: {
    rule: 'BTS-4.124',
    choices: linkChoices,
    options: (state, { event }, list) => linkTargets(state, event, list),
    choose(state, { seat }, choice, k) {
      const event = takeTurned(state);
      const target = linkChoices.arg(choice, 0);
      state.links.push(event, target);
      k.emit({ type: 'event-linked', seat, event, target });
    },
  },

  attach: {
    rule: 'BTS-4.116',
    choices: attachChoices,
    options(_state, _frame, list) {
      for (const { id, kind } of LOCATIONS) if (kind === 'system') list.push(FIRST_ATTACHED + id);
    },
    choose(state, { seat, system }, choice, k) {
      const place = attachChoices.arg(choice, 0);
      state.drawn = [];
      state.companionAt = place;
      state.systems[COMPANION] = system;
      state.unclaimed |= 1 << COMPANION;
      k.emit({ type: 'attached', seat, system, place, beside: state.systems[place] });
    },
  },
});
