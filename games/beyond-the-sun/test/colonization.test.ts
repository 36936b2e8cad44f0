/** Colonizing in its steps, and private technologies. */
import { describe, expect, test } from 'vitest';
import { beyondTheSun } from '../game.ts';
import { control, draws, player, ships, spaces, systemAt } from './reading.ts';
import { running, type Situation, system, table, technology } from './table.ts';

/** Seat 0 colonizes; Sirius (strength 3) unless said otherwise. */
const colonizing = (situation: Situation) =>
  table({
    factions: [{ ships: 'a-2.1 a-2.3', ore: 0 }],
    control: { 'a-2': '0 ore' },
    ...situation,
    agenda: [running('guild.guild-terraforming')],
  });

describe('which system', () => {
  test('BTS-4.107 only systems, and only through an effect', () => {
    const at = table({
      factions: [{ ships: 'yard-food.4 sol.4 deep-space.4', ore: 9, owns: 'i-2' }],
      control: { 'yard-food': '0 food' },
    });
    expect(spaces(at).filter((key) => key.startsWith('terraforming'))).toEqual([]);
    const ready = table({
      factions: [{ ships: 'a-1.3', ore: 9, owns: 'i-2' }],
      control: { 'a-1': '0 food' },
    });
    expect(spaces(ready)).toContain('terraforming/1');
  });

  test('BTS-4.108 one needs control and the strength; rivals’ strength doesn’t matter', () => {
    const offered = (situation: Situation) => spaces(table(situation)).includes('terraforming/1');
    const mine = { ore: 5, owns: 'i-2' };
    expect(offered({ factions: [{ ...mine, ships: 'a-1.2' }], control: { 'a-1': '0 food' } })).toBe(
      false,
    );
    expect(offered({ factions: [{ ...mine, ships: 'a-1.3' }, { ships: 'a-1.3' }] })).toBe(false);
    expect(
      offered({
        factions: [{ ...mine, ships: 'a-1.3' }, { ships: 'a-1.3' }],
        control: { 'a-1': '0 food' },
      }),
    ).toBe(true);
  });

  test('BTS-4.108 of several systems one chooses', () => {
    const at = colonizing({
      factions: [{ ships: 'a-1.3 a-2.3' }],
      control: { 'a-1': '0 food', 'a-2': '0 ore' },
    });
    expect(at.options()).toEqual(['colonize a-1', 'colonize a-2']);
  });
});

describe('paying with ships', () => {
  test('BTS-4.109 ships whose levels reach the strength become supply, without change', () => {
    const at = colonizing({ factions: [{ ships: 'a-2.2 a-2.2 a-2.1', supply: [3, 3, 3, 1, 4] }] });
    expect(at.options()).toEqual(['return 1', 'return 2']);
    at.choose('return 2');
    expect(at.options()).toEqual(['return 1', 'return 2']);
    at.choose('return 2');
    // 4 of 3: enough, but one may go on.
    expect(at.options()).toEqual(['return 1', 'enough']);
    at.choose('enough', { chance: draws('ross-248') });
    expect(player(at).columns).toEqual([3, 3, 3, 3, 4]);
    expect(ships(at)).toBe('deep-space.1');
  });

  test('BTS-4.109 one may return more than needed', () => {
    const at = colonizing({}).choose('return 3');
    expect(at.options()).toContain('return 1');
    at.choose('return 1', { chance: draws('ross-248') });
    expect(ships(at)).toBe('');
  });

  test('BTS-4.110 changes of the strength add up, down to 1', () => {
    const need = (situation: Situation) => {
      const at = colonizing({ options: { boards: 'advanced' }, ...situation });
      return (at.position.agenda.at(-1) as unknown as { need: number }).need;
    };
    const humanists = { board: 'humanist-protectorate-advanced', ships: 'a-2.4 a-2.2 a-2.1' };
    expect(need({ factions: [{ ships: 'a-2.4 a-2.2 a-2.1' }] })).toBe(3);
    const links = { 'fortress-world': 'a-2' };
    expect(need({ factions: [{ ships: 'a-2.4 a-2.2 a-2.1' }], links })).toBe(5);
    expect(need({ factions: [{ ...humanists, tracks: [5, 7] }] })).toBe(2);
    expect(need({ factions: [{ ...humanists, tracks: [5, 7] }], links })).toBe(4);
    expect(need({ factions: [{ ...humanists, tracks: [6, 7] }] })).toBe(3);
  });
});

