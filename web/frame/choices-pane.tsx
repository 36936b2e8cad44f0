import { useKept } from '../kit/kept.ts';
import { useT } from '../kit/language.tsx';
import { useRoom } from '../kit/use-room.ts';
import { ChoiceBar, listed } from './choice-bar.tsx';
import { useOnScreen } from './later.tsx';
import LogList from './log-list.tsx';
import { useSession } from './session.tsx';
import { useHeard } from './use-heard.ts';

/** What has changed and what may be done about it; while others choose, what they do. */
export default function ChoicesPane({ openRule }: { openRule(id: string): void }) {
  const t = useT();
  const { asked, now, shown, showing, choices } = useSession();
  // The question first; and never the options of the one before.
  const ready = useOnScreen(asked?.question);
  // There what is new has a tab.
  const phone = useRoom() === 'phone';
  if (!asked) {
    const back = showing.replayOnly ? 'choices.watching' : 'choices.replaying';
    const why = shown !== null ? back : now.over ? 'choices.over' : 'choices.wait';
    const others = shown === null && !now.over;
    return (
      <div className="choices-pane">
        <p className="empty">{t(why)}</p>
        {others && <LogList fresh />}
      </div>
    );
  }
  const { rule } = asked;
  return (
    <div className="choices-pane">
      {ready && !phone && <Since />}
      <header>
        <h2>{ready && t('choices.count', { count: listed(choices).length })}</h2>
        {rule && (
          <button type="button" className="rule-link" onClick={() => openRule(rule)}>
            {rule}
          </button>
        )}
      </header>
      {ready && <ChoiceBar />}
    </div>
  );
}

/** What the others have done since one chose last, foldable for good. */
function Since() {
  const t = useT();
  const heard = useHeard();
  const [open, keep] = useKept('since', 'open');
  if (heard === 0) return null;
  return (
    <details
      className="since"
      open={open === 'open'}
      onToggle={({ currentTarget }) => keep(currentTarget.open ? 'open' : '')}
    >
      <summary>
        {t('log.news')} <b className="news-count">{t.number(heard)}</b>
      </summary>
      {open === 'open' && <LogList fresh />}
    </details>
  );
}
