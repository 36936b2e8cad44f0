import { useRef, useState } from 'react';
import { fetched } from '../fetched.tsx';
import { IconButton } from './button.tsx';
import type { MenuListProps } from './menu-list.tsx';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly hotkey?: string;
  readonly note?: string;
  onAction(): void;
  /** The pointer or the focus has come to it. */
  onLook?(): void;
}

/** Fetched when a menu is first opened: nobody waits for it to see a table. */
const MenuList = fetched(() => import('./menu-list.tsx'));

/** A menu at an element: where several options touch one place of the board. */
export function FloatingMenu(props: MenuListProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  if (!opened) return null;
  return <MenuList {...props} />;
}

interface MenuProps {
  /** Name of the button and of the menu. */
  readonly label: string;
  /** What its tooltip says, if that is less. */
  readonly tip?: string;
  readonly icon: string;
  readonly entries: readonly MenuEntry[];
}

/** A button with a menu under it. */
export function Menu({ label, tip, icon, entries }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        tip={tip}
        aria-haspopup="menu"
        aria-expanded={open}
        onPress={() => setOpen(true)}
      />
      <FloatingMenu
        label={label}
        entries={entries}
        open={open}
        onClose={() => setOpen(false)}
        at={button}
      />
    </>
  );
}
