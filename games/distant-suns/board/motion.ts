/** What is seen of each event. */
import {
  along,
  choreography,
  count,
  draw,
  fly,
  panel,
  pulse,
  type Scene,
  saying,
  show,
  silent,
  told,
} from '@orrery/web/kit/motion/index.ts';
import type { State } from '../state.ts';
import { placeOf } from '../text/places.ts';
import type { Vocabulary } from '../vocabulary.ts';

const colourOf = ({ seats }: Scene<State>, seat: number): number => seats[seat]?.colour ?? 0;

/** A far world, on everybody's own chart. */
const worldOf = (seat: number, world: number): string => `world ${seat} ${world}`;

export const motion = choreography<State, Vocabulary>({
  'round-started': told,
  'round-ended': silent,
  'game-ended': told,
  // Who draws what is seen on it: a whole sentence would lie over the chart.
  'module-placed': ({ seat, placement, module }) =>
    saying(
      { id: 'event.module-placed.short', values: { module } },
      fly(panel(seat), placeOf.module(placement)),
    ),
  'drone-placed': ({ placement, module }) =>
    saying(
      { id: 'event.drone-placed.short', values: { module } },
      fly('board', placeOf.module(placement)),
    ),
  // All draw at once: each pen comes from the zone where the shape lies.
  drew: ({ seat, shape, placement }, { after }) =>
    along(draw(`drawing ${seat} ${shape}:${placement}`, placeOf.zone(after.zones.indexOf(shape)))),
  passed: ({ seat }) => show(pulse(panel(seat))),
  'upgrade-gained': ({ seat, upgrades }) =>
    along(count(panel(seat, 'upgrades'), upgrades, 'upgrade')),
  'world-reached': ({ seat, world, points }, scene) =>
    show(
      pulse(worldOf(seat, world), colourOf(scene, seat)),
      count(panel(seat, 'score'), points, 'points'),
    ),
  'drone-claimed': ({ world }, { seats }) =>
    show(...seats.map(({ seat }) => pulse(worldOf(seat, world)))),
});
