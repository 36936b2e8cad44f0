import { memo } from 'react';
import { Picture } from '../picture.tsx';

/**
 * A painted sky far behind a table, first in what it lies behind (which has `isolation: isolate`, to be in
 * front of it); on paper there is none.
 */
export const TableSky = memo(function TableSky({ of }: { of: string }) {
  return <Picture of={of} className="table-sky" />;
});
