import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../primitives/classes.ts';
import type { FieldRootProps } from '../../primitives/field-root.ts';
import * as styles from './field.css.ts';
import { FieldFrame } from './field-frame.tsx';
import { inputAttributes } from './input-attributes.ts';
import { applyMask } from './mask.ts';
import { type TextMode, textRules } from './text-rules.ts';
import { useFormReset } from './use-form-reset.ts';
import { useTextEntry } from './use-text-entry.ts';

export interface TextFieldProps extends FieldRootProps {
  /** Always in sight; a placeholder is no label. */
  label: string;
  /** The text now, if the caller keeps it. */
  value?: string | undefined;
  /** The text at first, if the field keeps it. */
  defaultValue?: string | undefined;
  /** After every change, with the text as it stands after all rules. */
  onChange?: ((text: string) => void) | undefined;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** What may go in, and which keyboard a phone shows. */
  mode?: TextMode | undefined;
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** The whole text's shape. A text that does not match shows `message` once the field is left, unless `error` says more. */
  pattern?: { test: RegExp; message: string } | undefined;
  /** `(###) ###-####`: `#` a digit, `A` a letter, `*` either, all else stands as it is. */
  mask?: string | undefined;
  /** Runs over every change, after mode and mask; must be harmless when run twice. */
  sanitise?: ((text: string) => string) | undefined;
  /** Signs; 50 by default. */
  maxLength?: number | undefined;
  /** Smallest number of the decimal mode; -1000000 by default. 0 leaves no minus. */
  minValue?: number | undefined;
  /** May stay empty, and says so; without it the field is required. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /** Before or after the text, inside the box: `+1`, `%`. */
  prefix?: string | undefined;
  /** After the text, inside the box: `%`. */
  suffix?: string | undefined;
  /** An example while it is empty; no label. */
  placeholder?: string | undefined;
  /** What a browser or password manager may fill in: `username`, `tel`, `one-time-code`. */
  autoComplete?: string | undefined;
  /** The word on the keyboard's Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  /** Takes the focus when the screen appears; only where typing is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, mode = 'text', maxLength = 50, minValue = -1_000_000, mask, sanitise, pattern } = props;
  const { description, isOptional = false, isDisabled = false, isReadOnly = false, prefix, suffix } = props;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const [wasLeft, setWasLeft] = useState(false);
  const id = useId();
  const value = props.value ?? own;

  const change = (text: string) => {
    setOwn(text);
    props.onChange?.(text);
  };
  const refine = (text: string) => {
    const masked = mask ? applyMask(mask, text) : text;
    return sanitise ? sanitise(masked) : masked;
  };
  const entry = useTextEntry({
    value,
    rules: textRules(mode, minValue),
    sanitise: refine,
    maxLength,
    onChange: change,
  });
  useFormReset(entry.ref, () => change(props.defaultValue ?? ''));
  const mismatch =
    pattern && wasLeft && value !== '' && !pattern.test.test(value) ? pattern.message : undefined;
  const affixes = [prefix && `${id}-prefix`, suffix && `${id}-suffix`].filter(Boolean).join(' ');

  return (
    <FieldFrame
      field={props}
      {...{ label, isOptional, isDisabled, isReadOnly, description }}
      error={props.error ?? mismatch}
      describes={affixes}
    >
      {(input) => (
        <>
          {prefix && (
            <span id={`${id}-prefix`} className={styles.prefix}>
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...inputAttributes(mode, props)}
            ref={entry.ref}
            type="text"
            className={classes(styles.input, isOfFigures(mode) && styles.numeric)}
            value={value}
            maxLength={maxLength}
            readOnly={isReadOnly}
            placeholder={props.placeholder || undefined}
            onChange={(event) => entry.onChange(event.target.value)}
            onFocus={() => setWasLeft(false)}
            onBlur={() => {
              setWasLeft(true);
              props.onBlur?.();
            }}
          />
          {suffix && (
            <span id={`${id}-suffix`} className={styles.suffix}>
              {suffix}
            </span>
          )}
        </>
      )}
    </FieldFrame>
  );
}

const isOfFigures = (mode: TextMode) => mode === 'numeric' || mode === 'decimal' || mode === 'tel';
