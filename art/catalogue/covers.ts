/** Covers of the games, and the picture for shared links: small scenes from sky, ships and medals. */
import { BASES } from '../models/bases.ts';
import type { Portrait } from '../models/heads/head.ts';
import { RACES } from '../models/heads/orion.ts';
import { type Camera, type Livery, type Model, Sight } from '../models/model.ts';
import { ORRERY } from '../models/orrery.ts';
import { MODELS, type ModelName } from '../models/ships/index.ts';
import { paintPortrait } from '../relief/portrait.ts';
import { galaxy } from '../sky/galaxy.ts';
import { NEBULAE, type NebulaKind, nebula, strewStars } from '../sky/nebula.ts';
import { planet } from '../sky/planet.ts';
import { SUNS, type SunKind, sun } from '../sky/star.ts';
import { WORLDS, type WorldKind } from '../sky/worlds/index.ts';
import { Canvas, type Touch } from '../tools/canvas.ts';
import { light, plus, times } from '../tools/colour.ts';
import { hills } from '../tools/noise.ts';
import { bell, clamp, seedOf, step } from '../tools/numbers.ts';
import { one, type Work } from '../work.ts';
import { ANCIENTS, RAIDERS, SEATS } from './liveries.ts';

const WIDE = 720;
const HIGH = 376;

/** In widths of the picture, from its upper left corner. */
type Spot = readonly [x: number, y: number];

/** A scene that is painted from back to front. Places and sizes in widths of the picture. */
class Scene {
  readonly canvas: Canvas;
  private readonly seed: number;

  constructor(id: string, sky: NebulaKind, wide = WIDE, high = HIGH) {
    this.seed = seedOf(id);
    this.canvas = new Canvas(wide, high);
    const gas = nebula(NEBULAE[sky], this.seed);
    this.canvas.paint(1, (u, v) => ({ colour: gas(u * 1.4, v * 1.4), cover: 1 }));
    strewStars(this.canvas, this.seed, 0.8);
  }

