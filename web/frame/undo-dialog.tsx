import { useT } from '../kit/language.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import type { UndoAnswer } from '../table/live-table.ts';
import { useSession } from './session.tsx';

interface UndoDialogProps {
  readonly why: Extract<UndoAnswer, { possible: false }> | null;
  onClose(): void;
}

/** Why nothing can simply be taken back, and the way back for practice. */
export default function UndoDialog({ why, onClose }: UndoDialogProps) {
  const t = useT();
  const { rewind } = useSession();
  const to = why?.practiceTo ?? null;
  return (
    <Overlay
      open={why !== null}
      onClose={onClose}
      title={t('undo.title')}
      actions={
        <>
          {to !== null && (
            <Button
              onPress={() => {
                rewind(to);
                onClose();
              }}
            >
              {t('undo.practice')}
            </Button>
          )}
          <Button look="brass" onPress={onClose}>
            {t('undo.keep')}
          </Button>
        </>
      }
    >
      {why && <p>{t(`undo.${why.reason}`)}</p>}
      {to !== null && <p className="soft">{t('undo.practice-note')}</p>}
    </Overlay>
  );
}
