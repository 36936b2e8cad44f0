import { describe, expect, test } from 'vitest';
import { controllerOf, points, shipsOf } from './reading.ts';
import { bareTable, disc, running, type Situation } from './table.ts';

const automating = (track: string, held: object, times = 1) =>
  bareTable({
    factions: [held, {}],
    agenda: new Array(times).fill({ step: 'automate', seat: 0, track }),
  });

describe('automation', () => {
  test('BTS-4.77 the leftmost disc of the track goes to the next place of the automation track', () => {
    const food = automating('food', { tracks: [5, 5], automation: ['ore'] });
    expect(food.state.players[0]).toMatchObject({
      tracks: [4, 5],
      automation: [disc('ore'), disc('food')],
    });
    const ore = automating('ore', { tracks: [5, 5] });
    expect(ore.state.players[0]).toMatchObject({ tracks: [5, 4], automation: [disc('ore')] });
  });

  test('BTS-4.77 either: the faction chooses', () => {
    const at = automating('either', {});
    expect(at.options()).toEqual(['disc food', 'disc ore']);
    at.choose('disc ore');
    expect(at.state.players[0].tracks).toEqual([8, 7]);
  });

  test('BTS-4.78 without a disc on the track an achievement disc is automated', () => {
    const at = automating('food', { tracks: [0, 8] });
    expect(at.state.players[0]).toMatchObject({
      tracks: [0, 8],
      automation: [disc('achievement')],
    });
  });

  test('BTS-4.79 beyond 7 discs lie to the right, 1 point each', () => {
    const at = automating('food', { automation: new Array(7).fill('ore') }, 2);
    expect(at.state.players[0].automation).toHaveLength(9);
    expect(points(at).automation).toBe(6 + 2);
  });

  test('BTS-4.80 no disc ever comes back: a lost outpost and a full turn leave them there', () => {
    const at = bareTable({
      factions: [{ automation: ['food', 'ore'], tracks: [6, 7] }, { ships: ['sol.1'] }],
      control: { 'a-1': '0 food' },
      agenda: [running('system.luhman-16.control', 1), { step: 'turn', seat: 0 }],
    }).choose('move sol.1 a-1');
    expect(at.state.players[0].automation).toEqual([disc('food'), disc('ore')]);
    expect(at.state.players[0].tracks).toEqual([7, 7]);
    at.choose('act basic-gather').choose('growth');
    expect(at.state.players[0].automation).toEqual([disc('food'), disc('ore')]);
  });
});

describe('building', () => {
  test('BTS-4.81 at Sol or at a shipyard of one’s own', () => {
    const at = bareTable({
      factions: [{ owns: ['i-1'], ore: 1 }, {}, {}],
      control: { 'yard-food': '0 food', 'yard-ore': '1 ore', 'a-1': '0 food' },
    }).choose('act narrow-beam-lasers');
    expect(at.options()).toEqual(['build sol', 'build yard-food']);
    at.choose('build yard-food');
    expect(shipsOf(at)).toEqual(['yard-food.2']);
  });

  test('BTS-4.81 each ship is placed by itself', () => {
    const at = bareTable({
      control: { 'yard-food': '0 food' },
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    })
      .choose('build yard-food')
      .choose('build sol');
    expect(shipsOf(at)).toEqual(['sol.3', 'yard-food.3']);
  });

  test('BTS-4.81 unless the effect names a place', () => {
    const deep = bareTable({
      control: { 'yard-food': '0 food' },
      agenda: [running('system.wolf-359.colony')],
    });
    expect(shipsOf(deep)).toEqual(['deep-space.2']);
    const anywhere = bareTable({ seats: 3, agenda: [running('system.groombridge-34.colony')] });
    expect(anywhere.options()).toHaveLength(9);
    expect(anywhere.refuses('build companion')).toBe(true);
  });

  const LEVELS: readonly [string, number][] = [
    ['technology.supply-outpost.immediate', 1],
    ['technology.plasma-cannon.immediate', 2],
    ['system.kapteyns-star.colony', 3],
    ['technology.dreadnought-doctrine.immediate', 4],
  ];
  test.each(LEVELS)('BTS-4.82 %s gives a ship of level %i', (list, level) => {
    const at = bareTable({ agenda: [running(list)] });
    expect(shipsOf(at)).toHaveLength(1);
    expect(shipsOf(at)[0]).toMatch(new RegExp(`\\.${level}$`));
  });

  test('BTS-4.83 a ship that a bonus places may win control, with its bonus', () => {
    const at = bareTable({
      factions: [{}, { tracks: [8, 7], ships: ['a-2.1'] }],
      control: { 'a-2': '1 ore' },
      agenda: [running('system.groombridge-34.colony')],
    }).choose('build a-2');
    expect(controllerOf(at, 'a-2')).toBe(0);
    expect(at.state.players[0]).toMatchObject({ ore: 1, tracks: [8, 7] });
    expect(at.state.players[1].tracks).toEqual([8, 8]);
  });
});

