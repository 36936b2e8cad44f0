/** Tables of many seats in Russian, where words are longest: on a desk, and each part on a phone. */
import { game as andromedasEdge } from '@orrery/andromedas-edge';
import { game as beyondTheSun } from '@orrery/beyond-the-sun';
import { game as eclipse } from '@orrery/eclipse';
import type { Game } from '@orrery/kernel';
import { game as masterOfOrion } from '@orrery/master-of-orion';
import { test } from 'vitest';
import { playByBoard, sitDown } from './board-play.ts';
import {
  expectAllSaid,
  expectNamed,
  expectNoSidewaysScroll,
  leave,
  picture,
  withBrowser,
} from './harness.ts';

withBrowser();

interface Crowd {
  readonly game: unknown;
  readonly seats: number;
  /** The parts of the board on a phone, as the Russian tabs call them. */
  readonly areas: readonly string[];
}

const CROWDS: Readonly<Record<string, Crowd>> = {
  'master-of-orion': {
    game: masterOfOrion,
    seats: 4,
    areas: ['Соперники', 'Колода', 'Моё'],
  },
  'beyond-the-sun': {
    game: beyondTheSun,
    seats: 4,
    areas: ['Карта', 'Планшет', 'Дерево'],
  },
  eclipse: {
    game: eclipse,
    seats: 6,
    areas: ['Планшет', 'Наука', 'Корабли', 'Карта'],
  },
  'andromedas-edge': {
    game: andromedasEdge,
    seats: 4,
    areas: ['Фронтир', 'Станция', 'Модули', 'Треки', 'Карты'],
  },
};

test.for(Object.entries(CROWDS))('%s: on a desk and on a phone', async ([id, crowd]) => {
  const { seats, areas } = crowd;
  const game = crowd.game as Game<never>;
  const seating = { seats, seed: 'many', language: 'ru' } as const;
  const desk = await sitDown(game, { ...seating, theme: 'chart', seen: true });
  await playByBoard(desk, id, { choices: 5 });
  await expectAllSaid(desk);
  await expectNamed(desk);
  await picture(desk, `${id}-${seats}-ru`);
  await leave(desk);

  const phone = await sitDown(game, { ...seating, size: 'phone', seen: true });
  const tabs = phone.getByRole('navigation', { name: 'Части стола' });
  for (const area of areas) {
    await tabs.getByText(area).tap();
    await expectNoSidewaysScroll(phone);
    await expectAllSaid(phone);
  }
  await picture(phone, `${id}-phone-ru`);
  await leave(phone);
});
