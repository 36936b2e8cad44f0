/** Parts of the board, tabs on a phone: where each question is answered, and where each place lies. */
import type { View } from '@orrery/kernel';
import { TECHNOLOGIES } from '../data/index.ts';
import type { State } from '../state.ts';

type Part = 'tree' | 'map' | 'mine';

/** On which part each step is answered; others are answered where something may be touched. */
const QUESTIONS: Readonly<Record<Part, readonly string[]>> = {
  tree: ['act', 'research', 'copy', 'basic-action', 'guild'],
  map: [
    'jump',
    'warp',
    'build',
    'upgrade',
    'colonize',
    'return-ships',
    'bonus',
    'attach',
    'recall',
  ],
  mine: [
    'produce',
    'trade',
    'outpost',
    'colony-disc',
    'automate',
    'supply-from',
    'supply-to',
    'claim',
  ],
};

/** Kinds of places that lie elsewhere than with one's faction. */
const KINDS: Readonly<Record<string, Part>> = {
  space: 'tree',
  row: 'tree',
  slot: 'tree',
  technology: 'tree',
  event: 'tree',
  guild: 'tree',
  place: 'map',
  ship: 'map',
};

export function areaOf({ seat, position: { state } }: View<State>, place: string): Part {
  const [kind = '', key] = place.split(' ');
  const { technologies } = state.players[Math.max(0, seat)];
  const kept = kind === 'technology' && technologies.some((id) => TECHNOLOGIES[id].key === key);
  return kept ? 'mine' : (KINDS[kind] ?? 'mine');
}

/** They stand over every part. */
const IN_SIGHT = /^(ore|population) /;

export function areaFor(step: string, view: View<State>, open: ReadonlySet<string>): Part | null {
  const fixed = (Object.keys(QUESTIONS) as Part[]).find((part) => QUESTIONS[part].includes(step));
  if (fixed) return fixed;
  const [first] = [...open].filter((place) => !IN_SIGHT.test(place));
  return first === undefined ? null : areaOf(view, first);
}

/** On a desk, achievements come up where they alone may be touched; else one's faction is there to look at. */
export function sheetFor(open: ReadonlySet<string>): 'achievements' | 'faction' {
  const kinds = new Set([...open].map((place) => place.split(' ')[0]));
  const faction = ['board', 'column', 'track', 'exchange', 'population', 'ore'];
  return kinds.has('achievement') && !faction.some((kind) => kinds.has(kind))
    ? 'achievements'
    : 'faction';
}
