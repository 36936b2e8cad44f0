import { useT } from '../kit/language.tsx';
import { Button, IconButton } from '../kit/widgets/button.tsx';
import { useSession } from './session.tsx';

/** What the player must know about the table itself: bots stand still, it is not saved, or not for long. */
export default function TableWarning({ onRead }: { onRead(): void }) {
  const t = useT();
  const { now, table } = useSession();
  const unsaved = now.saving !== 'saved';
  const words = now.botsFailed ? 'bot.failed' : `saving.${unsaved ? now.saving : 'nowhere'}`;
  return (
    <div className="warning" role="alert">
      <p>{t(words)}</p>
      {now.botsFailed ? (
        <Button onPress={() => table.wakeBots()}>{t('bot.wake')}</Button>
      ) : now.saving === 'elsewhere' ? (
        <Button onPress={() => location.reload()}>{t('saving.reload')}</Button>
      ) : (
        !unsaved && <IconButton icon="close" label={t('shell.close')} onPress={onRead} />
      )}
    </div>
  );
}
