import { LANGUAGES } from '@orrery/text';
import { describe, expect, test } from 'vitest';
import { andromedasEdge as game } from '../game.ts';
import { en } from '../reference/en.ts';
import type { State } from '../state.ts';
import { whyNot } from '../text/why-not.ts';
import type { StepFrame } from '../vocabulary.ts';
import { MESSAGES, say } from './render.ts';
import { effects, region, returning, type Situation, table } from './table.ts';

const told = new Set<string>();
const rules = new Set(en.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id)));

/** What touching a place says to the first player, and by which rule. */
function why(situation: Situation, place: string): string {
  const objection = whyNot(game.view(table(situation).position, 0), 0, place);
  if (!objection) return 'nothing';
  const { words, rule = '' } = objection;
  told.add(words.id);
  expect(rules.has(rule), rule).toBe(true);
  for (const language of LANGUAGES) expect(say(language, words)).not.toMatch(/[{}]|undefined/);
  return `${rule} ${words.id.replace('why.', '')}`;
}

type Case = readonly [place: string, answer: string, situation: Situation];
const check = (cases: readonly Case[]): void => {
  test.each(cases)('%s: %s', (place, answer, situation) => {
    expect(why(situation, place)).toBe(answer);
  });
};

const frames = (frame: Readonly<Record<string, unknown>>): readonly StepFrame[] => [
  { seat: 0, ...frame } as StepFrame,
];
const OUT = { ships: 'transport:bay transport:A2' };

describe('a launch', () => {
  const mustReturn = (state: State): void => {
    state.mustReturn = true;
  };
  const stay = { ships: 'transport:A1', moons: 'science-2' };
  check([
    ['region A3', 'AE-4.2.3 must-return', { seats: [stay, {}], state: mustReturn }],
    ['bay 0', 'AE-4.2.3 must-return', { seats: [stay, {}], state: mustReturn }],
    ['region E5', 'AE-4.1.10 no-region', {}],
    ['region B2', 'AE-4.15.2 quasar', { map: { B2: 'quasar-1' } }],
    ['region A2', 'AE-4.3.6 own-ship', { seats: [OUT, {}] }],
    ['region N1', 'AE-4.3.8 nebula', { seats: [OUT, {}] }],
    ['region B1', 'AE-4.3.7 base-price', {}],
    ['region C4', 'AE-4.3.7 no-settler', {}],
    ['region C4', 'AE-4.3.7 leaders', { seats: [{ ...OUT, leaders: { C4: 1 } }, {}] }],
    ['region C4', 'AE-4.3.7 unpayable', { seats: [{ ...OUT, leaders: { bay: 1, C4: 1 } }, {}] }],
    ['region A1', 'AE-4.3.3 occupied', { seats: [{}, { ships: 'transport:A1' }] }],
    ['region A5', 'AE-4.3.5 out-of-range', { seats: [OUT, {}] }],
    ['ship 0 fighter', 'AE-4.12.1 unbuilt', {}],
    [
      'ship 0 transport',
      'AE-4.11.7 scrapyard',
      { seats: [{ ships: 'transport:bay transport:wreck' }, {}] },
    ],
    ['scrapyard 0', 'AE-4.11.7 scrapyard', {}],
  ]);
});

describe('an outpost', () => {
  const settlers: Situation = {
    seats: [
      {
        ships: 'transport:A1 transport:A2 transport:A4 transport:A5 transport:bay',
        leaders: { bay: 2 },
        stock: { titanium: 3, nanocarbon: 4, ice: 2 },
        outposts: 'C5',
      },
      {},
    ],
    agenda: frames({ step: 'settle', discount: 0 }),
  };
  check([
    ['region B1', 'AE-4.13.1 not-planet', settlers],
    ['region C5', 'AE-4.13.4 outpost-there', settlers],
    ['region B2', 'AE-4.13.1 no-transport', settlers],
    ['region A4', 'AE-4.13.1 leaders', settlers],
    ['region A2', 'AE-4.13.1 unpayable', settlers],
    ['outpost 0 city', 'AE-4.13.6 outpost-used', {}],
    ['outpost 0 spaceport', 'AE-4.19.7 unpayable', { seats: [{ outposts: 'A3' }, {}] }],
    ['outpost 0 city', 'AE-4.10.2 own-turn', { active: 1 }],
    ['leaders 0', 'AE-4.10.4 leaders-at-ships', {}],
  ]);
});

