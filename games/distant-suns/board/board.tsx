/** What a player sees: mission control above, the own chart below, and the shape in hand. */
import { type BoardProps, TableSky, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { isSolo, type State } from '../state.ts';
import { asking, type Vocabulary } from '../vocabulary.ts';
import { ControlPanel } from './control-panel.tsx';
import { DrawingDesk } from './drawing-desk.tsx';

export function Board(props: BoardProps<State, Vocabulary>): ReactElement {
  const { view, seat, asked, previewed } = props;
  const { state } = view.position;
  const t = useT();
  const drawing = asked?.step === 'draw' && props.choices.length > 0;
  return (
    <div className="ds-board">
      <TableSky of="distant-suns/sky/far" />
      <ControlPanel
        state={state}
        seat={seat}
        seats={props.seats}
        drawing={asking(view.position)?.step === 'draw'}
        choices={props.choices}
        previewed={previewed}
        lit={props.lit}
        choose={props.choose}
        preview={props.preview}
      />
      <div className="ds-desk">
        {/* One desk for good: the chart stays what it is while the tools come and go. */}
        <DrawingDesk {...props} drawing={drawing}>
          <div className="ds-dock ds-dock-idle">
            {asked?.step === 'place-module' && (
              <>
                <p>{t(isSolo(state) ? 'help.assign.solo' : 'help.assign')}</p>
                {/* Always there, so that nothing moves when an option is pointed at. */}
                <p className="ds-ends" role="status">
                  {previewed?.text.effect && t.say(previewed.text.effect)}
                </p>
              </>
            )}
          </div>
        </DrawingDesk>
      </div>
    </div>
  );
}