  /** Lays a part over the scene; it is asked only within `reach` of its middle. */
  private lay(
    x: number,
    y: number,
    reach: number,
    ask: (u: number, v: number) => Touch,
    fine = 2,
  ): this {
    const { wide, high } = this.canvas;
    const [left, right] = [
      Math.max(0, Math.floor((x - reach) * wide)),
      Math.min(wide, Math.ceil((x + reach) * wide)),
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(y * wide - reach * wide)),
      Math.min(high, Math.ceil((y + reach) * wide)),
    ];
    const part = new Canvas(right - left, bottom - top);
    // The part's own measure is stretched to that of the scene.
    const [cu, cv] = [(left + right) / 2 / wide - x, y - (top + bottom) / 2 / wide];
    const half = (right - left) / 2 / wide;
    part.paint(fine, (u, v) => ask(u * half + cu, v * half + cv));
    this.canvas.over(part, left, top);
    return this;
  }

  world(kind: WorldKind, x: number, y: number, r: number, id: string): this {
    const world = WORLDS[kind];
    const reach = r * ('ring' in world ? 1.9 : 1.25);
    return this.lay(x, y, reach, planet(world, seedOf(id), r));
  }

  sun(kind: SunKind, x: number, y: number, r: number): this {
    return this.lay(x, y, r * 6, sun(SUNS[kind], this.seed, r), 1);
  }

  galaxy(x: number, y: number, r: number): this {
    return this.lay(x, y, r * 1.6, galaxy(this.seed, r), 1);
  }

  /** A black disc: a world seen from its night side, with a thin edge of light. */
  night(x: number, y: number, r: number): this {
    return this.lay(x, y, r * 1.05, (u, v) => {
      const away = Math.hypot(u, v) / r;
      const inside = step(1.003, 0.997, away);
      const edge = bell(away - 0.995, 0.012) * 0.5;
      return { colour: times(light('#ffd9a0'), edge), cover: inside };
    });
  }

  ship(name: ModelName, livery: Livery, x: number, y: number, size: number, camera: Camera): this {
    return this.model(MODELS[name], livery, x, y, size, camera);
  }

  model(model: Model, livery: Livery, x: number, y: number, size: number, camera: Camera): this {
    const pixels = Math.round(size * this.canvas.wide);
    const picture = new Sight(model, pixels, camera).paint(livery);
    const half = pixels / 2;
    this.canvas.over(
      picture,
      Math.round(x * this.canvas.wide - half),
      Math.round(y * this.canvas.wide - half),
    );
    return this;
  }

  medal(portrait: Portrait, x: number, y: number, size: number): this {
    const pixels = Math.round(size * this.canvas.wide);
    const ground = { shape: 'medal', enamel: portrait.enamel, engraving: 'rosette' } as const;
    const picture = paintPortrait(portrait, ground, pixels);
    const [left, top] = [
      Math.round(x * this.canvas.wide - pixels / 2),
      Math.round(y * this.canvas.wide - pixels / 2),
    ];
    this.lay(
      x + 0.012,
      y + 0.016,
      size * 0.6,
      (u, v) => ({ colour: [0, 0, 0], cover: 0.7 * step(0.56, 0.4, Math.hypot(u, v) / size) }),
      1,
    );
    this.canvas.over(picture, left, top);
    return this;
  }

  /** A streak of light from one spot to another: thick and bright where it begins, or all along. */
  streak(from: Spot, to: Spot, wide: number, colour: string, fades = true): this {
    const [[ax, ay], [bx, by]] = [from, to];
    const [dx, dy] = [bx - ax, by - ay];
    const long = Math.hypot(dx, dy);
    const shine = light(colour, 1.6);
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    return this.lay(
      mx,
      my,
      long / 2 + wide * 4,
      (u, v) => {
        const [px, py] = [mx + u - ax, my - v - ay];
        const along = (px * dx + py * dy) / long;
        const across = Math.abs(px * dy - py * dx) / long;
        const t = along / long;
        const ends = step(-0.02, 0.01, t) * (fades ? step(1, 0.05, t) : step(1.02, 0.99, t));
        const w = wide * (fades ? 1 - 0.55 * clamp(t) : 1);
        const much = (bell(across, w) * 0.8 + bell(across, w * 0.35) * 0.9) * ends;
        return { colour: times(shine, much), cover: Math.min(1, much * 0.8) };
      },
      1,
    );
  }

  /** Something bursts. */
  blast(x: number, y: number, r: number): this {
    const [hot, warm] = [light('#fff3cf', 2.4), light('#ff7a2a', 1.3)];
    return this.lay(x, y, r * 1.4, (u, v) => {
      const turn = Math.atan2(v, u);
      const ragged = 1 + 0.45 * hills(Math.cos(turn) * 2.4, Math.sin(turn) * 2.4, 1, this.seed, 5);
      const away = Math.hypot(u, v) / (r * ragged);
      const smoke = 0.8 + hills(u * 30, v * 30, 2, this.seed + 3, 5) * 0.9;
      const [core, rest] = [bell(away, 0.36), step(1, 0.2, away) * smoke];
      const colour = plus(times(hot, core), warm, rest * 0.9);
      return { colour, cover: clamp(core + rest * 0.9) };
    });
  }

  /** A navigator's grid of hexes in brass, brightest around a spot. */
  hexes(size: number, x: number, y: number): this {
    const brass = light('#d9a649');
    return this.lay(0.5, HIGH / WIDE / 2, 0.52, (u, v) => {
      const [px, py] = [u, v];
      const line = hexEdge(px, py, size);
      const near = bell(Math.hypot(u - (x - 0.5), v - (HIGH / WIDE / 2 - y)), 0.34);
      const much = step(0.0022, 0.0008, line) * near * 0.75;
      return { colour: times(brass, much), cover: much };
    });
  }

  /** A course of dots from one spot to another, bent. */
  course(points: readonly Spot[]): this {
    const brass = light('#ffd98a', 1.3);
    const [[ax, ay], [bx, by], [cx, cy]] = points;
    for (let i = 0; i <= 26; i++) {
      const t = i / 26;
      const x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx;
      const y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy;
      this.lay(x, y, 0.012, (u, v) => {
        const much = step(0.0042, 0.0022, Math.hypot(u, v));
        return { colour: times(brass, much), cover: much };
      });
    }
    return this;
  }

  /** Darker towards the borders, brighter where light is very strong. */
  finish(): Canvas {
    const { canvas } = this;
    for (let y = 0, i = 0; y < canvas.high; y++)
      for (let x = 0; x < canvas.wide; x++, i += 4) {
        const away = Math.hypot((x / canvas.wide - 0.5) * 1.1, (y / canvas.high - 0.5) * 0.9);
        const dark = 1 - 0.55 * step(0.32, 0.78, away);
        for (let j = 0; j < 3; j++) canvas.light[i + j] *= dark;
      }
    return canvas.bloom(canvas.wide / 60, 0.35, 0.9);
  }
}

/** How far a spot is from the edge of its hex, pointed up. */
function hexEdge(x: number, y: number, size: number): number {
  const [a, b] = [size * Math.sqrt(3), size * 3];
  const inCell = (px: number, py: number): [number, number] => [
    px - a * Math.round(px / a),
    py - b * Math.round(py / b),
  ];
  const [one, two] = [inCell(x, y), inCell(x - a / 2, y - b / 2)];
  const [p, q] = Math.hypot(...one) < Math.hypot(...two) ? one : two;
  const half = a / 2;
  return half - Math.max(Math.abs(p), Math.abs(p) / 2 + (Math.abs(q) * Math.sqrt(3)) / 2);
}

