import { describe, expect, test } from 'vitest';
import { ADVISORS_LAID_OUT } from '../data/limits.ts';
import { ADVISOR_PLACE, hasCube } from '../state.ts';
import { advisor, card, offered, pile, type SeatSetUp, seen, table } from './table.ts';

const turns = [{ step: 'turns', seat: 0 }];
const startEffect = [{ step: 'start-effect', seat: 0 }];

/** Builds one card of a rich player and returns what follows. */
function build(id: string, seat: SeatSetUp = {}, place = 'new', others: SeatSetUp[] = [{}]) {
  const rich = { food: 9, fleet: 9, production: 9 };
  const s = table({ players: [{ ...rich, ...seat, hand: [id, ...(seat.hand ?? [])] }, ...others] });
  s.choose(`build ${id}`);
  if (s.step === 'build-place') s.choose(place);
  return s;
}

/** Attacks with one card in play and uses its effect. */
function raid(id: string, victim: SeatSetUp) {
  const s = table({ players: [{ fleet: 9, systems: [[id]] }, victim] });
  s.choose('attack 1');
  return s;
}

describe('single buildings', () => {
  test('T6 MOO-15.1 Automated Laboratory: a yellow card under it does not count', () => {
    const systems = [['recyclotron'], ['hydroponic-farm']];
    const on = (place: string) => seen(build('automated-laboratory', { systems }, place)).available;
    expect(on('on recyclotron-1')).toBe(1);
    expect(on('on hydroponic-farm-1')).toBe(2);
    expect(on('new')).toBe(2);
  });

  test('MOO-15.2 Holographic Simulator, Tax Office: the cube is one still available', () => {
    for (const id of ['holographic-simulator', 'tax-office']) {
      expect(build(id, { available: 1 }).over).toBe(true);
      const s = build(id, { available: 2, loyalty: 3 });
      expect(s.options()).toEqual(['use', 'decline']);
      s.choose('use');
      expect(seen(s)).toMatchObject({ available: 0, reserve: 9 });
    }
  });

  test('MOO-15.3 Civilian Ship: a blue card, then any card, wherever one likes, or neither', () => {
    const hand = ['hydroponic-farm', 'frigate', 'titan'];
    const s = build('civilian-ship', { hand });
    expect(s.options()).toEqual(['build hydroponic-farm', 'skip']);
    s.choose('skip');
    expect(s.options()).toEqual(['build hydroponic-farm', 'build titan', 'build frigate', 'skip']);
    s.choose('build frigate').choose('on civilian-ship-1');
    expect(seen(s)).toMatchObject({ systems: [['civilian-ship', 'frigate']], available: 1 });
    expect(s.over).toBe(true);
  });

  test('MOO-15.3 nothing but builds is offered, however much could be activated', () => {
    const s = build('civilian-ship', { hand: ['hydroponic-farm'], systems: [['embassy']] });
    s.choose('skip').choose('skip');
    expect([s.over, s.reported('activated')]).toEqual([true, []]);
  });

  test('MOO-15.3 a second Civilian Ship works through its own builds first', () => {
    const s = build('civilian-ship', { hand: ['civilian-ship', 'hydroponic-farm', 'frigate'] });
    s.choose('build civilian-ship').choose('new');
    // The second ship's two builds…
    s.choose('build hydroponic-farm').choose('new');
    s.choose('skip');
    // …then what is left of the first ship's.
    expect(s.options()).toEqual(['build frigate', 'skip']);
    s.choose('build frigate').choose('new');
    expect(seen(s).systems).toEqual([
      ['civilian-ship'],
      ['civilian-ship'],
      ['hydroponic-farm'],
      ['frigate'],
    ]);
  });

  test('MOO-15.4 Advanced Data Center: any card of the pile, the others keep their order', () => {
    const s = table({
      players: [
        { food: 2, hand: ['advanced-data-center'], systems: [['observatory', 'destroyer']] },
        {},
      ],
      discard: ['titan', 'frigate', 'embassy'],
    });
    s.choose('build advanced-data-center').choose('new');
    expect(s.game.rule(s.position)).toBe('MOO-15.4');
    expect(s.options()).toEqual(['take embassy-1', 'take frigate-1', 'take titan-1']);
    s.choose('take frigate-1');
    expect(pile(s)).toEqual(['titan', 'embassy']);
    expect(s.over).toBe(true);
    // Everybody knows the card until it leaves the hand.
    expect(s.game.view(s.position, 1).position.state.players[0].shown).toEqual([card('frigate')]);
  });

  test('MOO-15.5 Planetary Stock Exchange: a point for 6 food, 4 fleets or 2 production', () => {
    const systems = [['planetary-stock-exchange']];
    expect(offered(table({ players: [{ systems }, {}] }), 'activate')).toEqual([]);
    const gain = (what: string) => {
      const s = table({ players: [{ points: 3, systems }, {}] });
      s.choose('activate planetary-stock-exchange-1').choose(`choose ${what}`);
      return seen(s);
    };
    expect(gain('food')).toMatchObject({ points: 2, food: 6 });
    expect(gain('fleet')).toMatchObject({ fleet: 4 });
    expect(gain('production')).toMatchObject({ production: 2 });
  });

  test('T13 MOO-15.6 Fighter Base counts itself and covered red cards', () => {
    const base = (systems: string[][]) => {
      const s = table({ players: [{ food: 3, fleet: 1, hand: ['fighter-base'], systems }, {}] });
      s.choose('build fighter-base');
      if (s.step === 'build-place') s.choose('new');
      return seen(s).fleet;
    };
    expect(base([])).toBe(1);
    expect(base([['titan', 'titan', 'frigate']])).toBe(3);
  });

  test('MOO-15.6 Supercomputer and Recyclotron look at working cards, Soil Enrichment at all', () => {
    const systems = [
      ['hydroponic-farm', 'colony-ship'],
      ['spaceport', 'deep-core-mine'],
    ];
    expect(seen(build('planetary-supercomputer', { systems })).hand).toHaveLength(2);
    const soil = build('soil-enrichment-plant', { systems, food: 4 });
    expect(seen(soil).food).toBe(3);
    expect(seen(build('recyclotron', { systems, production: 0 })).production).toBe(2);
    expect(
      seen(build('recyclotron', { systems, production: 0 }, 'on deep-core-mine-1')).production,
    ).toBe(1);
    // Alluvia has no colour.
    const hers = build('recyclotron', { systems: [['alluvia']], production: 0 });
    expect(seen(hers).production).toBe(1);
  });

  test('MOO-15.7 Colony Ship: the new card goes on the ship, whose cube returns', () => {
    const s = table({
      players: [
        { food: 1, available: 1, hand: ['hydroponic-farm'], systems: [['colony-ship'], ['titan']] },
        {},
      ],
    });
    s.choose('activate colony-ship-1');
    expect(seen(s)).toMatchObject({
      food: 0,
      reserve: 10,
      systems: [['colony-ship', 'hydroponic-farm'], ['titan']],
    });
    const can = (seat: SeatSetUp) => offered(table({ players: [seat, {}] }), 'activate').length;
    const ship = ['titan', 'titan', 'frigate', 'frigate', 'colony-ship'];
    expect(can({ food: 9, hand: ['hydroponic-farm'], systems: [ship] })).toBe(0);
    expect(can({ food: 0, hand: ['hydroponic-farm'], systems: [['colony-ship']] })).toBe(0);
    expect(can({ food: 9, hand: [], systems: [['colony-ship']] })).toBe(0);
    expect(can({ fleet: 4, hand: ['titan'], loyalty: 5, systems: [['colony-ship']] })).toBe(0);
    expect(can({ fleet: 4, hand: ['titan'], loyalty: 6, systems: [['colony-ship']] })).toBe(1);
  });

  test('MOO-15.8 Landing Ship: a working building sinks to the bottom and loses its cube', () => {
    const s = raid('landing-ship', {
      systems: [
        ['titan', 'frigate', 'embassy'],
        ['alluvia', 'destroyer', 'observatory'],
        ['spaceport'],
      ],
      cubes: ['embassy', 'spaceport'],
    });
    s.choose('trigger landing-ship-1');
    expect(s.options()).toEqual(['sink embassy-1', 'sink observatory-1', 'sink spaceport-1']);
    s.choose('sink embassy-1');
    expect(seen(s, 1).systems[0]).toEqual(['embassy', 'titan', 'frigate']);
    expect(s.state.players[1].cubes).toBe(1 << 2);
  });

  test('MOO-15.8 above Alluvia, and a single building stays with its cube', () => {
    const victim = {
      systems: [['alluvia', 'destroyer', 'observatory'], ['spaceport']],
      cubes: ['spaceport'],
    };
    const hers = raid('landing-ship', victim)
      .choose('trigger landing-ship-1')
      .choose('sink observatory-1');
    expect(hers.state.players[1]).toMatchObject({ alluvia: 0, advisor: advisor('alluvia') });
    expect(seen(hers, 1).systems[0]).toEqual(['observatory', 'destroyer']);
    const single = raid('landing-ship', victim)
      .choose('trigger landing-ship-1')
      .choose('sink spaceport-1');
    expect(seen(single, 1).systems[1]).toEqual(['spaceport']);
    expect(single.state.players[1].cubes).toBe(1 << 1);
  });

  test('MOO-15.8 MOO-14.5 Alluvia alone is nothing to aim at', () => {
    expect(raid('landing-ship', { systems: [['alluvia']] }).over).toBe(true);
    const both = raid('landing-ship', {
      systems: [['alluvia'], ['titan', 'frigate'], ['embassy']],
    });
    both.choose('trigger landing-ship-1');
    expect(both.options()).toEqual(['sink frigate-1', 'sink embassy-1']);
  });

  test('MOO-15.8 it may be declined', () => {
    const s = raid('landing-ship', { systems: [['titan', 'frigate']] });
    expect(s.options()).toEqual(['trigger landing-ship-1', 'done']);
    s.choose('done');
    expect(seen(s, 1).systems).toEqual([['titan', 'frigate']]);
    expect(s.state.players[0].cubes).toBe(0);
  });

  test('MOO-15.9 Death Star and Frigate work after each of one’s attacks', () => {
    const s = table({
      players: [
        { fleet: 9, available: 3, systems: [['death-star'], ['frigate']] },
        { available: 0 },
      ],
      agenda: turns,
    });
    s.choose('attack 1').choose('attack 1').choose('attack 1');
    expect(seen(s).points).toBe(12);
    expect(seen(s).hand).toHaveLength(3);
  });

  test('MOO-15.10 Battleship: a cube of the victim blocks one of their free slots', () => {
    const s = raid('battleship', {
      systems: [['embassy'], ['landing-ship'], ['titan'], ['spaceport']],
      cubes: ['spaceport'],
      advisor: 'victoria',
      available: 0,
    });
    s.choose('trigger battleship-1');
    expect(s.options()).toEqual(['block embassy-1', 'block landing-ship-1', 'block victoria']);
    s.choose('block victoria');
    expect(hasCube(s.state.players[1], ADVISOR_PLACE)).toBe(true);
    expect(seen(s, 1).reserve).toBe(8);
    // The effect of the blocked card does not happen.
    expect(seen(s, 1)).toMatchObject({ food: 0, fleet: 0, production: 0 });
  });

  test('MOO-15.10 without a free slot or a reserve nothing changes', () => {
    expect(raid('battleship', { systems: [['titan']] }).over).toBe(true);
    expect(raid('battleship', { systems: [['embassy']], reserve: 0 }).over).toBe(true);
  });

  test('MOO-15.11 Ground Batteries: each working copy, for every opponent', () => {
    const systems = [['ground-batteries'], ['ground-batteries']];
    const s = table({
      players: [
        { fleet: 9, available: 1 },
        { systems, available: 0 },
        { fleet: 9, available: 1 },
      ],
      agenda: turns,
    });
    s.choose('attack 1').choose('attack 1');
    expect([seen(s, 0).fleet, seen(s, 2).fleet]).toEqual([5, 5]);
  });

  test('T10 MOO-15.12 Population Support Service at full loyalty, and Propaganda besides', () => {
    const systems = [['population-support-service']];
    const s = table({
      players: [{ food: 2, available: 2, systems }, { available: 0 }],
      agenda: turns,
    });
    s.choose('activate population-support-service-1');
    expect(seen(s)).toMatchObject({ food: 0, loyalty: 10 });
    expect(s.refuses('propaganda')).toBe(false);
    expect(offered(table({ players: [{ food: 1, systems }, {}] }), 'activate')).toEqual([]);
    const low = table({ players: [{ food: 2, loyalty: 4, systems }, {}] });
    expect(seen(low.choose('activate population-support-service-1')).loyalty).toBe(7);
  });

  test('MOO-15.13 Titan counts systems, Alluvia alone included', () => {
    const worth = (systems: string[][]) => {
      const s = table({ players: [{ systems }, {}] });
      return s.game.definition.score(s.state, 0).find(({ id }) => id === 'effects')?.points;
    };
    expect(worth([['titan']])).toBe(2);
    expect(worth([['titan'], ['frigate'], ['alluvia']])).toBe(6);
  });

  test('MOO-15.14 High-Orbit Locator: up to 2 cards, one after the other, advisor included', () => {
    const systems = [['embassy'], ['research-institute']];
    const s = build('high-orbit-locator', { systems, advisor: 'kuruk', loyalty: 5 });
    expect(s.options()).toEqual([
      'activate embassy-1',
      'activate research-institute-1',
      'activate kuruk',
      'stop',
    ]);
    s.choose('activate kuruk');
    expect(seen(s)).toMatchObject({ points: 3, loyalty: 3 });
    s.choose('activate embassy-1');
    expect([s.over, seen(s).loyalty]).toEqual([true, 4]);
    const one = build('high-orbit-locator', { systems }).choose('activate embassy-1');
    one.choose('stop');
    expect(one.over).toBe(true);
    expect(build('high-orbit-locator').over).toBe(true);
  });

  test('MOO-15.14 whatever comes to lie on the Locator can be activated, and its effect goes on', () => {
    const hand = ['civilian-ship', 'embassy'];
    const s = build('high-orbit-locator', { systems: [['colony-ship']], hand, loyalty: 5 });
    // The first activation builds a Civilian Ship, which builds an Embassy on the Locator.
    s.choose('activate colony-ship-1').choose('build civilian-ship').choose('build embassy');
    s.choose('on high-orbit-locator-1');
    expect(s.options()).toEqual(['activate embassy-1', 'stop']);
    expect(seen(s.choose('activate embassy-1')).loyalty).toBe(6);
    expect(s.over).toBe(true);
  });

  test('MOO-15.15 Star Fortress: each working copy costs an attacker 1 loyalty', () => {
    const systems = [['star-fortress'], ['star-fortress'], ['titan']];
    const s = table({ players: [{ fleet: 9 }, { systems }] });
    s.choose('attack 1');
    expect(seen(s).loyalty).toBe(8);
    const covered = table({ players: [{ fleet: 9 }, { systems: [['star-fortress', 'titan']] }] });
    expect(seen(covered.choose('attack 1')).loyalty).toBe(10);
  });

  test('T7 MOO-15.16 Tax Office: the colour of the card right under it', () => {
    const tax = (systems: string[][], place: string) => {
      const s = table({ players: [{ food: 3, available: 2, hand: ['tax-office'], systems }, {}] });
      s.choose('build tax-office');
      if (s.step === 'build-place') s.choose(place);
      s.choose('use');
      expect(seen(s).available).toBe(0);
      const { food, fleet, production } = seen(s);
      return [food, fleet, production];
    };
    expect(tax([], 'new')).toEqual([0, 0, 0]);
    expect(tax([['frigate']], 'on frigate-1')).toEqual([0, 0, 0]);
    expect(tax([['alluvia'], ['titan']], 'on alluvia')).toEqual([1, 0, 0]);
    expect(tax([['hydroponic-farm']], 'on hydroponic-farm-1')).toEqual([6, 0, 0]);
    expect(tax([['hydroponic-farm', 'titan']], 'on titan-1')).toEqual([0, 4, 0]);
    expect(tax([['spaceport']], 'on spaceport-1')).toEqual([0, 0, 2]);
    const rich = build(
      'tax-office',
      { available: 2, systems: [['titan']], fleet: 0, hand: ['frigate'] },
      'on titan-1',
    );
    expect([rich.choose('use').over, seen(rich).fleet]).toEqual([true, 4]);
    const kept = build(
      'tax-office',
      { available: 2, systems: [['titan']], fleet: 0 },
      'on titan-1',
    );
    expect(seen(kept.choose('decline'))).toMatchObject({ available: 1, fleet: 0 });
  });

  test('MOO-15.17 Spaceport: 3 food and 3 fleets for 2 production, or the reverse', () => {
    const port = (seat: SeatSetUp) =>
      table({ players: [{ ...seat, systems: [['spaceport']] }, {}] });
    // With one direction to pay for, it is taken.
    expect(seen(port({ food: 3, fleet: 3 }).choose('activate spaceport-1'))).toMatchObject({
      food: 0,
      fleet: 0,
      production: 2,
    });
    expect(seen(port({ production: 2 }).choose('activate spaceport-1'))).toMatchObject({
      food: 3,
      fleet: 3,
      production: 0,
    });
    expect(offered(port({ food: 3, fleet: 2, production: 1 }), 'activate')).toEqual([]);
  });

  test('MOO-15.18 Pleasure Dome: loyalty +3, also at 10, and not Propaganda', () => {
    expect(seen(build('pleasure-dome', { loyalty: 4 })).loyalty).toBe(7);
    expect(seen(build('pleasure-dome', { loyalty: 10 })).loyalty).toBe(10);
    // It needs no Propaganda box, and leaves it free for Propaganda itself.
    expect(seen(build('pleasure-dome', { loyalty: 4, spent: { propaganda: 1 } })).loyalty).toBe(7);
    const s = table({
      players: [
        { food: 3, fleet: 1, loyalty: 1, available: 2, hand: ['pleasure-dome'] },
        { available: 0 },
      ],
      agenda: turns,
    });
    s.choose('build pleasure-dome').choose('propaganda');
    expect([s.over, seen(s).loyalty]).toEqual([true, 7]);
  });

  test('MOO-15.19 Communication Satellite: any order for one own system, even its own', () => {
    const s = build(
      'communication-satellite',
      { systems: [['titan', 'frigate', 'embassy'], ['destroyer']], cubes: ['embassy'] },
      'on destroyer-1',
    );
    s.choose('use');
    expect(s.options()).toEqual(['system embassy-1', 'system communication-satellite-1']);
    s.choose('system embassy-1');
    expect(s.options()).toEqual(['next embassy-1', 'next frigate-1', 'next titan-1']);
    s.choose('next titan-1').choose('next embassy-1');
    expect(seen(s).systems[0]).toEqual(['frigate', 'embassy', 'titan']);
    expect(s.state.players[0].cubes).toBe(0);
    const own = build('communication-satellite', { systems: [['titan']] }, 'on titan-1');
    own.choose('use').choose('next titan-1');
    expect(seen(own).systems).toEqual([['communication-satellite', 'titan']]);
  });

  test('MOO-15.19 the top card keeps its cube if it stays on top; declining changes nothing', () => {
    const systems = [['titan', 'frigate', 'embassy']];
    const keep = build('communication-satellite', { systems, cubes: ['embassy'] });
    keep.choose('use').choose('next embassy-1').choose('next titan-1');
    expect(seen(keep).systems[0]).toEqual(['frigate', 'titan', 'embassy']);
    expect(keep.state.players[0].cubes).toBe(1);
    const no = build('communication-satellite', { systems }).choose('decline');
    expect(seen(no).systems[0]).toEqual(systems[0]);
    expect(build('communication-satellite', { systems: [['titan']] }).over).toBe(true);
  });

  test('MOO-15.19 two copies are two cards: the one without the cube may come out on top', () => {
    const own = { systems: [['embassy', 'embassy']], cubes: ['embassy'] };
    const s = build('communication-satellite', own).choose('use');
    expect(s.options()).toEqual(['next embassy-2', 'next embassy-1']);
    s.choose('next embassy-1');
    expect(s.state.players[0].systems[0]).toEqual([card('embassy', 2), card('embassy', 1)]);
    expect([s.state.players[0].cubes, seen(s).reserve]).toEqual([0, 8]);
    const kept = build('communication-satellite', own).choose('use').choose('next embassy-2');
    expect(kept.state.players[0].cubes).toBe(1);
  });

  test('MOO-15.19 copies between which nothing differs are one choice', () => {
    const s = build('communication-satellite', { systems: [['embassy', 'titan', 'embassy']] });
    s.choose('use');
    expect(s.options()).toEqual(['next embassy-2', 'next titan-1']);
    // Nothing to put in order: nobody is asked.
    expect(build('communication-satellite', { systems: [['embassy', 'embassy']] }).over).toBe(true);
  });

  test('MOO-15.20 Spy Training Camp: the advisor of a chosen opponent goes back to the table', () => {
    const others = [{ advisor: 'quail' }, { advisor: 'kuruk', cubes: ['kuruk'] }, {}];
    const s = build('spy-training-camp', {}, 'new', others);
    expect(s.options()).toEqual(['dismiss 1', 'dismiss 2', 'dismiss 3']);
    s.choose('dismiss 2');
    expect(s.state.players.map((player) => player.advisor)).toEqual([-1, advisor('quail'), -1, -1]);
    expect(s.state.row).toHaveLength(ADVISORS_LAID_OUT - 1);
    expect(s.state.row).toContain(advisor('kuruk'));
    expect(seen(s, 2).reserve).toBe(8);
    const none = build('spy-training-camp', {}, 'new', others).choose('dismiss 3');
    expect(none.state.row).toHaveLength(ADVISORS_LAID_OUT - 2);
    // Everybody else may be chosen, the first seat included.
    const spy = { food: 2, fleet: 1, hand: ['spy-training-camp'] };
    const back = table({
      players: [{ advisor: 'quail' }, spy, {}],
      agenda: [{ step: 'action', seat: 1 }],
    });
    expect(back.choose('build spy-training-camp').options()).toEqual(['dismiss 0', 'dismiss 2']);
  });

  test('T9 MOO-15.21 Destroyer: discard 2 cards or lose 2 loyalty; with a small hand loyalty', () => {
    const small = raid('destroyer', { hand: ['titan'], loyalty: 7 });
    small.choose('trigger destroyer-1');
    expect(seen(small, 1)).toMatchObject({ loyalty: 4, hand: ['titan'] });
    const two = raid('destroyer', { hand: ['titan', 'frigate'], loyalty: 7 });
    two.choose('trigger destroyer-1');
    expect([two.step, two.asked]).toEqual(['choose', [1]]);
    expect(two.options()).toEqual(['choose card', 'choose loyalty']);
    two.choose('choose card').choose('discard frigate');
    expect(seen(two, 1)).toMatchObject({ loyalty: 6, hand: [] });
    expect(pile(two)).toEqual(['frigate', 'titan']);
    const proud = raid('destroyer', { hand: ['titan', 'frigate'], loyalty: 7 });
    proud.choose('trigger destroyer-1').choose('choose loyalty');
    expect(seen(proud, 1)).toMatchObject({ loyalty: 4, hand: ['titan', 'frigate'] });
  });
});

