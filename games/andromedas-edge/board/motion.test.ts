import { UNKNOWN } from '@orrery/kernel';
import type { Motion } from '@orrery/web/kit/motion/index.ts';
import { expect, test } from 'vitest';
import { EVENTS } from '../data/index.ts';
import { motion } from './motion.ts';

test('AE-4.4.3: whoever looks at the next event is told which it is, and sees its picture; others see a look', () => {
  const how = motion['events-seen'] as (event: object) => Motion;
  expect(how({ seat: 0, cards: [1] })).toMatchObject({
    said: true,
    picture: `andromedas-edge/event/${EVENTS[1].key}`,
  });
  expect(how({ seat: 0, cards: [UNKNOWN] })).toMatchObject({ said: false });
});
