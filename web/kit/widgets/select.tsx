import {
  Button as AriaButton,
  Select as AriaSelect,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Icon } from '../icons.tsx';
import type { Item } from './segments.tsx';

interface SelectProps {
  readonly label: string;
  /** The label is for screen readers only: something else says it to the eye. */
  readonly bare?: boolean;
  readonly items: readonly Item[];
  readonly value: string;
  onChange(id: string): void;
}

export function Select({ label, bare, items, value, onChange }: SelectProps) {
  return (
    <AriaSelect
      className="field select"
      value={value}
      onChange={(key) => onChange(String(key))}
      {...(bare ? { 'aria-label': label } : {})}
    >
      {!bare && <Label>{label}</Label>}
      <AriaButton className="button line select-button">
        <SelectValue className="select-value">
          {() => <ItemFace item={items.find((item) => item.id === value)} />}
        </SelectValue>
        <Icon name="down" />
      </AriaButton>
      <Popover className="popover">
        <ListBox className="list" items={items}>
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className="list-item">
              <ItemFace item={item} note />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

function ItemFace({ item, note = false }: { item: Item | undefined; note?: boolean }) {
  if (!item) return null;
  return (
    <span className="item-face">
      {item.icon}
      <span>
        {item.label}
        {note && item.note && <small>{item.note}</small>}
      </span>
    </span>
  );
}
