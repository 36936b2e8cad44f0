import { useT } from '../kit/language.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';

/** What is held with a letter, as the keyboard at hand has it. */
const HELD = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl+';

const ROWS = [
  ['↑ ↓', 'choices'],
  ['Enter', 'confirm'],
  ['Esc', 'cancel'],
  [`U ${HELD}Z`, 'undo'],
  [`Y ${HELD}Y`, 'redo'],
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

export default function HotKeyHelp({ onClose }: { onClose(): void }) {
  const t = useT();
  return (
    <Overlay open onClose={onClose} title={t('keys.title')}>
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
