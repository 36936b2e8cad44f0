/** Worlds: a ball, a ground from noise, air around it, light from the upper left. */
import { Canvas, NOTHING, type Touch } from '../tools/canvas.ts';
import { blend, type Colour, light, plus, ramp, times } from '../tools/colour.ts';
import { crests, hills, nearestPoint, noise } from '../tools/noise.ts';
import { bell, chanceFrom, clamp, mix, seedOf, step } from '../tools/numbers.ts';

/** The sun of all planets, in the picture's own directions: right, up, towards us. */
const SUN = toLength1(-0.62, 0.55, 0.56);

/** What a ground is like at one place. */
interface Ground {
  readonly colour: Colour;
  /** Height of the relief; differences of it make light and shade. */
  readonly height: number;
  /** Light of its own. */
  readonly glow?: Colour;
  /** How much it mirrors the sun: seas and ice do. */
  readonly gloss?: number;
}

/** The ground of a kind of world: asked for a place on a ball of radius 1. */
type Terrain = (x: number, y: number, z: number, seed: number) => Ground;

interface Clouds {
  readonly colour: string;
  /** 0 none … 1 overcast. */
  readonly much: number;
  /** How far winds have drawn them out along the latitudes. */
  readonly drawn: number;
}

export interface World {
  readonly terrain: Terrain;
  /** How rough the relief looks. */
  readonly relief: number;
  readonly air: string;
  /** How thick the air is, 0…1. */
  readonly haze: number;
  readonly clouds?: Clouds;
  readonly ring?: { readonly colour: string; readonly inner: number; readonly outer: number };
}

/** Ground out of one height and a row of colours; the lowest part may be sea. */
function land(
  colours: (t: number) => Colour,
  options: { scale?: number; sea?: number; rugged?: number } = {},
): Terrain {
  const { scale = 1.5, sea = -9, rugged = 0.35 } = options;
  return (x, y, z, seed) => {
    const bend = hills(x * scale + 5, y * scale, z * scale, seed + 9, 3) * 0.9;
    const [a, b, c] = [x * scale + bend, y * scale + bend, z * scale];
    const broad = hills(a, b, c, seed, 7);
    const peaks = crests(a * 1.7, b * 1.7, c * 1.7, seed + 31, 5);
    const height = broad + (peaks - 0.35) * rugged * step(-0.1, 0.3, broad);
    if (height < sea) {
      const shallow = step(sea - 0.22, sea, height);
      return { colour: colours(0.02 + 0.28 * shallow), height: sea, gloss: 1 };
    }
    const up = clamp((height - Math.max(sea, -0.55)) / (0.75 - Math.max(sea, -0.55)));
    const patches = hills(x * 5, y * 5, z * 5, seed + 77, 4) * 0.14;
    return {
      colour: colours((sea > -1 ? 0.34 : 0) + up * (sea > -1 ? 0.66 : 1) + patches),
      height,
    };
  };
}

/** Bands of a giant, torn by winds, with an oval storm or two. */
function bands(colours: (t: number) => Colour, storms: number, torn = 1): Terrain {
  return (x, y, z, seed) => {
    const turbulence = hills(x * 2.2, y * 7, z * 2.2, seed, 5) * 0.09 * torn;
    const curl = crests(x * 3 + turbulence * 9, y * 9, z * 3, seed + 3, 4) * 0.05 * torn;
    let lat = y + turbulence + curl * noise(x * 2, y * 3, z * 2, seed + 8);
    let eye = 0;
    const chance = chanceFrom(seed + 5);
    for (let i = 0; i < storms; i++) {
      const [sx, sy] = [chance(-0.45, 0.45), chance(-0.5, 0.5)];
      const [dx, dy] = [(x - sx) / 2, y - sy];
      const size = chance(0.08, 0.15);
      const near = bell(Math.hypot(dx, dy), size);
      lat = mix(lat, sy + dx * 1.4, near * 0.8);
      eye = Math.max(eye, bell(Math.hypot(dx, dy), size * 0.6));
    }
    const broad = noise(0.3, lat * 3.4, 0.7, seed + 21);
    const fine =
      noise(0.1, lat * 11, 0.2, seed + 22) * 0.5 + noise(0, lat * 27, 0, seed + 23) * 0.3;
    const wisps = hills(x * 4, lat * 22, z * 4, seed + 24, 4) * 0.25;
    const t = clamp(0.5 + broad * 0.75 + fine * 0.3 + wisps * 0.5);
    const pole = step(0.72, 1, Math.abs(y)) * 0.25;
    return { colour: times(blend(colours(t), colours(1), eye * 0.7), 1 - pole), height: t * 0.05 };
  };
}

