import { Switch as AriaSwitch } from 'react-aria-components';

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, note, on, onChange }: SwitchProps) {
  return (
    <AriaSwitch className="switch" isSelected={on} onChange={onChange}>
      <span className="switch-track" aria-hidden="true">
        <span className="switch-knob" />
      </span>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </AriaSwitch>
  );
}
