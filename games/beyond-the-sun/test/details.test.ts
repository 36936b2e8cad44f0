/** Small parts of rules that whole situations hide: limits, last points, what is told and cleared. */
import { NONE, newTrail } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { COMPANION } from '../data/index.ts';
import { beyondTheSun } from '../game.ts';
import { linkedTo } from '../links.ts';
import { PHASE, PHASES, type State } from '../state.ts';
import { growthOf } from '../steps/produce.ts';
import { draws, endTurn, player, points, ships, turnsUp } from './reading.ts';
import {
  bareTable,
  disc,
  event,
  type Faction,
  only,
  place,
  running,
  slot,
  system,
  table,
} from './table.ts';

const EMPTY = [0, 0, 0, 0, 0];

describe('turns and phases', () => {
  test('BTS-4.2 the phase is that of the question', () => {
    const at = table({ factions: [{ colonies: '61-cygni' }] });
    expect([at.step, at.state.phase]).toEqual(['abilities', PHASE.action]);
    at.choose('go-on').choose('act basic-gather').choose('go-on');
    expect([at.step, at.state.phase]).toEqual(['produce', PHASE.production]);
    const claiming = table({
      achievements: 'transcendence empire technologist warlord',
      factions: [{ ships: 'sol.4 sol.4 sol.4', colonies: 'sirius wolf-359 ross-248 ross-128' }],
      agenda: [{ step: 'achievement-phase', seat: 0 }],
    });
    expect([claiming.step, claiming.state.phase]).toEqual(['claim', PHASE.achievement]);
  });

  test('BTS-4.50 one and two discs do not bring the end near', () => {
    const claimed = (claims: Record<string, number[]>) => {
      const at = table({
        achievements: 'transcendence empire technologist warlord',
        claims,
        factions: [{ ships: 'sol.4 sol.4 sol.4' }],
      });
      endTurn(at);
      expect(at.reported('achievement')).toHaveLength(1);
      return at.state.lastRound;
    };
    expect(claimed({})).toBe(0);
    expect(claimed({ empire: [1] })).toBe(0);
    expect(claimed({ empire: [1, 0] })).toBe(6);
  });

  test('BTS-4.51 the game is closed when it is over, and everything is told of a seat or of none', () => {
    const at = table({ round: 7, lastRound: 7, active: 1, seats: 2 });
    while (!at.over) endTurn(at);
    expect(PHASES[at.state.phase]).toBe('over');
    expect(at.reported('game-over')).toHaveLength(1);
    expect(at.reported('turn')).toMatchObject([{ seat: 1 }]);
    for (const { seat } of at.events) expect([-1, 0, 1]).toContain(seat);
    const first = table({ seats: 2 });
    expect(first.reported('round')).toEqual([{ type: 'round', seat: -1, n: 5 }]);
  });

  test('BTS-4.138 what nobody controls is noted when a turn begins', () => {
    const at = table({ control: { 'a-1': '1 food' }, factions: [{}, { tracks: [7, 8] }] });
    const unclaimed = (key: string) => (at.state.unclaimed >> place(key)) & 1;
    expect([unclaimed('a-1'), unclaimed('a-2'), unclaimed('b-1')]).toEqual([0, 1, 1]);
  });

  test('BTS-4.16 the first seat’s pawn bars a space too', () => {
    const factions = [{ pawn: 'basic-build-jump/1', ships: 'sol.1' }, { ships: 'sol.1' }];
    const at = bareTable({ active: 1, factions });
    expect(at.refuses('act basic-build-jump/1')).toBe(true);
    expect(at.refuses('act basic-build-jump/2')).toBe(false);
  });

  test('BTS-4.15 an action leaves nothing behind', () => {
    const at = table({
      cards: { 'ii-1': 'human-experimentation', 'iii-1': 'capital-ship' },
      factions: [{ owns: 'i-1 ii-1', ore: 2, population: 3, ships: '' }],
    }).choose('act human-experimentation');
    while (at.step !== 'produce') at.choose(at.options()[0]);
    expect(at.state).toMatchObject({ acting: false, owed: 0, seized: 0 });
  });

  test('BTS-4.41 the last population may be sold after an action that researched', () => {
    const at = table({ factions: [{ population: 2, ore: 0, ships: '' }] })
      .choose('act basic-research-1/1')
      .choose('research i-2')
      .choose('trade');
    expect(at.options()).toContain('sell');
  });

  test('BTS-4.8 whoever has paid for an action may leave its jump out', () => {
    const at = bareTable({
      cards: { 'ii-1': 'targeting-intelligence' },
      factions: [{ owns: 'ii-1', ore: 2, population: 0, supply: EMPTY, ships: 'sol.1' }],
    }).choose('act targeting-intelligence');
    expect([at.step, at.refuses('stop')]).toEqual(['jump', false]);
  });
});

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
});

