/** The event marker, event cards and what they set off (AE-4.14.9 to AE-4.14.12). */

import { choiceSet, deckSize, NONE } from '@orrery/kernel';
import { EVENT_TRACK, EVENTS, MOONS_PER_PLANET, PLANETS, TRACK_SPACES } from '../data/index.ts';
import { RAIDER_CLASS } from '../data/terms.ts';
import { EVENT_LISTS, RAIDER_TRIGGERS } from '../effect-lists.ts';
import { drawMoon } from '../moons.ts';
import { gainVp } from '../points.ts';
import { enterRaider, FIRST_FIGURE, regionsOfClass, sendHome } from '../raiders.ts';
import { ON_STATION, type State, seatAfter } from '../state.ts';
import { damagedModules } from '../station.ts';
import { type Doors, steps } from '../vocabulary.ts';
import { eventArg, regionArg } from './arguments.ts';
import { runList, trigger } from './triggers.ts';

const sortChoices = choiceSet({ top: [eventArg] });
const removeChoices = choiceSet({ region: [regionArg] });

const SWARM_FOR_OTHERS = 2;

/** Moves the event marker; at the end of its track it goes to the active player's station. */
export function advanceMarker(state: State, seat: number, n: number, k: Doors): void {
  for (let i = 0; i < n; i++) {
    if (state.marker === NONE || state.marker === ON_STATION) return;
    state.marker++;
    k.emit({ type: 'event-marker', seat, space: state.marker });
    if (state.marker === ON_STATION) revealPlanet(state, k);
  }
}

/** The next planet onto the next space, with its moons; none if the stack is empty (AE-4.14.9). */
function revealPlanet(state: State, k: Doors): void {
  const stack: number[] = [];
  for (let planet = 0; planet < PLANETS.length; planet++) {
    if ((state.planetStack >> planet) & 1) stack.push(planet);
  }
  const region = state.tiles.indexOf(NONE);
  if (stack.length === 0 || region < 0) return;
  const planet = k.take(stack);
  state.planetStack &= ~(1 << planet);
  layPlanet(state, region, planet, k);
  state.newest = region;
  k.emit({ type: 'planet-revealed', seat: -1, planet, region });
}

export function layPlanet(state: State, region: number, planet: number, k: Doors): void {
  state.tiles[region] = planet;
  state.topMoons[region] = drawMoon(state, PLANETS[planet].type, k);
  state.moonsBelow[region] = MOONS_PER_PLANET - 1;
}

// ——— the event deck ———

/** Event cards that are still to come, one somebody knows included. */
function eventsLeft(state: State): number {
  let known = 0;
  for (const { foreseen } of state.players) known += foreseen.length;
  return known + deckSize(state.eventDeck);
}

/** The top card of the event deck. */
function nextEvent(state: State, k: Doors): number {
  for (const player of state.players) {
    if (player.foreseen.length > 0) return player.foreseen.pop() as number;
  }
  return k.draw(state.eventDeck);
}

/** Looks at the top cards of the event deck: `sort` asks which of two stays there (AE-4.4.3). */
export function lookAtEvents(state: State, seat: number, n: number, k: Doors): void {
  // Once the end is triggered no event comes any more, so there is nothing to learn or to choose.
  if (state.marker === NONE) return;
  const cards: number[] = [];
  while (cards.length < n && eventsLeft(state) > 0) cards.push(nextEvent(state, k));
  if (cards.length === 0) return;
  state.players[seat].foreseen = cards;
  k.reveal();
  k.emit({ type: 'events-seen', seat, cards: cards.slice() });
  if (cards.length > 1) k.push({ step: 'sort-events', seat });
}

// ——— raiders ———

/** A class enters; if it is there already, two of the swarm do (AE-4.7.5). */
function callRaiders(state: State, raiderClass: number, k: Doors): void {
  if (regionsOfClass(state, raiderClass) !== 0 && raiderClass !== RAIDER_CLASS.S) {
    placeSwarm(state, SWARM_FOR_OTHERS, k);
    return;
  }
  if (!enterRaider(state, raiderClass, k)) return;
  for (const { list } of RAIDER_TRIGGERS[state.raiders[raiderClass]].entered) {
    runList(k, state.active, list);
  }
}

/** Each figure rolls for itself: where one finds no room, the next still may. */
export function placeSwarm(state: State, n: number, k: Doors): void {
  for (let i = 0; i < n; i++) enterRaider(state, RAIDER_CLASS.S, k);
}

export const eventSteps = steps({
  'sort-events': {
    rule: 'AE-4.4.3',
    choices: sortChoices,
    options(state, { seat }, list) {
      for (const card of state.players[seat].foreseen) list.push(sortChoices.make.top(card));
    },
    choose(state, { seat }, choice, k) {
      const player = state.players[seat];
      const top = sortChoices.arg(choice, 0);
      for (const card of player.foreseen) if (card !== top) state.eventDeck.under.push(card);
      player.foreseen = [top];
      k.emit({ type: 'events-sorted', seat });
    },
  },

  /** Step 1 of an event card: every player scores the named track. */
  event: {
    rule: 'AE-4.14.11',
    run(state, { seat }, k) {
      if (eventsLeft(state) === 0) {
        state.eventDeck.rest = state.eventDiscard;
        state.eventDiscard = [];
        k.emit({ type: 'events-shuffled', seat: -1 });
      }
      const card = nextEvent(state, k);
      k.reveal();
      state.eventCard = [card];
      k.emit({ type: 'event', seat, card });
      k.pushInOrder(
        { step: 'event-raiders', seat },
        { step: 'event-effect', seat },
        { step: 'finish-event', seat },
      );
      const { scores } = EVENTS[card];
      const seats = state.players.length;
      for (let i = 0; i < seats; i++) {
        const scorer = seatAfter(seat, i, seats);
        const player = state.players[scorer];
        const { vp } = TRACK_SPACES[scores][player.tracks[scores]];
        gainVp(state, scorer, Math.max(0, vp - damagedModules(player)), k);
      }
    },
  },

  'event-raiders': {
    rule: 'AE-4.14.11',
    run(state, _frame, k) {
      callRaiders(state, EVENTS[state.eventCard[0]].raiders, k);
    },
  },

  'event-effect': {
    rule: 'AE-4.14.11',
    run(state, { seat }, k) {
      runList(k, seat, EVENT_LISTS[state.eventCard[0]]);
    },
  },

  /** The marker goes back to its start, unless the end of the game was triggered (AE-4.18.2). */
  'finish-event': {
    rule: 'AE-4.14.11',
    run(state, { seat }, k) {
      state.eventDiscard.push(state.eventCard[0]);
      state.eventCard = [];
      state.newest = NONE;
      const seats = state.players.length as 2 | 3 | 4;
      state.marker = state.ending === NONE ? EVENT_TRACK.start[seats] : NONE;
      trigger(state, seat, 'event-resolved', NONE, k);
    },
  },

  /** All S-class figures of one region go back to their card. */
  'remove-swarm': {
    rule: 'AE-4.14.11',
    choices: removeChoices,
    options(state, _frame, list) {
      const places = regionsOfClass(state, RAIDER_CLASS.S);
      for (let region = 0; places >> region !== 0 && region < 31; region++) {
        if ((places >> region) & 1) list.push(removeChoices.make.region(region));
      }
    },
    choose(state, _frame, choice, k) {
      const region = removeChoices.arg(choice, 0);
      for (let figure = 0; figure < FIRST_FIGURE[1]; figure++) {
        if (state.figures[figure] === region) sendHome(state, figure, k);
      }
    },
  },
});
