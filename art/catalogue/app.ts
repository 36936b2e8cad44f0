/** The icon of the app: an orrery upon enamel, in the sizes that launchers ask for. */
import { ORRERY } from '../models/orrery.ts';
import { paintPortrait } from '../relief/portrait.ts';
import { Canvas } from '../tools/canvas.ts';
import { light, times } from '../tools/colour.ts';
import { bell } from '../tools/numbers.ts';
import { one, type Work } from '../work.ts';

const medal = (size: number): Canvas =>
  paintPortrait(ORRERY, { shape: 'medal', enamel: ORRERY.enamel, engraving: 'rosette' }, size);

/** On a ground of night, for launchers that cut their own shape; the medal takes `share` of it. */
function onNight(size: number, share: number): Canvas {
  const night = light('#16204a');
  const ground = new Canvas(size, size).paint(1, (u, v) => ({
    colour: times(night, 0.25 + 0.75 * bell(Math.hypot(u, v), 0.9)),
    cover: 1,
  }));
  const part = Math.round(size * share);
  const at = Math.round((size - part) / 2);
  return ground.over(medal(part), at, at);
}

export const app: readonly Work[] = [
  one('app/icon-192.png', () => medal(192)),
  one('app/icon-512.png', () => medal(512)),
  one('app/maskable-512.png', () => onNight(512, 0.8)),
  one('app/touch-180.png', () => onNight(180, 0.92)),
];
