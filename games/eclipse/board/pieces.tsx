import { Emblem as KitEmblem, seatColour } from '@orrery/web/kit';
import type { ReactElement } from 'react';

export const Emblem = ({ colour, size = 26 }: { colour: number; size?: number }): ReactElement => (
  <KitEmblem of={colour} size={size} />
);

/** A population cube in its owner's colour. */
export const Cube = ({ colour }: { colour: number }): ReactElement => (
  <span className="ecl-cube" style={{ background: seatColour(colour) }} />
);
