import { useLayoutEffect, useRef, useState } from 'react';
import type { Phrase } from '../kit/face.ts';
import { hint } from '../kit/hint.ts';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { change, useSettings } from '../settings.ts';
import { useSession } from './session.tsx';

/** A newcomer's advice at the open question, for those who want it. */
export function useAdvice(): Phrase | null {
  const { face, view, eyes, asked } = useSession();
  const { guide } = useSettings();
  return guide && asked ? (face.guide?.(view, eyes.seat)?.words ?? null) : null;
}

/**
 * `folded`: behind a sign, where it would lie over what it is about; so it is where the wall is full. `onRead`:
 * it lies over the board, and goes when it has been read.
 */
export default function GuideNote({
  folded = false,
  onRead,
}: {
  folded?: boolean;
  onRead?: () => void;
}) {
  const t = useT();
  const advice = useAdvice();
  const room = useRef<HTMLElement>(null);
  const [full, setFull] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each advice has a length of its own
  useLayoutEffect(() => {
    const wall = room.current?.closest('.side');
    if (!wall || folded) return;
    const look = () => setFull((before) => before || wall.scrollHeight > wall.clientHeight);
    look();
    // A smaller window, or panels that have come to say more.
    const watch = new ResizeObserver(look);
    for (const part of [wall, ...wall.children]) watch.observe(part);
    return () => watch.disconnect();
  }, [advice?.id, folded]);
  if (!advice) return null;
  const note = (
    <aside ref={room} className="guide-note">
      <p>
        <Icon name="info" /> {t.say(advice)}
      </p>
      <div className="guide-buttons">
        {onRead && (
          <Button look="line" onPress={onRead}>
            {t('guide.read')}
          </Button>
        )}
        <Button look="quiet" onPress={() => change({ guide: false })}>
          {t('guide.off')}
        </Button>
      </div>
    </aside>
  );
  if (!folded && !full) return note;
  return (
    <details className="guide-fold">
      <summary {...hint(t('guide.show'))}>
        <Icon name="info" title={t('guide.show')} />
      </summary>
      {note}
    </details>
  );
}
