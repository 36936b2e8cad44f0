/** Dice: a painted body in the colour of whoever throws it, its spots drawn; drawn altogether until it is painted. */
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { onPicture } from './picture.tsx';
import { seatColour } from './seats.tsx';

export interface Die {
  readonly face: number;
  /** Class of the die, for the colour of its body and its spots: `--die`, `--die-spots`. */
  readonly look?: string;
  /** Colour index of whoever throws it, where that is the colour of its body. */
  readonly colour?: number;
}

/** A die that lies shows its face; one in the air is caught in one of three moments. */
type Pose = 'lying' | `tumbling-${0 | 1 | 2}`;

/** Spots by face, on a 3 × 3 grid. */
const SPOTS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const SVG = 'http://www.w3.org/2000/svg';

export function drawDie({ face, look = '', colour }: Die, pose: Pose = 'lying'): HTMLElement {
  const die = document.createElement('span');
  die.className = `die ${look}`;
  if (colour !== undefined) die.style.setProperty('--die', seatColour(colour));
  const body = document.createElement('i');
  const spots = document.createElementNS(SVG, 'svg');
  spots.setAttribute('viewBox', '0 0 32 32');
  for (const spot of SPOTS[face] ?? []) {
    const dot = document.createElementNS(SVG, 'circle');
    dot.setAttribute('cx', `${9.2 + (spot % 3) * 6.8}`);
    dot.setAttribute('cy', `${6.6 + Math.floor(spot / 3) * 6.8}`);
    dot.setAttribute('r', '2.4');
    spots.append(dot);
  }
  die.append(body, spots);
  onPicture(`dice/body/${pose}`, (address) => {
    die.classList.add('die-painted');
    body.style.setProperty('--painting', `url("${address}")`);
    // In the air it has the spots that are painted on it.
    if (pose !== 'lying') spots.remove();
  });
  return die;
}

/** A die that lies there to be read. */
export function DieFigure({ face, look, colour }: Die): ReactElement {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const die = {
      face,
      ...(look === undefined ? {} : { look }),
      ...(colour === undefined ? {} : { colour }),
    };
    holder.current?.replaceChildren(drawDie(die));
  }, [face, look, colour]);
  return <span ref={holder} className="die-holder" role="img" aria-label={`${face}`} />;
}
