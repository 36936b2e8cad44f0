/** Why nothing can be done with a place that was tapped, in one sentence. */
import { NONE, type Phrase, type View } from '@orrery/kernel';
import { actionAt, GUILD_SPACES, SPACES, TECHNOLOGY_SPACES } from '../actions.ts';
import { GUILDS, LOCATIONS, SLOTS, SYSTEMS } from '../data/index.ts';
import { strengthAt } from '../fleet.ts';
import { ownsSlot, type State, seatCount } from '../state.ts';
import { pawnOn, priceAt } from '../steps/act.ts';
import { factionName, slotName, technologyName } from '../text/board-places.ts';
import { join, phrase } from '../text/phrases.ts';
import { prerequisitesMet } from '../tree.ts';

export function whyNot(
  { position }: View<State>,
  seat: number,
  place: string,
): { words: Phrase; rule?: string } | null {
  const { state } = position;
  const step = position.agenda.at(-1)?.step;
  if (state.players[seat].board === NONE) return null;
  const [kind, key] = place.split(' ');
  const words =
    kind === 'slot'
      ? slotObjection(
          state,
          seat,
          SLOTS.findIndex((slot) => slot.key === key),
          step === 'act',
        )
      : kind === 'guild'
        ? guildObjection(
            state,
            seat,
            GUILDS.findIndex((guild) => guild.key === key),
            step === 'act',
          )
        : kind === 'place' && step === 'colonize'
          ? colonyObjection(
              state,
              seat,
              LOCATIONS.findIndex((location) => location.key === key),
            )
          : null;
  return words && { words };
}

function slotObjection(state: State, seat: number, slot: number, acting: boolean): Phrase | null {
  if (slot < 0) return null;
  const card = state.cards[slot];
  const owned = ownsSlot(state.players[seat], slot);
  if (acting && card !== NONE) {
    if (TECHNOLOGY_SPACES[card].length === 0) return phrase('why.no-spaces');
    return owned
      ? spaceObjection(state, seat, TECHNOLOGY_SPACES[card])
      : phrase('why.not-researched');
  }
  if (owned) return phrase('why.yours-already');
  if (prerequisitesMet(state, seat, slot)) return null;
  const { needed, prerequisites } = SLOTS[slot];
  const lacking = prerequisites.filter((one) => !ownsSlot(state.players[seat], one));
  const names = lacking.map((one) =>
    state.cards[one] === NONE
      ? phrase('board.slot', { slot: slotName(one) })
      : technologyName(state.cards[one]),
  );
  const id = needed < prerequisites.length ? 'why.prerequisites-two' : 'why.prerequisites';
  return phrase(id, { cards: join('list.comma', names) });
}

function guildObjection(state: State, seat: number, guild: number, acting: boolean): Phrase | null {
  if (((state.guilds >> guild) & 1) === 0) return phrase('why.covered');
  return acting ? spaceObjection(state, seat, GUILD_SPACES[guild]) : null;
}

/** Every space of an action is taken, or it is too dear, or it would change nothing. */
function spaceObjection(state: State, seat: number, spaces: readonly number[]): Phrase {
  const player = state.players[seat];
  const there = spaces.filter((space) => SPACES[space].extra[seatCount(state)] >= 0);
  if (there.includes(player.pawn)) return phrase('why.own-space');
  const free = there.filter((space) => SPACES[space].unlimited || pawnOn(state, space) === NONE);
  if (free.length === 0) {
    return phrase('why.taken', { who: factionName(state, pawnOn(state, there[0])) });
  }
  const need = Math.min(...free.map((space) => priceAt(state, seat, space)));
  if (need > player.ore) return phrase('why.ore', { need, have: player.ore });
  const people = actionAt(free[0]).cost.population;
  if (people > player.population)
    return phrase('why.population', { need: people, have: player.population });
  return phrase('why.changes-nothing');
}

function colonyObjection(state: State, seat: number, place: number): Phrase | null {
  const system = place < 0 ? NONE : state.systems[place];
  if (system === NONE) return phrase('why.not-a-system');
  if (state.controllers[place] !== seat) return phrase('why.not-controlled');
  const values = { need: SYSTEMS[system].strength, have: strengthAt(state, seat, place) };
  return values.have < values.need ? phrase('why.strength', values) : null;
}
