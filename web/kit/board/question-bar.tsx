/** Answers that lie nowhere on the board, as buttons at its lower edge. */
import type { ReactNode } from 'react';
import type { BoardProps, Choice } from '../face.ts';
import { Offer } from './offer.tsx';

interface QuestionBarProps extends Pick<BoardProps, 'choose' | 'preview'> {
  readonly choices: readonly Choice[];
  /** Before the buttons: what they are about. */
  readonly children?: ReactNode;
}

/** Has a button beside the question. */
export const isInLine = ({ text }: Choice): boolean =>
  text.tone === 'finish' || text.tone === 'agree';

/** Names no place and has no button: it has to be offered somewhere. */
export const isPlaceless = (choice: Choice): boolean =>
  choice.text.touches.length === 0 && !isInLine(choice);

export function QuestionBar({ choices, choose, preview, children }: QuestionBarProps) {
  if (choices.length === 0) return null;
  return (
    <div className="question-bar">
      {children}
      {choices.map((choice) => (
        <Offer key={choice.key} choice={choice} choose={choose} preview={preview} />
      ))}
    </div>
  );
}
