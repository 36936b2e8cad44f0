import type { ReactNode } from 'react';
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

interface OverlayProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the lower edge. */
  readonly actions?: ReactNode;
  /** `dialog` floats in the middle, `drawer` slides in from the side, `sheet` rises from below. */
  readonly kind?: 'dialog' | 'drawer' | 'sheet';
  readonly wide?: boolean;
  /** Must be answered: no closing by Esc or outside. */
  readonly firm?: boolean;
}

/** A modal surface: focus goes in, Esc and a click outside close it, focus goes back. */
export function Overlay(props: OverlayProps) {
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
          <header className="overlay-head">
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
          </header>
          <div className="overlay-body">{children}</div>
          {actions && <footer className="overlay-actions">{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
