/** Options of battles. */
import type { Phrase } from '@orrery/kernel';
import { chargedOdds, joinedOdds } from '../../battle-odds.ts';
import { RAIDERS as RAIDER_SIDE } from '../../state.ts';
import { phrase, playerName } from '../phrases.ts';
import { heldMoon, moonContents, placeOf, regionName, shipName, sideName } from '../places.ts';
import { type Describe, type Describers, finish, option, plain } from './option.ts';

const chanceOf = (chance: number): Phrase => phrase('note.chance', { chance });

/** A ship that comes from another region. */
const join =
  (id: string): Describe =>
  ({ state, seat, args: [type, from] }) =>
    option(
      phrase(`option.${id}`, { ship: shipName(type), region: regionName(state, from) }),
      [placeOf.region(from), placeOf.ship(seat, type)],
      { group: 'join', effect: () => chanceOf(joinedOdds(state, seat, type, from)) },
    );

const sidePlace = (raider: string, side: number): string =>
  side === RAIDER_SIDE ? raider : placeOf.station(side);

const die = (id: string): Describers => ({
  die: ({ seat, args: [value] }) =>
    option(phrase(`option.${id}`, { value }), [placeOf.die(seat, value)]),
});

/** What no region is touched for stands beside the dice, not on the station. */
export const battle: Readonly<Record<string, Describers>> = {
  escalate: { move: join('move'), jump: join('jump-in'), done: finish('no-more') },
  'call-ship': { call: join('call') },
  negotiate: { pass: finish('no-diplomacy') },
  'end-battle': { end: plain('end-battle'), 'fight-on': plain('fight-on') },
  retreat: {
    retreat: ({ state, args: [region] }) =>
      option(phrase('option.retreat', { region: regionName(state, region) }), [
        placeOf.region(region),
      ]),
  },
  prepare: {
    energy({ state, seat, args: [n] }) {
      const effect = () => chanceOf(chargedOdds(state, seat, n));
      if (n > 0) {
        const group = 'energy';
        return option(phrase('option.energy', { n }), [], { group, rule: 'AE-4.8.10', effect });
      }
      return Object.assign(option(phrase('option.no-energy'), [], { effect }), { tone: 'finish' });
    },
  },
  jam: {
    jam: ({ state, args: [side] }) =>
      option(phrase('option.jam', { side: sideName(side) }), [
        sidePlace(placeOf.region(state.region), side),
      ]),
  },
  'after-roll': { pass: finish('dice-lie') },
  reroll: { ...die('reroll'), roll: finish('roll') },
  'set-die': die('set-die'),
  'share-token': {
    token: ({ args: [seat] }) =>
      option(phrase('option.share-token', { who: playerName(seat) }), [placeOf.station(seat)]),
  },
  'take-stock': {
    draw: plain('draw-one'),
    operations: ({ state, seat }) => {
      const { operations } = state.players[seat];
      return option(phrase('option.operations', { what: moonContents(operations) }), []);
    },
    'place-moon': ({ state, seat, args: [moon] }) =>
      option(phrase('option.place-operations', { what: heldMoon(state, seat, moon) }), []),
    done: (offered) =>
      finish(
        offered.frame.step === 'take-stock' && offered.frame.operations ? 'take-nothing' : 'done',
      )(offered),
  },
  brace: { done: finish('done') },
  ward: {
    ward: ({ args: [type] }) => option(phrase('option.ward', { ship: shipName(type) }), []),
  },
};
