/** A player's chart, large over the board or small in their panel. */
import { type AreaProps, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import type { State } from '../state.ts';
import { Chart } from './chart.tsx';

export function Area({ view, of, lit }: AreaProps<State>): ReactElement {
  const t = useT();
  return (
    <div className="ds-area">
      <Chart state={view.position.state} of={of} lit={lit} label={t('component.sheet')} />
    </div>
  );
}

export function Miniature({ view, of }: AreaProps<State>): ReactElement {
  const t = useT();
  return (
    <div className="ds-miniature" aria-hidden="true">
      <Chart state={view.position.state} of={of} small label={t('component.sheet')} />
    </div>
  );
}
