/** Systems, their colonies, links and discs, where whole situations hide the small print. */

import { NONE } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { COMPANION } from '../data/index.ts';
import { linkedTo } from '../links.ts';
import type { State } from '../state.ts';
import { draws, player, turnsUp } from './reading.ts';
import { bareTable, disc, event, place, running, slot, system } from './table.ts';

describe('systems, colonies and control', () => {
  test('BTS-4.113 the discs of a second colony lie beside it', () => {
    const at = bareTable({
      factions: [{ owns: 'i-2', ore: 5, ships: 'a-1.3', colonies: 'sirius', tracks: [7, 6] }],
      control: { 'a-1': '0 food' },
    }).choose('act terraforming/1');
    expect(player(at).colonies).toEqual([system('sirius'), system('barnards-star')]);
    expect(player(at).colonyDiscs.slice(2)).toEqual([disc('food'), disc('food')]);
  });

  test('BTS-4.138 without control both discs come from the tracks', () => {
    const at = bareTable({
      cards: { 'iii-3': 'stealth-terraformers' },
      factions: [{ owns: 'iii-3', ore: 5, population: 1, ships: 'sol.3' }, { ships: 'a-1.3' }],
    })
      .choose('act stealth-terraformers')
      .choose('move sol.3 a-1');
    if (at.step === 'jump') at.choose('stop');
    expect(player(at).colonies).toEqual([system('barnards-star')]);
    expect(player(at).tracks).toEqual([6, 8]);
    expect(player(at).colonyDiscs).toEqual([disc('food'), disc('food')]);
  });

  test('BTS-4.105 a bonus won by a bonus is not yet among those to choose from', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.1 sol.1 yard-food.1', tracks: [7, 8] }],
      systems: { 'a-1': 'luhman-16', 'a-2': 'wolf-359', 'b-1': 'teegardens-star' },
      control: { 'yard-food': '0 food' },
      agenda: [running('technology.terraforming.immediate')],
    })
      .choose('move sol.1 a-1')
      .choose('move sol.1 a-2')
      .choose('disc food')
      .choose('bonus a-1')
      .choose('move yard-food.1 b-1');
    // The upgrade of Wolf 359 comes before the jump of Teegarden’s Star.
    expect(at.step).toBe('upgrade');
  });

  test('BTS-4.110 an event at another system changes nothing here', () => {
    const at = bareTable({
      links: { 'fortress-world': 'a-2' },
      factions: [{ owns: 'i-2', ore: 5, ships: 'a-1.3' }],
      control: { 'a-1': '0 food' },
    });
    expect(at.refuses('act terraforming/1')).toBe(false);
  });

  test('BTS-4.116 an attached system is nobody’s, and no longer drawn', () => {
    const at = bareTable({ agenda: [running('event.companion-star')] }).choose('attach a-2');
    expect(at.state.drawn).toEqual([]);
    expect((at.state.unclaimed >> COMPANION) & 1).toBe(1);
  });

  test('BTS-4.124 a system is linked to an event', () => {
    const at = bareTable({
      agenda: [running('event.frontier-fever')],
      state: (state) => {
        state.turned = event('frontier-fever');
      },
    });
    const systems = ['a-1', 'a-2', 'b-1', 'b-2'].map((key) => `link-system ${key}`);
    expect(at.options()).toEqual(systems);
    at.choose('link-system b-1');
    expect(at.state.links).toEqual([event('frontier-fever'), place('b-1')]);
    expect(at.state.turned).toBe(NONE);
  });

  test('BTS-4.66 an event that was turned up is seen, and gone when it is discarded', () => {
    const at = bareTable({ factions: [{ owns: 'i-1', ore: 2 }] });
    at.choose('act basic-research-2/1', {
      chance: [...turnsUp(at, 'asteroid-claims'), ...draws('plasma-cannon', 'privateers')],
    });
    expect(at.state.unseen).not.toContain(event('asteroid-claims'));
    expect(at.state.turned).toBe(NONE);
    expect(at.state.discarded).toEqual([event('asteroid-claims')]);
  });

  test('BTS-4.100 a track is emptied by its last disc and not before', () => {
    const automating = (ore: number) =>
      bareTable({
        factions: [{ tracks: [8, ore] }],
        agenda: [{ step: 'automate', seat: 0, track: 'ore' }],
      }).reported('track-emptied').length;
    expect([automating(2), automating(1)]).toEqual([0, 1]);
  });

  test('BTS-4.124 an event is found beside what it points at, and nowhere else', () => {
    const { state } = bareTable({
      cards: { 'ii-1': 'plasma-cannon', 'ii-2': 'mass-cloning' },
      links: { 'export-embargo': 'ii-1' },
    });
    expect(linkedTo(state, 'technology', slot('ii-1'))).toEqual([event('export-embargo')]);
    expect(linkedTo(state, 'technology', slot('ii-2'))).toEqual([]);
    expect(linkedTo(state, 'system', slot('ii-1'))).toEqual([]);
  });

  test('BTS-4.138 a system that comes to the map during a turn is nobody’s', () => {
    const none = (state: State) => {
      state.unclaimed = 0;
    };
    const colonized = bareTable({
      factions: [{ owns: 'i-2', ore: 5, ships: 'a-1.3' }],
      control: { 'a-1': '0 food' },
      state: none,
    }).choose('act terraforming/1');
    expect((colonized.state.unclaimed >> place('a-1')) & 1).toBe(1);
    const attaching = bareTable({ agenda: [running('event.companion-star')], state: none });
    expect(attaching.state.drawn).toHaveLength(1);
    attaching.choose('attach a-2');
    expect((attaching.state.unclaimed >> COMPANION) & 1).toBe(1);
  });

  test('BTS-4.146 a track emptied by replacing a disc sets the ability off', () => {
    const at = bareTable({
      cards: { 'iiii-1': 'giga-corporations' },
      achievements: 'transcendence empire technologist warlord',
      factions: [
        { board: 'nishida-ostergaard-advanced', owns: 'iiii-1', tracks: [8, 1], population: 0 },
      ],
      claims: { empire: [0] },
      agenda: [{ step: 'abilities', seat: 0 }],
    })
      .choose('replace-disc empire')
      .choose('disc ore');
    expect(player(at).ore).toBe(3);
  });
});
