import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, tellApart } from './colour.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function theme(name: string): Record<string, string> {
  const block = css.slice(css.indexOf(`/* ${name} */`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const colours: Record<string, string> = {};
  for (const [, key, value] of block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) {
    if (key && value) colours[key] = value;
  }
  return colours;
}

describe.each(['night', 'chart'])('%s', (name) => {
  const c = theme(name);
  const grounds = ['page', 'surface', 'raised'] as const;

  test.each(['ink', 'ink-2', 'brass', 'brass-strong', 'good', 'bad'])('%s reads as text', (ink) => {
    for (const ground of grounds) {
      expect(contrast(c[ink] ?? '', c[ground] ?? ''), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
  });

  test('text on brass reads', () => {
    expect(contrast(c['on-brass'] ?? '', c.brass ?? '')).toBeGreaterThan(4.5);
    expect(contrast(c['on-brass'] ?? '', c['brass-strong'] ?? '')).toBeGreaterThan(4.5);
  });

  test('borders of controls and seat colours stand out as graphics', () => {
    const marks = ['line-strong', ...[0, 1, 2, 3, 4, 5].map((n) => `seat-${n}`)];
    for (const mark of marks) {
      for (const ground of grounds) {
        expect(contrast(c[mark] ?? '', c[ground] ?? ''), `${mark} on ${ground}`).toBeGreaterThan(3);
      }
    }
    for (let n = 0; n < 6; n++) {
      expect(contrast(c['on-seat'] ?? '', c[`seat-${n}`] ?? '')).toBeGreaterThan(3);
    }
  });

  test('the six seat colours stay apart for every kind of colour vision', () => {
    const seats = [0, 1, 2, 3, 4, 5].map((n) => c[`seat-${n}`] ?? '');
    for (const [i, a] of seats.entries()) {
      for (const b of seats.slice(i + 1)) expect(tellApart(a, b), `${a} ${b}`).toBeGreaterThan(0.1);
    }
  });
});