describe('colonies and control', () => {
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
});

describe('ships', () => {
  const upgrading = (list: string, fleet: string) =>
    bareTable({ factions: [{ ships: fleet }], agenda: [running(list)] });

  test('BTS-4.84 a level 1 ship at Sol takes both levels before a level 3 ship takes one', () => {
    const at = upgrading('technology.supply-outpost.action-1', 'sol.1 sol.3');
    expect(ships(at)).toBe('sol.3 sol.3');
  });

  test('BTS-4.84 levels that are just enough for all ships are not asked about', () => {
    const at = upgrading('technology.antimatter-arsenal.immediate', 'sol.3 deep-space.1');
    expect([at.step, ships(at)]).toEqual(['jump', 'sol.4 deep-space.4']);
    const one = upgrading('system.wolf-359.control', 'sol.4');
    expect(one.reported('lost')).toMatchObject([{ lack: 'levels', n: 1 }]);
  });

  test('BTS-4.4 ships move anywhere that there is, and not to where they are', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.1 sol.1 sol.1', supply: EMPTY, population: 0 }, {}],
      agenda: [running('technology.wormhole-technology.immediate')],
    });
    const to = at.options().map((key) => key.split(' ')[2]);
    expect(to).toEqual(['deep-space', 'a-1', 'a-2', 'b-1', 'b-2', 'yard-food', 'yard-ore']);
  });

  test('BTS-4.123 Homecoming takes two ships and no more', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.1 sol.1 sol.1' }, {}],
      agenda: [running('event.homecoming')],
    }).choose('recall sol.1');
    expect(at.options()).toEqual(['recall sol.1', 'stop']);
    at.choose('recall sol.1');
    expect([at.over, ships(at)]).toEqual([true, 'sol.1']);
  });

  test.each<[string, Faction, boolean]>([
    ['supply', { population: 0 }, true],
    ['population', { supply: EMPTY, population: 1 }, true],
    ['neither', { supply: EMPTY, population: 0 }, false],
  ])('BTS-4.5 Covert Arms Trade asks whoever has %s', (_what, faction, asked) => {
    const at = bareTable({
      factions: [faction, { supply: EMPTY, population: 0 }],
      agenda: [running('event.covert-arms-trade')],
    });
    if (at.step === 'choose') at.choose('alternative A');
    expect(at.step === 'may').toBe(asked);
  });
});

