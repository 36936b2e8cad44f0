/** How Distant Suns shows itself: a navigator's ink chart. */
import './board.css';
import './control-panel.css';
import './chart.css';
import './dock.css';
import './area.css';
import './phone.css';
import './tablet.css';
import './low.css';
import { face } from '@orrery/web/kit';
import { distantSuns } from '../game.ts';
import { popcount } from '../geometry.ts';
import { enclosedTreasures, uncoveredAliens } from '../scoring.ts';
import { isSolo, type State, upgradesOwned } from '../state.ts';
import { words } from '../text/describe.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { Area, Miniature } from './area.tsx';
import { Board } from './board.tsx';
import { guide } from './guide.ts';
import { legend } from './legend.tsx';

export default face<State, Vocabulary>({
  game: distantSuns,
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
  Area,
  Miniature,
  ...words,
  panel({ position: { state } }, of) {
    const sheet = state.sheets[of];
    return [
      {
        id: 'upgrades',
        label: { id: 'panel.upgrades' },
        icon: 'upgrade',
        value: upgradesOwned(sheet),
      },
      {
        id: 'covered',
        label: { id: 'panel.covered' },
        icon: 'mission',
        value: [...sheet.covered].reduce((sum, word) => sum + popcount(word), 0),
        of: 96,
      },
      {
        id: 'worlds',
        label: { id: 'panel.worlds' },
        icon: 'world',
        value: sheet.worlds.filter((points) => points > 0).length,
        of: 3,
      },
      {
        id: 'treasures',
        label: { id: 'panel.treasures' },
        icon: 'treasure',
        value: enclosedTreasures(sheet.covered),
        of: 5,
      },
      {
        id: 'aliens',
        label: { id: 'panel.aliens' },
        icon: 'alien',
        value: uncoveredAliens(sheet.covered),
      },
    ];
  },
  badges({ position: { state } }, of) {
    const active = !isSolo(state) && state.active === of && state.round > 0;
    return active ? [{ icon: 'module', label: { id: 'badge.active' } }] : [];
  },
  guide,
  motion: () => import('./motion.ts'),
  legend,
});
