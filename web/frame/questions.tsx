import { isPlaceless, QuestionBar } from '../kit/board/question-bar.tsx';
import { useT } from '../kit/language.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { useSession } from './session.tsx';

/** More than these would cover the board: the rest is in the drawer. */
const MOST = 6;

/** What can be answered nowhere on the board, where the board does not offer it by itself. */
export function Questions({ openAll }: { openAll(): void }) {
  const t = useT();
  const { face, choices, choose, preview } = useSession();
  if (face.offersAll) return null;
  const placeless = choices.filter(isPlaceless);
  return (
    <QuestionBar choices={placeless.slice(0, MOST)} choose={choose} preview={preview}>
      {placeless.length > MOST && (
        <Button look="quiet" icon="options" onPress={openAll}>
          {t('choices.count', { count: placeless.length })}
        </Button>
      )}
    </QuestionBar>
  );
}
