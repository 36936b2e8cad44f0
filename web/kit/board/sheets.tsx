/** Parts of a board that lie over it: tabs at its lower edge, one sheet open at a time, or none. */
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Icon } from '../icons.tsx';
import { useKept } from '../kept.ts';
import { useT } from '../language.tsx';
import { classes } from '../widgets/button.tsx';

export interface SheetItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  /** Beside the label: how many cards, what changed. */
  readonly mark?: ReactNode;
  readonly content: ReactNode;
}

interface SheetsProps {
  /** Under this name the open sheet is remembered. */
  readonly name: string;
  readonly label: string;
  readonly sheets: readonly SheetItem[];
  /** Where the open question is answered; null: on the board itself, or nowhere in particular. */
  readonly due?: string | null;
  /** Number of the open question: with another one `due` counts again. */
  readonly question?: number | undefined;
  /** Answers without a place: they stand over the tabs, whichever sheet is open. */
  readonly above?: ReactNode;
  /** Stands beside the tabs, along the whole lower edge, and stays there when a sheet opens. */
  readonly beside?: ReactNode;
}

/**
 * The board below neither shrinks nor moves when a sheet opens. A question opens the sheet it is
 * about; otherwise the one that the player left open stays open.
 */
export function Sheets(props: SheetsProps) {
  const { name, label, sheets, due = null, question = -1, above, beside } = props;
  const t = useT();
  const [left, leave] = useKept(`sheet.${name}`, '');
  const [turned, turn] = useState<{ question: number; to: string } | null>(null);
  const chosen = turned?.question === question ? turned.to : (due ?? left);
  // A whole sheet takes a moment to draw: what is asked is seen meanwhile, and the one before stays.
  const drawn = useDeferredValue(chosen);
  const open = sheets.find(({ id }) => id === drawn);
  const choose = (to: string): void => {
    turn({ question, to });
    if (due === null) leave(to);
  };
  return (
    <section
      className={classes(
        'sheets',
        // At once, though the sheet itself comes a moment later: what makes room for it is measured by then.
        sheets.some(({ id }) => id === chosen) && 'sheets-open',
        beside !== undefined && 'sheets-console',
      )}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        choose('');
      }}
    >
      {above}
      <div className="sheet-tabs">
        {sheets.map((sheet) => (
          <button
            key={sheet.id}
            type="button"
            className={classes(
              'sheet-tab',
              sheet.id === chosen && 'chosen',
              sheet.id === due && 'due',
            )}
            aria-expanded={sheet.id === chosen}
            data-spot={`sheet ${sheet.id}`}
            onClick={() => choose(sheet.id === chosen ? '' : sheet.id)}
          >
            <Icon name={sheet.icon} />
            <span>{sheet.label}</span>
            {sheet.mark}
          </button>
        ))}
        {open && (
          <button
            type="button"
            className="sheet-tab sheet-fold"
            aria-label={t('shell.close')}
            onClick={() => choose('')}
          >
            <Icon name="down" />
          </button>
        )}
        {beside}
      </div>
      {open && (
        <div className="sheet-body more-below-solid" data-sheet={open.id}>
          {open.content}
        </div>
      )}
    </section>
  );
}
