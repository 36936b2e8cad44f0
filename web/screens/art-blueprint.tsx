const SLOTS = [
  [
    [44, 40],
    [44, 92],
    [44, 144],
    [44, 196],
  ],
  [
    [154, 52],
    [154, 112],
    [154, 172],
  ],
  [
    [264, 72],
    [264, 150],
  ],
  [[374, 110]],
] as const;

/** A draughtsman's blueprint of a tree of technologies. */
export function Blueprint() {
  const lines = SLOTS.slice(1).flatMap((column, at) =>
    column.flatMap(([x, y]) =>
      SLOTS[at]
        .filter(([, from]) => Math.abs(from - y) < 50)
        .map(
          ([fromX, fromY]) =>
            `M${fromX + 32} ${fromY}C${fromX + 60} ${fromY} ${x - 60} ${y} ${x - 32} ${y}`,
        ),
    ),
  );
  return (
    <>
      <path
        d={
          Array.from({ length: 22 }, (_, i) => `M${i * 20} 0V220`).join('') +
          Array.from({ length: 12 }, (_, i) => `M0 ${i * 20}H420`).join('')
        }
        stroke="var(--line)"
        strokeWidth={0.5}
        opacity={0.6}
      />
      <path d={lines.join('')} fill="none" stroke="var(--brass)" strokeWidth={1.3} />
      {SLOTS.flat().map(([x, y], at) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x - 32}
            y={y - 18}
            width={64}
            height={36}
            rx={4}
            fill="var(--surface)"
            stroke="var(--line-strong)"
          />
          <circle
            cx={x - 20}
            cy={y}
            r={6}
            fill="none"
            stroke={`var(--seat-${at % 4})`}
            strokeWidth={2}
          />
          <path
            d={`M${x - 8} ${y - 5}H${x + 24}M${x - 8} ${y + 5}H${x + 14}`}
            stroke="var(--line-strong)"
          />
        </g>
      ))}
    </>
  );
}
