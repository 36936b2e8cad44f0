/** The sector that an explorer has turned up: shown in its zone, and in each way in which it may lie. */
import { type BoardProps, LONG_PRESS, Offer, type Touching, useT } from '@orrery/web/kit';
import { type ReactElement, useEffect, useRef } from 'react';
import { SECTORS } from '../data/sectors.ts';
import type { State } from '../state.ts';
import { sectorName } from '../text/component-text.ts';
import { sectorPrinted } from '../text/sector-now.ts';
import { asking, type Vocabulary } from '../vocabulary.ts';
import { hexagon, SIDE, spotOf } from './hex-drawing.ts';
import { SectorTile } from './sector-tile.tsx';

type DrawnProps = Pick<BoardProps<State, Vocabulary>, 'view' | 'choices' | 'previewed'>;
type Choice = DrawnProps['choices'][number];

export interface Drawn {
  readonly zone: number;
  /** As it would lie: the one that is looked at, or the first. */
  readonly shown: Choice;
  readonly placings: readonly Choice[];
}

export function drawnSector({ view, choices, previewed }: DrawnProps): Drawn | null {
  const frame = asking(view.position);
  if (frame?.step !== 'place-sector') return null;
  const placings = choices.filter(({ kind }) => kind === 'place');
  if (placings.length === 0) return null;
  return {
    zone: frame.zone,
    placings,
    shown: placings.find((one) => one === previewed) ?? placings[0],
  };
}

const ORIGIN = { x: 0, y: 0 };

/** A sector as printed, turned as an option says. */
function Printed({ choice, at = ORIGIN }: { choice: Choice; at?: { x: number; y: number } }) {
  const [sector, rotation] = choice.args;
  const { ancients, guarded, discovery } = SECTORS[sector];
  return (
    <SectorTile
      sector={sector}
      rotation={rotation}
      at={at}
      owner={-1}
      cubes={0}
      orbital={false}
      monolith={false}
      ancients={ancients}
      guarded={guarded}
      discovery={discovery}
      ships={NO_SHIPS}
    />
  );
}
const NO_SHIPS = [] as const;

/** On the map; a tap, or R, turns it. Under the pointer, or a finger that rests, it says what is there. */
export function DrawnSector({
  drawn,
  preview,
  show,
}: {
  drawn: Drawn;
  preview(choice: Choice): void;
  show: Touching['show'];
}): ReactElement {
  const t = useT();
  const { zone, shown, placings } = drawn;
  const [sector] = shown.args;
  const turn = () => preview(placings[(placings.indexOf(shown) + 1) % placings.length]);
  const timer = useRef(0);
  const held = useRef(false);
  const tell = (at: Element) =>
    show?.(
      {
        title: t.say(sectorName(sector)),
        lines: sectorPrinted(sector).map((line) => t.say(line)),
      },
      at,
    );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!['r', 'R', 'к', 'К'].includes(event.key) || event.ctrlKey || event.metaKey) return;
      turn();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const at = spotOf(zone);
  return (
    // biome-ignore lint/a11y: a shortcut for the pointer; each turn is a button below, and R turns it
    <g
      className="ecl-drawn foreseen"
      onClick={() => !held.current && turn()}
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && tell(currentTarget)
      }
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && show?.(null)}
      onPointerDown={({ pointerType, currentTarget }) => {
        held.current = false;
        if (pointerType !== 'touch') return;
        timer.current = window.setTimeout(() => {
          held.current = true;
          tell(currentTarget);
        }, LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
    >
      <Printed choice={shown} at={at} />
      <path d={hexagon(at, SIDE - 3)} className="ecl-zone" data-hex={zone} />
    </g>
  );
}

/** Every way in which it may lie, as a picture to choose; and what else may be done with it. */
export function Placings({
  drawn,
  choices,
  choose,
  preview,
  className,
}: {
  drawn: Drawn;
  className: string;
} & Pick<BoardProps<State, Vocabulary>, 'choices' | 'choose' | 'preview'>): ReactElement {
  const t = useT();
  return (
    <div className={`stage ecl-offers ${className}`}>
      {drawn.placings.map((choice) => (
        <Offer
          key={choice.key}
          className={choice === drawn.shown ? 'ecl-placing ecl-chosen' : 'ecl-placing'}
          {...{ choice, choose, preview }}
        >
          <svg viewBox="-76 -68 152 136" width={84} height={75} aria-hidden="true">
            <Printed choice={choice} />
          </svg>
        </Offer>
      ))}
      {choices
        .filter(({ kind }) => kind === 'discard')
        .map((choice) => (
          <Offer key={choice.key} {...{ choice, choose, preview }}>
            {t.say(choice.text.words)}
          </Offer>
        ))}
    </div>
  );
}