describe('what follows', () => {
  test('BTS-4.111 every ship still there moves to Deep Space', () => {
    const at = colonizing({
      factions: [{ ships: 'a-2.3 a-2.1' }, { ships: 'a-2.2' }],
    })
      .choose('return 3')
      .choose('enough', { chance: draws('ross-248') });
    expect(ships(at, 0)).toBe('deep-space.1');
    expect(ships(at, 1)).toBe('deep-space.2');
  });

  test('BTS-4.112 the card goes to the board with its outpost; its place is filled again', () => {
    const at = colonizing({})
      .choose('return 3')
      .choose('enough', { chance: draws('ross-248') });
    expect(player(at).colonies).toEqual([system('sirius')]);
    expect(player(at).colonyDiscs).toEqual([1, 1]);
    expect(systemAt(at, 'a-2')).toBe('ross-248');
    expect(control(at, 'a-2')).toBe('');
  });

  test('BTS-4.112 from the other deck if its own is empty, and not at all if both are', () => {
    const other = colonizing({});
    other.state.systemsA.rest = [];
    other.choose('return 3').choose('enough', { chance: draws('ross-154') });
    expect(systemAt(other, 'a-2')).toBe('ross-154');
    const none = colonizing({});
    none.state.systemsA.rest = [];
    none.state.systemsB.rest = [];
    none.choose('return 3').choose('enough');
    expect(systemAt(none, 'a-2')).toBe('');
    expect(none.reported('no-system')).toHaveLength(1);
  });

  test('BTS-4.113 one more disc of a specialization of the card, by choice', () => {
    const at = colonizing({
      factions: [{ ships: 'b-1.4 b-1.1' }],
      control: { 'b-1': '0 ore' },
    })
      .choose('return 4')
      .choose('enough', { chance: draws('yz-ceti') });
    expect(at.step).toBe('colony-disc');
    expect(at.options()).toEqual(['disc food', 'disc ore']);
    at.choose('disc food');
    expect(player(at).colonyDiscs).toEqual([1, 0]);
    const none = colonizing({ factions: [{ ships: 'a-2.3', tracks: [8, 0] }] });
    expect(player(none).colonyDiscs).toEqual([1, 2]);
  });

  test('BTS-4.114, EX-8 then the colonization bonus, and no second control bonus', () => {
    const at = colonizing({
      factions: [{ ships: 'a-1.3', ore: 0, population: 2 }],
      control: { 'a-1': '0 food' },
    });
    expect(player(at)).toMatchObject({ ore: 2, population: 3 });
    expect(at.reported('bonus')).toEqual([]);
  });

  test('BTS-4.114 a jump in the bonus may enter the new card', () => {
    const at = colonizing({
      systems: { 'a-2': 'epsilon-indi' },
      factions: [{ ships: 'a-2.4 sol.1', ore: 0 }],
      control: { 'a-2': '0 ore' },
    });
    expect(at.step).toBe('jump');
    at.choose('move sol.1 a-2').choose('stop');
    expect(control(at, 'a-2')).toMatch(/^0/);
  });

  test('BTS-4.115 a colony is no longer a controlled location', () => {
    const at = colonizing({})
      .choose('return 3')
      .choose('enough', { chance: draws('ross-248') });
    const score = beyondTheSun.definition.score(at.state, 0);
    expect(score.find(({ id }) => id === 'outposts')?.points).toBe(0);
    expect(score.find(({ id }) => id === 'colonies')?.points).toBe(5);
  });

  test('BTS-4.116 an attached system hangs on one place and is not replaced', () => {
    const situation: Situation = {
      companion: ['ross-128', 'b-1'],
      factions: [{ ships: 'companion.2', ore: 0 }],
      control: { companion: '0 food' },
    };
    const moving = table({ ...situation, agenda: [running('system.teegardens-star.colony')] });
    expect(moving.options()).toEqual(['move companion.2 b-1', 'stop']);
    const beside = table({
      ...situation,
      factions: [{ ships: 'b-1.2' }],
      control: {},
      agenda: [running('system.teegardens-star.colony')],
    });
    expect(beside.options()).toContain('move b-1.2 companion');
    const at = colonizing({
      ...situation,
      factions: [{ ships: 'companion.2' }, { ships: 'companion.1' }],
    });
    expect(player(at).colonies).toEqual([system('ross-128')]);
    expect(at.state.companionAt).toBe(-1);
    expect(ships(at, 1)).toBe('deep-space.1');
    expect(at.reported('system')).toEqual([]);
  });

  test('BTS-4.117 ships that arrive in Deep Space settle nothing there', () => {
    const at = colonizing({
      factions: [{ ships: 'a-2.3' }, { ships: 'a-2.2 deep-space.1' }],
    });
    expect(control(at, 'deep-space')).toBe('');
    expect(at.reported('control')).toEqual([]);
  });

  test('BTS-4.125 an event that points at the system goes with the card', () => {
    const at = colonizing({
      factions: [{ ships: 'a-2.3' }],
      links: { 'frontier-fever': 'a-2' },
    });
    expect(player(at).events).toHaveLength(1);
    expect(at.state.links).toEqual([]);
    const score = beyondTheSun.definition.score(at.state, 0);
    expect(score.find(({ id }) => id === 'events')?.points).toBe(2);
  });
});

