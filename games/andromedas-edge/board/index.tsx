/** How Andromeda's Edge shows itself: a frontier lit by running lights. */
import './icons.ts';
import './board.css';
import './frontier-map.css';
import './station.css';
import './tracks.css';
import './battle-stage.css';
import './galleries.css';
import './phone.css';
import { face, Icon, type LegendEntry } from '@orrery/web/kit';
import { RESOURCES, SHIPS, TRACKS } from '../data/index.ts';
import { andromedasEdge } from '../game.ts';
import { BAY, type State, teammateOf } from '../state.ts';
import { damagedModules } from '../station.ts';
import { words } from '../text/describe.ts';
import type { vocabulary } from '../vocabulary.ts';
import { Area } from './area.tsx';
import { areaFor, PARTS, partOfPlace } from './areas.ts';
import { Board } from './board.tsx';
import { RaiderFigure, ShipPicture } from './figures.tsx';
import { galleries } from './galleries.tsx';
import { guide } from './guide.ts';
import { RESOURCE_ICONS, RESOURCE_TINTS, TRACK_ICONS, TRACK_TINTS } from './icons.ts';

const sign = (id: string, icon: string, label: string, tint?: string): LegendEntry => ({
  id,
  label: { id: label },
  Sign: () => (
    <span {...(tint ? { style: { color: tint } } : {})}>
      <Icon name={icon} size={36} />
    </span>
  ),
});

const legend: readonly LegendEntry[] = [
  ...RESOURCES.map((id, kind) =>
    sign(id, RESOURCE_ICONS[kind], `resource.${id}`, RESOURCE_TINTS[kind]),
  ),
  ...TRACKS.map((id, track) => sign(id, TRACK_ICONS[track], `track.${id}`, TRACK_TINTS[track])),
  ...SHIPS.map((id, type) => ({
    id,
    label: { id: `name.${id}` },
    Sign: () => <ShipPicture type={type} colour={1} size={40} />,
  })),
  {
    id: 'raider',
    label: { id: 'term.raiders' },
    Sign: () => (
      <svg className="ae-map" viewBox="-29 -35 58 58" width={40} height={40} aria-hidden="true">
        <RaiderFigure name="S" count={1} weapons={2} />
      </svg>
    ),
  },
  sign('points', 'points', 'term.vp'),
  sign('terminus', 'ae-terminus', 'board.vp-track'),
  sign('reactor', 'ae-reactor', 'board.activation.reactor'),
  sign('end-game', 'hourglass', 'board.activation.endgame'),
  sign('moon', 'ae-moon', 'term.moon'),
  sign('leader', 'ae-leader', 'term.leaders'),
  sign('outpost', 'ae-outpost', 'term.outpost'),
  sign('event', 'ae-event', 'term.event'),
  sign('repair', 'ae-repair', 'term.repair'),
  sign('damage', 'damage', 'term.damage'),
  sign('dock', 'ae-dock', 'board.activation.dock'),
  sign('range', 'ae-range', 'term.range'),
  sign('weapons', 'die', 'term.weapons'),
  sign('shields', 'shield', 'term.shields'),
  sign('targeting', 'ae-target', 'term.targeting'),
  sign('discovery', 'treasure', 'term.discovery'),
  sign('upgrade', 'upgrade', 'term.upgrade'),
];

const AREA_ICONS = {
  frontier: 'system',
  station: 'home',
  market: 'module',
  tracks: 'trophy',
  hand: 'hand',
} as const;

export default face<State, typeof vocabulary>({
  game: andromedasEdge,
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
  areas: PARTS.map((id) => ({ id, label: { id: `board.tab.${id}` }, icon: AREA_ICONS[id] })),
  areaFor,
  areaOf: ({ seat, position: { state } }, place) => partOfPlace(state, Math.max(0, seat), place),
  ...words,
  guide,
  motion: () => import('./later.ts'),
  pointsLabel: () => ({ id: 'board.vp-scored' }),
  panel({ position: { state } }, of) {
    const player = state.players[of];
    return [
      {
        id: 'vp',
        label: { id: 'board.vp-track' },
        icon: 'ae-terminus',
        value: player.vp,
        of: state.terminus,
      },
      {
        id: 'bay',
        label: { id: 'board.in-bay' },
        icon: 'ae-launch',
        value: player.ships.filter((at) => at === BAY).length,
      },
      { id: 'leaders', label: { id: 'term.leaders' }, icon: 'ae-leader', value: player.leaderBay },
      ...player.stock.map((n, kind) => ({
        id: RESOURCES[kind],
        label: { id: `resource.${RESOURCES[kind]}` },
        icon: RESOURCE_ICONS[kind],
        tint: RESOURCE_TINTS[kind],
        value: n,
      })),
      { id: 'hand', label: { id: 'resource.tactics' }, icon: 'card', value: player.hand.length },
      { id: 'moons', label: { id: 'term.moons' }, icon: 'ae-moon', value: player.moons.length },
      {
        id: 'damage',
        label: { id: 'board.damaged-modules' },
        icon: 'damage',
        value: damagedModules(player),
      },
    ];
  },
  badges({ seat, position: { state } }, of) {
    const badges: { icon: string; label: { id: string } }[] = [];
    if (teammateOf(state, of) === seat)
      badges.push({ icon: 'people', label: { id: 'board.teammate' } });
    if (state.active === of) badges.push({ icon: 'turn', label: { id: 'board.active' } });
    if (state.first === of)
      badges.push({ icon: 'first-player', label: { id: 'board.first-player' } });
    return badges;
  },
  firstGame: { length: 'short' },
  legend,
  galleries,
});
