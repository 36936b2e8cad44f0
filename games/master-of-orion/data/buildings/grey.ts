import type { BuildingDraft } from '../building.ts';
import {
  activation,
  afterAttack,
  afterBuild,
  choose,
  colorSets,
  endOfGame,
  gain,
  lose,
  price,
  startOfRound,
} from '../write.ts';

export const GREY: readonly BuildingDraft[] = [
  {
    id: 'pleasure-dome',
    cost: { food: 3, fleet: 1 },
    points: 3,
    abilities: [afterBuild({ do: [gain('loyalty', 3)] })],
    rules: ['MOO-15.18'],
    book: ['name', 'color', 'timing', 'effect'],
  },
  {
    id: 'communication-satellite',
    cost: { food: 3 },
    points: 3,
    abilities: [afterBuild({ may: true, do: [{ op: 'rearrange' }] })],
    rules: ['MOO-15.19'],
    book: ['name', 'color', 'timing', 'effect'],
  },
  {
    id: 'spy-training-camp',
    cost: { food: 2, fleet: 1 },
    points: 2,
    abilities: [afterBuild({ do: [{ op: 'dismissAdvisor' }] })],
    rules: ['MOO-15.20'],
    book: ['name', 'color', 'effect'],
  },
  {
    id: 'frigate',
    cost: { food: 1, fleet: 1 },
    points: 2,
    abilities: [afterAttack({ do: [gain('card', 1)] })],
    rules: ['MOO-15.9'],
    book: ['name', 'color', 'timing'],
  },
  {
    id: 'destroyer',
    cost: { food: 2, fleet: 2 },
    points: 3,
    abilities: [
      afterAttack({
        slot: 'R',
        may: true,
        do: [choose('victim', lose('card', 2, 'victim'), lose('loyalty', 2, 'victim'))],
      }),
    ],
    rules: ['MOO-15.21'],
    book: ['name', 'color', 'effect'],
  },
  {
    id: 'embassy',
    cost: { food: 2, fleet: 1 },
    points: 3,
    abilities: [activation({ do: [gain('loyalty', 1), gain('card', 1)] })],
  },
  {
    id: 'observatory',
    cost: { food: 3 },
    points: 2,
    abilities: [startOfRound({ do: [gain('card', 1)] })],
  },
  {
    id: 'galactic-senate',
    cost: { food: 3, fleet: 1, production: 1 },
    points: null,
    gate: 'build',
    abilities: [endOfGame(3, colorSets)],
  },
  {
    id: 'conscription-office',
    cost: { food: 2, fleet: 1 },
    points: 2,
    abilities: [startOfRound({ may: true, price: [price('loyalty', 1)], do: [gain('cube', 1)] })],
  },
  {
    id: 'scout-ship',
    cost: { food: 2 },
    points: 2,
    abilities: [afterBuild({ do: [gain('card', 3), lose('card', 1)] })],
  },
];
