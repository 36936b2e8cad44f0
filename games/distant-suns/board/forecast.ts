/** What a drawing would bring, before it is made. */
import type { Phrase } from '@orrery/web/kit';
import { MISSIONS } from '../data/missions.ts';
import { CELLS } from '../data/sheet.ts';
import { contains, countCommon, type Mask, NEXT_TO_TREASURE } from '../geometry.ts';
import { placementsOf } from '../placements.ts';
import { sheetAfter } from '../prospects.ts';
import { scoreSheet } from '../scoring.ts';
import { type State, upgradesOwned } from '../state.ts';

export interface Gain {
  readonly id: string;
  readonly label: Phrase;
  readonly icon: string;
  readonly amount: number;
}

export interface Forecast {
  readonly gains: readonly Gain[];
  /** Treasures of which more is surrounded than before, but not all yet. */
  readonly rings: readonly Ring[];
  readonly before: number;
  readonly after: number;
}

interface Ring {
  readonly treasure: number;
  readonly closed: number;
  readonly of: number;
}

const ringsAfter = (before: Mask, after: Mask): readonly Ring[] =>
  NEXT_TO_TREASURE.map((ring, treasure) => ({
    treasure,
    was: countCommon(ring, before),
    closed: countCommon(ring, after),
    of: countCommon(ring, ring),
  })).filter(({ was, closed, of }) => closed > was && closed < of);

export function forecast(state: State, seat: number, shape: number, placement: number): Forecast {
  const sheet = state.sheets[seat];
  const next = sheetAfter(state, sheet, shape, placement);
  const [before, after] = [scoreSheet(state, sheet), scoreSheet(state, next)];
  const gains: Gain[] = after.missions.map((mission, column) => ({
    id: `mission ${mission.mission}`,
    label: { id: MISSIONS[mission.mission].name },
    icon: missionIcon(mission.mission),
    amount: mission.points - before.missions[column].points,
  }));
  const sum = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);
  const table = placementsOf(shape);
  gains.push(
    {
      id: 'worlds',
      label: { id: 'score.worlds' },
      icon: 'world',
      amount: sum(after.worlds) - sum(before.worlds),
    },
    {
      id: 'treasures',
      label: { id: 'score.treasures' },
      icon: 'treasure',
      amount: after.treasures.points - before.treasures.points,
    },
    {
      id: 'aliens',
      label: { id: 'score.aliens' },
      icon: 'alien',
      amount: after.aliens.points - before.aliens.points,
    },
    {
      id: 'upgrades',
      label: { id: 'panel.upgrades' },
      icon: 'upgrade',
      amount: table.upgrades[placement] - table.ignored[placement],
    },
  );
  return {
    gains: gains.filter(({ amount }) => amount !== 0),
    rings: ringsAfter(sheet.covered, next.covered),
    before: before.total,
    after: after.total,
  };
}

export const missionIcon = (mission: number): string => {
  const { id } = MISSIONS[mission];
  return id === 'cluster' ? 'system' : id;
};

/** Why the shape can't lie on these cells, or null if the rules don't mind. */
export function objection(
  state: State,
  seat: number,
  cells: readonly number[],
  ignored: number,
): { words: Phrase; rule: string } | null {
  const sheet = state.sheets[seat];
  if (cells.some((cell) => cell < 0)) return { words: { id: 'why-not.outside' }, rule: 'DS-4.22' };
  if (cells.some((cell) => contains(sheet.covered, cell)))
    return { words: { id: 'why-not.covered' }, rule: 'DS-4.24' };
  const never = cells
    .map((cell) => CELLS[cell].type)
    .find((type) => type === 'start' || type === 'treasure' || type === 'far-world');
  if (never) return { words: { id: `why-not.${never}` }, rule: 'DS-4.23' };
  const owned = upgradesOwned(sheet);
  if (ignored > owned)
    return {
      words: { id: 'why-not.needs-upgrade', values: { needed: ignored, owned } },
      rule: 'DS-4.40',
    };
  if (!cells.some((cell) => contains(sheet.touch, cell))) {
    return sheet.shapeOf.length === 0
      ? { words: { id: 'why-not.first-touch' }, rule: 'DS-4.25' }
      : { words: { id: 'why-not.touch' }, rule: 'DS-4.26' };
  }
  return { words: { id: 'why-not.pieces' }, rule: 'DS-4.45' };
}