/** Craters of three sizes, each with its rim, a floor, and rays of what was thrown out. */
function craters(x: number, y: number, z: number, seed: number): number {
  let height = 0;
  for (const [size, deep] of [
    [2.2, 0.3],
    [5, 0.16],
    [11, 0.08],
  ]) {
    const { away, own } = nearestPoint(x * size, y * size, z * size, seed + size);
    if (own < 0.35) continue;
    const r = away / (0.22 + own * 0.25);
    height += deep * (bell(r - 1, 0.22) * 0.7 - step(1.05, 0.55, r));
  }
  return height;
}

function cratered(colours: (t: number) => Colour): Terrain {
  return (x, y, z, seed) => {
    const plain = hills(x * 1.6, y * 1.6, z * 1.6, seed, 6);
    const height = plain * 0.3 + craters(x, y, z, seed);
    const seas = step(0.02, -0.25, hills(x * 1.1, y * 1.1, z * 1.1, seed + 40, 4));
    return { colour: colours(0.55 + plain * 0.5 + height * 0.35 - seas * 0.35), height };
  };
}

/** Crust over fire: it glows where it is torn. */
function molten(crust: (t: number) => Colour, fire: (t: number) => Colour, open: number): Terrain {
  return (x, y, z, seed) => {
    const bend = hills(x * 1.4, y * 1.4, z * 1.4, seed + 2, 4) * 0.8;
    const cracks = crests(x * 1.7 + bend, y * 1.7 + bend, z * 1.7, seed, 6);
    const lakes = step(0.16, 0.4, hills(x * 1.3 + bend, y * 1.3, z * 1.3, seed + 50, 5)) * open;
    const heat = clamp(step(0.62, 0.98, cracks) + lakes);
    const rock = hills(x * 4, y * 4, z * 4, seed + 7, 5);
    const t = 0.5 + rock * 0.7;
    return {
      colour: crust(t),
      height: rock * 0.5 - heat * 0.15,
      glow: times(fire(heat), heat ** 1.4 * 2.6),
    };
  };
}

/** Ice under tension: a bright shell with long cracks, blue where it is thin. */
function frozen(colours: (t: number) => Colour): Terrain {
  return (x, y, z, seed) => {
    const bend = hills(x * 1.2, y * 1.2, z * 1.2, seed, 4) * 0.7;
    const cracks = crests(x * 1.3 + bend, y * 2.1, z * 1.3 - bend, seed + 4, 4);
    const fine = crests(x * 4 - bend, y * 4, z * 4, seed + 14, 3);
    const drift = hills(x * 2, y * 2, z * 2, seed + 24, 6);
    const crack = step(0.55, 0.95, cracks) * 0.5 + step(0.7, 1, fine) * 0.22;
    return {
      colour: colours(0.68 + drift * 0.45 - crack),
      height: drift * 0.5 - crack * 0.5 + craters(x, y, z, seed) * 0.3,
      gloss: 0.35,
    };
  };
}

