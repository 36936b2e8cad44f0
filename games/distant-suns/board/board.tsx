/** What a player sees: mission control above, the own chart below, and the shape in hand. */
import { type BoardProps, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { SHAPES } from '../data/shapes.ts';
import type { State } from '../state.ts';
import { Chart } from './chart.tsx';
import { ControlPanel } from './control-panel.tsx';
import { DrawingDesk } from './drawing-desk.tsx';

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, asked } = props;
  const { state } = view.position;
  const t = useT();
  const drawing = asked?.step === 'draw' && props.choices.length > 0;
  const own = Math.max(0, seat);
  return (
    <div className="ds-board">
      <ControlPanel
        state={state}
        seat={seat}
        seats={props.seats}
        drawing={view.position.agenda.at(-1)?.step === 'draw'}
        choices={props.choices}
        previewed={props.previewed}
        lit={props.lit}
        choose={props.choose}
        preview={props.preview}
      />
      <div className="ds-desk">
        {drawing ? (
          <DrawingDesk key={asked.question} {...props} />
        ) : (
          <>
            <Chart
              sheet={state.sheets[own]}
              lit={props.lit}
              recent={props.recent}
              label={t('component.sheet')}
              shapeName={(shape) => t(SHAPES[shape].name)}
            />
            <aside className="ds-dock ds-dock-idle">
              {asked?.step === 'place-module' && <p>{t('help.assign')}</p>}
            </aside>
          </>
        )}
      </div>
    </div>
  );
}