describe('production and supply', () => {
  test('BTS-4.34 what growth promises is what it gives', () => {
    const grown = (supply: readonly number[]) => {
      const at = bareTable({
        factions: [{ tracks: [4, 8], supply }],
        agenda: [{ step: 'produce', seat: 0 }],
      });
      const promised = growthOf(player(at));
      at.choose('growth');
      expect(at.reported('growth')).toMatchObject([{ n: promised }]);
      return promised;
    };
    expect([grown([1, 1, 1, 0, 0]), grown([0, 1, 1, 0, 0]), grown([1, 0, 0, 4, 0])]).toEqual([
      3, 2, 1,
    ]);
  });

  test('BTS-4.40 a ship is not exchanged without ore', () => {
    const at = bareTable({
      factions: [{ ore: 0, population: 1, ships: 'sol.1' }],
      agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
    });
    expect(at.options()).toEqual(['sell', 'stop']);
  });

  test('BTS-4.10 61 Cygni exchanges once', () => {
    const at = bareTable({
      factions: [{ colonies: '61-cygni', population: 3 }],
      agenda: [{ step: 'abilities', seat: 0 }],
    }).choose('use 61-cygni');
    expect([at.over, player(at).ore]).toEqual([true, 1]);
  });

  test('BTS-4.145 the United Nations are paid also when nothing is left to exchange', () => {
    const at = bareTable({
      factions: [{ board: 'united-nations-advanced', tracks: [4, 8], population: 3 }],
      agenda: [{ step: 'produce', seat: 0 }],
    }).choose('trade');
    for (const key of ['sell', 'sell', 'sell', 'buy', 'sell']) at.choose(key);
    expect([at.over, player(at).ore]).toEqual([true, 1 + 2]);
  });

  test('BTS-4.64 research that nobody has a cube for is left out', () => {
    const at = bareTable({
      factions: [{ population: 0 }],
      agenda: [running('basic.basic-research-1')],
    });
    expect([at.over, player(at).population]).toEqual([true, 0]);
    const offered = bareTable({
      factions: [{ population: 0 }],
      agenda: [running('technology.parallel-universe-generator.immediate')],
    });
    expect(offered.over).toBe(true);
  });

  test('BTS-4.56 what population replaces is not lost', () => {
    const at = bareTable({
      factions: [{ supply: EMPTY, population: 2 }],
      agenda: [running('technology.neo-industrial-revolution.immediate')],
    }).choose('replace 2');
    expect(at.reported('replaced')).toMatchObject([{ n: 2 }]);
    expect(at.reported('lost')).toEqual([]);
  });

  test('BTS-4.13 two cubes are moved, not three', () => {
    const at = bareTable({
      factions: [{ supply: [3, 0, 0, 0, 0] }, {}],
      agenda: [running('technology.android-rights-movement.immediate')],
    })
      .choose('column E')
      .choose('column C');
    expect([at.over, player(at).columns]).toEqual([true, [1, 0, 1, 0, 1]]);
  });

  test('BTS-4.144 the Humanists choose a column for each cube they return', () => {
    const at = bareTable({
      guilds: 'guild-innovators',
      cards: { 'iii-3': 'capital-ship', 'iii-4': 'privateers' },
      factions: [
        {
          board: 'humanist-protectorate-advanced',
          tracks: [8, 2],
          owns: 'iii-3 iii-4',
          ore: 6,
          population: 3,
          supply: [1, 1, 1, 1, 1],
        },
      ],
    }).choose('act guild-innovators/1');
    expect(at.step).toBe('return-cube');
    at.choose('column B');
    expect(at.step).toBe('return-cube');
    at.choose('column C');
    expect(at.step).not.toBe('return-cube');
    expect(player(at).columns).toEqual([1, 2, 2, 1, 1]);
  });

  test('BTS-4.135 ore may stand in for the only population of a price', () => {
    const guild = (owns: string) =>
      bareTable({
        guilds: 'guild-terraforming',
        cards: { 'iii-5': 'android-rights-movement' },
        factions: [{ owns, ore: 5, population: 0, ships: 'a-1.3' }],
        control: { 'a-1': '0 food' },
      }).refuses('act guild-terraforming');
    expect([guild('iii-5'), guild('')]).toEqual([false, true]);
  });

  test('BTS-4.7 one alternative that can be paid is enough', () => {
    const implants = (ore: number) =>
      bareTable({
        cards: { 'iii-5': 'cerebral-implants' },
        factions: [{ owns: 'i-1 iii-5', ore }],
      }).refuses('act cerebral-implants');
    expect([implants(2), implants(3)]).toEqual([true, false]);
  });
});