/** Facets like broken glass, lit from within along their edges. */
function crystalline(colours: (t: number) => Colour, vein: string): Terrain {
  const glow = light(vein);
  return (x, y, z, seed) => {
    const bend = hills(x * 2, y * 2, z * 2, seed, 3) * 0.5;
    const { own } = nearestPoint(x * 3 + bend, y * 3, z * 3 + bend, seed);
    const fine = nearestPoint(x * 8, y * 8, z * 8 + bend, seed + 5);
    const veins = step(0.68, 1, crests(x * 1.5 + bend, y * 1.5, z * 1.5, seed + 9, 5));
    return {
      colour: colours(0.2 + own * 0.34 + fine.own * 0.22 + bend * 0.5),
      height: own * 0.35 + fine.own * 0.12,
      glow: times(glow, veins ** 1.5 * 1.3),
      gloss: 0.6,
    };
  };
}

const EARTHY = ramp(
  [0, '#06223f'],
  [0.2, '#0e3f66'],
  [0.3, '#2b7d92'],
  [0.345, '#c7b183'],
  [0.4, '#55713a'],
  [0.56, '#2f5630'],
  [0.7, '#7b6a45'],
  [0.85, '#8d8171'],
  [0.95, '#f4f2ec'],
);

/** Every kind of world that any of the games has. */
export const WORLDS = {
  garden: {
    terrain: land(EARTHY, { sea: 0.02 }),
    relief: 1.5,
    air: '#79b4ff',
    haze: 0.8,
    clouds: { colour: '#ffffff', much: 0.5, drawn: 1.6 },
  },
  ocean: {
    terrain: land(
      ramp(
        [0, '#062a4d'],
        [0.25, '#0f5d83'],
        [0.31, '#3fa4a8'],
        [0.36, '#d9cfa4'],
        [0.6, '#5f8a5a'],
        [1, '#dfe6dc'],
      ),
      { sea: 0.24 },
    ),
    relief: 1,
    air: '#8fd0ff',
    haze: 0.9,
    clouds: { colour: '#ffffff', much: 0.62, drawn: 2.2 },
  },
  jungle: {
    terrain: land(
      ramp(
        [0, '#0b3a45'],
        [0.3, '#17706b'],
        [0.36, '#8fa453'],
        [0.5, '#3f6b2b'],
        [0.7, '#24491f'],
        [1, '#7f8a4d'],
      ),
      { sea: -0.12, scale: 1.9 },
    ),
    relief: 1.6,
    air: '#a9e0a0',
    haze: 0.8,
    clouds: { colour: '#f4f5df', much: 0.4, drawn: 1.3 },
  },
  desert: {
    terrain: land(
      ramp([0, '#6b3a20'], [0.3, '#a8673a'], [0.55, '#d39a5c'], [0.75, '#e9c48a'], [1, '#f3e2bf']),
      { scale: 1.8, rugged: 0.5 },
    ),
    relief: 1.9,
    air: '#ffcf9a',
    haze: 0.55,
    clouds: { colour: '#f6dfba', much: 0.22, drawn: 3 },
  },
  rust: {
    terrain: land(
      ramp([0, '#3b1a16'], [0.3, '#7d3523'], [0.55, '#b45a35'], [0.8, '#d08a5b'], [1, '#efd3b4']),
      { scale: 1.6, rugged: 0.6 },
    ),
    relief: 2.2,
    air: '#ffab86',
    haze: 0.4,
  },
  barren: {
    terrain: cratered(ramp([0, '#3a3836'], [0.4, '#6e6a65'], [0.7, '#9d978e'], [1, '#d8d2c6'])),
    relief: 2.1,
    air: '#c9cfda',
    haze: 0.08,
  },
  bronze: {
    terrain: cratered(ramp([0, '#33231a'], [0.4, '#6d4a30'], [0.7, '#a67a4c'], [1, '#e2bd86'])),
    relief: 2.1,
    air: '#e6c391',
    haze: 0.12,
  },
  lava: {
    terrain: molten(
      ramp([0, '#120c0c'], [0.5, '#2a1c1a'], [1, '#5a4038']),
      ramp([0, '#7a0d04'], [0.4, '#e0380a'], [0.75, '#ff8a1c'], [1, '#ffe08a']),
      1,
    ),
    relief: 1.8,
    air: '#ff6a3c',
    haze: 0.5,
  },
  ember: {
    terrain: molten(
      ramp([0, '#0f0d10'], [0.5, '#221d22'], [1, '#4b4048']),
      ramp([0, '#5a0c22'], [0.5, '#c2233f'], [1, '#ff9a6a']),
      0.15,
    ),
    relief: 2,
    air: '#e0506a',
    haze: 0.35,
  },
  ice: {
    terrain: frozen(ramp([0, '#2f5f86'], [0.35, '#7fb2cf'], [0.6, '#cfe4ee'], [1, '#ffffff'])),
    relief: 1.3,
    air: '#bfe6ff',
    haze: 0.55,
  },
  tundra: {
    terrain: land(
      ramp(
        [0, '#20405a'],
        [0.3, '#4f86a0'],
        [0.36, '#8f9a92'],
        [0.5, '#b8c2be'],
        [0.65, '#e6ecec'],
        [1, '#ffffff'],
      ),
      { sea: -0.18, scale: 1.7 },
    ),
    relief: 1.6,
    air: '#cfe8ff',
    haze: 0.6,
    clouds: { colour: '#ffffff', much: 0.35, drawn: 1.6 },
  },
  giant: {
    terrain: bands(
      ramp(
        [0, '#5d3a26'],
        [0.25, '#a0714a'],
        [0.45, '#dcb88c'],
        [0.6, '#b98258'],
        [0.8, '#efdcbf'],
        [1, '#fff3e0'],
      ),
      2,
    ),
    relief: 0.6,
    air: '#ffd9a0',
    haze: 0.5,
  },
  ringed: {
    terrain: bands(
      ramp([0, '#8a6a44'], [0.35, '#c8a673'], [0.6, '#e8d3a4'], [1, '#fff2d2']),
      0,
      0.5,
    ),
    relief: 0.4,
    air: '#ffe3b0',
    haze: 0.5,
    ring: { colour: '#f0d6a8', inner: 1.28, outer: 1.8 },
  },
  azure: {
    terrain: bands(
      ramp([0, '#0e2f7a'], [0.3, '#2a63c4'], [0.55, '#4f9be6'], [0.8, '#8fd0ff'], [1, '#f2fbff']),
      1,
      0.6,
    ),
    relief: 0.3,
    air: '#7fc0ff',
    haze: 0.8,
  },
  teal: {
    terrain: bands(
      ramp([0, '#0f4a4d'], [0.4, '#3f8f8a'], [0.7, '#9fd6c4'], [1, '#eafff4']),
      1,
      0.4,
    ),
    relief: 0.3,
    air: '#9ff0dc',
    haze: 0.7,
    ring: { colour: '#c4e6e0', inner: 1.4, outer: 1.72 },
  },
  storm: {
    terrain: bands(
      ramp([0, '#31205c'], [0.3, '#6a4599'], [0.55, '#a67cc4'], [0.8, '#e0bfe0'], [1, '#fff0fb']),
      3,
      1.5,
    ),
    relief: 0.6,
    air: '#d9a6ff',
    haze: 0.7,
  },
  toxic: {
    terrain: land(
      ramp([0, '#36400e'], [0.3, '#6e7a1d'], [0.55, '#a9a83c'], [0.8, '#d9cf6d'], [1, '#fbf3ae']),
      { scale: 1.3 },
    ),
    relief: 0.9,
    air: '#d8ff6a',
    haze: 1,
    clouds: { colour: '#f0eb9c', much: 0.7, drawn: 3 },
  },
  crystal: {
    terrain: crystalline(
      ramp([0, '#171049'], [0.35, '#3d3fae'], [0.6, '#5f8fe6'], [0.85, '#a9dcff'], [1, '#ffffff']),
      '#8fd8ff',
    ),
    relief: 1,
    air: '#8fa0ff',
    haze: 0.55,
  },
  rose: {
    terrain: crystalline(
      ramp([0, '#3d0f38'], [0.35, '#8e2f78'], [0.6, '#cf6aa6'], [0.85, '#f7b6d2'], [1, '#ffffff']),
      '#ff9ad8',
    ),
    relief: 1,
    air: '#ff9fd0',
    haze: 0.55,
  },
  shadow: {
    terrain: molten(
      ramp([0, '#08070d'], [0.5, '#1b1528'], [1, '#43345e']),
      ramp([0, '#2a0f5a'], [0.5, '#7c3fd0'], [1, '#d9b0ff']),
      0.1,
    ),
    relief: 2,
    air: '#a47aff',
    haze: 0.55,
  },
} satisfies Readonly<Record<string, World>>;

