import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
import { asciiDigits, type TextRules } from '../text-field/text-rules.ts';
import { useTextEntry } from '../text-field/use-text-entry.ts';
import { PinCells } from './pin-cells.tsx';
import * as styles from './pin-field.css.ts';

export interface PinFieldProps extends FieldRootProps {
  /** Always in sight: "Code from the text message". */
  label: string;
  /** The digits now, if the caller keeps them. */
  value?: string | undefined;
  /** After every change, with the digits as they stand. */
  onChange?: ((digits: string) => void) | undefined;
  /** Once each time the last digit comes in. */
  onComplete?: ((digits: string) => void) | undefined;
  /** How many digits; 6 by default. */
  length?: number | undefined;
  /** Shows dots in place of digits: a PIN that its owner keeps, not a code that was sent. */
  isSecret?: boolean | undefined;
  /** `one-time-code` by default, so that a phone offers the code it was sent; `off` for a secret. */
  autoComplete?: 'one-time-code' | 'current-password' | 'new-password' | 'off' | undefined;
  /** Help that stays while one types: where the code was sent. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Takes the focus when the screen appears; only where typing is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

const digitsOf = (text: string) => asciiDigits(text).replace(/\D/g, '');

const pinRules = (length: number): TextRules => ({
  normalise: digitsOf,
  accepts: (text) => digitsOf(text) === text && text.length <= length,
  clean: (text) => digitsOf(text).slice(0, length),
});

/** A code of a few digits, in one input that looks like a row of cells. */
export function PinField(props: PinFieldProps) {
  const { label, length = 6, isSecret = false, description, error, isDisabled = false, name } = props;
  const [own, setOwn] = useState('');
  const [selection, setSelection] = useState<readonly [number, number] | null>(null);
  const value = props.value ?? own;

  const change = (digits: string) => {
    setOwn(digits);
    props.onChange?.(digits);
    if (digits.length === length && digits !== value) props.onComplete?.(digits);
  };
  const entry = useTextEntry({ value, rules: pinRules(length), maxLength: length, onChange: change });
  const select = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
    setSelection([input.selectionStart ?? value.length, input.selectionEnd ?? value.length]);

  return (
    <TextField
      {...fieldRoot(props)}
      {...(props.autoFocus !== undefined && { autoFocus: props.autoFocus })}
      {...(name !== undefined && { name })}
      className={field.field}
      type={isSecret ? 'password' : 'text'}
      inputMode="numeric"
      autoComplete={props.autoComplete ?? (isSecret ? 'off' : 'one-time-code')}
      value={value}
      onChange={entry.onChange}
      onPaste={(event) => {
        const digits = digitsOf(event.clipboardData?.getData('text') ?? '');
        // A whole code takes the place of what stands, wherever the caret is.
        if (digits.length !== length) return;
        event.preventDefault();
        change(digits);
      }}
      onBlur={() => setSelection(null)}
      isRequired
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={false}>{label}</FieldLabel>
      <Group className={styles.row}>
        <PinCells digits={value} length={length} isSecret={isSecret} selection={selection} />
        <Input
          ref={entry.ref}
          className={styles.input}
          onSelect={select}
          onFocus={select}
          // The caret cannot be seen between the cells, so a press goes to where the next digit belongs.
          onClick={({ currentTarget: input }) => input.setSelectionRange(value.length, value.length)}
        />
      </Group>
      <FieldMessages description={description} error={error} />
    </TextField>
  );
}
