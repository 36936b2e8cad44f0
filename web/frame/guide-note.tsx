import type { Phrase } from '../kit/face.ts';
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

export function GuideNote() {
  const t = useT();
  const advice = useAdvice();
  if (!advice) return null;
  return (
    <aside className="guide-note">
      <p>
        <Icon name="info" /> {t.say(advice)}
      </p>
      <Button look="quiet" onPress={() => change({ guide: false })}>
        {t('guide.off')}
      </Button>
    </aside>
  );
}
