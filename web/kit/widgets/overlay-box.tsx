import {
  Button as AriaButton,
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { Icon } from '../icons.tsx';
import { useT } from '../language.tsx';
import { classes } from './button.tsx';
import type { OverlayProps } from './overlay.tsx';

/** A modal surface: focus goes in, Esc and a click outside close it, focus goes back. */
export default function OverlayBox(props: OverlayProps) {
  const { open, onClose, title, children, actions, kind = 'dialog', wide, firm = false } = props;
  const t = useT();
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
