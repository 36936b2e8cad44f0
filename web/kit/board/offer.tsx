import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { BoardProps, Choice } from '../face.ts';
import { useT } from '../language.tsx';
import { classes } from '../widgets/button.tsx';
import { BorderSign } from './border.tsx';

interface OfferProps extends Pick<BoardProps, 'choose' | 'preview'> {
  readonly choice: Choice;
  readonly className?: string | undefined;
  /** Instead of the choice in words. */
  readonly children?: ReactNode;
}

/** A choice that lies nowhere on the board, laid out large over it. */
export function Offer({ choice, choose, preview, className, children }: OfferProps) {
  const t = useT();
  const { words, effect } = choice.text;
  return (
    <Button
      className={classes('place place-open offer', className)}
      data-key={choice.key}
      onPress={() => choose(choice)}
      onHoverStart={() => preview(choice)}
      onHoverEnd={() => preview(null)}
      onFocus={({ target }) => target.matches(':focus-visible') && preview(choice)}
      onBlur={() => preview(null)}
    >
      {children ? (
        <>
          <span className="unseen">{t.say(words)}</span>
          {children}
          <BorderSign choice={choice} />
        </>
      ) : (
        <>
          <b>
            {t.say(words)}
            <BorderSign choice={choice} />
          </b>
          {effect && <small>{t.say(effect)}</small>}
        </>
      )}
    </Button>
  );
}
