import { memo } from 'react';
import type { SeatFace } from '../kit/face.ts';
import { Emblem } from '../kit/seats.tsx';

/** As in the log and in the status line. */
const SIZES = [18, 28];

/** Emblems before somebody is named for the first time: each is a page of its own, which takes a while to be made. */
export const EmblemsAhead = memo(function EmblemsAhead({ seats }: { seats: readonly SeatFace[] }) {
  return (
    <span className="unseen" aria-hidden="true">
      {seats.flatMap(({ seat, colour }) =>
        SIZES.map((size) => <Emblem key={`${seat} ${size}`} of={colour} size={size} />),
      )}
    </span>
  );
});
