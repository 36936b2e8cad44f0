/** The shape in hand with its tools, and what the drawing under the pointer would bring. */
import { Button, classes, hint, Icon, IconButton, useT } from '@orrery/web/kit';
import type { ReactElement } from 'react';
import { SHAPES } from '../data/shapes.ts';
import type { DrawingTool } from './drawing-tool.ts';
import type { Forecast } from './forecast.ts';
import { ShapeFigure } from './shape-ink.tsx';

interface DockProps {
  readonly tool: DrawingTool;
  readonly shape: number;
  readonly upgrades: number;
  readonly forecast: Forecast | null;
  /** The shape has been laid down by finger or keys and waits to be drawn. */
  readonly ready: boolean;
  readonly note: string | null;
  /** The whole shape has a place, turned somehow. */
  readonly fits: boolean;
  readonly sealed: boolean;
  confirm(): void;
  refuse(): void;
}

export function Dock({
  tool,
  shape,
  upgrades,
  forecast,
  ready,
  note,
  fits,
  sealed,
  confirm,
  refuse,
}: DockProps): ReactElement {
  const t = useT();
  const byTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <section
      className={classes('ds-dock kept-clear', ready && !byTouch && 'ds-dock-keyed')}
      aria-label={t(SHAPES[shape].name)}
    >
      <div className="ds-dock-shape">
        <ShapeFigure
          shape={shape}
          cells={tool.outline}
          ignored={tool.ignored}
          size={112}
          {...(upgrades > 0 || tool.ignored.length > 0
            ? {
                onCell: (at: number) => {
                  if (!tool.toggle(at)) refuse();
                },
                cellLabel: (at: number) =>
                  t(tool.ignored.includes(at) ? 'tool.put-back' : 'tool.leave-out'),
              }
            : {})}
        />
      </div>
      <div className="ds-dock-tools">
        <IconButton
          icon="rotate"
          label={t('tool.turn')}
          hotkey="R"
          look="line"
          onPress={() => tool.turn(1)}
        />
        <IconButton
          icon="flip"
          label={t('tool.flip')}
          hotkey="F"
          look="line"
          onPress={() => tool.flip()}
        />
        <span className="ds-upgrades" title={t('panel.upgrades')}>
          <Icon name="upgrade" title={t('panel.upgrades')} />
          <b>{upgrades - tool.ignored.length}</b>
        </span>
      </div>
      {/* What it brings has its place; that it is sealed the status line says, too. */}
      <p className="ds-dock-note" hidden={byTouch && forecast !== null}>
        {sealed
          ? t('draw.sealed')
          : tool.berths.length === 0 && (fits || tool.ignored.length > 0)
            ? t('draw.no-berth')
            : (note ?? t(byTouch ? 'draw.tap' : 'draw.berths', { n: tool.berths.length }))}
        {!sealed && <span className="about-keys"> {t('draw.keys')}</span>}
      </p>
      <Gains forecast={forecast} />
      {/* With fingers there is always a button, so that nothing moves when a shape is laid down. */}
      {(byTouch || ready) && (
        <Button
          look="brass"
          icon="check"
          className="ds-confirm"
          isDisabled={!ready}
          onPress={confirm}
        >
          {t('draw.here')}
        </Button>
      )}
    </section>
  );
}

function Gains({ forecast }: { forecast: Forecast | null }): ReactElement {
  const t = useT();
  if (!forecast) return <div className="ds-gains ds-gains-empty" />;
  return (
    <div className="ds-gains" aria-live="polite">
      {forecast.before === forecast.after ? (
        <p className="ds-no-gain">{t('draw.no-points')}</p>
      ) : (
        <div className="ds-gains-total">
          <span>{t.number(forecast.before)}</span>
          <span aria-hidden="true">→</span>
          <b>{t.number(forecast.after)}</b>
        </div>
      )}
      <ul>
        {forecast.gains.map(({ id, label, icon, amount }) => (
          <li key={id} className={amount > 0 ? 'ds-gain' : 'ds-loss'} {...hint(t.say(label))}>
            <Icon name={icon} />
            <span>{t.say(label)}</span>
            <b>{t.number(amount, { signDisplay: 'exceptZero' })}</b>
          </li>
        ))}
        {forecast.rings.map(({ treasure, closed, of }) => (
          <li key={treasure} {...hint(t('draw.ring'))}>
            <Icon name="treasure" />
            <span>{t('draw.ring')}</span>
            <b>{`${t.number(closed)}/${t.number(of)}`}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