export type WorldKind = keyof typeof WORLDS;

/** How far the ball reaches in its picture; the rest is air, or the ring. */
const BALL = 0.86;
const RINGED_BALL = 0.55;

export function paintPlanet(kind: WorldKind, id: string, size: number, fine = 2): Canvas {
  const world: World = WORLDS[kind];
  const radius = world.ring ? RINGED_BALL : BALL;
  const canvas = new Canvas(size, size).paint(fine, planet(world, seedOf(id), radius));
  return canvas.bloom(size / 40, 0.5, 0.9);
}

/** A planet as something to be asked, for larger pictures too: its ball has radius `radius`. */
export function planet(
  world: World,
  seed: number,
  radius: number,
): (u: number, v: number) => Touch {
  const chance = chanceFrom(seed);
  const spin = chance(0, 6.28);
  const lean = world.ring ? 0.42 : chance(-0.5, 0.5);
  const air = light(world.air);
  const ring = world.ring && ringOf(world.ring, seed, lean);
  const ball = ballOf(world, seed, spin, lean, air, ring?.shadow);
  return (u, v) => {
    const [x, y] = [u / radius, v / radius];
    const far = x * x + y * y;
    const behind = far < 1 ? ball(x, y, Math.sqrt(1 - far)) : airAround(x, y, air, world.haze);
    return ring ? ring.over(behind, x, y, far) : behind;
  };
}