const LOW: Camera = { yaw: -0.95, down: 0.42, view: 1.02 };
const BANKED: Camera = { yaw: -0.6, down: 0.62, view: 1.0 };

/** The frontier's own stations. */
const ALLIANCE: Livery = { hull: '#a7a8ac', enamel: '#a8761a', engine: '#8fe0ff' };

const cover = (game: string, paint: () => Scene): Work =>
  one(`covers/${game}`, () => paint().finish(), 74);

export const covers: readonly Work[] = [
  cover('distant-suns', () =>
    new Scene('cover suns', 'teal')
      .sun('gold', 0.1, 0.43, 0.035)
      .hexes(0.044, 0.42, 0.3)
      .world('ringed', 0.78, 0.2, 0.125, 'far world')
      .world('lava', 0.33, 0.1, 0.036, 'red corner')
      .course([
        [0.12, 0.42],
        [0.36, 0.46],
        [0.66, 0.28],
      ])
      .ship('scout', SEATS[0], 0.4, 0.385, 0.14, BANKED),
  ),
  cover('master-of-orion', () =>
    new Scene('cover orion', 'amber')
      .world('ocean', 0.5, 0.98, 0.66, 'orion')
      .medal(RACES.darlok, 0.052, 0.33, 0.1)
      .medal(RACES.meklar, 0.948, 0.33, 0.1)
      .medal(RACES.bulrathi, 0.158, 0.305, 0.145)
      .medal(RACES.psilon, 0.842, 0.305, 0.145)
      .medal(RACES.human, 0.302, 0.27, 0.19)
      .medal(RACES.alkari, 0.698, 0.27, 0.19)
      .medal(RACES.mrrshan, 0.5, 0.235, 0.27),
  ),
  cover('beyond-the-sun', () =>
    new Scene('cover beyond', 'indigo')
      .sun('white', 0.64, 0.262, 0.05)
      .world('garden', 0.42, 1.02, 0.78, 'new earth')
      .world('barren', 0.86, 0.12, 0.045, 'moon')
      .ship('cruiser', SEATS[1], 0.3, 0.19, 0.23, BANKED)
      .ship('scout', SEATS[0], 0.47, 0.3, 0.1, BANKED)
      .ship('scout', SEATS[0], 0.17, 0.3, 0.08, BANKED),
  ),
  cover('eclipse', () =>
    new Scene('cover eclipse', 'crimson')
      .sun('gold', 0.6, 0.2, 0.125)
      .night(0.6, 0.2, 0.128)
      .ship('ancient', ANCIENTS, 0.8, 0.12, 0.13, BANKED)
      .ship('interceptor', SEATS[2], 0.1, 0.12, 0.11, BANKED)
      .streak([0.355, 0.245], [0.82, 0.37], 0.0026, '#ffd27a', false)
      .ship('ancient', ANCIENTS, 0.86, 0.385, 0.24, { yaw: 2.2, down: 0.8, view: 1 })
      .blast(0.83, 0.37, 0.05)
      .streak([0.46, 0.385], [0.8, 0.4], 0.002, '#8fd6ff', false)
      .ship('interceptor', SEATS[2], 0.43, 0.4, 0.14, BANKED)
      .ship('dreadnought', SEATS[2], 0.22, 0.285, 0.46, LOW),
  ),
  cover('andromedas-edge', () =>
    new Scene('cover andromeda', 'violet')
      .galaxy(0.6, 0.17, 0.32)
      .world('shadow', 0.99, 0.5, 0.2, 'edge')
      .model(BASES['trade-hub'].model, ALLIANCE, 0.78, 0.34, 0.36, {
        ...BASES['trade-hub'].camera,
        down: 0.5,
      })
      .ship('harbinger', RAIDERS, 0.86, 0.11, 0.13, { yaw: 2.4, down: 0.7, view: 1 })
      .ship('reaver', RAIDERS, 0.73, 0.07, 0.08, { yaw: 2.4, down: 0.7, view: 1 })
      .ship('transport', SEATS[0], 0.09, 0.13, 0.12, BANKED)
      .ship('fighter', SEATS[4], 0.45, 0.42, 0.13, BANKED)
      .ship('fighter', SEATS[4], 0.36, 0.13, 0.08, BANKED)
      .ship('heavy-cruiser', SEATS[3], 0.22, 0.3, 0.44, LOW),
  ),
  one(
    'covers/shared-link.jpg',
    () =>
      new Scene('shared link', 'indigo', 1200, 630)
        .galaxy(0.86, 0.09, 0.15)
        .world('ringed', 0.72, 0.3, 0.15, 'shared world')
        .ship('interceptor', SEATS[1], 0.9, 0.42, 0.1, BANKED)
        .ship('dreadnought', SEATS[0], 0.56, 0.4, 0.3, LOW)
        .medal(ORRERY, 0.25, 0.255, 0.4)
        .finish(),
    84,
  ),
];
