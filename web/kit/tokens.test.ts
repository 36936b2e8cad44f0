import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, tellApart } from './colour.ts';
import { EMBLEMS, emblemShape } from './seats.tsx';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const THEMES = { night: ':root', chart: ':root[data-theme="chart"]' } as const;

function theme(name: string): Record<string, string> {
  const block = css.slice(css.indexOf(`/* ${name} */`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  const colours: Record<string, string> = {};
  for (const [, key, value] of block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) {
    if (key && value) colours[key] = value;
  }
  return colours;
}

describe.each(Object.keys(THEMES))('%s', (name) => {
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

/** An emblem on its disc, as a picture: pictures know nothing of the page's colours, so each theme has its own. */
function emblemPicture(
  colour: number,
  c: Readonly<Record<string, string>>,
  kind: 'emblem' | 'small-emblem',
): string {
  const { fill, line } = emblemShape(colour);
  const sign = c['on-seat'];
  const parts = [
    `<circle cx='12' cy='12' r='16.5' fill='${c[`seat-${colour}`]}'/>`,
    fill && `<path d='${fill}' fill='${sign}'/>`,
    line &&
      `<path d='${line}' fill='none' stroke='${sign}' stroke-width='2' stroke-linecap='round'/>`,
  ];
  // Another address makes it another picture.
  const head = `<svg xmlns='http://www.w3.org/2000/svg' class='${kind}' viewBox='-5 -5 34 34'>`;
  const drawing = `${head}${parts.filter(Boolean).join('')}</svg>`;
  return `url("data:image/svg+xml,${drawing.replaceAll('#', '%23')}")`;
}

test('emblems.css shows the emblems in the colours of both themes; `vitest -u` writes it', async () => {
  const rules = Object.entries(THEMES).flatMap(([name, root]) =>
    EMBLEMS.flatMap((_, colour) =>
      (['emblem', 'small-emblem'] as const).map((kind) => {
        // What is mounted on paper is as by night.
        const place = `.${kind}-${colour}`;
        const where = name === 'night' ? place : `${root} ${place}:not(.mounted *)`;
        const picture = emblemPicture(colour, theme(name), kind);
        return `${where} {\n  background-image: ${picture};\n}\n`;
      }),
    ),
  );
  const head = '/* The emblems of seats as pictures, written by tokens.test.ts. */\n';
  await expect(`${head}${rules.join('')}`).toMatchFileSnapshot('./emblems.css');
});