type Shadow = (x: number, y: number, z: number) => number;

function ballOf(
  world: World,
  seed: number,
  spin: number,
  lean: number,
  air: Colour,
  shadow: Shadow = () => 0,
): (x: number, y: number, z: number) => Touch {
  const [cl, sl, cs, ss] = [Math.cos(lean), Math.sin(lean), Math.cos(spin), Math.sin(spin)];
  const { terrain, relief, haze, clouds } = world;
  const at = (x: number, y: number, z: number): Ground => {
    const [a, b] = [x * cl + y * sl, y * cl - x * sl];
    return terrain(a * cs + z * ss, b, z * cs - a * ss, seed);
  };
  const cover = (x: number, y: number, z: number): number => {
    if (!clouds) return 0;
    const [a, b] = [x * cl + y * sl, y * cl - x * sl];
    const [p, q, r] = [a * cs + z * ss, b * clouds.drawn, z * cs - a * ss];
    const swirl = hills(p * 1.6, q * 1.2, r * 1.6, seed + 60, 3) * 1.1;
    const veil = hills(p * 2.2 + swirl, q * 1.6 - swirl * 0.5, r * 2.2, seed + 61, 6);
    return step(0.34 - clouds.much * 0.5, 0.62 - clouds.much * 0.4, veil);
  };
  const cloudLight = clouds && light(clouds.colour);
  const e = 0.012;
  return (x, y, z) => {
    const here = at(x, y, z);
    const dx = at(x + e, y, z).height - here.height;
    const dy = at(x, y + e, z).height - here.height;
    const bump = (relief * 0.09) / e;
    const [nx, ny, nz] = toLength1(x - dx * bump, y - dy * bump, z);
    const noon = x * SUN[0] + y * SUN[1] + z * SUN[2];
    const day = step(-0.12, 0.22, noon);
    const slope = Math.max(0, nx * SUN[0] + ny * SUN[1] + nz * SUN[2]);
    const sunlight = slope * 2.1 * day * (1 - shadow(x, y, z));
    let colour = plus(times(here.colour, sunlight), here.colour, 0.012);
    if (here.gloss) {
      const mirror = Math.max(0, 2 * noon * z - SUN[2]);
      colour = plus(colour, [1, 0.93, 0.8], mirror ** 24 * here.gloss * 0.9 * day);
    }
    if (here.glow) colour = plus(colour, here.glow);
    if (cloudLight) {
      const shade = cover(x + SUN[0] * 0.03, y + SUN[1] * 0.03, z) * 0.55;
      const cloud = cover(x, y, z);
      const lit = plus(times(cloudLight, Math.max(0, noon + 0.05) * 1.9 * day), air, 0.01);
      colour = blend(times(colour, 1 - shade), lit, cloud * 0.92);
    }
    // Looking through more air towards the edge; red where the sun goes down.
    const edge = (1 - z) ** 2.2;
    const dusk = bell(noon - 0.02, 0.16) * haze;
    colour = blend(colour, times(air, 1.25 * step(-0.2, 0.5, noon)), clamp(edge * haze * 0.95));
    colour = plus(colour, [0.5, 0.16, 0.05], dusk * 0.12);
    return { colour, cover: 1 };
  };
}

