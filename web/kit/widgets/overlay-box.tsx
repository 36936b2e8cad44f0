import { useEffect } from 'react';
import {
  Button as AriaButton,
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { Icon } from '../icons.tsx';
import { useT } from '../language.tsx';
import { useSteady } from '../use-steady.ts';
import { classes } from './button.tsx';
import type { OverlayProps } from './overlay.tsx';

/** How the browser remembers that something lies over the screen. */
const COVERED = 'covered';
let covers = 0;

/** Where fingers are used «back» closes what lies over the screen, and leaves the screen only then. */
function useBack(open: boolean, onClose: () => void): void {
  const close = useSteady(onClose);
  useEffect(() => {
    if (!open || !matchMedia('(pointer: coarse)').matches) return;
    covers++;
    if (history.state !== COVERED) history.pushState(COVERED, '');
    addEventListener('popstate', close);
    return () => {
      covers--;
      removeEventListener('popstate', close);
      // Closed in another way: unless something else is open by now, the way back leads from the screen again.
      setTimeout(() => {
        if (covers === 0 && history.state === COVERED) history.back();
      });
    };
  }, [open, close]);
}

/** A modal surface: focus goes in, Esc and a click outside close it, focus goes back. */
export default function OverlayBox(props: OverlayProps) {
  const { open, onClose, title, children, actions, kind = 'dialog', wide, firm = false } = props;
  const t = useT();
  useBack(open && !firm, onClose);
  return (
    <ModalOverlay
      className={classes('overlay', kind)}
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={!firm}
      isKeyboardDismissDisabled={firm}
    >
      <Modal className={classes('overlay-box', kind, wide && 'wide')}>
        <AriaDialog className="overlay-dialog">
          <div className="overlay-head">
            <Heading slot="title">{title}</Heading>
            {!firm && (
              <AriaButton
                slot="close"
                className="button icon-button quiet"
                aria-label={t('shell.close')}
              >
                <Icon name="close" />
              </AriaButton>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may have to be scrolled by keyboard */}
          <div className="overlay-body more-below" tabIndex={0}>
            {children}
          </div>
          {actions && <footer className="overlay-actions">{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
