/** Why something can't be done, as the page says it when one taps it. */
import { describe, expect, test } from 'vitest';
import { beyondTheSun as game } from '../game.ts';
import { whyNot } from '../text/why-not.ts';
import { bareTable, running, type Situation } from './table.ts';

const why = (situation: Situation, place: string) => {
  const at = bareTable(situation);
  return whyNot(game.view(at.position, 0), 0, place);
};

const OWNER = { owns: 'i-2', ore: 9, population: 3, ships: 'a-1.2' };

describe('an action', () => {
  test('BTS-4.6 that is too dear names its price and what one has', () => {
    expect(why({ factions: [{ ore: 1 }] }, 'row basic-research-2')).toMatchObject({
      words: { id: 'why.ore', values: { need: 2, have: 1 } },
      rule: 'BTS-4.6',
    });
  });

  test('BTS-4.16 a space where another pawn stands', () => {
    const factions = [{ owns: 'i-1', ore: 9 }, { pawn: 'narrow-beam-lasers' }];
    expect(why({ factions }, 'slot i-1')).toMatchObject({ rule: 'BTS-4.16' });
  });

  test('BTS-4.15 the space where one’s own pawn stands', () => {
    const factions = [{ owns: 'i-1', ore: 9, pawn: 'narrow-beam-lasers' }];
    expect(why({ factions }, 'slot i-1')).toMatchObject({ rule: 'BTS-4.15' });
  });

  test('BTS-4.19 of a technology that one hasn’t researched', () => {
    expect(why({}, 'slot i-1')).toMatchObject({ rule: 'BTS-4.19' });
  });

  test('BTS-4.25 of a guild that is still covered', () => {
    expect(why({}, 'guild guild-professors')).toMatchObject({ rule: 'BTS-4.25' });
  });

  test('BTS-4.61 BTS-4.64 research without a slot for it, or without a cube', () => {
    const done = { owns: 'i-1 i-2 i-3 i-4' };
    expect(why({ factions: [done] }, 'row basic-research-1')).toMatchObject({ rule: 'BTS-4.61' });
    expect(
      why({ factions: [{ population: 0, ships: 'sol.1' }] }, 'row basic-research-1'),
    ).toMatchObject({
      rule: 'BTS-4.64',
    });
  });

  test('BTS-4.108 colonizing without a system that one could colonize', () => {
    expect(why({ factions: [OWNER] }, 'slot i-2')).toMatchObject({
      words: { id: 'why.nothing-to-colonize' },
      rule: 'BTS-4.108',
    });
  });
});

describe('research', () => {
  const asking = { agenda: [running('guild.guild-professors')] };

  test('BTS-4.62 names the prerequisites that are lacking', () => {
    const lacking = { ...asking, factions: [{ owns: 'i-1', population: 2 }] };
    expect(why(lacking, 'slot ii-2')).toMatchObject({
      rule: expect.stringMatching(/BTS-4\.6[02]/),
    });
  });

  test('BTS-4.61 what one has already', () => {
    const acting: Situation = {
      factions: [{ owns: 'i-1' }],
      agenda: [{ step: 'produce', seat: 0 }],
    };
    expect(why(acting, 'slot i-1')).toMatchObject({ rule: 'BTS-4.61' });
  });
});

describe('an achievement', () => {
  test('BTS-4.43 says how far one has come', () => {
    expect(why({}, 'achievement empire')).toMatchObject({
      words: { id: 'why.achievement-unmet', values: { have: 0 } },
      rule: 'BTS-4.43',
    });
  });

  test('BTS-4.45 BTS-4.44 claimed already, or full', () => {
    expect(why({ claims: { empire: [0] } }, 'achievement empire')).toMatchObject({
      rule: 'BTS-4.45',
    });
    expect(
      why({ factions: [{}, {}, {}], claims: { empire: [1, 2] } }, 'achievement empire'),
    ).toMatchObject({ rule: 'BTS-4.44' });
  });
});

test('BTS-4.108 BTS-4.110 a colony that takes more strength than one has says how much', () => {
  const situation = {
    factions: [{ ...OWNER, ships: 'a-1.1 a-2.4 a-2.4 b-1.4 b-1.4 b-1.4' }, {}],
    control: { 'a-1': '0 food', 'a-2': '0 ore', 'b-1': '0 ore' },
    agenda: [running('technology.terraforming.action-1')],
  };
  expect(why(situation, 'place a-1')).toMatchObject({
    words: { id: 'why.strength', values: { have: 1 } },
    rule: 'BTS-4.108',
  });
  expect(why(situation, 'place b-2')).toMatchObject({ words: { id: 'why.not-controlled' } });
});

describe('a jump', () => {
  const tapped = (moves: readonly string[], place: string, situation: Situation = {}) => {
    const at = bareTable({ factions: [{ population: 0, ships: 'sol.1' }], ...situation });
    for (const move of moves) at.choose(move);
    return whyNot(game.view(at.position, 0), 0, place);
  };
  const ACT = 'act basic-build-jump/1';

  test('BTS-4.87 to a place that no line leads to', () => {
    expect(tapped([ACT], 'place b-1')).toMatchObject({ rule: 'BTS-4.87' });
  });

  test('BTS-4.8 back to where everything was', () => {
    const back = tapped([ACT, 'move sol.1 a-1'], 'place sol');
    expect(back).toMatchObject({ words: { id: 'why.move-back' }, rule: 'BTS-4.8' });
  });

  test('BTS-4.7 that would leave the rest of the action undone', () => {
    const studies = {
      cards: { 'ii-1': 'spacetime-anomaly-studies', 'iii-1': 'capital-ship' },
      factions: [{ owns: 'i-1 ii-1', ore: 4, population: 0, ships: 'sol.1 a-2.1' }],
      control: { 'a-2': '0 ore' },
    };
    const away = tapped(['act spacetime-anomaly-studies'], 'place a-2', studies);
    expect(away).toMatchObject({ words: { id: 'why.move-owed' }, rule: 'BTS-4.7' });
  });
});

test('BTS-4.84 a ship that can take less of an upgrade than another', () => {
  const factions = [{ ships: 'sol.3 sol.2 deep-space.1 a-1.4' }];
  const agenda = [running('technology.supply-outpost.action-1')];
  const control = { 'a-1': '0 food' };
  const upgrade = (place: string) => why({ factions, agenda, control }, place);
  expect(upgrade('ship 0 sol.3')).toMatchObject({ words: { id: 'why.upgrade-whole' } });
  expect(upgrade('ship 0 a-1.4')).toMatchObject({ words: { id: 'why.top-level' } });
});