describe('set-up and points', () => {
  test('BTS-4.147 factions that are chosen on the basic side', () => {
    const position = beyondTheSun.start(
      { seats: 2, options: { factions: 'chosen', first: '1' } },
      'chosen',
    );
    const keys = () =>
      beyondTheSun
        .options(position, beyondTheSun.waiting(position)[0])
        .map((option) => beyondTheSun.key(position, option));
    const all = [
      'play united-nations',
      'play nishida-ostergaard',
      'play federation-of-asian-republics',
      'play humanist-protectorate',
    ];
    expect([beyondTheSun.waiting(position), keys()]).toEqual([[0], all]);
    beyondTheSun.answer(position, 0, beyondTheSun.parse(position, all[0]));
    expect([beyondTheSun.waiting(position), keys()]).toEqual([[1], all.slice(1)]);
    beyondTheSun.answer(position, 1, beyondTheSun.parse(position, all[3]));
    expect(position.state.players.map(({ board }) => board)).toEqual([0, 3]);
  });

  test('BTS-4.163 every link is counted, not only the first', () => {
    const at = bareTable({
      achievements: 'transcendence empire technologist warlord',
      claims: { empire: [0] },
      links: { 'export-embargo': 'i-1' },
      agenda: [],
      state: (state) => state.links.push(event('galactic-games'), state.achievements[1]),
    });
    expect(points(at).events).toBe(1);
  });

  test('BTS-4.158 level I counts for Omninet, private cards for the Arsenal', () => {
    const worth = (card: string, faction: Faction) =>
      points(
        bareTable({
          cards: { 'ii-1': 'plasma-cannon', 'iiii-1': card },
          factions: [faction],
          agenda: [],
        }),
      )['technologies-4'];
    expect(worth('interstellar-omninet', { owns: 'i-1 ii-1 iiii-1' })).toBe(2);
    expect(worth('interstellar-omninet', { owns: 'ii-1 iiii-1' })).toBe(0);
    expect(worth('antimatter-arsenal', { owns: 'ii-1 iiii-1' })).toBe(2);
    const armed = { owns: 'ii-1 iiii-1', privately: 'modular-fleet' };
    expect(worth('antimatter-arsenal', armed)).toBe(3);
  });

  test('BTS-4.142 a disc that has been replaced is not replaced again at the end', () => {
    const at = bareTable({
      cards: { 'iiii-1': 'giga-corporations' },
      achievements: 'transcendence empire technologist warlord',
      factions: [{ owns: 'iiii-1', tracks: [3, 3] }, {}],
      claims: { transcendence: [0], empire: [0] },
      agenda: [
        { step: 'abilities', seat: 0 },
        { step: 'finish', seat: -1 },
      ],
    });
    expect(at.options()).toEqual(['replace-disc transcendence', 'replace-disc empire', 'go-on']);
    at.choose('replace-disc empire').choose('disc ore').choose('go-on');
    expect(player(at).tracks).toEqual([2, 2]);
    expect(at.reported('disc-replaced').map(({ achievement }) => achievement)).toEqual([
      at.state.achievements[1],
      at.state.achievements[0],
    ]);
  });
});

describe('more that is told, counted and offered', () => {
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

  test('BTS-4.84 ships of level 4 take no level', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.4' }],
      agenda: [running('system.luhman-16.colony')],
    });
    expect(at.reported('lost')).toMatchObject([{ seat: 0, lack: 'levels', n: 2 }]);
  });

  test('BTS-4.26 a guild that is open is not uncovered again', () => {
    const uncovering = (guilds: string) =>
      bareTable({ guilds, agenda: [running('event.tyler-lee')] }).reported('guild');
    expect(uncovering('guild-professors')).toMatchObject([{ guild: 0 }]);
    expect(uncovering('guild-terraforming')).toMatchObject([{ guild: 1 }]);
  });

  test('BTS-4.4 Mass Cloning needs no population for what costs none', () => {
    const at = bareTable({
      cards: { 'ii-1': 'mass-cloning' },
      factions: [{ owns: 'ii-1', population: 0, ore: 0 }],
    });
    expect(at.refuses('act mass-cloning')).toBe(false);
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

  test('BTS-4.33 a colony brings as many exchanges as one likes', () => {
    const at = bareTable({
      factions: [{ population: 3, ore: 0, tracks: [8, 8] }],
      agenda: [running('system.lalande-21185.colony')],
    });
    at.choose('sell').choose('sell').choose('stop');
    // One ore is mined, two come from exchanges.
    expect([at.over, player(at).ore]).toEqual([true, 3]);
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

  test('BTS-4.39 the last supply cube can be bought', () => {
    const at = bareTable({
      factions: [{ ore: 3, population: 0, supply: [0, 1, 0, 0, 0] }],
      agenda: [{ step: 'trade', seat: 0, n: -1, made: 0 }],
    });
    expect(at.options()).toEqual(['buy', 'stop']);
  });

  test('BTS-4.13 of two cubes that should move one may be missing', () => {
    const at = bareTable({
      factions: [{ supply: [0, 0, 1, 0, 0] }],
      agenda: [running('technology.android-rights-movement.immediate')],
    });
    expect(at.reported('lost')).toMatchObject([{ lack: 'cubes', n: 1 }]);
  });

  test('BTS-4.56 whoever has paid may skip what supply is lacking for', () => {
    const at = bareTable({
      cards: { 'ii-4': 'orbital-drydocks' },
      factions: [{ owns: 'ii-4', ore: 3, population: 1, supply: EMPTY, ships: '' }],
    }).choose('act orbital-drydocks');
    expect(at.options()).toEqual(['replace 1', 'skip']);
  });

  test('BTS-4.162 the first seat counts among the rivals at Sol', () => {
    const at = bareTable({
      factions: [{ ships: 'sol.2' }, { ships: 'sol.1' }],
      agenda: [],
    });
    expect([points(at).majorities, points(at, 1).majorities]).toEqual([1, 0]);
  });
});
