/** Plain tables and small pictures out of characters. */

/** Rows under headings: the first column to the left, all others to the right. */
export function columns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const widths = headings.map((heading, at) =>
    Math.max(width(heading), ...rows.map((row) => width(row[at]))),
  );
  return [headings, ...rows].map((row) =>
    row
      .map((cell, at) => {
        const gap = ' '.repeat(widths[at] - width(cell));
        return at === 0 ? cell + gap : gap + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Characters as people count them. */
const width = (text: string): number => [...text].length;

const BARS = '▁▂▃▄▅▆▇█';

/** How values are spread between two bounds, as a row of little bars. */
export function sparkline(
  values: readonly number[],
  least: number,
  most: number,
  bins: number,
): string {
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    const part = most > least ? (value - least) / (most - least) : 0.5;
    counts[Math.min(bins - 1, Math.floor(part * bins))]++;
  }
  const highest = Math.max(...counts);
  return counts
    .map((count) =>
      count === 0 ? ' ' : BARS[Math.min(7, Math.floor((count / highest) * BARS.length))],
    )
    .join('');
}
