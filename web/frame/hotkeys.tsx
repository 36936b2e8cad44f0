import { useEffect, useEffectEvent } from 'react';
import { useT } from '../kit/language.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';

/** Keys that work anywhere at a table. Boards have their own besides (R, F…). */
export type HotKeys = Readonly<Record<string, () => void>>;

/** Listens while no field has the focus and nothing lies over the table. */
export function useHotKeys(keys: HotKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]'))
      return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    // Keys that a focused control uses itself stay its own.
    if (event.key === 'Enter' && target.closest('button, a')) return;
    if (event.key.startsWith('Arrow') && target.closest('[role="slider"], .pan-zoom')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const ROWS = [
  ['↑ ↓', 'choices'],
  ['Enter', 'confirm'],
  ['Esc', 'cancel'],
  ['U', 'undo'],
  ['Y', 'redo'],
  ['C', 'choices-tab'],
  ['L', 'log'],
  ['S', 'score'],
  ['B', 'rules'],
  ['H', 'replay'],
  ['← →', 'step'],
  ['1 … 6', 'area'],
  ['0', 'fit'],
  ['+ −', 'zoom'],
  ['?', 'help'],
] as const;

export function HotKeyHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Overlay open={open} onClose={onClose} title={t('keys.title')}>
      <dl className="hotkeys">
        {ROWS.map(([keys, id]) => (
          <div key={id}>
            <dt>
              {keys.split(' ').map((key) => (key === '…' ? ' … ' : <kbd key={key}>{key}</kbd>))}
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
      {t.has('keys.game') && <p className="soft">{t('keys.game')}</p>}
    </Overlay>
  );
}
