import { checkPlay, fits, goldenRecords, propertyKit } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { eclipse } from '../game.ts';
import { invariants, variants } from './laws.ts';
import { prudent } from './prudent.ts';

// Plain random play: short games that end in ruin.
propertyKit(eclipse, { plays: 2, depth: 0.04, variants, invariants });

/** What long games must have touched between them; rarer things have tests of their own. */
const MUST_COVER = [
  'turn: explore',
  'turn: influence',
  'turn: research',
  'turn: upgrade',
  'turn: build',
  'turn: move',
  'turn: pass',
  'turn: react-upgrade',
  'turn: react-build',
  'turn: react-move',
  'turn: settle',
  'turn: trade',
  'finish-turn: end-turn',
  'explore: zone',
  'place-sector: place',
  'place-sector: discard',
  'claim: put-disc',
  'claim: no-disc',
  'discovery: use-discovery',
  'discovery: keep-discovery',
  'influence: disc-from',
  'influence: disc-from-track',
  'influence-to: disc-to',
  'influence-to: disc-to-track',
  'research: research-tech',
  'upgrade: part',
  'upgrade: take-off',
  'upgrade-slot: slot',
  'build: build-thing',
  'move: ship',
  'move-step: step',
  'offer: accept',
  'offer: refuse',
  'activate: attack',
  'activate: retreat',
  'reputation: keep-tile',
  'insolvent: give-up',
  'upkeep: pay',
];

describe('eclipse: what holds in games that are played out', () => {
  const covered = new Set<string>();

  test.each([2, 3, 4, 5, 6])('%i seats, with each set of options', (seats) => {
    for (const [at, options] of variants.entries()) {
      if (!fits(eclipse, seats, options)) continue;
      const seed = `${seats}/${at}`;
      const policy = prudent(seed);
      const checked = checkPlay(eclipse, {
        seats,
        options,
        seed,
        invariants,
        policy,
        depth: 0.02,
      });
      for (const kind of checked.covered) covered.add(kind);
    }
  });

  test('every common step and kind of option comes up', () => {
    expect(MUST_COVER.filter((kind) => !covered.has(kind))).toEqual([]);
  });
});

const golden = (name: string, seats: number, options: Readonly<Record<string, string>>) => ({
  name,
  seats,
  options,
  seed: name,
  policy: prudent(name),
});

goldenRecords(eclipse, new URL('./golden/', import.meta.url), [
  golden('2-seats', 2, { 'species-choice': 'fixed' }),
  golden('3-seats', 3, { 'species-choice': 'random' }),
  golden('4-seats', 4, { 'home-orientation': 'player-choice' }),
  golden('5-seats', 5, { 'species-choice': 'random', 'transit-breaks-relations': 'no' }),
  // The six boards with their alien sides: every alien species is in this one.
  golden('6-seats', 6, { 'species-choice': 'fixed' }),
  golden('terrans', 2, { 'species-choice': 'fixed', 'species-pool': 'terrans' }),
]);
