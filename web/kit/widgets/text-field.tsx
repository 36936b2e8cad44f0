import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components';

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
  /** It has the focus at once, and all that stands in it goes with the first letter. */
  readonly first?: boolean;
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
    first = false,
  } = props;
  return (
    <AriaTextField
      className="field"
      value={value}
      onChange={onChange}
      type={type}
      autoFocus={first}
      isInvalid={error !== undefined}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...(bare ? { 'aria-label': label } : {})}
    >
      {!bare && <Label>{label}</Label>}
      <Input
        className="input"
        placeholder={placeholder ?? ''}
        autoComplete="off"
        {...(first && { onFocus: ({ target }) => target.select() })}
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
