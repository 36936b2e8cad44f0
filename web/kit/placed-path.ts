/**
 * A path moved and scaled in its own coordinates. On a map that is what a drawing is placed with: each
 * `transform` in an SVG is one more thing that the browser sorts out at every repaint.
 */
export function placedPath(path: string, x: number, y: number, scale: number): string {
  const name = `${x} ${y} ${scale} ${path}`;
  const known = placed.get(name);
  if (known !== undefined) return known;
  const made = place(path, x, y, scale);
  placed.set(name, made);
  return made;
}

const placed = new Map<string, string>();

/** What each number of a command is: along, down, a length, or left as it is. */
const NUMBERS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'rr---xy',
  Z: '',
};

function place(path: string, x: number, y: number, scale: number): string {
  const from = { x, y, r: 0 };
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)]
    .map(([, command = '', rest = ''], at) => {
      const kinds = NUMBERS[command.toUpperCase()] ?? '';
      const relative = command === command.toLowerCase() && at > 0;
      const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, nth) => {
        const kind = kinds[nth % kinds.length] as 'x' | 'y' | 'r' | '-';
        if (kind === '-') return number;
        // Circles are arcs that end a thousandth beside their beginning: rounded away, they vanish.
        return Number((Number(number) * scale + (relative ? 0 : from[kind])).toFixed(5));
      });
      return command + numbers.join(' ');
    })
    .join('');
}
