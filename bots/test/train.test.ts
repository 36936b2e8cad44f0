import * as andromedasEdge from '@orrery/andromedas-edge';
import { training as ofAndromedasEdge } from '@orrery/andromedas-edge/bot/training.ts';
import * as beyondTheSun from '@orrery/beyond-the-sun';
import { training as ofBeyondTheSun } from '@orrery/beyond-the-sun/bot/training.ts';
import * as distantSuns from '@orrery/distant-suns';
import { training as ofDistantSuns } from '@orrery/distant-suns/bot/training.ts';
import * as eclipse from '@orrery/eclipse';
import { training as ofEclipse } from '@orrery/eclipse/bot/training.ts';
import type { Advice } from '@orrery/kernel';
import * as masterOfOrion from '@orrery/master-of-orion';
import { training as ofMasterOfOrion } from '@orrery/master-of-orion/bot/training.ts';
import { expect, test } from 'vitest';
import type { Brain } from '../player.ts';
import { lessons } from '../population.ts';
import {
  LESSONS,
  type Trainable,
  type Trained,
  type TrainingCourse,
  train,
  withWeights,
} from '../train.ts';
import { tryOut } from '../trial.ts';
import { lanes } from './brains.ts';
import type { Lanes } from './games/lanes.ts';

/** Points so far tell the points in the end, and nothing else does. */
const training = {
  groups: [
    { features: ['points'], stages: [0, 9] },
    { features: ['nothing'], stages: [0, 4, 9] },
  ],
  stage: (state: Lanes) => 9 - state.turn,
  read(state: Lanes, seat: number, into: Float64Array) {
    into[0] = state.points[seat];
    into[1] = 0;
  },
  guesses: { points: [0.5, 0.5], nothing: [3, 3, 3] },
};
const course: TrainingCourse = {
  from: 'ends',
  rounds: 1,
  games: 30,
  seed: 'a',
  seats: [2],
  bots: ['greedy', 'random'],
  share: 1,
  faith: 0,
};

test('weights are fitted to what games say, and stay as guessed where they say nothing', () => {
  const { weights, heard } = train(lanes, training, course);
  expect(weights.points[0]).toBeGreaterThan(0.55);
  expect(weights.nothing).toEqual([3, 3, 3]);
  expect(heard[0].errorAfter).toBeLessThan(heard[0].errorBefore);
});

test('what a choice brings more than another is learned from playing both on', () => {
  // By the advice in use a point is worth a point, at any time.
  const { weights, heard } = train(lanes, training, { ...course, from: 'choices' });
  const [{ samples, errorAfter }] = heard;
  expect(samples).toBeGreaterThan(100);
  for (const weight of weights.points) expect(weight).toBeCloseTo(1, 2);
  expect(errorAfter).toBeCloseTo(0, 2);
});

test('what choices say nothing of is learned from ends', () => {
  // A point that everybody has all along.
  const constant = {
    ...training,
    groups: [...training.groups, { features: ['one'], stages: [0, 9] }],
    read(state: Lanes, seat: number, into: Float64Array) {
      training.read(state, seat, into);
      into[2] = 1;
    },
    guesses: { ...training.guesses, one: [0, 0] },
  };
  const learned = (from: TrainingCourse['from']) =>
    train(lanes, constant, { ...course, from, seats: [2, 3] }).weights;
  expect(learned('choices').one).toEqual([0, 0]);
  expect(learned('both').one[1]).toBeGreaterThan(100);
  // And what choices do say counts besides.
  const off = (weights: Trained['weights']) => Math.abs(weights.points[0] - 1);
  expect(off(learned('both'))).toBeLessThan(off(learned('ends')));
});

test('a round starts from what the one before has fitted', () => {
  // About half-way from 0.5 to the 1 that choices say.
  const half = { ...course, from: 'choices', faith: 1 } as const;
  const [once, twice] = [1, 2].map((rounds) => train(lanes, training, { ...half, rounds }));
  expect(Math.abs(once.weights.points[1] - 0.75)).toBeLessThan(0.15);
  // What comes of choices is judged by the fit, too, so a point promises no more than it did.
  expect(twice.heard[0].errorBefore).toBeCloseTo(0, 2);
  expect(twice.weights.points[1]).toBeCloseTo(once.weights.points[1], 2);
});

test.each(LESSONS)('training from %s repeats for a seed', (from) => {
  expect(train(lanes, training, { ...course, from })).toEqual(
    train(lanes, training, { ...course, from }),
  );
});

test('much faith leaves the guesses alone', () => {
  const { weights } = train(lanes, training, { ...course, faith: 1e6 });
  expect(weights.points).toEqual([0.5, 0.5]);
});

test('fitted weights are tried against those in use', () => {
  const upsideDown = withWeights(lanes.advice, training, { points: [-1, -1], nothing: [0, 0, 0] });
  const trial = { bot: 'greedy', games: 8, seed: 'trial' };
  const { wins, points } = tryOut(lanes, upsideDown, trial);
  expect(wins).toBe(0);
  expect(points[0]).toBeLessThan(points[1]);
  const alike = withWeights(lanes.advice, training, { points: [1, 1], nothing: [0, 0, 0] });
  expect(tryOut(lanes, alike, trial).wins).toBe(4);
});

/** What is fitted has to be what bots go by, to the last weight. */
test.each<[string, { game: object; advice: object }, object]>([
  ['Distant Suns', distantSuns, ofDistantSuns],
  ['Master of Orion', masterOfOrion, ofMasterOfOrion],
  ['Beyond the Sun', beyondTheSun, ofBeyondTheSun],
  ['Eclipse', eclipse, ofEclipse],
  ["Andromeda's Edge", andromedasEdge, ofAndromedasEdge],
])('%s is evaluated by the very weights that training fits', (_name, pack, ofGame) => {
  const brain = pack as Brain<unknown>;
  const fitted = ofGame as Trainable<unknown>;
  const advice = brain.advice as Advice<unknown>;
  const same = withWeights(advice, fitted, fitted.guesses);
  const more = withWeights(
    advice,
    fitted,
    Object.fromEntries(
      Object.entries(fitted.guesses).map(([name, row]) => [name, row.map((weight) => weight + 1)]),
    ),
  );
  let learned = 0;
  const few = { games: 2, seed: 'same', seats: 2, bots: ['instinct', 'random'], share: 0.3 };
  for (const { seen } of lessons(brain, few)) {
    for (const { state } of seen) {
      for (let seat = 0; seat < 2; seat++) {
        expect(same.evaluate(state, seat)).toBeCloseTo(advice.evaluate(state, seat), 6);
        if (more.evaluate(state, seat) !== same.evaluate(state, seat)) learned++;
      }
    }
  }
  expect(learned).toBeGreaterThan(5);
});
