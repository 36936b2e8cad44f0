/** a whole game of two, turn by turn: what could be drawn, what was, and what it scored. */
import { describe, expect, test } from 'vitest';
import { countCommon } from '../geometry.ts';
import { placementsOf } from '../placements.ts';
import { scoreSheet } from '../scoring.ts';
import { draw, emptySheet, legal, panelWith, shapeNumber, type TestSheet } from './sheet.ts';

const PANEL = panelWith(
  'satellite/black-hole',
  'dipper/upgrade',
  'rocket/cluster',
  'galaxy/alien',
  'star/treasure',
);

/** Per turn: shape, ways to draw it with 0/1/2 upgrades, cells (or «pass»), worlds reached. */
const P0 = `
  satellite   5/0/0      C8 A9 B9 C9 B10
  galaxy      18/40/0    A6 C6 D6 A7 B7 D7
  star        18/55/0    C3 D4 E4 C5
  dipper      88/175/0   D8 E8 F8 F9 G9
  star        18/79/55   I7 H8 I8 I9           -> J10
  galaxy      30/84/116  H2 G3 H4 I4 I5 I6
  satellite   22/137/184 A1 B1 B2 A3 B3        -> A0
  black-hole  3/30/133   D0 E0 C1 D1 E1 D2 E2
  rocket      6/44/93    F0 F1 G1 H1 I1 F2     -> J0
  rocket      1/23/58    F3 G4 G5 H6 G7
  rocket      0/6/20     D9 E10 F10 G10 H10
  dipper      5/12/0     E3 F4 F5 F6 F7
  galaxy      0/0/3      pass
  satellite   0/8/22     D5 E6 E7
`;
const P1 = `
  dipper      14/0/0     D7 D8 B9 C9 B10
  star        12/44/0    D4 D5 D6
  galaxy      43/0/0     D9 F9 G9 E10 F10 H10
  satellite   30/0/0     D1 E1 E2 D3 E3
  galaxy      38/109/0   F1 G1 I1 F2 H2 I2     -> J0
  star        26/98/0    F3 G3 H4
  dipper      80/0/0     D0 E0 A1 B1 C1        -> A0
  satellite   31/161/0   B6 C6 B7 B8 C8
  dipper      62/167/0   J6 I7 I8 I9 I10       -> J10
  dipper      44/147/123 H5 I5 F6 G6 H6
  galaxy      2/13/41    A3 B3 A4 A5 A6
  satellite   1/19/52    E4 F4 G4 F5
  star        4/24/0     E6 E7 F7 E8
  black-hole  0/0/0      pass
`;

const WORLD_BITS = ['A0', 'J0', 'J10'];

interface Played {
  readonly sheet: TestSheet;
  readonly gained: number;
  readonly spent: number;
}

/** Plays one player's turns, comparing what may be drawn and what is reached. */
function play(turns: string): Played {
  const sheet = emptySheet();
  let gained = 0;
  let spent = 0;
  let reached = 0;
  for (const line of turns.trim().split('\n')) {
    const [, shape, ways, cells, world] =
      line.trim().match(/^(\S+) +(\S+) +(.*?)(?: +-> (\S+))?$/) ?? [];
    const table = placementsOf(shapeNumber(shape));
    const legalNow = legal(sheet, shape, gained - spent);
    const found = [0, 1, 2].map((u) => legalNow.filter((p) => table.ignored[p] === u).length);
    expect(`${shape} ${found.join('/')}`).toBe(`${shape} ${ways}`);
    if (cells === 'pass') continue;
    draw(sheet, `${shape} ${cells}`);
    const placement = sheet.placementOf.at(-1) as number;
    expect(legalNow).toContain(placement);
    spent += table.ignored[placement];
    gained += table.upgrades[placement];
    const fresh = table.worlds[placement] & ~reached;
    expect(WORLD_BITS.filter((_, bit) => (fresh >> bit) & 1)).toEqual(world ? [world] : []);
    reached |= fresh;
  }
  return { sheet, gained, spent };
}

describe('X-12 a whole game', () => {
  test('P0 scores 118', () => {
    const { sheet, gained, spent } = play(P0);
    sheet.worlds = [10, 8, 10];
    const score = scoreSheet(PANEL, sheet);
    expect(score.missions.map(({ count, points }) => `${count}→${points}`)).toEqual([
      '1→3',
      '2→6',
      '2→6',
      '4→15',
      '3→10',
    ]);
    expect(score.treasures).toEqual({ count: 5, points: 50 });
    expect(score.aliens.count).toBe(0);
    expect(score.total).toBe(118);
    expect([gained, spent, countCommon(sheet.covered, sheet.covered)]).toEqual([4, 4, 66]);
  });

  test('P1 scores 105', () => {
    const { sheet, gained, spent } = play(P1);
    sheet.worlds = [10, 15, 5];
    const score = scoreSheet(PANEL, sheet);
    expect(score.missions.map(({ count, points }) => `${count}→${points}`)).toEqual([
      '0→0',
      '4→15',
      '0→0',
      '5→20',
      '3→10',
    ]);
    expect(score.treasures).toEqual({ count: 3, points: 30 });
    expect(score.aliens.count).toBe(0);
    expect(score.total).toBe(105);
    expect([gained, spent, countCommon(sheet.covered, sheet.covered)]).toEqual([5, 4, 61]);
  });
});
