/** Answers that lie nowhere on the board, as buttons at its lower edge. */
import type { ReactNode } from 'react';
import type { BoardProps, Choice } from '../face.ts';
import { Offer } from './offer.tsx';

interface QuestionBarProps extends Pick<BoardProps, 'choose' | 'preview'> {
  readonly choices: readonly Choice[];
  /** Before the buttons: what they are about. */
  readonly children?: ReactNode;
}

/** Names no place and ends nothing: it has to be offered somewhere. */
export const isPlaceless = ({ text }: Choice): boolean =>
  text.touches.length === 0 && text.tone !== 'finish';

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
