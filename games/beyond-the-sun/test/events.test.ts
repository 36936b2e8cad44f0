/** Events: what they do when they are turned up, what stays, discs that stand in. */
import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { priceAt } from '../steps/act.ts';
import { control, player, points, ships } from './reading.ts';
import {
  bareTable,
  disc,
  event,
  nextEvent,
  place,
  running,
  type Situation,
  space,
  stack,
  system,
} from './table.ts';

/** An event just turned up by seat 0. */
const turned = (key: string, situation: Situation = {}) =>
  bareTable({
    ...situation,
    agenda: [running(`event.${key}`), { step: 'end-event', seat: 0 }],
    state(s) {
      s.turned = event(key);
      s.unseen.splice(s.unseen.indexOf(event(key)), 1);
      situation.state?.(s);
    },
  });

describe('events', () => {
  test('BTS-4.122 the discoverer resolves the event and makes its choices', () => {
    const at = bareTable({
      factions: [{}, { owns: ['i-1'], ore: 2 }, {}],
      active: 1,
      state: (s) => nextEvent(s, 'tyler-lee'),
    }).choose('act basic-research-2/1');
    expect(at.step).toBe('guild');
    expect(at.asked).toEqual([1]);
    at.choose('uncover guild-professors');
    expect(at.state.players.map(({ ore }) => ore)).toEqual([0, 2, 0]);
  });

  test('EX-9 BTS-4.123 Covert Arms Trade goes clockwise from the discoverer, who upgrades last', () => {
    const at = bareTable({
      factions: [{}, {}, { ships: ['sol.1'] }],
      active: 2,
      agenda: [running('event.covert-arms-trade', 2)],
    }).choose('alternative B');
    const asked: number[] = [];
    for (const answer of ['no', 'yes', 'yes']) {
      asked.push(...at.asked);
      at.choose(answer);
    }
    expect(asked).toEqual([2, 0, 1]);
    expect([0, 1, 2].map((seat) => ships(at, seat))).toEqual([
      'deep-space.2',
      'deep-space.2',
      'sol.1',
    ]);
    expect(player(at).columns).toEqual([2, 3, 3, 4, 4]);
    expect(at.asked).toEqual([2]);
    at.choose('yes');
    expect(ships(at, 2)).toBe('sol.2');
  });

  test('BTS-4.123 what each faction receives is followed by what only the discoverer does', () => {
    const at = bareTable({
      factions: [{}, {}, {}],
      active: 1,
      agenda: [running('event.asteroid-claims', 1)],
    });
    expect(at.reported('ore').map(({ seat, n }) => [seat, n])).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('events with an arrow', () => {
  const priced = (key: string, slot: string) =>
    turned(key, {
      factions: [{ owns: ['i-1'], ore: 5 }, {}],
    }).choose(`link-technology ${slot}`);
  const paid = (links: readonly string[]) => {
    const at = bareTable({
      factions: [{ owns: ['i-1'], ore: 5 }, {}],
      state: (s) => {
        for (const key of links) s.links.push(event(key), 0);
      },
    }).choose('act narrow-beam-lasers');
    return at.reported('paid').map(({ ore }) => ore);
  };

  test('BTS-4.124 points at a discovered technology with an action, and stays there', () => {
    const at = turned('export-embargo');
    expect(at.options()).toEqual(['link-technology i-1', 'link-technology i-2']);
    at.choose('link-technology i-2');
    expect(at.state.links).toEqual([event('export-embargo'), 1]);
    expect(at.reported('event-linked')).toMatchObject([
      { event: event('export-embargo'), target: 1 },
    ]);
    expect(at.state.discarded).toEqual([]);
    expect(at.state.turned).toBe(NONE);
    expect(priced('research-grants', 'i-1').state.links).toEqual([event('research-grants'), 0]);
  });

  test('BTS-4.124 red makes the actions dearer, white cheaper; both apply, and never below 0', () => {
    expect(paid([])).toEqual([1]);
    expect(paid(['export-embargo'])).toEqual([2]);
    expect(paid(['research-grants'])).toEqual([]);
    expect(paid(['research-grants', 'export-embargo'])).toEqual([1]);
    expect(paid(['research-grants', 'research-grants'])).toEqual([]);
  });

  test('BTS-4.124 an action that costs nothing costs no less than nothing', () => {
    const at = bareTable({
      cards: { 'ii-1': 'closed-biospheres' },
      factions: [{ owns: ['ii-1'] }, {}],
      state: (s) => s.links.push(event('research-grants'), 4),
    });
    expect(priceAt(at.state, 0, space('closed-biospheres'))).toBe(0);
  });

  test('BTS-4.124 other technologies keep their price', () => {
    const at = bareTable({
      factions: [{ owns: ['i-1'], ore: 1 }, {}],
      state: (s) => s.links.push(event('export-embargo'), 1),
    });
    expect(at.refuses('act narrow-beam-lasers')).toBe(false);
    const dear = bareTable({
      factions: [{ owns: ['i-1'], ore: 1 }, {}],
      state: (s) => s.links.push(event('export-embargo'), 0),
    });
    expect(dear.refuses('act narrow-beam-lasers')).toBe(true);
  });

  test('BTS-4.124 an event that finds nothing to point at is discarded', () => {
    const at = turned('frontier-fever', {
      systems: { 'a-1': '', 'a-2': '', 'b-1': '', 'b-2': '' },
    });
    expect(at.over).toBe(true);
    expect(at.state.discarded).toEqual([event('frontier-fever')]);
    expect(at.state.links).toEqual([]);
  });

  test('BTS-4.110 BTS-4.124 BTS-4.125 Fortress World needs 2 more strength and goes to the colonizer', () => {
    const fortress = (fleet: string) =>
      bareTable({
        factions: [{}, { owns: 'i-2', ore: 5, ships: fleet }],
        control: { 'a-1': '1 food' },
        active: 1,
        state: (s) => {
          s.links.push(
            event('fortress-world'),
            place('a-1'),
            event('frontier-fever'),
            place('a-2'),
          );
        },
      });
    expect(fortress('a-1.4').refuses('act terraforming/1')).toBe(true);
    const at = fortress('a-1.4 a-1.1').choose('act terraforming/1');
    while (at.step === 'return-ships') at.choose(at.options()[0]);
    expect(player(at, 1).colonies).toEqual([system('barnards-star')]);
    expect(player(at, 1).events).toEqual([event('fortress-world')]);
    expect(at.state.links).toEqual([event('frontier-fever'), place('a-2')]);
    expect(points(at, 1).events).toBe(3);
    expect(points(at, 0).events).toBe(0);
  });
});

describe('discs that stand in', () => {
  test('BTS-4.126 an achievement disc stays where it is when production discs come back', () => {
    const at = bareTable({
      factions: [{ tracks: [0, 8] }, { ships: ['sol.1'] }],
      control: { 'a-1': '0 food' },
      agenda: [
        { step: 'automate', seat: 0, track: 'food' },
        running('system.luhman-16.control', 1),
        { step: 'automate', seat: 0, track: 'food' },
      ],
    }).choose('move sol.1 a-1');
    expect(player(at).automation).toEqual([disc('achievement'), disc('food')]);
    expect(player(at).tracks).toEqual([0, 8]);
  });

  test('BTS-4.126 one that comes back from an outpost does not fill a track, and can serve again', () => {
    const at = bareTable({
      factions: [{ tracks: [0, 8] }, { ships: ['sol.1'] }],
      control: { 'a-1': '0 achievement' },
      agenda: [
        running('system.luhman-16.control', 1),
        { step: 'automate', seat: 0, track: 'food' },
      ],
    }).choose('move sol.1 a-1');
    expect(control(at, 'a-1')).toBe('1 food');
    expect(player(at).tracks).toEqual([0, 8]);
    expect(player(at).automation).toEqual([disc('achievement')]);
  });
});

describe('Ross 154', () => {
  const pushing = (colonies: readonly string[]) =>
    bareTable({
      factions: [
        { colonies, ships: ['sol.1'], pawn: 'basic-research-1/1' },
        { pawn: 'basic-build-jump/1' },
        { pawn: 'basic-build-jump/2' },
      ],
    });

  test('BTS-4.132 pushes another pawn off its space and takes it by the usual rules', () => {
    const at = pushing(['ross-154']);
    // Not its own space.
    expect(at.refuses('act basic-research-1/1')).toBe(true);
    at.choose('act basic-build-jump/2');
    expect(at.state.players.map(({ pawn }) => pawn)).toEqual([
      space('basic-build-jump/2'),
      space('basic-build-jump/1'),
      NONE,
    ]);
    expect(at.reported('pushed')).toEqual([
      { type: 'pushed', seat: 2, space: space('basic-build-jump/2') },
    ]);
  });

  test('BTS-4.16 BTS-4.132 without it occupied spaces are barred', () => {
    expect(pushing([]).refuses('act basic-build-jump/2')).toBe(true);
    expect(pushing(['sirius']).refuses('act basic-build-jump/1')).toBe(true);
  });

  test('BTS-4.132 the usual rules: no technology that one lacks, no price that one lacks', () => {
    const at = bareTable({
      factions: [
        { colonies: ['ross-154'], ore: 0 },
        { owns: ['i-1'], pawn: 'narrow-beam-lasers' },
        { pawn: 'basic-research-2/1' },
      ],
    });
    expect(at.refuses('act narrow-beam-lasers')).toBe(true);
    expect(at.refuses('act basic-research-2/1')).toBe(true);
  });

  test('BTS-4.132 nobody is pushed off Gather', () => {
    const at = bareTable({
      factions: [{ colonies: ['ross-154'] }, { pawn: 'basic-gather' }],
    }).choose('act basic-gather');
    expect(player(at, 1).pawn).toBe(space('basic-gather'));
    expect(at.reported('pushed')).toEqual([]);
  });
});

describe('events that stay', () => {
  test('BTS-4.133 a ship in the museum can no longer move, be upgraded or exchanged', () => {
    const at = bareTable({
      factions: [{ ships: ['a-1.2'], ore: 5, population: 0 }, {}],
      control: { 'a-1': '0 food' },
      agenda: [
        running('event.museum-of-retired-ships'),
        running('technology.hyperdrive-boosters.immediate'),
        running('technology.generation-ships.immediate'),
        { step: 'trade', seat: 0, n: -1, made: 0 },
      ],
      state: (s) => {
        s.turned = event('museum-of-retired-ships');
      },
    }).choose('yes');
    expect(player(at).exhibits).toEqual([0, 1, 0, 0]);
    expect(ships(at)).toBe('');
    expect(at.state.standing).toEqual([event('museum-of-retired-ships')]);
    // No upgrade and no jump were asked for.
    expect(at.step).toBe('trade');
    expect(at.options()).toEqual(['buy', 'stop']);
    expect(points(at).events).toBe(1);
  });

  test('BTS-4.133 giving a ship away is settled: who is left there takes control', () => {
    const at = turned('museum-of-retired-ships', {
      factions: [{ ships: ['a-1.2'] }, { ships: ['a-1.1'] }],
      control: { 'a-1': '0 food' },
    }).choose('yes');
    expect(control(at, 'a-1')).toBe('1 food');
    at.choose('no');
    expect(at.over).toBe(true);
  });

  const dyson = (more: Situation = {}) =>
    bareTable({
      factions: [{ ore: 6, population: 1 }, {}],
      ...more,
      state: (s) => {
        s.standing.push(event('dyson-sphere'));
        s.held = system('kapteyns-star');
        more.state?.(s);
      },
      systems: { 'b-1': 'yz-ceti' },
    });

  test('BTS-4.134 the event holds a card of deck B that nobody can reach, control or colonize', () => {
    const at = turned('dyson-sphere', {
      factions: [{ ships: ['sol.4'], owns: ['i-2'], ore: 9 }, {}],
      state: (s) => stack(s.systemsB, [system('groombridge-34')]),
    });
    expect(at.state.held).toBe(system('groombridge-34'));
    expect(at.state.systems).not.toContain(system('groombridge-34'));
    expect(at.state.standing).toEqual([event('dyson-sphere')]);
    expect(at.state.discarded).toEqual([]);
  });

  test('BTS-4.134 its action gives the colony with the bonus and no discs; the pawn is free', () => {
    const at = dyson().choose('act dyson-sphere');
    expect(player(at)).toMatchObject({ ore: 0, population: 0, pawn: NONE, tracks: [8, 8] });
    expect(player(at).colonies).toEqual([system('kapteyns-star')]);
    expect(player(at).colonyDiscs).toEqual([NONE, NONE]);
    expect(ships(at)).toBe('deep-space.3');
    expect(at.state.standing).toEqual([]);
    expect(at.state.discarded).toEqual([event('dyson-sphere')]);
    expect(at.state.held).toBe(NONE);
    expect(points(at).colonies).toBe(6);
  });

  test('BTS-4.19 BTS-4.134 the space on the event is open to every faction, once', () => {
    expect(dyson({ factions: [{}, { ore: 6 }], active: 1 }).refuses('act dyson-sphere')).toBe(
      false,
    );
    expect(dyson({ factions: [{ ore: 5 }, {}] }).refuses('act dyson-sphere')).toBe(true);
    expect(dyson({ factions: [{ ore: 6, population: 0 }] }).refuses('act dyson-sphere')).toBe(true);
  });
});
