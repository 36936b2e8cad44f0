/** Every kind of world that any of the games has. */
import { CRATERED } from './cratered.ts';
import { CRYSTALLINE } from './crystalline.ts';
import { EARTHLY } from './earthly.ts';
import { FROZEN } from './frozen.ts';
import { GIANTS } from './giants.ts';
import { MOLTEN } from './molten.ts';

export const WORLDS = {
  ...EARTHLY,
  ...GIANTS,
  ...CRATERED,
  ...MOLTEN,
  ...FROZEN,
  ...CRYSTALLINE,
};

export type WorldKind = keyof typeof WORLDS;
