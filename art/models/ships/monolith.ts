import type { Model } from '../model.ts';
import { at, block, joined, row, without } from '../shapes.ts';

export const monolith: Model = [
  ['dark', block(0.34, 0.12, 0.76, 0.015)],
  ['brass', without(block(0.37, 0.07, 0.79, 0.015), block(0.345, 0.2, 0.765, 0.01))],
  [
    'glow',
    at(
      0,
      0.115,
      0.2,
      joined(row(4, 0.12, block(0.16, 0.01, 0.008, 0.004)), block(0.008, 0.01, 0.3, 0.004)),
    ),
  ],
];
