import { newTrail } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { TACTICS_CARDS } from '../data/index.ts';
import { ON_STATION } from '../state.ts';
import { design, effects, kinds, module, regions, returning, type Seat, table } from './table.ts';

const own = (seat: Seat) => table({ seats: [seat, {}] });
const plays = (seat: Seat) => kinds(own(seat), 'play');
const designs = (cards: readonly number[]) => cards.map((card) => TACTICS_CARDS[card]);

test('AE-4.19.1: a card is resolved, then lies on the discard pile, which becomes the deck', () => {
  const at = own({ hand: 'propaganda' });
  at.choose('play propaganda');
  expect(designs(at.state.tacticsDiscard)).toEqual([design('propaganda')]);
  const empty = table({
    agenda: effects('base.ancient-monolith'),
    seats: [{ stock: { energy: 2 } }, {}],
    state: (state) => {
      state.tacticsDiscard = state.tacticsDeck.rest.slice(0, 2);
      state.tacticsDeck.rest = [];
    },
  });
  expect(empty.state.players[0].hand).toHaveLength(2);
  expect(empty.reported('tactics-shuffled')).toHaveLength(1);
});

test('AE-4.19.2: action cards by their timing, on the own turn or as a reaction', () => {
  expect(plays({ hand: 'propaganda spy-network counterfeit-orders automation' })).toEqual([
    'play propaganda',
  ]);
  const at = table({
    seats: [
      { ships: 'transport:B1 transport:bay' },
      { ships: 'transport:B2', hand: 'counterfeit-orders' },
    ],
  });
  at.choose('launch transport B2');
  expect(at.asked).toEqual([1]);
  at.choose('play counterfeit-orders');
  expect(at.state.players[1].stock[0]).toBe(2);
});

test('AE-4.19.3: an event card moves the marker, then acts', () => {
  const at = own({ hand: 'venture-capital' });
  at.choose('play venture-capital');
  expect(at.state.marker).toBe(1);
  expect(at.state.players[0].stock[4]).toBe(2);
  // The planet that the marker brings is there when the card acts.
  const frontier = table({
    seats: [{ hand: 'new-frontier' }, {}],
    marker: ON_STATION - 1,
  }).choose('play new-frontier');
  expect(frontier.options()).toContain('claim D1');
});

test('AE-4.19.4: support cards stay until the next return, and add up', () => {
  const at = own({ ships: 'transport:A1 transport:bay', hand: 'forced-transit priority-cargo' });
  expect(regions(at, 'launch', 'transport')).not.toContain('A3');
  at.choose('play forced-transit');
  expect(regions(at, 'launch', 'transport')).toContain('A3');
  at.choose('play priority-cargo').choose('gain ice');
  expect(regions(at, 'launch', 'transport')).toContain('A4');
  expect(at.state.players[0].support).toHaveLength(2);
  at.choose('return').choose('finish');
  expect(at.state.players[0].support).toEqual([]);
});

