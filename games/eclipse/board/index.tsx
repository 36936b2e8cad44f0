/** How Eclipse shows itself: a deep-sky atlas of hexes. */
import './board.css';
import './galaxy-map.css';
import './player-board.css';
import './research.css';
import './blueprints.css';
import './battle-stage.css';
import './area.css';
import './phone.css';
import './icons.ts';
import { face, Icon, type LegendEntry } from '@orrery/web/kit';
import { RESOURCE_IDS } from '../data/resources.ts';
import { SHIPS } from '../data/ships.ts';
import { eclipse } from '../game.ts';
import { hiddenReputation } from '../scoring.ts';
import { PLAYING, type State } from '../state.ts';
import { income, upkeepCost } from '../storage.ts';
import { words } from '../text/describe.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { Area } from './area.tsx';
import { areaFor } from './areas.ts';
import { Board } from './board.tsx';
import { NpcFigure, RESOURCE_ICONS, RESOURCE_TINTS, ShipFigure } from './figures.tsx';
import { PartGallery, SpeciesGallery, TechnologyGallery } from './galleries.tsx';
import { guide } from './guide.ts';
import { STAT_SIGNS } from './ship-figures.tsx';

/** A sign of the instrument with its words. */
const sign = (icon: string, message: string): LegendEntry => ({
  id: message,
  label: { id: message },
  Sign: () => <Icon name={icon} size={36} />,
});

const legend: readonly LegendEntry[] = [
  ...RESOURCE_IDS.map((id, resource) => ({
    id,
    label: { id: `resource.${id}` },
    Sign: () => (
      <span style={{ color: RESOURCE_TINTS[resource] }}>
        <Icon name={RESOURCE_ICONS[resource]} size={36} />
      </span>
    ),
  })),
  ...SHIPS.map(({ id, index }) => ({
    id,
    label: { id: `ship.${id}` },
    Sign: () => (
      <svg viewBox="-16 -16 32 32" width={40} height={40} aria-hidden="true">
        <ShipFigure type={index} colour={1} count={1} size={28} />
      </svg>
    ),
  })),
  {
    id: 'ancient',
    label: { id: 'npc.ancient' },
    Sign: () => (
      <svg viewBox="-16 -16 32 32" width={40} height={40} aria-hidden="true">
        <NpcFigure guard={false} count={1} />
      </svg>
    ),
  },
  {
    id: 'gcds',
    label: { id: 'npc.gcds' },
    Sign: () => (
      <svg viewBox="-16 -16 32 32" width={40} height={40} aria-hidden="true">
        <NpcFigure guard count={1} />
      </svg>
    ),
  },
  sign('ecl-orbital', 'structure.orbital'),
  sign('ecl-monolith', 'structure.monolith'),
  sign('treasure', 'about.discovery'),
  sign('ecl-artifact', 'about.artifact'),
  ...STAT_SIGNS.map(({ icon, id }) => sign(icon, `board.stat.${id}`)),
  sign('ecl-missile', 'board.missile'),
];

export default face<State, Vocabulary>({
  game: eclipse,
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
  edgeToEdge: true,
  offersAll: true,
  Area,
  areas: [
    { id: 'galaxy', label: { id: 'board.tab.galaxy' }, icon: 'system' },
    { id: 'board', label: { id: 'board.tab.board' }, icon: 'person' },
    { id: 'research', label: { id: 'board.tab.research' }, icon: 'science' },
    { id: 'blueprints', label: { id: 'board.tab.blueprints' }, icon: 'ship' },
  ],
  areaFor,
  ...words,
  guide,
  motion: () => import('./motion.ts'),
  pointsLabel({ position: { state } }, of) {
    const n = hiddenReputation(state, of);
    return n > 0 ? { id: 'board.points-seen', values: { n } } : null;
  },
  panel({ position: { state } }, of) {
    const player = state.players[of];
    const ready = player.species >= 0;
    // Whoever has left earns and owes nothing, however empty the tracks are.
    const earns = ready && player.status === PLAYING;
    return [
      ...RESOURCE_IDS.map((id, resource) => ({
        id,
        label: { id: `resource.${id}` },
        icon: RESOURCE_ICONS[resource],
        value: earns
          ? `${player.storage[resource]} +${income(player, resource)}`
          : player.storage[resource],
      })),
      {
        id: 'upkeep',
        label: { id: 'board.upkeep' },
        icon: 'influence',
        value: earns ? -upkeepCost(player) : 0,
      },
      { id: 'discs', label: { id: 'board.discs' }, icon: 'action', value: player.discs },
      {
        id: 'sectors',
        label: { id: 'board.sectors' },
        icon: 'system',
        value: state.owner.filter((owner) => owner === of).length,
      },
    ];
  },
  badges({ position: { state } }, of) {
    const badges: { icon: string; label: { id: string } }[] = [];
    if (state.startPlayer === of)
      badges.push({ icon: 'first-player', label: { id: 'board.start-player' } });
    const { status, passed } = state.players[of];
    if (status !== PLAYING) badges.push({ icon: 'close', label: { id: 'board.out' } });
    else if (passed) badges.push({ icon: 'passed', label: { id: 'board.passed' } });
    if (state.traitor === of) badges.push({ icon: 'warning', label: { id: 'board.traitor' } });
    return badges;
  },
  firstGame: { 'species-pool': 'terrans' },
  legend,
  galleries: [
    { id: 'technologies', label: { id: 'board.technologies' }, Show: TechnologyGallery },
    { id: 'parts', label: { id: 'board.parts' }, Show: PartGallery },
    { id: 'species', label: { id: 'board.species' }, Show: SpeciesGallery },
  ],
});
