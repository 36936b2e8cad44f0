import type { ScoreLine } from '@orrery/kernel';

interface Row {
  readonly key: string;
  readonly lines: readonly (ScoreLine | undefined)[];
}

/** Lines of all seats side by side: the n-th line of an id belongs to the n-th of the others. */
export function rowsOf(sheets: readonly (readonly ScoreLine[])[]): Row[] {
  const rows = new Map<string, (ScoreLine | undefined)[]>();
  sheets.forEach((sheet, seat) => {
    const seen = new Map<string, number>();
    for (const line of sheet) {
      const n = seen.get(line.id) ?? 0;
      seen.set(line.id, n + 1);
      const key = `${line.id} ${n}`;
      const row = rows.get(key) ?? sheets.map(() => undefined);
      row[seat] = line;
      rows.set(key, row);
    }
  });
  return [...rows].map(([key, lines]) => ({ key, lines }));
}