test('AE-4.19.5: diplomacy cards only in the diplomacy of an own battle', () => {
  expect(plays({ hand: 'ceasefire' })).toEqual([]);
  const at = table({
    seats: [
      { ships: 'transport:B2' },
      { ships: 'transport:B2' },
      { ships: 'transport:C5', hand: 'ceasefire' },
    ],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  expect(at.reported('rolled')).toHaveLength(2);
});

test('AE-4.19.6: battle cards by their timing; those of escalation also from outside', () => {
  const at = table({
    seats: [
      { ships: 'transport:B2' },
      { ships: 'transport:B2' },
      { ships: 'transport:C5', hand: 'call-to-arms gravity-snare combat-drones' },
    ],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  // Gravity Snare needs a ship there.
  expect(kinds(at, 'play')).toEqual(['play call-to-arms']);
  at.choose('play call-to-arms');
  expect(kinds(at, 'play')).toEqual(['play gravity-snare']);
  at.choose('play gravity-snare');
  expect(at.state.battle?.closed ?? true).toBe(true);
});

test('AE-4.19.7: a card needs its cost and some effect', () => {
  expect(plays({ hand: 'war-bonds' })).toEqual([]);
  expect(plays({ hand: 'war-bonds', stock: { credit: 1 } })).toEqual(['play war-bonds']);
  // The marker's step is no effect: nothing to build, nothing to settle.
  expect(plays({ hand: 'colonial-charter arms-race', faction: 'lumen-concord' })).toEqual([
    'play arms-race',
  ]);
  const none = table({
    seats: [{ hand: 'deep-scan' }, {}],
    moons: { A1: '', A2: '', A3: '', A4: '', A5: '', B2: '', B3: '', C5: '' },
  });
  expect(kinds(none, 'play')).toEqual([]);
});

test('AE-4.19.8: the hand limit is 5 and is checked at the end of the own turn', () => {
  const hand = 'propaganda war-bonds deep-scan emergency-repairs bulk-contract trade-convoy';
  const at = table({ seats: [{ hand }, { hand: 'hidden-cache' }] });
  at.choose('return').choose('finish').choose('end-turn');
  expect(at.step).toBe('hand-limit');
  at.choose('discard war-bonds');
  expect(at.state.players[0].hand).toHaveLength(5);
  expect(at.asked).toEqual([1]);
});

test('AE-4.19.9: the same card is played at most once in a turn', () => {
  const at = table({
    seats: [{ hand: 'galactic-summit' }, {}],
    state: (state) => {
      state.played = [...state.players[0].hand];
    },
  });
  expect(kinds(at, 'play')).toEqual([]);
  // A second copy has a number of its own.
  const twins = own({ hand: 'emergency-power emergency-power' });
  twins.choose('play emergency-power').choose('play emergency-power');
  expect(twins.state.players[0].stock[0]).toBe(6);
});

test('AE-4.19.10: windows of launch, return and preparation', () => {
  const launch = own({ hand: 'ace-pilot quick-launch', ships: 'transport:A1 transport:bay' });
  expect(kinds(launch, 'play')).toEqual(['play ace-pilot', 'play quick-launch']);
  launch.choose('play quick-launch');
  expect(regions(launch, 'launch', 'transport')).toContain('A4');
  const home = table({
    seats: [
      {
        ships: 'transport:A1',
        hand: 'double-shift automation',
        docked: 'treasury',
        modules: 'mint',
        stock: { energy: 1 },
      },
      {},
    ],
    agenda: returning(),
  });
  expect(kinds(home, 'play')).toEqual(['play automation', 'play double-shift']);
  home.choose('play double-shift');
  expect(home.state.players[0].stock[4]).toBe(1);
  const rows = table({
    seats: [
      { ships: 'transport:A1', hand: 'automation', modules: 'mint', stock: { energy: 1 } },
      {},
    ],
    agenda: returning(),
  });
  expect(kinds(rows, 'power')).toEqual([]);
  rows.choose('play automation');
  expect(kinds(rows, 'power')).toContain('power mint');
  expect(kinds(rows, 'power')).not.toContain('power main-reactor');
});

test('AE-4.19.11: reactions are asked in turn order, once for each launch or card', () => {
  const at = table({ seats: [{ hand: 'propaganda' }, {}, { hand: 'spy-network' }] });
  at.choose('play propaganda');
  expect(at.asked).toEqual([2]);
  at.choose('play spy-network');
  expect(at.state.players[2].hand).toHaveLength(2);
  expect(at.asked).toEqual([0]);
});

test('AE-4.19.7: Broker of Secrets lets cards stand for credits', () => {
  const at = table({
    seats: [{ support: 'broker-of-secrets', hand: 'propaganda war-bonds' }, {}],
    market: { industry: 'smelting-line cryo-pump tug-bay' },
  });
  expect(at.options()).toContain('play war-bonds');
  at.choose('launch transport C1').choose('buy smelting-line').choose('card propaganda');
  expect(at.state.players[0].modules).toContain(module('smelting-line'));
});

test('AE-4.19.7: no card pays for itself', () => {
  expect(plays({ hand: 'black-market' })).toEqual([]);
  expect(plays({ hand: 'black-market propaganda' })).toContain('play black-market');
  // Broker of Secrets makes cards credits, but not the one that is played.
  const broke: Seat = { support: 'broker-of-secrets' };
  expect(plays({ ...broke, hand: 'technocracy' })).toEqual([]);
  expect(plays({ ...broke, hand: 'technocracy ceasefire' })).toEqual(['play technocracy']);
  const shift = { ships: 'transport:A1', docked: 'brokers-hall', modules: 'brokers-hall' };
  const again = (hand: string) =>
    kinds(table({ seats: [{ ...shift, hand }, {}], agenda: returning() }), 'play');
  expect(again('double-shift')).toEqual([]);
  expect(again('double-shift ceasefire')).toEqual(['play double-shift']);
});

test('AE-4.19.7: cards about dice need dice that they could change', () => {
  const fight = (hand: string, ships: string, chance?: readonly number[]) =>
    table({
      seats: [{ ships, hand }, { ships: 'transport:B2' }],
      region: 'B2',
      agenda: [{ step: 'battle', seat: 0 }],
      ...(chance ? { chance } : {}),
    });
  expect(kinds(fight('lucky-break', 'transport:B2', [4, 0]), 'play')).toEqual(['play lucky-break']);
  expect(kinds(fight('lucky-break', 'transport:B2', [5, 0]), 'play')).toEqual([]);
  const four = 'transport:B2 transport:B2 transport:B2 transport:B2';
  expect(kinds(fight('precision-strike', four), 'play')).toEqual(['play precision-strike']);
  expect(kinds(fight('precision-strike', `${four} fighter:B2`), 'play')).toEqual([]);
});

test('AE-4.19.2, AE-4.19.3: only event cards move the marker', () => {
  const at = table({ seats: [{ hand: 'propaganda venture-capital' }, {}] }).choose(
    'play propaganda',
  );
  expect(at.reported('event-marker')).toEqual([]);
  expect(at.choose('play venture-capital').reported('event-marker')).toHaveLength(1);
});

test('AE-4.10.7: to a card in a battle nobody reacts; an empty hand is no secret', () => {
  const spy = { ships: 'transport:B2', hand: 'spy-network' };
  const fight = table({
    seats: [{ ships: 'transport:B2', hand: 'combat-drones', stock: { energy: 1 } }, spy],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
  });
  fight.choose('play combat-drones');
  expect(fight.asked).toEqual([0]);
  const turn = table({ seats: [{ hand: 'propaganda' }, spy, {}] }).choose('play propaganda');
  expect(turn.asked).toEqual([1]);
  turn.choose('play spy-network');
  expect(turn.state.players[1].hand).toHaveLength(2);
  const barrier = (hand: string) => {
    const at = table({ seats: [{ hand: 'propaganda' }, { hand }] });
    const trail = newTrail();
    at.game.answer(at.position, 0, at.game.parse(at.position, 'play propaganda'), trail);
    return trail.barrier;
  };
  expect([barrier(''), barrier('war-bonds')]).toEqual([null, 'reveal']);
});

test('AE-4.19.2: cards of a hand are listed once for each design, in their order', () => {
  const at = own({
    hand: 'war-bonds emergency-power deep-scan emergency-power alliance-favour',
    stock: { credit: 1 },
  });
  const listed = ['alliance-favour', 'deep-scan', 'emergency-power', 'war-bonds'];
  expect(kinds(at, 'play')).toEqual(listed.map((key) => `play ${key}`));
  // The second one is another card.
  at.choose('play emergency-power').choose('play emergency-power');
  expect(kinds(at, 'play')).not.toContain('play emergency-power');
  expect(at.state.players[0].stock[0]).toBe(6);
});

test('AE-4.19.11: nobody reacts to a card or a launch of their own, or of a teammate', () => {
  const spy = { hand: 'propaganda spy-network' };
  const own = table({ seats: [spy, {}] }).choose('play propaganda');
  expect([own.asked, own.step]).toEqual([[0], 'act']);
  const team = table({
    options: { teams: 'on' },
    seats: [{ hand: 'war-bonds', stock: { credit: 1 } }, { hand: 'spy-network' }, {}, {}],
  });
  expect(team.choose('play war-bonds').asked).toEqual([0]);
  const launch = table({
    seats: [
      { ships: 'fighter:bay' },
      { ships: 'transport:A2', hand: 'propaganda' },
      { ships: 'transport:A1', hand: 'counterfeit-orders' },
    ],
  }).choose('launch fighter A1');
  expect([launch.asked, launch.step]).toEqual([[2], 'react']);
});

test('AE-4.19.8: Secret Academy lifts the hand limit', () => {
  const hand = 'propaganda war-bonds deep-scan emergency-repairs bulk-contract venture-capital';
  const end = (support: string) =>
    table({ seats: [{ hand, support }, {}], agenda: [{ step: 'hand-limit', seat: 0 }] }).over;
  expect([end('secret-academy'), end('')]).toEqual([true, false]);
});

test('AE-4.19.7: a look at the last event card is some effect', () => {
  const survey = (n: number) =>
    table({
      seats: [{ hand: 'covert-survey' }, {}],
      state: (state) => {
        state.eventDiscard = state.eventDeck.rest.splice(n);
      },
    });
  expect(kinds(survey(1), 'play')).toEqual(['play covert-survey']);
  const at = survey(1).choose('play covert-survey');
  expect(at.reported('events-seen')).toHaveLength(1);
});

test('AE-4.19.7: what cards do at once: a roll for VP, a track, two events to sort', () => {
  const lottery = own({ hand: 'planetary-lottery', stock: { energy: 2 } });
  lottery.choose('play planetary-lottery', { chance: [4] });
  expect(lottery.state.players[0].vp).toBe(14);
  expect(lottery.reported('rolled-for-vp')).toMatchObject([{ seat: 0, roll: 4 }]);
  const science = own({ hand: 'technocracy', stock: { nanocarbon: 1 } }).choose('play technocracy');
  expect(science.state.players[0].tracks[0]).toBe(1);
  expect(science.step).toBe('act');
  const survey = own({ hand: 'covert-survey' }).choose('play covert-survey');
  expect(survey.options()).toHaveLength(2);
});

test('AE-4.19.9: the card that is played is one that was not played this turn', () => {
  const at = table({
    seats: [{ hand: 'emergency-power emergency-power' }, {}],
    state: (state) => {
      state.played = [Math.min(...state.players[0].hand)];
    },
  });
  const [first, second] = at.state.players[0].hand.slice().sort((a, b) => a - b);
  at.choose('play emergency-power');
  expect(at.state.players[0].hand).toEqual([first]);
  expect(at.state.played).toEqual([first, second]);
  expect(kinds(at, 'play')).toEqual([]);
});

test('AE-4.19.6: the first card of all can be played; cards come after what is listed before them', () => {
  const lost = table({
    seats: [{ ships: 'transport:B2', hand: 'acceptable-losses' }, { ships: 'transport:B2' }],
    region: 'B2',
    agenda: [{ step: 'battle', seat: 0 }],
    chance: [0, 5],
  });
  expect(lost.options()).toContain('play acceptable-losses');
  const home = own({ ships: 'transport:A1', hand: 'propaganda' });
  expect(home.options()).toEqual(['return', 'play propaganda']);
});

test('AE-4.19.11: a launch somewhere else is no occasion to react, and tells nothing of a hand', () => {
  const barrier = (ships: string) => {
    const at = table({
      // With a ship to launch the next player is asked whatever the hand.
      seats: [{ ships: 'fighter:bay' }, { ships: `${ships} fighter:bay`, hand: 'propaganda' }],
      moons: { A3: '' },
    });
    const trail = newTrail();
    at.game.answer(at.position, 0, at.game.parse(at.position, 'launch fighter A3'), trail);
    return trail.barrier;
  };
  expect(barrier('transport:A5')).toBeNull();
  expect(barrier('transport:A3')).not.toBeNull();
});

test('AE-4.19.11: a reaction is a card that was played, to which the active player may react', () => {
  const at = table({
    seats: [
      { ships: 'transport:B1 transport:bay', hand: 'spy-network' },
      { ships: 'transport:B2', hand: 'counterfeit-orders' },
    ],
  });
  at.choose('launch transport B2').choose('play counterfeit-orders');
  expect([at.asked, at.options()]).toEqual([[0], ['play spy-network', 'pass']]);
  at.choose('play spy-network');
  expect(at.state.players[0].hand).toHaveLength(2);
});
