/** What a system brings, in signs below it on the star map. */
import { calm, IconMark } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { partsOf, type Sign } from './signs.ts';

const SIZE = 17;
/** Between how something comes about and what it is, and between two things. */
const [AFTER_HOW, BETWEEN] = [2, 9] as const;
/** How wide letters are that are not as wide as a digit. */
const [DIGIT, WIDTHS] = [
  10.6,
  { '→': 17, '/': 7, '(': 7, ')': 7, '×': 12, '½': 17, ' ': 5 },
] as const;

/** Something laid out, by its upper left corner. */
interface Laid {
  readonly icon?: string;
  readonly text?: string;
  readonly how?: true;
  readonly x: number;
  readonly y: number;
}

const wide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS[letter as keyof typeof WIDTHS] ?? DIGIT), 0);

/** Signs in a row, and where the row ends. */
function inRow(signs: readonly Sign[], from: number, y: number): { laid: Laid[]; end: number } {
  const laid: Laid[] = [];
  let x = from;
  const lay = (sign: Sign): void => {
    if ('together' in sign) {
      sign.together.forEach(lay);
    } else if ('icon' in sign) {
      laid.push({ icon: sign.icon, x, y });
      x += SIZE;
    } else {
      laid.push({ text: sign.text, x, y });
      x += wide(sign.text);
    }
  };
  signs.forEach(lay);
  return { laid, end: x };
}

/** Where everything stands: on a desk in one line below it, upright each thing in its own. */
function laidOut(system: number, upright: boolean): readonly Laid[] {
  const all: Laid[] = [];
  let [x, y, end] = upright ? [LEFT, UPRIGHT_TOP, 0] : [0, TOP, 0];
  for (const { how, signs } of partsOf('system', system)) {
    if (how) all.push({ icon: how, how: true, x, y });
    const row = inRow(signs, how ? x + SIZE + AFTER_HOW : x, y);
    all.push(...row.laid);
    end = row.end;
    if (upright) y += UPRIGHT_LINE;
    else x = end + BETWEEN;
  }
  const left = Math.min(-end / 2, MOST_RIGHT - end);
  return upright ? all : all.map((one) => ({ ...one, x: one.x + left }));
}

/** Below the place and who holds it, and no further on than where a second row of ships begins. */
const [TOP, MOST_RIGHT] = [38, 58];
/** Upright the ships of a place reach further down beside it. */
const [LEFT, UPRIGHT_TOP, UPRIGHT_LINE] = [-74, 44, 20] as const;

/** What control brings, what its colonist gets and what the colony is good for. */
export const SystemSigns = calm(function SystemSigns({
  system,
  upright,
}: {
  system: number;
  upright: boolean;
}): ReactElement {
  return (
    <g className="bts-map-signs">
      {laidOut(system, upright).map(({ icon, text, how, x, y }) =>
        icon ? (
          <g key={`${x} ${y}`} className={how && 'bts-how'}>
            <IconMark name={icon} x={x} y={y} size={SIZE} />
          </g>
        ) : (
          <text key={`${x} ${y}`} x={x} y={y + 14.5}>
            {text}
          </text>
        ),
      )}
    </g>
  );
});
