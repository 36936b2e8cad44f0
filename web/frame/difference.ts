/** What is said of a change in little room: parts of a figure that stay are said once («14 → 8 +8», «14 +8 → +9»). */
export function difference(from: string, to: string): readonly [string, string] {
  const [before, after] = [from.split(' '), to.split(' ')];
  const same = before.length === after.length ? before.map((part, at) => part === after[at]) : [];
  const first = same.indexOf(false);
  const last = same.lastIndexOf(false);
  if (first < 0) return [from, to];
  return [before.slice(0, last + 1).join(' '), after.slice(first).join(' ')];
}
