/** How Beyond the Sun shows itself: a draughtsman's blueprint of a tree. */
import './board.css';
import './tree.css';
import './star-map.css';
import './action-list.css';
import './faction.css';
import './stage.css';
import './galleries.css';
import './phone.css';
import './icons.ts';
import { NONE } from '@orrery/kernel';
import { face } from '@orrery/web/kit';
import { fleetStrength } from '../fleet.ts';
import { beyondTheSun } from '../game.ts';
import { type State, supplyOf } from '../state.ts';
import { growthOf, oreOf } from '../steps/produce.ts';
import { words } from '../text/describe.ts';
import { Area } from './area.tsx';
import { areaFor, areaOf } from './areas.ts';
import { Board } from './board.tsx';
import { galleries } from './galleries.tsx';
import { guide } from './guide.ts';
import { legend } from './legend.tsx';

export default face<State>({
  game: beyondTheSun,
  text: {
    en: () => import('../text/en.ts'),
    ru: () => import('../text/ru.ts'),
    uk: () => import('../text/uk.ts'),
  },
  reference: {
    en: () => import('../reference/en.ts'),
    ru: () => import('../reference/ru.ts'),
    uk: () => import('../reference/uk.ts'),
  },
  Board,
  offersAll: true,
  Area,
  areas: [
    { id: 'tree', label: { id: 'area.tree' }, icon: 'technology' },
    { id: 'map', label: { id: 'area.map' }, icon: 'system' },
    { id: 'mine', label: { id: 'area.mine' }, icon: 'person' },
  ],
  areaFor,
  areaOf,
  ...words,
  guide,
  motion: () => import('./motion.ts'),
  firstGame: { boards: 'basic', achievements: 'first-game', discovery: 'deck' },
  panel({ position: { state } }, of) {
    const player = state.players[of];
    const ready = player.board !== NONE;
    return [
      { id: 'ore', label: { id: 'term.ore' }, icon: 'ore', value: player.ore },
      {
        id: 'population',
        label: { id: 'term.population' },
        icon: 'population',
        value: player.population,
      },
      { id: 'supply', label: { id: 'term.supply' }, icon: 'module', value: supplyOf(player) },
      {
        id: 'growth',
        label: { id: 'term.growth-track' },
        icon: 'food',
        value: ready ? growthOf(player) : 0,
      },
      {
        id: 'mining',
        label: { id: 'term.ore-track' },
        icon: 'production',
        value: ready ? oreOf(player) : 0,
      },
      { id: 'fleet', label: { id: 'term.strength' }, icon: 'fleet', value: fleetStrength(player) },
      {
        id: 'colonies',
        label: { id: 'term.colonies' },
        icon: 'world',
        value: player.colonies.length,
      },
    ];
  },
  badges({ position: { state } }, of) {
    return state.first === of ? [{ icon: 'first-player', label: { id: 'term.first-player' } }] : [];
  },
  legend,
  galleries,
});