describe('buildings without a rule of their own', () => {
  test('Military Academy: a card for 2 fleets', () => {
    const s = table({
      players: [{ hand: ['titan', 'frigate'], systems: [['military-academy']] }, {}],
      agenda: startEffect,
    });
    s.choose('apply military-academy').choose('discard titan');
    expect(seen(s)).toMatchObject({ fleet: 2, hand: ['frigate'] });
    const empty = table({
      players: [{ systems: [['military-academy']] }, {}],
      agenda: startEffect,
    });
    expect(empty.over).toBe(true);
  });

  test('Military Academy after Observatory: a card drawn just now can pay', () => {
    const s = table({
      players: [{ systems: [['military-academy'], ['observatory']] }, {}],
      agenda: startEffect,
      chance: [card('titan')],
    });
    expect(s.options()).toEqual(['apply military-academy', 'done']);
    s.choose('apply military-academy');
    expect(seen(s)).toMatchObject({ fleet: 2, hand: [] });
  });

  test('Conscription Office: loyalty for a cube', () => {
    const s = table({
      players: [{ loyalty: 3, available: 4, systems: [['conscription-office']] }, {}],
      agenda: startEffect,
    });
    s.choose('apply conscription-office');
    expect(seen(s)).toMatchObject({ loyalty: 2, available: 5, reserve: 5 });
  });

  test('Scout Ship: 3 cards, then any card from hand is discarded', () => {
    const s = table({ players: [{ food: 2, hand: ['scout-ship', 'titan'] }, {}] });
    s.choose('build scout-ship', {
      chance: ['frigate', 'embassy', 'destroyer'].map((id) => card(id)),
    });
    s.choose('discard titan');
    expect(seen(s).hand).toEqual(['frigate', 'embassy', 'destroyer']);
  });

  test('Research Institute, Embassy, Matter Converter', () => {
    const s = table({
      players: [
        {
          available: 3,
          loyalty: 6,
          systems: [['research-institute'], ['embassy'], ['matter-converter']],
        },
        { available: 0 },
      ],
      agenda: turns,
    });
    s.choose('activate research-institute-1').choose('activate embassy-1');
    expect(seen(s).hand).toHaveLength(4);
    expect(seen(s).loyalty).toBe(7);
    s.choose('activate matter-converter-1').choose(s.options()[0]);
    expect(seen(s).production).toBe(2);
  });

  test('Weather Control Station and Deep Core Mine move loyalty by 1', () => {
    expect(seen(build('weather-control-station', { loyalty: 5 })).loyalty).toBe(6);
    expect(seen(build('deep-core-mine', { loyalty: 5 })).loyalty).toBe(4);
  });

  test('cards without an effect set nothing off', () => {
    for (const id of ['hydroponic-farm', 'orbital-shipyard', 'automated-factory']) {
      expect(build(id).over).toBe(true);
    }
  });
});
