/** Silhouettes of the Alliance's bases, quasars and vortexes. */
import { PictureMark } from '@orrery/web/kit';
import type { ReactElement } from 'react';

/** On a grid of ±40. */
const BASES: Readonly<Record<string, string>> = {
  'ancient-monolith': 'M-10 30L-14 -30L8 -36L14 30ZM-24 34H26',
  'trade-hub':
    'M0 -32A32 32 0 1 0 0 32A32 32 0 0 0 0 -32ZM0 -14A14 14 0 1 0 0 14A14 14 0 0 0 0 -14ZM0 -32V-14M0 14V32M-32 0H-14M14 0H32',
  'maximus-field': 'M-32 12L0 -30L32 12ZM-20 24H20M-10 32H10M0 -30V12',
  'odessa-field': 'M-32 -12L0 30L32 -12ZM-20 -24H20M-10 -32H10M0 30V-12',
  spaceyard: 'M-32 -24H-20V24H-32M32 -24H20V24H32M-12 18V-8L0 -26L12 -8V18ZM-20 0H-12M12 0H20',
  'development-office': 'M-28 28V-2H-12V-20H12V-34H26V28ZM-34 28H34M-20 8V18M0 -8V18M18 -20V18',
};

export const BaseSign = ({ name, r }: { name: string; r: number }): ReactElement => (
  <g className="ae-base" transform={`scale(${r / 40})`}>
    <circle r={40} />
    <PictureMark of={`andromedas-edge/base/${name}`} size={84}>
      <path d={BASES[name] ?? ''} />
    </PictureMark>
  </g>
);

const arm = (turn: number): string => {
  const points = Array.from({ length: 14 }, (_, i) => {
    const angle = turn + i * 0.42;
    const d = 5 + i * 2.7;
    return `${(d * Math.cos(angle)).toFixed(1)} ${(d * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
};

/** A quasar is a burning disc with two jets, a vortex an open spiral. */
export const SpecialSign = ({
  kind,
  r,
}: {
  kind: 'quasar' | 'vortex';
  r: number;
}): ReactElement => (
  <g className={`ae-special ae-${kind} mounted`} transform={`scale(${r / 40})`}>
    <circle className="ae-plate-of-sky" r={40} />
    <PictureMark of={`andromedas-edge/special/${kind}`} size={100}>
      {kind === 'quasar' ? (
        <>
          <ellipse rx={40} ry={12} transform="rotate(-18)" />
          <circle className="ae-heart" r={11} />
          <path d="M4 -10L14 -44M-4 10L-14 44" />
        </>
      ) : (
        <path d={[0, 2.1, 4.2].map(arm).join('')} />
      )}
    </PictureMark>
  </g>
);
