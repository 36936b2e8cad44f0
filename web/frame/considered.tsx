import { total } from '@orrery/kernel';
import { BorderWords } from '../kit/board/border.tsx';
import { Icon } from '../kit/icons.tsx';
import { useT } from '../kit/language.tsx';
import { type Session, useSession } from './session.tsx';

/** What was tapped, large, with what it would change; the next tap does it. */
export function Considered() {
  const t = useT();
  const session = useSession();
  const { pending, border } = session;
  if (!pending) return null;
  const { words, effect } = pending.text;
  return (
    <div className="considered" role="status">
      <p className="considered-words">{t.say(words)}</p>
      {effect && <p>{t.say(effect)}</p>}
      <ul className="considered-changes">
        {changesOf(session).map(({ id, icon, label, from, to }) => (
          <li key={id}>
            <Icon name={icon} size="1.1em" />
            <span className="unseen">{t.say(label)}</span> {from} → <b>{to}</b>
          </li>
        ))}
      </ul>
      {border && <BorderWords border={border} />}
      <p className="soft">{t('choices.again')}</p>
    </div>
  );
}

/** The figures of one's own that would change. */
function changesOf({ face, view, ghost, eyes, sheets, table }: Session) {
  if (!ghost || eyes.seat < 0) return [];
  const after = new Map(face.panel(ghost, eyes.seat).map((field) => [field.id, field.value]));
  const points = total(sheets[eyes.seat] ?? []);
  const pointsAfter = total(table.game.definition.score(ghost.position.state, eyes.seat));
  const score = { id: 'score', icon: 'points', label: { id: 'panels.score' }, value: points };
  const fields = [score, ...face.panel(view, eyes.seat).filter(({ id }) => id !== 'score')];
  return fields
    .map(({ id, icon, label, value }) => {
      const to = id === 'score' ? pointsAfter : (after.get(id) ?? value);
      return { id, icon, label, from: value, to };
    })
    .filter(({ from, to }) => from !== to);
}
