/** How Master of Orion shows itself: a cabinet of emblem cards. */
import './board.css';
import './card.css';
import './rivals.css';
import './civilization.css';
import './stage.css';
import './market.css';
import './hand.css';
import './gallery.css';
import './phone.css';
import './tablet.css';
import './icons.ts';
import { NONE } from '@orrery/kernel';
import { face, Icon, type LegendEntry, useT } from '@orrery/web/kit';
import { ADVISORS } from '../data/advisors.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { COLORS, LEVELS, RESOURCES } from '../data/effects.ts';
import { ZONES } from '../data/mobilization.ts';
import { masterOfOrion } from '../game.ts';
import { handSize, type State } from '../state.ts';
import { words } from '../text/describe.ts';
import { Area, Miniature } from './area.tsx';
import { Board } from './board.tsx';
import { ColorSign, pictureOf } from './card.tsx';
import { AdvisorGallery, BuildingGallery, RaceGallery } from './gallery.tsx';
import { guide } from './guide.ts';

const legend: readonly LegendEntry[] = [
  ...RESOURCES.map((resource) => ({
    id: resource,
    label: { id: `resource.${resource}` },
    Sign: () => <Icon name={resource} size={36} />,
  })),
  {
    id: 'loyalty',
    label: { id: 'label.loyalty' },
    Sign: () => <Icon name="influence" size={36} />,
  },
  { id: 'points', label: { id: 'label.points' }, Sign: () => <Icon name="points" size={36} /> },
  {
    id: 'cube',
    label: { id: 'label.available' },
    Sign: () => <Icon name="moo-cube" size={36} />,
  },
  ...COLORS.map((color) => ({
    id: color,
    label: { id: `color.${color}` },
    Sign: () => <ColorSign color={color} size={36} />,
  })),
  ...(['A', 'R'] as const).map((slot) => ({
    id: `slot ${slot}`,
    label: { id: `label.slot.${slot}` },
    note: { id: `legend.slot.${slot}` },
    Sign: () => <span className="moo-slot">{useT()(`slot.${slot}`)}</span>,
  })),
  {
    id: 'known',
    label: { id: 'label.known' },
    Sign: () => <span className="moo-known-sign" />,
  },
  ...LEVELS.map((level) => ({
    id: level,
    label: { id: `level.${level}` },
    note: { id: 'legend.zone', values: { from: ZONES[level].from, to: ZONES[level].to } },
    Sign: () => (
      <span className="moo-steps">
        <i className={`moo-zone-${level}`} />
        <i className={`moo-zone-${level}`} />
      </span>
    ),
  })),
  ...(['damage', 'shield'] as const).map((icon) => ({
    id: icon,
    label: { id: `attack.${icon}` },
    note: { id: `legend.${icon}` },
    Sign: () => <Icon name={icon} size={36} />,
  })),
  {
    id: 'first-player',
    label: { id: 'label.first-player' },
    Sign: () => <Icon name="first-player" size={36} />,
  },
];

/** On which part of the board a step is answered, where that is always the same one. */
const AREAS: Readonly<Record<string, string>> = {
  action: 'mine',
  'build-card': 'mine',
  'build-place': 'mine',
  discard: 'mine',
  redraw: 'mine',
  hire: 'market',
  sink: 'rivals',
  block: 'rivals',
  dismiss: 'rivals',
};

export default face<State>({
  game: masterOfOrion,
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
  Miniature,
  areas: [
    { id: 'mine', label: { id: 'area.mine' }, icon: 'hand' },
    { id: 'rivals', label: { id: 'area.rivals' }, icon: 'fleet' },
    { id: 'market', label: { id: 'area.market' }, icon: 'cards' },
  ],
  areaFor: (step) => AREAS[step] ?? null,
  ...words,
  guide,
  pictures: [...BUILDINGS, ...ADVISORS].map(({ id }) => pictureOf(id)),
  motion: () => import('./motion.ts'),
  firstGame: { mode: 'training' },
  panel({ position: { state } }, of) {
    const player = state.players[of];
    return [
      ...RESOURCES.map((resource, at) => ({
        id: resource,
        label: { id: `resource.${resource}` },
        icon: resource,
        value: player.resources[at],
      })),
      { id: 'loyalty', label: { id: 'label.loyalty' }, icon: 'influence', value: player.loyalty },
      { id: 'cubes', label: { id: 'label.available' }, icon: 'moo-cube', value: player.available },
      { id: 'hand', label: { id: 'label.hand' }, icon: 'cards', value: handSize(player) },
    ];
  },
  badges({ position: { state } }, of) {
    const first = state.first === of && state.players[of].race !== NONE;
    return first ? [{ icon: 'first-player', label: { id: 'label.first-player' } }] : [];
  },
  legend,
  galleries: [
    { id: 'buildings', label: { id: 'gallery.buildings' }, Show: BuildingGallery },
    { id: 'advisors', label: { id: 'gallery.advisors' }, Show: AdvisorGallery },
    { id: 'races', label: { id: 'gallery.races' }, Show: RaceGallery },
  ],
});
