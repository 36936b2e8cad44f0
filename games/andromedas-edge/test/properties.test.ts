import { below, newTrail, type Position, seededGenerator } from '@orrery/kernel';
import { type GoldenGame, goldenRecords, propertyKit } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { andromedasEdge as game } from '../game.ts';
import type { State } from '../state.ts';
import { accountFlaw } from './accounts.ts';
import { invariants, restFlaw, variants, Watch } from './laws.ts';

propertyKit(game, { plays: 1, variants, invariants, depth: 0.01 });

/** What comes up too rarely for so few games; each has its test among the chapters. */
const RARE = new Set([
  'make-room: place',
  'make-room: discard',
  'make-room: refuse',
  'give: token',
  'give: discovery',
  'give: supremacy',
  'remove-swarm: region',
  'react: place',
]);

/** Every step that asks, with every kind of option that is its own. */
const KINDS = Object.entries(game.definition.steps).flatMap(([step, definition]) => {
  if (!('choices' in definition)) return [];
  const { kinds } = definition.choices;
  const own = kinds.includes('hand-over') ? kinds.slice(kinds.indexOf('hand-over') + 1) : kinds;
  return own.map((kind) => `${step}: ${kind}`).filter((pair) => !RARE.has(pair));
});

/** Asked so often that `expect` would take longer than the games. */
function holds(flaw: string | null, play: number): void {
  if (flaw !== null) expect.fail(`game ${play}: ${flaw}`);
}

/** Games whose books are kept: they show that the events tell of every change. */
const ACCOUNTED = variants.length;

describe('many quick games', () => {
  test('the laws hold, between turns limits too, and every kind of option comes up', () => {
    const covered = new Set<string>();
    for (let play = 0; play < 76; play++) {
      const options = variants[play % variants.length];
      const seats = 'teams' in options ? 4 : 2 + (Math.trunc(play / variants.length) % 3);
      const generator = seededGenerator(`brisk ${play}`);
      const position = game.start({ seats, options }, `brisk ${play}`);
      const watch = new Watch(position.state);
      while (!game.isOver(position)) {
        const { step } = game.asking(position);
        const [seat] = game.waiting(position);
        const { turns, active } = position.state;
        if (below(generator, 32) === 0) holds(invariants(position.state), play);
        const list = game.options(position, seat);
        const choice = list[below(generator, list.length)];
        covered.add(`${step}: ${game.read(position, choice).kind}`);
        const trail = newTrail();
        const before = play < ACCOUNTED ? game.clone(position).state : null;
        game.apply(position, seat, choice, trail);
        if (before) holds(accountFlaw(before, position.state, trail.events as never), play);
        holds(watch.flaw(position.state, trail.events as never), play);
        if (turns > 0 && position.state.turns === turns + 1) {
          holds(restFlaw(position.state, active), play);
        }
      }
      holds(invariants(position.state), play);
    }
    expect(KINDS.filter((kind) => !covered.has(kind))).toEqual([]);
  });
});

/** Prefers to launch, to activate and to build over fiddling, so that games are short and eventful. */
function busy(seed: string): NonNullable<GoldenGame<State>['policy']> {
  const generator = seededGenerator(`busy ${seed}`);
  const WANTED = /^(launch|jump|dock|power|activate|buy|take|settle|build|move|option|with|yes)\b/;
  return (position: Position<State>, _seat, options) => {
    const wanted = options.filter((option) => WANTED.test(game.key(position, option)));
    const list = wanted.length > 0 && below(generator, 4) > 0 ? wanted : options;
    return list[below(generator, list.length)];
  };
}

const golden = (name: string, seats: number, options: Readonly<Record<string, string>>) => ({
  name,
  seats,
  options,
  seed: name,
  policy: busy(name),
});

goldenRecords(game, new URL('./golden/', import.meta.url), [
  golden('two-short', 2, { length: 'short' }),
  golden('three-medium-twilight', 3, { events: 'cosmic-twilight', destiny: 'on' }),
  golden('four-long-quasars', 4, {
    length: 'long',
    special: 'quasars',
    extra: 'on',
    swarm: 'random',
  }),
  golden('teams-vortexes', 4, { teams: 'on', length: 'short', special: 'vortexes' }),
]);
