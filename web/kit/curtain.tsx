import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useT } from './language.tsx';
import { Emblem, seatStyle } from './seats.tsx';
import { Button } from './widgets/button.tsx';

interface CurtainProps {
  readonly name: string;
  readonly colour: number;
  onOpen(): void;
  /** Takes back what whoever was here before has chosen last; null if that can't be. */
  readonly onUndo: (() => void) | null;
  onLeave(): void;
}

/** Between two people at one screen: hides the table until the next one says «I'm here». */
export default function Curtain({ name, colour, onOpen, onUndo, onLeave }: CurtainProps) {
  const t = useT();
  return (
    <ModalOverlay className="curtain" isOpen isKeyboardDismissDisabled style={seatStyle(colour)}>
      <Modal className="curtain-box">
        <Dialog className="curtain-dialog">
          <Emblem of={colour} size={112} />
          <Heading slot="title">{t('curtain.title', { name })}</Heading>
          <p>{t('curtain.note')}</p>
          <Button look="brass" onPress={onOpen} autoFocus>
            {t('curtain.open', { name })}
          </Button>
          <div className="row">
            {onUndo && (
              <Button look="quiet" icon="undo" onPress={onUndo}>
                {t('turn.undo')}
              </Button>
            )}
            <Button look="quiet" icon="home" onPress={onLeave}>
              {t('tools.leave')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
