import { memo, type ReactElement, type ReactNode, useId } from 'react';
import { type Chance, chanceOf, round } from './chance.ts';

/** Flat, slightly dusty pairs of ground and relief, as in hand-coloured plates. */
const TINTS = [
  ['#c9885a', '#a35f3a'],
  ['#7fa6b8', '#55809a'],
  ['#b9b08d', '#8d8363'],
  ['#8f9f78', '#687a54'],
  ['#b58aa0', '#8d6079'],
  ['#d6b871', '#b08c46'],
  ['#8c93b5', '#626a91'],
  ['#c7c9c4', '#9a9d99'],
] as const;

type Kind = 'bands' | 'seas' | 'craters' | 'ice';

interface PlanetProps {
  /** Decides everything about it. */
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  /** A colour of its own, where the game gives it a meaning. */
  readonly tint?: string;
  readonly ring?: boolean;
}

/**
 * A planet in ink: flat ground, relief by its kind, engraver's hatching on the night side. Goes
 * inside an SVG; `PlanetPicture` is the same on its own.
 */
export const Planet = memo(function Planet({
  id,
  x = 0,
  y = 0,
  r = 20,
  tint,
  ring,
}: PlanetProps): ReactElement {
  const clip = useId();
  const chance = chanceOf(`planet ${id}`);
  const kind = chance.pick<Kind>(['bands', 'seas', 'craters', 'bands', 'ice']);
  const [ground, relief] = chance.pick(TINTS);
  const tilt = round(chance.between(-28, 28));
  const ringed = ring ?? chance.next() < 0.3;
  const wide = round(r * chance.between(1.55, 1.8));
  const narrow = round(r * chance.between(0.28, 0.42));
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      {ringed && <RingHalf wide={wide} narrow={narrow} r={r} side="back" />}
      <clipPath id={clip}>
        <circle r={r} />
      </clipPath>
      <circle r={r} fill={tint ?? ground} />
      <g clipPath={`url(#${clip})`} fill={tint ? 'rgb(0 0 0 / 0.2)' : relief}>
        {surface(kind, r, chance)}
        <g transform={`rotate(${-tilt})`}>{nightSide(r)}</g>
      </g>
      <circle r={r} fill="none" stroke="var(--ink)" strokeWidth={round(Math.max(0.8, r / 26))} />
      {ringed && <RingHalf wide={wide} narrow={narrow} r={r} side="front" />}
    </g>
  );
});

function RingHalf(p: {
  wide: number;
  narrow: number;
  r: number;
  side: 'front' | 'back';
}): ReactElement {
  const sweep = p.side === 'front' ? 0 : 1;
  const arc = (k: number): string =>
    `M${round(-p.wide * k)} 0A${round(p.wide * k)} ${round(p.narrow * k)} 0 0 ${sweep} ${round(p.wide * k)} 0`;
  return (
    <g fill="none" stroke="var(--brass)" strokeLinecap="round">
      <path d={arc(1)} strokeWidth={round(p.r / 14)} />
      <path d={arc(0.86)} strokeWidth={round(p.r / 24)} opacity={0.8} />
    </g>
  );
}

function surface(kind: Kind, r: number, chance: Chance): ReactNode {
  if (kind === 'bands') {
    const bands: ReactNode[] = [];
    for (let at = -r; at < r; ) {
      const high = r * chance.between(0.08, 0.24);
      const sag = r * chance.between(0.05, 0.14);
      bands.push(
        <path
          key={at}
          d={`M${-r} ${round(at)}Q0 ${round(at + sag)} ${r} ${round(at)}V${round(at + high)}Q0 ${round(at + high + sag)} ${-r} ${round(at + high)}Z`}
          opacity={round(chance.between(0.45, 0.95))}
        />,
      );
      at += high + r * chance.between(0.1, 0.3);
    }
    return bands;
  }
  if (kind === 'seas') {
    const seas = Array.from({ length: 5 }, () =>
      blob(chance, r * chance.between(0.2, 0.5), r * 0.8),
    );
    return <path d={seas.join('')} opacity={0.85} />;
  }
  if (kind === 'ice') {
    return (
      <>
        <path
          d={`M${-r} ${round(-r * 0.55)}Q0 ${round(-r * 0.3)} ${r} ${round(-r * 0.6)}V${-r}H${-r}Z`}
          opacity={0.7}
        />
        <path
          d={`M${-r} ${round(r * 0.62)}Q0 ${round(r * 0.8)} ${r} ${round(r * 0.58)}V${r}H${-r}Z`}
          opacity={0.7}
        />
        <path d={blob(chance, r * 0.3, r * 0.3)} opacity={0.6} />
      </>
    );
  }
  const craters = Array.from({ length: 9 }, () => {
    const a = chance.between(0, 2 * Math.PI);
    const d = r * Math.sqrt(chance.next()) * 0.85;
    return disc(d * Math.cos(a), d * Math.sin(a), r * chance.between(0.06, 0.2));
  });
  return <path d={craters.join('')} opacity={0.75} />;
}

const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** A soft closed outline somewhere within `spread` of the middle. */
export function blob(chance: Chance, size: number, spread: number): string {
  const [cx, cy] = [chance.between(-spread, spread), chance.between(-spread, spread)];
  const n = 7;
  const points = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI;
    const d = size * chance.between(0.6, 1.3);
    return [cx + d * Math.cos(a) * 1.3, cy + d * Math.sin(a) * 0.8] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % n], points[(i + 1) % n]] as [readonly number[], readonly number[]];
    return `${round(((a[0] as number) + (b[0] as number)) / 2)} ${round(((a[1] as number) + (b[1] as number)) / 2)}`;
  };
  const curves = points.map((p, i) => `Q${round(p[0])} ${round(p[1])} ${middle(i)}`);
  return `M${middle(n - 1)}${curves.join('')}Z`;
}

/** Hatching that thickens away from the light, which falls from the upper left. */
function nightSide(r: number): ReactNode {
  const crescent = (k: number): string =>
    `M${round(r * 0.71)} ${round(-r * 0.71)}A${r} ${r} 0 0 1 ${round(-r * 0.71)} ${round(r * 0.71)}A${round(r * k)} ${round(r * k)} 0 0 0 ${round(r * 0.71)} ${round(-r * 0.71)}Z`;
  return (
    <>
      <path d={crescent(1.25)} fill="var(--hatch)" opacity={0.7} />
      <path d={crescent(2.6)} fill="var(--hatch)" opacity={0.45} />
    </>
  );
}

export function PlanetPicture({
  id,
  size = 48,
  ...rest
}: {
  id: string;
  size?: number;
  tint?: string;
  ring?: boolean;
}): ReactElement {
  return (
    <svg viewBox="-48 -48 96 96" width={size} height={size} aria-hidden="true">
      <Planet id={id} r={26} {...rest} />
    </svg>
  );
}
