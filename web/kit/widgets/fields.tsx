import type { ReactNode } from 'react';
import {
  Slider as AriaSlider,
  Switch as AriaSwitch,
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Text,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';

export interface Item {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly note?: string;
}

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

interface SegmentsProps {
  readonly label: string;
  readonly bare?: boolean;
  readonly items: readonly Item[];
  readonly value: string;
  onChange(id: string): void;
}

/** One of a few, all in sight. */
export function Segments({ label, bare, items, value, onChange }: SegmentsProps) {
  return (
    <div className="field">
      {!bare && (
        <span className="field-label" aria-hidden="true">
          {label}
        </span>
      )}
      <ToggleButtonGroup
        className="segments"
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onChange(String(key));
        }}
      >
        {items.map((item) => (
          <ToggleButton key={item.id} id={item.id} className="segment">
            {item.icon}
            <span>{item.label}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly bare?: boolean;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  onChange(value: number): void;
  /** Instead of the plain number. */
  readonly output?: string;
}

export function Slider({
  label,
  bare,
  value,
  min = 0,
  max,
  step = 1,
  onChange,
  output,
}: SliderProps) {
  return (
    <AriaSlider
      className="field slider"
      aria-label={label}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(next) => onChange(Number(next))}
    >
      {!bare && (
        <div className="slider-head">
          <Label>{label}</Label>
          <SliderOutput>{output ?? value}</SliderOutput>
        </div>
      )}
      <SliderTrack className="slider-track">
        {({ state }) => (
          <>
            <span className="slider-fill" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className="slider-thumb" aria-label={label} />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly bare?: boolean;
  readonly value: string;
  onChange(value: string): void;
  readonly note?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly type?: 'text' | 'search';
  readonly error?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    bare,
    value,
    onChange,
    note,
    placeholder,
    maxLength,
    type = 'text',
    error,
  } = props;
  return (
    <AriaTextField
      className="field"
      value={value}
      onChange={onChange}
      type={type}
      isInvalid={error !== undefined}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(bare ? { 'aria-label': label } : {})}
    >
      {!bare && <Label>{label}</Label>}
      <Input
        className="input"
        placeholder={placeholder ?? ''}
        autoComplete="off"
        spellCheck={false}
      />
      {note && (
        <Text slot="description" className="field-note">
          {note}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </AriaTextField>
  );
}
