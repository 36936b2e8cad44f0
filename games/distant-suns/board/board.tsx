/** What a player sees: mission control above, the own chart below, and the shape in hand. */
import { type BoardProps, Button, type Choice, useT } from '@orrery/web/kit';
import { type ReactElement, useState } from 'react';
import { SHAPES } from '../data/shapes.ts';
import type { State } from '../state.ts';
import { asking, type Vocabulary } from '../vocabulary.ts';
import { Chart } from './chart.tsx';
import { ControlPanel } from './control-panel.tsx';
import { DrawingDesk } from './drawing-desk.tsx';

export function Board(props: BoardProps<State, Vocabulary>): ReactElement {
  const { view, seat, asked } = props;
  const { state } = view.position;
  const t = useT();
  const drawing = asked?.step === 'draw' && props.choices.length > 0;
  const own = Math.max(0, seat);
  const byTouch = matchMedia('(pointer: coarse)').matches;
  // Fingers can't hover: their first tap on a berth shows who would draw what.
  const [tapped, setTapped] = useState<Choice | null>(null);
  const considered = tapped && props.choices.includes(tapped) ? tapped : null;
  const previewed = props.previewed ?? considered;
  return (
    <div className="ds-board">
      <ControlPanel
        state={state}
        seat={seat}
        seats={props.seats}
        drawing={asking(view.position)?.step === 'draw'}
        choices={props.choices}
        previewed={previewed}
        lit={props.lit}
        choose={(choice, by) => {
          if (by === 'touch' && choice !== considered) setTapped(choice);
          else props.choose(choice);
        }}
        preview={props.preview}
      />
      <div className="ds-desk">
        {drawing ? (
          <DrawingDesk key={asked.question} {...props} />
        ) : (
          <>
            <Chart
              state={state}
              of={own}
              lit={props.lit}
              recent={props.recent}
              label={t('component.sheet')}
              shapeName={(shape) => t(SHAPES[shape].name)}
            />
            <div className="ds-dock ds-dock-idle">
              {asked?.step === 'place-module' && (
                <>
                  <p>{byTouch && previewed ? t.say(previewed.text.words) : t('help.assign')}</p>
                  {/* Always there, so that nothing moves when an option is pointed at. */}
                  <p className="ds-ends" role="status">
                    {previewed?.text.effect && t.say(previewed.text.effect)}
                  </p>
                  {byTouch && (
                    <Button
                      look="brass"
                      icon="check"
                      isDisabled={!considered}
                      onPress={() => considered && props.choose(considered)}
                    >
                      {t('place.here')}
                    </Button>
                  )}
                </>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
