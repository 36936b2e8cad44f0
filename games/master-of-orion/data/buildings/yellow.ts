import type { BuildingDraft } from '../building.ts';
import {
  activation,
  afterAttacked,
  afterBuild,
  always,
  amounts,
  cards,
  endOfGame,
  forEach,
  gain,
  lose,
  price,
} from '../write.ts';

export const YELLOW: readonly BuildingDraft[] = [
  {
    id: 'high-orbit-locator',
    cost: { food: 2, production: 1 },
    points: 3,
    abilities: [afterBuild({ do: [{ op: 'activate', upTo: 2 }] })],
    rules: ['MOO-15.14'],
    book: ['name', 'color', 'effect'],
  },
  {
    id: 'star-fortress',
    cost: { fleet: 2, production: 1 },
    points: 3,
    abilities: [afterAttacked({ do: [lose('loyalty', 1, 'attacker')] })],
    rules: ['MOO-15.15'],
    book: ['name', 'color', 'timing'],
  },
  {
    id: 'tax-office',
    cost: { food: 3 },
    points: 2,
    abilities: [
      afterBuild({
        may: true,
        price: [price('cube', 1)],
        do: [
          {
            op: 'byColorBeneath',
            table: {
              blue: [gain('food', 6)],
              red: [gain('fleet', 4)],
              yellow: [gain('production', 2)],
              grey: [],
            },
          },
        ],
      }),
    ],
    rules: ['MOO-15.2', 'MOO-15.16'],
    book: ['name', 'color', 'timing', 'payment', 'effect'],
  },
  {
    id: 'recyclotron',
    cost: { food: 4 },
    points: 2,
    abilities: [afterBuild({ do: [gain('production', forEach(cards('yellow', 'working')))] })],
    rules: ['MOO-15.6'],
    book: ['name', 'color'],
  },
  {
    id: 'spaceport',
    cost: { food: 4, fleet: 1 },
    income: { food: 1 },
    points: 3,
    abilities: [
      activation({
        do: [{ op: 'exchange', a: amounts({ food: 3, fleet: 3 }), b: amounts({ production: 2 }) }],
      }),
    ],
    rules: ['MOO-15.17'],
    book: ['name', 'timing', 'effect', 'numbers'],
  },
  {
    id: 'automated-factory',
    cost: { food: 4, production: 1 },
    income: { production: 1 },
    points: 2,
  },
  {
    id: 'deep-core-mine',
    cost: { food: 3, fleet: 1 },
    income: { production: 1 },
    points: 2,
    abilities: [afterBuild({ do: [lose('loyalty', 1)] })],
  },
  {
    id: 'robotic-assembly-line',
    cost: { food: 3, fleet: 1 },
    points: 3,
    abilities: [always({ rule: 'discount', color: 'yellow', where: 'anywhere', n: 1 })],
  },
  {
    id: 'matter-converter',
    cost: { food: 3, production: 1 },
    points: 3,
    gate: 'activate',
    abilities: [activation({ price: [price('card', 1)], do: [gain('production', 2)] })],
  },
  {
    id: 'industrial-center',
    cost: { food: 2, production: 1 },
    points: null,
    gate: 'build',
    abilities: [endOfGame(1, cards('yellow', 'all'))],
  },
  {
    id: 'planetary-shield-generator',
    cost: { food: 2, production: 1 },
    points: 3,
    abilities: [always({ rule: 'attackStrength', when: 'attacked', n: 3 })],
  },
];
