import type { CSSProperties, ReactNode } from 'react';
import { classes } from './widgets/button.tsx';

interface CardFrameProps {
  readonly title: ReactNode;
  /** Upper left: cost, level, number. */
  readonly corner?: ReactNode;
  /** Under the title: what kind of card it is. */
  readonly kind?: ReactNode;
  /** The drawing; fills the width of the card. */
  readonly art?: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  /** Colour of the band, where the game gives colours a meaning (with a sign beside it). */
  readonly tint?: string;
  /** `open` glows: may be touched. `spent` is dimmed. */
  readonly state?: 'open' | 'lit' | 'spent' | undefined;
  readonly small?: boolean;
}

/** A card as an engraved plate: double line, title in serif, drawing, text, foot. */
export function CardFrame(props: CardFrameProps) {
  const { title, corner, kind, art, children, foot, tint, state, small } = props;
  return (
    <article
      className={classes('card-frame', state, small && 'small')}
      style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}
    >
      <header>
        {corner !== undefined && <span className="card-corner">{corner}</span>}
        <h3>{title}</h3>
        {kind !== undefined && <p className="card-kind">{kind}</p>}
      </header>
      {art && <div className="card-art">{art}</div>}
      {children && <div className="card-text">{children}</div>}
      {foot && <footer>{foot}</footer>}
    </article>
  );
}
