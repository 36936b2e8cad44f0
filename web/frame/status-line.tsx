import type { ReactNode } from 'react';
import { BorderSign } from '../kit/board/border.tsx';
import { isInLine } from '../kit/board/question-bar.tsx';
import { useT } from '../kit/language.tsx';
import { Emblem } from '../kit/seats.tsx';
import { Button, classes, IconButton } from '../kit/widgets/button.tsx';
import { undoneSeat } from './eyes.ts';
import { useSession } from './session.tsx';
import { heading } from './words.ts';

interface StatusLineProps {
  readonly before: ReactNode;
  /** One sentence to the player, for a moment in the question's place: nothing on the board is covered by it. */
  readonly told: ReactNode;
  readonly after: ReactNode;
}

/**
 * The one line that says where the game is, whose turn it is and what is asked. It has one height
 * whatever it says, so nothing on screen ever moves because of it.
 */
export function StatusLine({ before, told, after }: StatusLineProps) {
  const t = useT();
  const { face, view, table, asked, now, eyes, shown } = useSession();
  const who = asked ? eyes.seat : (now.waiting[0] ?? -1);
  const seat = shown === null && !now.over && !now.held ? table.seats[who] : undefined;
  const question = useQuestion();
  return (
    <header
      className={classes(
        'status-line',
        asked?.sealed === null && 'yours',
        shown !== null && 'looking-back',
      )}
    >
      {before}
      <p className="moment">{t.say(face.moment(view))}</p>
      <div className={classes('question', now.held && !!told && 'with-grace')}>
        {seat && <Emblem of={seat.colour} size={28} />}
        <p
          className={classes(
            (question.length > LONG || (now.held && !!asked?.sealed)) && 'long',
            question.length > LONGEST && 'longest',
          )}
        >
          {question}
        </p>
        {told}
      </div>
      {after}
    </header>
  );
}

/** A longer question is written smaller, so that all of it can be read. */
const LONG = 44;
const LONGEST = 50;
const LONG_BUTTON = 32;

function useQuestion(): string {
  const t = useT();
  const { face, view, table, asked, now, eyes, shown, showing, result } = useSession();
  const name = (seat: number): string => table.seats[seat]?.name ?? '';
  if (shown !== null) return t('status.replay', { at: shown, of: now.moments });
  if (result) return t('status.over', { result: outcome(result.places) });
  if (asked?.sealed) {
    if (now.held) return t('grace.sealed');
    return t('status.sealed', { names: t.list(now.waiting.map(name)), count: now.waiting.length });
  }
  if (asked) {
    const question = heading(t.say(face.describeQuestion(view, eyes.seat, asked.step)));
    const people = table.seats.filter((seat) => seat.mine).length;
    return people > 1 ? t('status.asked', { name: name(eyes.seat), question }) : question;
  }
  if (now.held) return t('grace.waiting');
  if (showing.screen().behind) return t('motion.playing', { name: name(now.waiting[0] ?? -1) });
  return t('status.waiting', { names: t.list(now.waiting.map(name)), count: now.waiting.length });

  function outcome(places: readonly number[]): string {
    const winners = table.seats.filter(({ seat }) => places[seat] === 1).map((seat) => seat.name);
    const verdict = face.verdict?.(view);
    if (verdict) return t.say(verdict);
    return table.seats.length === 1
      ? t('status.solo')
      : t('status.won', { names: t.list(winners), count: winners.length });
  }
}

/** What is done with the question as a whole: confirm, «done» and the like, and taking back. */
export function TurnButtons({ askUndo }: { askUndo(): void }) {
  const t = useT();
  const session = useSession();
  const { asked, choices, choose, preview, pending, confirm, cancel, table, eyes, shown } = session;
  const { showing } = session;
  const people = table.seats.some((seat) => seat.mine);
  const undo = table.undoable(undoneSeat(table, eyes.seat));
  return (
    <div className="turn-buttons">
      {showing.directed && showing.screen().behind && (
        <fieldset className="motion-bar" aria-label={t('motion.title')}>
          <Button look="quiet" icon="step-forward" onPress={() => showing.skip()}>
            {t('motion.next')}
          </Button>
          <Button look="quiet" icon="to-end" onPress={() => showing.skipAll()}>
            {t('motion.end')}
          </Button>
        </fieldset>
      )}
      {pending && (
        <>
          <Button look="brass" icon="check" onPress={confirm}>
            {t('turn.confirm')}
          </Button>
          <Button onPress={cancel}>{t('turn.cancel')}</Button>
        </>
      )}
      {!pending &&
        asked &&
        choices
          .filter(isInLine)
          .sort((a, b) => Number(a.text.tone === 'finish') - Number(b.text.tone === 'finish'))
          .map((choice) => ({ choice, words: t.say(choice.text.words) }))
          .map(({ choice, words }) => (
            <Button
              key={choice.key}
              className={words.length > LONG_BUTTON ? 'long' : ''}
              onPress={() => choose(choice)}
              data-key={choice.key}
              onHoverChange={(over) => preview(over ? choice : null)}
              onFocus={({ target }) => target.matches(':focus-visible') && preview(choice)}
              onBlur={() => preview(null)}
            >
              {words}
              <BorderSign choice={choice} />
            </Button>
          ))}
      {people && shown === null && (
        <Button
          look="quiet"
          icon="undo"
          className={classes('undo', !undo.possible && 'blocked')}
          isDisabled={!undo.possible && undo.reason === 'nothing'}
          onPress={askUndo}
          aria-label={t('turn.undo')}
        >
          {t('turn.undo')}
        </Button>
      )}
      {shown === null && table.redoable(eyes.seat) && (
        <IconButton icon="redo" label={t('turn.redo')} hotkey="Y" onPress={session.redo} />
      )}
    </div>
  );
}
