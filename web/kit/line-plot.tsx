import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useT } from './language.tsx';
import { EmblemMark, seatColour } from './seats.tsx';

interface Series {
  readonly name: string;
  readonly colour: number;
  /** One value per moment; all series are of one length. */
  readonly values: readonly number[];
}

interface LinePlotProps {
  readonly label: string;
  readonly series: readonly Series[];
  /** Stretches of moments between fine upright lines, each with its words below. */
  readonly stretches?: readonly Stretch[];
  /** What the stretches are: «Round». */
  readonly axis?: string;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

const PAD = { left: 52, right: 34, top: 16, bottom: 30 };
/** Nearer than this, words below would run into each other. */
const LABEL_ROOM = 22;

/** Dashes of their own: lines are told apart without colour too. */
const DASHES = ['', '7 4', '2 4', '12 4', '9 3 2 3', '4 3'];

/** Scores over time, one line a player, the emblem at its end. */
export function LinePlot({ label, series, stretches = [], axis = '' }: LinePlotProps) {
  const t = useT();
  const clip = useId();
  const figure = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(560);
  const high = Math.round(Math.min(300, Math.max(190, wide * 0.45)));
  const [at, setAt] = useState<number | null>(null);
  // Drawn at its true size, so that its figures stay as large as all others.
  useLayoutEffect(() => {
    const look = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width || 560));
    if (figure.current) look.observe(figure.current);
    return () => look.disconnect();
  }, []);
  const count = Math.max(2, ...series.map((s) => s.values.length));
  const all = series.flatMap((s) => s.values);
  const [low, top, step] = scale(Math.min(0, ...all), Math.max(1, ...all));
  const x = (i: number): number => PAD.left + (i / (count - 1)) * (wide - PAD.left - PAD.right);
  const y = (v: number): number =>
    high - PAD.bottom - ((v - low) / (top - low)) * (high - PAD.top - PAD.bottom);
  const lines = Array.from(
    { length: Math.round((top - low) / step) + 1 },
    (_, i) => low + i * step,
  );
  const middles = stretches.map(({ from, to }) => (x(from) + x(to)) / 2);
  const collide = (apart: number): boolean =>
    middles.some((at, i) => i % apart === 0 && (middles[i + apart] ?? wide) - at < LABEL_ROOM);
  let every = 1;
  while (every < middles.length && collide(every)) every++;
  const ends = spread(
    series.map((s) => y(s.values.at(-1) ?? 0)),
    17,
    high - PAD.bottom,
  );

  const point = (event: React.PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const px = ((event.clientX - box.x) / box.width) * wide;
    const share = (px - PAD.left) / (wide - PAD.left - PAD.right);
    setAt(Math.min(count - 1, Math.max(0, Math.round(share * (count - 1)))));
  };

  return (
    <figure className="line-plot" ref={figure}>
      <svg
        viewBox={`0 0 ${wide} ${high}`}
        role="img"
        aria-label={`${label}. ${series.map((s) => `${s.name}: ${t.number(s.values.at(-1) ?? 0)}`).join('; ')}`}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
      >
        <clipPath id={clip}>
          <rect x={PAD.left} y={0} width={wide - PAD.left - PAD.right + 2} height={high} />
        </clipPath>
        {lines.map((v) => (
          <g key={v}>
            <path d={`M${PAD.left} ${y(v)}H${wide - PAD.right}`} stroke="var(--line)" />
            <text x={PAD.left - 10} y={y(v) + 4} textAnchor="end">
              {t.number(v)}
            </text>
          </g>
        ))}
        {stretches.map(({ from, label }, i) => (
          <g key={from}>
            <path
              d={`M${x(from)} ${PAD.top}V${high - PAD.bottom}`}
              stroke="var(--line)"
              strokeDasharray="2 4"
            />
            {i % every === 0 && (
              <text x={middles[i]} y={high - 8} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
        <text y={high - 8}>{axis}</text>
        <g clipPath={`url(#${clip})`}>
          {series.map((s) => (
            <path
              key={s.colour}
              d={`M${s.values.map((v, i) => `${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('L')}`}
              fill="none"
              stroke={seatColour(s.colour)}
              strokeWidth={2.2}
              strokeLinejoin="round"
              strokeDasharray={DASHES[s.colour % DASHES.length]}
            />
          ))}
        </g>
        {series.map((s, i) => (
          <g
            key={s.colour}
            transform={`translate(${wide - PAD.right + 6} ${(ends[i] ?? 0) - 9}) scale(0.75)`}
          >
            <EmblemMark of={s.colour} fill={seatColour(s.colour)} />
          </g>
        ))}
        {at !== null && (
          <path d={`M${x(at)} ${PAD.top}V${high - PAD.bottom}`} stroke="var(--brass)" />
        )}
      </svg>
      {at !== null && (
        <figcaption aria-hidden="true">
          {series.map((s) => (
            <span key={s.colour}>
              <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
                <EmblemMark of={s.colour} fill={seatColour(s.colour)} />
              </svg>
              {s.name} <b>{t.number(s.values[at] ?? 0)}</b>
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** Round bounds and a round step of 1, 2 or 5 times a power of ten. */
function scale(low: number, high: number): [number, number, number] {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * power).find((s) => s >= rough) ?? power);
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step, step];
}

/** Moves labels apart so that none covers another, keeping their order. */
function spread(at: readonly number[], gap: number, lowest: number): number[] {
  const order = at.map((_, i) => i).sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  const out = [...at];
  for (let i = 1; i < order.length; i++) {
    const [above, here] = [order[i - 1] as number, order[i] as number];
    out[here] = Math.max(out[here] as number, (out[above] as number) + gap);
  }
  const last = order.at(-1);
  const over = last === undefined ? 0 : Math.max(0, (out[last] as number) - lowest);
  return out.map((v) => v - over);
}