describe('upgrading', () => {
  const upgrading = (list: string, situation: Situation) =>
    bareTable({ agenda: [running(list)], ...situation });

  test('BTS-4.84 only ships of one’s own, and not beyond level 4', () => {
    const at = upgrading('system.luhman-16.colony', {
      factions: [{ ships: ['sol.3', 'a-1.4', 'a-2.1'] }, { ships: ['sol.1', 'sol.2'] }],
      control: { 'a-1': '0 food', 'a-2': '0 ore' },
    });
    expect(at.options()).toEqual(['upgrade sol.3', 'upgrade a-2.1']);
    at.choose('upgrade sol.3');
    expect(shipsOf(at)).toEqual(['sol.4', 'a-1.4', 'a-2.2']);
  });

  test('BTS-4.84 one ship by two levels: what is beyond level 4 is lost', () => {
    const at = bareTable({
      cards: { 'ii-1': 'supply-outpost' },
      factions: [{ owns: ['ii-1'], ships: ['sol.3', 'deep-space.1'] }, {}],
    })
      .choose('act supply-outpost')
      .choose('upgrade sol.3');
    expect(at.step).toBe('jump');
    expect(shipsOf(at)).toEqual(['sol.4', 'deep-space.1']);
  });

  test('BTS-4.84 with all ships at level 4 there is nothing to upgrade', () => {
    const at = upgrading('system.luhman-16.colony', { factions: [{ ships: ['sol.4'] }, {}] });
    expect(at.over).toBe(true);
    expect(shipsOf(at)).toEqual(['sol.4']);
  });

  test('BTS-4.84 Hyperdrive Boosters: up to two different ships, by 1 each', () => {
    const at = bareTable({
      cards: { 'iii-3': 'hyperdrive-boosters' },
      factions: [{ owns: ['iii-3'], ships: ['sol.1', 'deep-space.2'] }, {}],
    })
      .choose('act hyperdrive-boosters')
      .choose('upgrade sol.1');
    expect(at.options()).toEqual(['upgrade deep-space.2', 'stop']);
    at.choose('stop');
    expect(shipsOf(at)).toEqual(['sol.2', 'deep-space.2']);
  });

  test('BTS-4.85 control is settled after the upgrade, and again after the jump', () => {
    const at = bareTable({
      cards: { 'ii-1': 'supply-outpost' },
      factions: [
        { owns: ['ii-1'], ships: ['a-2.1'] },
        { ships: ['a-2.2'], tracks: [8, 7] },
      ],
      control: { 'a-2': '1 ore' },
    }).choose('act supply-outpost');
    expect(at.step).toBe('jump');
    expect(controllerOf(at, 'a-2')).toBe(0);
    expect(at.state.players[0].ore).toBe(1);
    at.choose('move a-2.3 yard-ore').choose('stop');
    expect(controllerOf(at, 'a-2')).toBe(1);
    expect(controllerOf(at, 'yard-ore')).toBe(0);
    expect(at.state.players[1].ore).toBe(1);
  });

  test('BTS-4.86 several supply cubes become as many separate ships of the level', () => {
    const at = bareTable({
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    });
    expect(shipsOf(at)).toEqual(['sol.3', 'sol.3']);
    expect(at.state.players[0].columns).toEqual([1, 3, 3, 4, 4]);
  });
});
