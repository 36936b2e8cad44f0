/** Worlds: a ball, a ground from noise, air around it, light from the upper left. */
import { Canvas, NOTHING, type Touch } from '../tools/canvas.ts';
import { blend, type Colour, light, plus, times } from '../tools/colour.ts';
import { hills, noise } from '../tools/noise.ts';
import { bell, chanceFrom, clamp, seedOf, step } from '../tools/numbers.ts';
import type { Ground, World } from './world.ts';
import { WORLDS, type WorldKind } from './worlds/index.ts';

/** The sun of all planets, in the picture's own directions: right, up, towards us. */
const SUN = toLength1(-0.62, 0.55, 0.56);

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
