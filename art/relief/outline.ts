/** Drawings of lines and areas, in the path language of SVG, as distances. */

type Spot = readonly [number, number];

/** A path as chains of points; curves become short straight pieces. */
export interface Chain {
  readonly points: readonly Spot[];
  readonly closed: boolean;
}

/** Understands M L H V C Q A Z, and their relative forms; `scale` enlarges. */
export function chainsOf(path: string, scale = 1): Chain[] {
  return chainsAsDrawn(path).map(({ points, closed }) => ({
    points: points.map(([x, y]) => [x * scale, y * scale] as const),
    closed,
  }));
}

/** What a drawing covers, with some room around it. */
export function boxOf(chains: readonly Chain[], room: number) {
  const all = chains.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.min(...ys) - room,
    bottom: Math.max(...ys) + room,
  };
}

function chainsAsDrawn(path: string): Chain[] {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const chains: Chain[] = [];
  let points: Spot[] = [];
  let [i, x, y, order] = [0, 0, 0, ''];
  const number = (): number => Number(tokens[i++]);
  const end = (closed: boolean): void => {
    if (points.length > 0) chains.push({ points, closed });
    points = [];
  };
  const to = (nx: number, ny: number): void => {
    [x, y] = [nx, ny];
    points.push([x, y]);
  };
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i])) order = tokens[i++];
    const relative = order === order.toLowerCase();
    const [ox, oy] = relative ? [x, y] : [0, 0];
    switch (order.toUpperCase()) {
      case 'M':
        end(false);
        to(ox + number(), oy + number());
        order = relative ? 'l' : 'L';
        break;
      case 'L':
        to(ox + number(), oy + number());
        break;
      case 'H':
        to(ox + number(), y);
        break;
      case 'V':
        to(x, oy + number());
        break;
      case 'Q': {
        const [bx, by, ex, ey] = [ox + number(), oy + number(), ox + number(), oy + number()];
        const [sx, sy] = [x, y];
        curve(
          (t) => [
            (1 - t) ** 2 * sx + 2 * t * (1 - t) * bx + t * t * ex,
            (1 - t) ** 2 * sy + 2 * t * (1 - t) * by + t * t * ey,
          ],
          to,
        );
        break;
      }
      case 'C': {
        const [ax, ay, bx, by] = [ox + number(), oy + number(), ox + number(), oy + number()];
        const [ex, ey, sx, sy] = [ox + number(), oy + number(), x, y];
        curve((t) => [cubic(sx, ax, bx, ex, t), cubic(sy, ay, by, ey, t)], to);
        break;
      }
      case 'A': {
        const [rx, ry, turn, large, sweep] = [number(), number(), number(), number(), number()];
        arc(x, y, rx, ry, turn, large !== 0, sweep !== 0, ox + number(), oy + number(), to);
        break;
      }
      case 'Z': {
        const start = points[0];
        end(true);
        if (start) [x, y] = start;
        break;
      }
      default:
        throw new Error(`«${order}» in a drawing: ${path}`);
    }
  }
  end(false);
  return chains;
}

const PIECES = 14;

function curve(at: (t: number) => Spot, to: (x: number, y: number) => void): void {
  for (let k = 1; k <= PIECES; k++) to(...at(k / PIECES));
}

const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d;

/** SVG's arcs, from their ends to their centre (SVG 2, B.2.4). */
function arc(
  x1: number,
  y1: number,
  rx: number,
  ry: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
  to: (x: number, y: number) => void,
): void {
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [c * hx + s * hy, c * hy - s * hx];
  const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = Math.max(0, (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2);
  const k = (large === sweep ? -1 : 1) * Math.sqrt(rest / ((a * py) ** 2 + (b * px) ** 2 || 1));
  const [qx, qy] = [(k * a * py) / b, (-k * b * px) / a];
  const [cx, cy] = [c * qx - s * qy + (x1 + x2) / 2, s * qx + c * qy + (y1 + y2) / 2];
  const from = Math.atan2((py - qy) / b, (px - qx) / a);
  let span = Math.atan2((-py - qy) / b, (-px - qx) / a) - from;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const pieces = Math.max(3, Math.ceil(Math.abs(span) * 9));
  for (let i = 1; i <= pieces; i++) {
    const t = from + (span * i) / pieces;
    const [ex, ey] = [a * Math.cos(t), b * Math.sin(t)];
    to(c * ex - s * ey + cx, s * ex + c * ey + cy);
  }
}

/** How far a spot is from the drawn lines. */
export function distanceToLines(chains: readonly Chain[]): (x: number, y: number) => number {
  const ends: number[] = [];
  for (const { points, closed } of chains) {
    const all = closed ? [...points, points[0]] : points;
    for (let i = 1; i < all.length; i++) ends.push(...all[i - 1], ...all[i]);
  }
  return (x, y) => {
    let best = Infinity;
    for (let i = 0; i < ends.length; i += 4) {
      const [ex, ey] = [ends[i + 2] - ends[i], ends[i + 3] - ends[i + 1]];
      const [px, py] = [x - ends[i], y - ends[i + 1]];
      const t = Math.max(0, Math.min(1, (px * ex + py * ey) / (ex * ex + ey * ey || 1)));
      const d = (px - ex * t) ** 2 + (py - ey * t) ** 2;
      if (d < best) best = d;
    }
    return Math.sqrt(best);
  };
}

/** Whether a spot lies inside (even–odd). */
export function insideOf(chains: readonly Chain[]): (x: number, y: number) => boolean {
  return (x, y) => {
    let inside = false;
    for (const { points } of chains)
      for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
        const [[ax, ay], [bx, by]] = [points[i], points[j]];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      }
    return inside;
  };
}