describe('private technologies', () => {
  const gaining = () =>
    table({ factions: [{ ore: 5 }, { ore: 9 }], agenda: [running('system.procyon.colony')] });

  test('BTS-4.118 three cards are drawn, one lies beside the board, without cube or slot', () => {
    const at = table({
      agenda: [
        {
          step: 'effects',
          seat: 0,
          list: 'system.procyon.colony',
          at: 0,
          must: false,
          copied: false,
        },
      ],
    });
    expect(at.options()).toHaveLength(3);
    at.state.revealed = draws('hypercomputing', 'orbital-drydocks', 'mass-cloning');
    at.choose('keep hypercomputing');
    expect(player(at).technologies).toHaveLength(1);
    expect(player(at)).toMatchObject({ slots: 0, population: 2 });
    expect(at.state.technologies2.under).toHaveLength(2);
  });

  test('BTS-4.119 its immediate bonus is taken, and only the owner uses its action', () => {
    const at = gaining();
    at.state.revealed = draws('plasma-cannon', 'mass-cloning', 'privateers');
    at.choose('keep mass-cloning');
    expect(player(at).automation).toEqual([0]);
    const own = table({ factions: [{ privately: 'mass-cloning' }] });
    expect(spaces(own)).toContain('mass-cloning');
    const other = table({ factions: [{}, { privately: 'mass-cloning' }] });
    expect(spaces(other)).not.toContain('mass-cloning');
  });

  test('BTS-4.120 it is worth 2 or 3 VP by its level', () => {
    const at = table({ factions: [{ privately: 'mass-cloning capital-ship' }] });
    const score = beyondTheSun.definition.score(at.state, 0);
    expect(score.find(({ id }) => id === 'private')?.points).toBe(5);
  });

  test('BTS-4.121 nobody else can research, copy or point at it', () => {
    const at = table({
      cards: { 'iii-1': 'quantum-data-exchange' },
      factions: [
        { owns: 'i-1 i-2 iii-1', ore: 9, population: 4 },
        { privately: 'hypercomputing cerebral-implants' },
      ],
    }).choose('act quantum-data-exchange');
    expect(at.options()).toEqual(['copy basic-research-1', 'copy basic-research-2']);
    const own = table({
      cards: { 'iii-1': 'quantum-data-exchange' },
      factions: [{ owns: 'i-1 i-2 iii-1', ore: 9, population: 4, privately: 'cerebral-implants' }],
    }).choose('act quantum-data-exchange');
    expect(own.options()).toContain('copy cerebral-implants');
    expect(technology('cerebral-implants')).toBeGreaterThan(0);
  });
});
