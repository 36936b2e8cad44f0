import type { ReactElement } from 'react';
import { Picture } from './picture.tsx';
import { Emblem, emblemName } from './seats.tsx';

/** A seat's emblem, struck in brass on its enamel; drawn until the picture is there. */
export const Medal = ({ of, size }: { of: number; size: number }): ReactElement => (
  <Picture of={`seats/medal/${emblemName(of)}`} wide={size}>
    <Emblem of={of} size={size} />
  </Picture>
);
