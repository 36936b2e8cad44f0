import { goldenRecords, propertyKit } from '@orrery/kernel/testing';
import { masterOfOrion } from '../game.ts';
import { invariants, variants } from './laws.ts';
import { builder, curious } from './policies.ts';

propertyKit(masterOfOrion, {
  plays: 4,
  variants,
  invariants,
  mustCover: [
    'race: race',
    'redraw: replace',
    'redraw: done',
    'start-effect: apply',
    'start-effect: done',
    'action: build',
    'action: exploit',
    'action: research',
    'action: activate',
    'action: attack',
    'action: trade',
    'action: propaganda',
    'action: deal',
    'build-card: build',
    'build-card: skip',
    'build-place: on',
    'build-place: new',
    'build-pay: pay',
    'activate-free: activate',
    'activate-free: stop',
    'trigger: trigger',
    'trigger: done',
    'use: use',
    'use: decline',
    'choose: choose',
    'exchange: give',
    'discard: discard',
    'sift: discard',
    'take-discard: take',
    'rearrange-system: system',
    'rearrange: next',
    'dismiss: dismiss',
    'sink: sink',
    'block: block',
    'hire: hire',
  ],
});

goldenRecords(masterOfOrion, new URL('./golden/', import.meta.url), [
  ...[2, 3, 4].map((seats) => ({
    name: `${seats}-seats`,
    seats,
    seed: `golden ${seats}`,
    policy: curious(`golden ${seats}`),
  })),
  {
    name: 'training',
    seats: 2,
    options: { mode: 'training' },
    seed: 'training',
    policy: curious('training'),
  },
  // The other two endings.
  { name: 'end-by-loyalty', seats: 2, seed: 'curious 24', policy: curious('golden curious 24') },
  {
    name: 'end-by-systems',
    seats: 3,
    options: { races: 'random' },
    seed: 'builder 51',
    policy: builder,
  },
]);