function airAround(x: number, y: number, air: Colour, haze: number): Touch {
  const away = Math.sqrt(x * x + y * y) - 1;
  const side = (x * SUN[0] + y * SUN[1]) / (away + 1);
  const glow = haze * Math.exp(-away * 22) * 0.75 * step(-0.75, 0.85, side + 0.15);
  return glow < 0.004 ? NOTHING : { colour: times(air, glow), cover: glow * 0.9 };
}

function ringOf(
  ring: NonNullable<World['ring']>,
  seed: number,
  lean: number,
): { shadow: Shadow; over(behind: Touch, x: number, y: number, far: number): Touch } {
  const flat = 0.27;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const colour = light(ring.colour);
  const density = (r: number): number => {
    if (r < ring.inner || r > ring.outer) return 0;
    const t = (r - ring.inner) / (ring.outer - ring.inner);
    const grooves =
      0.85 + noise(r * 16, 0.5, 0.5, seed) * 0.7 + noise(r * 47, 0.2, 0.1, seed) * 0.4;
    const gap = 1 - bell(t - 0.62, 0.035) * 0.95;
    return clamp(grooves * gap * step(0, 0.06, t) * step(1, 0.93, t));
  };
  return {
    // The ring lies between the sun and a band of the ball.
    shadow: (x, y) => {
      const across = y * c - x * s;
      return (
        density(1.28 + Math.abs(across + 0.18) * 2.6) *
        step(0.16, 0.02, Math.abs(across + 0.26)) *
        0.6
      );
    },
    over(behind, x, y, far) {
      const [along, across] = [x * c + y * s, (y * c - x * s) / flat];
      const r = Math.hypot(along, across);
      const much = density(r) * 0.92;
      if (much === 0 || (far < 1 && across > 0)) return behind;
      // Behind the ball, away from the sun, the ring lies in its shadow.
      const shaded = across > 0 && along > 0.1 && along < 1.5 ? 0.22 : 1;
      const lit = times(colour, (1 + 0.8 * (1 - r / ring.outer)) * shaded);
      return {
        colour: plus(times(behind.colour, 1 - much), lit, much),
        cover: behind.cover * (1 - much) + much,
      };
    },
  };
}

function toLength1(x: number, y: number, z: number): [number, number, number] {
  const l = Math.sqrt(x * x + y * y + z * z);
  return [x / l, y / l, z / l];
}
