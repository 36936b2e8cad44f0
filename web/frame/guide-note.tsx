import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { change, useSettings } from '../settings.ts';
import { useSession } from './session.tsx';

/** A newcomer's advice at the open question, for those who want it. */
export function GuideNote() {
  const t = useT();
  const { face, view, eyes, asked } = useSession();
  const { guide } = useSettings();
  const advice = guide && asked ? (face.guide?.(view, eyes.seat) ?? null) : null;
  if (!advice) return null;
  return (
    <aside className="guide-note">
      <p>
        <Icon name="info" /> {t.say(advice.words)}
      </p>
      <Button look="quiet" onPress={() => change({ guide: false })}>
        {t('guide.off')}
      </Button>
    </aside>
  );
}
