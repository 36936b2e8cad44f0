/** Who may know what: hidden places of the table, and what is told of them. */
import { UNKNOWN } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { TACTICS_CARDS } from '../data/index.ts';
import { andromedasEdge as game } from '../game.ts';
import type { State } from '../state.ts';
import type { EventType } from '../vocabulary.ts';
import { design, event, table } from './table.ts';

type At = ReturnType<typeof table>;
const NOBODY = -1;

/** Viewers (a team, its opponents, an onlooker) who see all of a place as it is; the others see how much is there. */
function seers(at: At, place: (state: State) => readonly number[]): number[] {
  const real = place(at.state);
  expect(real.length).toBeGreaterThan(0);
  const viewers = [...at.state.players.keys(), NOBODY];
  return viewers.filter((viewer) => {
    const seen = place(game.view(at.position, viewer).position.state);
    const open = seen.every((thing, i) => thing === real[i]);
    if (!open) expect(seen).toEqual(real.map(() => UNKNOWN));
    return open;
  });
}

/** Viewers who are told a component that an event is about. */
function hearers(at: At, type: EventType, field: string): number[] {
  const [told] = at.reported(type) as unknown as Parameters<typeof game.redact>[0][];
  const real = (told as unknown as Record<string, unknown>)[field];
  return [...at.state.players.keys(), NOBODY].filter((viewer) => {
    const heard = game.redact(told, viewer, at.state) as unknown as Record<string, unknown>;
    return JSON.stringify(heard[field]) === JSON.stringify(real);
  });
}

test('AE-4.17.8: hands and tokens taken are the owner’s secret, and the teammate’s', () => {
  const seats = [{ hand: 'propaganda war-bonds', discoveries: 'star-map power-cell' }, {}];
  const alone = table({ seats });
  expect(seers(alone, ({ players }) => players[0].hand)).toEqual([0]);
  expect(seers(alone, ({ players }) => players[0].discoveries)).toEqual([0]);
  const team = table({ options: { teams: 'on' }, seats: [...seats, {}, {}] });
  expect(seers(team, ({ players }) => players[0].hand)).toEqual([0, 1]);
  expect(seers(team, ({ players }) => players[0].discoveries)).toEqual([0, 1]);
});

test('AE-4.14.4: a stack of discovery tokens is seen by who looks at it, the token by who takes it', () => {
  const at = table({
    seats: [{ tracks: { science: 3 } }, {}],
    agenda: [{ step: 'advance', seat: 0, track: 0, n: 1 }],
  });
  expect(at.step).toBe('take-discovery');
  expect(seers(at, ({ players }) => players[0].looking)).toEqual([0]);
  expect(seers(at, ({ stacks }) => stacks[1])).toEqual([]);
  expect(seers(at, ({ unusedDiscoveries }) => unusedDiscoveries)).toEqual([]);
  at.choose(at.options()[0]);
  expect(seers(at, ({ players }) => players[0].discoveries)).toEqual([0]);
  expect(seers(at, ({ stacks }) => stacks[0])).toEqual([]);
  expect(hearers(at, 'discovered', 'token')).toEqual([0]);
  // Once it is used everybody knows it.
  const used = table({ seats: [{ discoveries: 'star-map' }, {}] }).choose('discovery star-map');
  expect(hearers(used, 'discovery-used', 'token')).toEqual([0, 1, NOBODY]);
});

test('AE-4.4.3: event cards are seen by who has looked at them, until they come', () => {
  const at = table({
    seats: [{ faction: 'veyran-nomads' }, {}],
    events: 'trade-winds comet-trails',
  }).choose('launch transport N1');
  expect(at.step).toBe('sort-events');
  expect(seers(at, ({ players }) => players[0].foreseen)).toEqual([0]);
  expect(hearers(at, 'events-seen', 'cards')).toEqual([0]);
  at.choose('top comet-trails');
  expect(at.state.players[0].foreseen).toEqual([event('comet-trails')]);
  expect(seers(at, ({ players }) => players[0].foreseen)).toEqual([0]);
  expect(seers(at, ({ eventDeck }) => eventDeck.under)).toEqual([]);
  expect(seers(at, ({ eventDeck }) => eventDeck.rest)).toEqual([]);
  const come = table({
    events: 'trade-winds',
    agenda: [{ step: 'event', seat: 0 }],
    raiders: { A: 'B1', S: 'N1 N2 N3 N4' },
  });
  expect(hearers(come, 'event', 'card')).toEqual([0, 1, NOBODY]);
});

test('AE-4.19.1: cards drawn and stolen are secret, those played, paid and discarded are not', () => {
  const drawn = table({ seats: [{ outposts: 'B3', hand: 'war-bonds', stock: { credit: 1 } }, {}] });
  drawn.choose('play war-bonds');
  expect(hearers(drawn, 'drew', 'cards')).toEqual([0]);
  expect(hearers(drawn, 'card-played', 'card')).toEqual([0, 1, NOBODY]);
  expect(seers(drawn, ({ tacticsDeck }) => tacticsDeck.rest)).toEqual([]);
  expect(seers(drawn, ({ tacticsDiscard }) => tacticsDiscard)).toEqual([0, 1, NOBODY]);
  const heist = table({ seats: [{ hand: 'data-heist' }, { hand: 'propaganda' }, {}] });
  heist.choose('play data-heist').choose('pick 1');
  expect(heist.state.players[0].hand.map((card) => TACTICS_CARDS[card])).toEqual([
    design('propaganda'),
  ]);
  expect(hearers(heist, 'card-stolen', 'card')).toEqual([0]);
  expect(seers(heist, ({ players }) => players[0].hand)).toEqual([0]);
});

test('AE-4.16.1: a destiny is its owner’s and the teammate’s secret, what was not kept nobody’s', () => {
  const fates = (state: State) => {
    state.players.forEach((player) => {
      player.destinies = state.undealtDestinies.splice(0, 1);
    });
  };
  const alone = table({ options: { destiny: 'on' }, state: fates });
  expect(seers(alone, ({ players }) => players[1].destinies)).toEqual([1]);
  expect(seers(alone, ({ undealtDestinies }) => undealtDestinies)).toEqual([]);
  const team = table({
    options: { destiny: 'on', teams: 'on' },
    seats: [{}, {}, {}, {}],
    state: fates,
  });
  expect(seers(team, ({ players }) => players[3].destinies)).toEqual([2, 3]);
});