describe('modules and moons', () => {
  const market = {
    science: 'photon-well carbon-lab cryo-lab',
    industry: 'tug-bay cryo-pump hull-stamp',
    commerce: 'mint free-market spice-vault',
  };
  const buying: Situation = {
    seats: [{ stock: { nanocarbon: 2 } }, {}],
    market,
    agenda: frames({ step: 'field-purchase', types: 3, second: false }),
  };
  const modules = 'mint land-ministry photon-well carbon-lab export-quay luxury-arcade';
  const home = (seat: Record<string, unknown>): Situation => ({
    seats: [{ ships: 'transport:A1 transport:A2', modules, ...seat }, {}],
    agenda: returning(),
  });
  check([
    ['module mint', 'AE-4.6.9 at-a-field', { market }],
    ['module mint', 'AE-4.6.2 other-column', buying],
    ['module cryo-lab', 'AE-4.6.2 unpayable', buying],
    ['module mint', 'AE-4.9.1 in-return', { seats: [{ modules }, {}] }],
    [
      'module mint',
      'nothing',
      {
        seats: [{ modules }, {}],
        agenda: frames({ step: 'choose-track', n: 1 }),
        state: (state) => {
          state.returning = true;
        },
      },
    ],
    ['module mint', 'AE-4.6.1 not-yours', { seats: [{}, { modules }] }],
    ['core 1 treasury', 'AE-4.6.1 not-yours', {}],
    ['module land-ministry', 'AE-4.9.7 scores-at-the-end', home({})],
    ['module mint', 'AE-4.9.5 damaged', home({ damage: { mint: 1 } })],
    ['module mint', 'AE-4.9.3 acted', home({ docked: 'mint' })],
    ['module photon-well', 'AE-4.9.6 reactor', home({})],
    ['module export-quay', 'AE-4.5.8 no-moon-in-it', home({})],
    ['module luxury-arcade', 'AE-4.9.8 unpayable', home({})],
    ['module mint', 'AE-4.9.4 no-ship-left', home({ ships: 'transport:bay', moons: 'science-2' })],
    ['module mint', 'AE-4.9.6 reactor-first', { ...home({}), agenda: frames({ step: 'reactor' }) }],
    ['slot 0 operations', 'AE-4.5.5 no-unplaced', {}],
    [
      'slot 0 tug-bay',
      'AE-4.5.11 half-slot',
      { seats: [{ modules: 'tug-bay', moons: 'science-2' }, {}] },
    ],
    [
      'slot 0 export-quay',
      'AE-4.5.8 repair-moon',
      { seats: [{ modules: 'export-quay', moons: 'science-8' }, {}] },
    ],
    ['moon science-1', 'AE-4.4.1 moon-by-launch', {}],
    [
      'moon science-9',
      'AE-4.5.6 moon-placed',
      { seats: [{ slots: { operations: 'science-9' } }, {}] },
    ],
    ['region B1', 'AE-4.5.1 no-moon', { agenda: effects('tactics.deep-scan') }],
  ]);
});

describe('cards, battles and the rest', () => {
  const battle: Situation = {
    seats: [{ ships: 'transport:B2 transport:A2' }, { ships: 'transport:B2' }],
    agenda: frames({ step: 'battle' }),
    state: (state) => {
      state.region = region('B2');
    },
  };
  const vortex: Situation = {
    seats: [{ moons: 'science-2' }, {}],
    map: { B2: 'vortex-1' },
    agenda: frames({ step: 'finish-turn' }),
  };
  check([
    ['card propaganda', 'AE-4.10.2 own-turn', { seats: [{ hand: 'propaganda' }, {}], active: 1 }],
    ['card war-bonds', 'AE-4.19.7 unpayable', { seats: [{ hand: 'war-bonds' }, {}] }],
    [
      'card emergency-power',
      'AE-4.8.22 not-in-battle',
      {
        ...battle,
        seats: [{ ...battle.seats?.[0], hand: 'emergency-power' }, battle.seats?.[1] ?? {}],
      },
    ],
    [
      'card propaganda',
      'AE-4.19.9 card-played',
      {
        seats: [{ hand: 'propaganda' }, {}],
        state: (state) => {
          state.played = [...state.players[0].hand];
        },
      },
    ],
    ['card rapid-deployment', 'AE-4.19.7 no-effect', { seats: [{ hand: 'rapid-deployment' }, {}] }],
    ['card combat-drones', 'AE-4.19.1 card-timing', { seats: [{ hand: 'combat-drones' }, {}] }],
    ['region A5', 'AE-4.8.5 joins-from', battle],
    ['region B2', 'AE-4.15.5 special', vortex],
    ['upgrade gunboats', 'AE-4.12.2 upgrade', {}],
    ['supremacy triumph', 'AE-4.14.6 token', {}],
    ['raider ember-wyrm', 'AE-4.7.9 raiders', {}],
    ['track science', 'AE-4.14.1 track', {}],
    ['events track', 'AE-4.14.3 events', {}],
    ['points track', 'AE-4.18.1 points', {}],
    ['resource 0 ice', 'nothing', {}],
  ]);
});

test('every reason comes up', () => {
  const reasons = Object.keys(MESSAGES.en).filter((id) => id.startsWith('why.'));
  expect(reasons.filter((id) => !told.has(id))).toEqual([]);
});
