import { useState } from 'react';
import { useT } from '../kit/language.tsx';
import { Button } from '../kit/widgets/button.tsx';
import { Overlay } from '../kit/widgets/overlay.tsx';
import { TextField } from '../kit/widgets/text-field.tsx';

/** More letters fit on no row of the list of tables. */
const LONGEST = 40;
const FORM = 'rename';

interface RenameDialogProps {
  readonly name: string;
  /** The game's name, which a table without one of its own goes by. */
  readonly game: string;
  onRename(name: string): void;
  onClose(): void;
}

/** Gives a table a name of its own; an empty one takes it away. */
export default function RenameDialog({ name, game, onRename, onClose }: RenameDialogProps) {
  const t = useT();
  const [value, setValue] = useState(name);
  return (
    <Overlay
      open
      onClose={onClose}
      title={t('rename.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('turn.cancel')}</Button>
          <Button look="brass" icon="check" type="submit" form={FORM}>
            {t('rename.do')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          onRename(value.trim());
          onClose();
        }}
      >
        <TextField
          first
          bare
          label={t('rename.title')}
          value={value}
          onChange={setValue}
          placeholder={game}
          maxLength={LONGEST}
        />
      </form>
    </Overlay>
  );
}
