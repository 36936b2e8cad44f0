/** What is told of each kind of change, and where nothing is. */

import { NONE, newTrail } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { beyondTheSun } from '../game.ts';
import { draws, player, turnsUp } from './reading.ts';
import { bareTable, disc, event, only, place, running, system } from './table.ts';

describe('what is told', () => {
  test('BTS-4.6 what was paid, and nothing where nothing was', () => {
    const cloning = bareTable({ agenda: [running('technology.mass-cloning.action-1')] });
    expect(cloning.choose('alternative A').reported('paid')).toEqual([]);
    const market = bareTable({
      cards: { 'ii-5': 'black-market-industries' },
      factions: [{ owns: 'ii-5', ore: 2 }],
      agenda: [{ step: 'abilities', seat: 0 }],
    }).choose('use black-market-industries');
    expect(market.reported('paid')).toMatchObject([{ seat: 0, ore: 2, population: 0 }]);
    const orbitals = running('technology.manufacturing-orbitals.immediate');
    const none = bareTable({ factions: [{ population: 0 }], agenda: [orbitals] });
    expect(none.reported('ore')).toEqual([]);
  });

  test('BTS-4.27 the basic row of the Technocrats', () => {
    const at = bareTable({ guilds: 'guild-technocrats', factions: [{ population: 2 }] })
      .choose('act guild-technocrats')
      .choose('research i-3')
      .choose('carry-out basic-gather');
    expect(at.reported('borrowed')).toHaveLength(1);
  });

  test('BTS-4.111 a single ship that drifts to Deep Space', () => {
    const at = bareTable({
      factions: [{ owns: 'i-2', ore: 5, ships: 'a-1.3' }, { ships: 'a-1.1' }],
      control: { 'a-1': '0 food' },
    }).choose('act terraforming/1');
    expect(at.reported('to-deep-space')).toMatchObject([{ seat: 1, n: 1 }]);
  });

  test('BTS-4.40 BTS-4.84 BTS-4.13 ships exchanged and upgraded, cubes moved', () => {
    const trade = bareTable({
      factions: [{ ore: 1, ships: 'sol.2', population: 0 }],
      agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
    }).choose('ship sol.2');
    expect(trade.reported('traded')).toMatchObject([
      { what: 'ship', level: 2, place: place('sol') },
    ]);
    const upgrade = bareTable({
      factions: [{ ships: 'sol.1' }],
      agenda: [running('system.wolf-359.control')],
    });
    expect(upgrade.reported('upgraded')).toMatchObject([{ place: place('sol'), from: 1, to: 2 }]);
    const moved = bareTable({
      factions: [{ supply: [0, 1, 0, 0, 0] }],
      agenda: [running('system.tau-ceti.control')],
    });
    expect(moved.reported('supply-moved')).toMatchObject([{ from: 1, to: 0 }]);
    expect(player(moved).columns).toEqual([1, 0, 0, 0, 0]);
  });

  test('BTS-4.118 BTS-4.26 private technologies, guilds, colonies of the Ministry', () => {
    const procyon = bareTable({ agenda: [running('system.procyon.colony')] });
    procyon.choose(procyon.options()[0]);
    expect(procyon.reported('private')).toHaveLength(1);
    const guild = bareTable({ agenda: [running('event.tyler-lee')] }).choose(
      'uncover guild-professors',
    );
    expect(guild.reported('guild')).toHaveLength(1);
    const ministry = bareTable({
      agenda: [running('technology.ministry-of-colonies.immediate')],
    });
    ministry.choose(ministry.options()[0]);
    expect(ministry.reported('colony')).toHaveLength(1);
  });

  test('BTS-4.72 no cards are said to go under a deck where none do', () => {
    const at = bareTable({
      factions: [{ owns: 'i-1', ore: 2 }],
      state: (state) => {
        state.technologies2.rest = draws('plasma-cannon');
        state.technologies2.under = [];
      },
    });
    at.choose('act basic-research-2/1', {
      chance: [...turnsUp(at, 'asteroid-claims'), ...draws('plasma-cannon')],
    });
    expect(at.reported('discovered')).toHaveLength(1);
    expect(at.reported('returned-cards')).toEqual([]);
  });

  test('BTS-4.118 BTS-4.130 nothing is turned up where the decks are out', () => {
    const out = (list: string) =>
      bareTable({
        agenda: [running(list), { step: 'end-event', seat: 0 }],
        state: (state) => {
          state.technologies2.rest = [];
          state.systemsA.rest = [];
          state.systemsB.rest = [];
        },
      });
    const procyon = out('system.procyon.colony');
    expect(procyon.reported('revealed')).toEqual([]);
    expect(procyon.reported('lost')).toMatchObject([{ lack: 'cards' }]);
    expect(out('technology.ministry-of-colonies.immediate').reported('systems-drawn')).toEqual([]);
    const star = out('event.companion-star');
    expect(star.state).toMatchObject({ drawn: [], companionAt: NONE });
  });

  test('BTS-4.10 BTS-4.41 BTS-4.123 abilities, sales, ships called home', () => {
    const cygni = bareTable({
      factions: [{ colonies: '61-cygni', population: 1 }],
      agenda: [{ step: 'abilities', seat: 0 }],
    }).choose('use 61-cygni');
    expect(cygni.reported('ability')).toMatchObject([{ seat: 0, card: '61-cygni' }]);
    expect(cygni.reported('traded')).toMatchObject([{ what: 'population' }]);
    const home = bareTable({
      factions: [{ ships: 'a-1.2 sol.1' }],
      agenda: [running('event.homecoming')],
    }).choose('recall a-1.2');
    expect(home.reported('recalled')).toMatchObject([{ level: 2, place: place('a-1') }]);
  });

  test('BTS-4.66 BTS-4.134 events that stay, and one that goes', () => {
    const summit = bareTable({
      agenda: [running('event.hegemony-summit')],
      state: (state) => {
        state.turned = event('hegemony-summit');
      },
    });
    expect(summit.reported('event-stands')).toHaveLength(1);
    const sphere = bareTable({
      held: 'tau-ceti',
      factions: [{ ore: 6, population: 1 }],
    }).choose('act dyson-sphere');
    expect(sphere.reported('colony')).toMatchObject([{ seat: 0, system: system('tau-ceti') }]);
    expect(sphere.reported('event-discarded')).toMatchObject([
      { seat: -1, event: event('dyson-sphere') },
    ]);
  });

  test('BTS-4.116 a companion that no deck has left is reported as lost', () => {
    const at = bareTable({
      agenda: [running('event.companion-star')],
      state: (state) => {
        only(state.systemsA, []);
        only(state.systemsB, []);
      },
    });
    expect(at.reported('lost')).toMatchObject([{ seat: 0, lack: 'cards', n: 1 }]);
  });

  test('BTS-3.9 who plays what is told at the start', () => {
    const trail = newTrail();
    beyondTheSun.start({ seats: 2, options: { factions: 'in-order', first: '1' } }, 'told', trail);
    expect(trail.events.filter(({ type }) => type === 'set-up')).toMatchObject([
      { seat: 0, board: 0 },
      { seat: 1, board: 1 },
    ]);
  });

  test('BTS-4.77 BTS-4.78 which track was automated, also by a disc that stands in', () => {
    const automated = (track: 'food' | 'ore', tracks: readonly [number, number]) =>
      bareTable({
        factions: [{ tracks }],
        agenda: [{ step: 'automate', seat: 0, track }],
      }).reported('automated')[0];
    expect(automated('food', [8, 8])).toMatchObject({ track: 0, disc: disc('food'), n: 1 });
    expect(automated('ore', [8, 8])).toMatchObject({ track: 1, disc: disc('ore') });
    expect(automated('food', [0, 8])).toMatchObject({ track: 0, disc: disc('achievement') });
  });
});
