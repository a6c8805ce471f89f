import { type ComponentProps, type CompositionEvent, type InputEvent, type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import * as styles from './field.css.ts';
import { Field, FieldBox } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { useMergedRef } from './merge-refs.ts';
import { type FieldOptions, type FieldState, inputOf, useField } from './use-field.ts';

/** Additional props of every single-line field. */
export interface LineProps extends FieldProps<string> {
  /** An example shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** What the browser or a password manager can fill in: `username`, `tel`, `one-time-code`. */
  autoComplete?: string | undefined;
  /** The label of the Enter key on a virtual keyboard. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
}

/** Pattern for a complete text, and the message if it does not match. */
export interface TextPattern {
  test: RegExp;
  message: string;
}

export interface LineFieldProps extends LineProps {
  /** Options that the field adds to the common state. */
  options?: FieldOptions | undefined;
  /** Submitted instead of the text. */
  formValue?: string | undefined;
  /** Pattern for the whole text. If the text does not match when the field loses focus, `message` is shown unless `error` is set. */
  pattern?: TextPattern | undefined;
  /** Attributes and events of the input. */
  input?: ComponentProps<'input'> | undefined;
  /** Removes what the field cannot contain; must be idempotent. */
  clean?: ((text: string) => string) | undefined;
  /**
   * Uses tabular figures.
   * @default false
   */
  isOfFigures?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  /** In the box, before the input. */
  start?: ReactNode;
  /** In the box, after the input. */
  end?: ReactNode;
  below?: ReactNode;
}

/** A single-line text field. If it is uncontrolled, the input holds the value, so a form library can read and write it there. */
export function LineField(props: LineFieldProps) {
  const { input = {}, isLabelHidden = false, label, name, formValue } = props;
  const mismatch = useMismatch(props);
  const field = useField(props, {
    onReset: () => {
      mismatch.forget();
      props.onChange?.(props.defaultValue ?? '');
    },
    error: mismatch.message,
    ...props.options,
  });
  return (
    <Field field={field} isLabelHidden={isLabelHidden} below={props.below}>
      <FieldBox field={field}>
        {props.start}
        <input
          {...inputOf(field, formValue === undefined ? name : undefined)}
          {...definedOf(props)}
          type="text"
          aria-label={isLabelHidden ? label : undefined}
          {...input}
          {...useText(props, field)}
          onFocus={(event) => {
            mismatch.forget();
            input.onFocus?.(event);
          }}
          onBlur={(event) => {
            mismatch.check(event.currentTarget.value);
            input.onBlur?.(event);
          }}
          ref={useMergedRef(props.ref, input.ref)}
          className={classes(styles.input, props.isOfFigures && styles.numeric, input.className)}
        />
        {formValue !== undefined && name !== undefined && (
          <input type="hidden" name={name} value={formValue} disabled={field.isDisabled} />
        )}
        {props.end}
      </FieldBox>
    </Field>
  );
}

/** Only checks the pattern when the field loses focus, not while people type. */
function useMismatch({ pattern, value }: Pick<LineFieldProps, 'pattern' | 'value'>) {
  const [left, setLeft] = useState<string>();
  const text = left === undefined ? '' : (value ?? left);
  return {
    message: pattern && text !== '' && !pattern.test.test(text) ? pattern.message : undefined,
    check: setLeft,
    forget: () => setLeft(undefined),
  };
}

/** Attributes that are passed on unchanged. */
const definedOf = ({ autoComplete, enterKeyHint, autoFocus, placeholder }: LineProps) => ({
  autoComplete,
  enterKeyHint,
  autoFocus,
  placeholder: placeholder || undefined,
});

/** The value of an input, and the events that change it. */
function useText({ value, defaultValue, onChange, clean }: LineFieldProps, field: FieldState) {
  const isOwn = value === undefined;
  const settle = (input: HTMLInputElement) => {
    const text = clean ? clean(input.value) : input.value;
    if (isOwn && text !== input.value) input.value = text;
    field.clearError();
    onChange?.(text);
  };
  return {
    ...(isOwn ? { defaultValue } : { value }),
    onChange: ({ nativeEvent, currentTarget }: { nativeEvent: Event; currentTarget: HTMLInputElement }) => {
      // Text being composed must not be touched.
      if ('isComposing' in nativeEvent && nativeEvent.isComposing) onChange?.(currentTarget.value);
      else settle(currentTarget);
    },
    ...(clean && {
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget),
      onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
        if (event.data && clean(event.data) === '') event.preventDefault();
      },
    }),
  };
}
