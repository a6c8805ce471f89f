import { type ComponentProps, type CompositionEvent, type InputEvent, type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import * as styles from './field.css.ts';
import { Field, FieldBox } from './field.tsx';
import type { FieldProps } from './field-props.ts';
import { useMergedRef } from './merge-refs.ts';
import { type FieldOptions, type FieldState, inputOf, useField } from './use-field.ts';

/** What every field of one line takes besides what every field takes. */
export interface LineProps extends FieldProps<string> {
  /** An example while it is empty; no label. */
  placeholder?: string | undefined;
  /** What a browser or password manager may fill in: `username`, `tel`, `one-time-code`. */
  autoComplete?: string | undefined;
  /** The word on the keyboard's Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
}

/** What a whole text looks like, and what to say of one that does not. */
export interface TextPattern {
  test: RegExp;
  message: string;
}

export interface LineFieldProps extends LineProps {
  /** What the field adds to the state that every field has. */
  options?: FieldOptions | undefined;
  /** What a form sends in place of the text. */
  formValue?: string | undefined;
  /** The whole text's shape. A text that does not match shows `message` once the field is left, unless `error` says more. */
  pattern?: TextPattern | undefined;
  /** Attributes and events of the input. */
  input?: ComponentProps<'input'> | undefined;
  /** Takes out of a text what the field cannot hold; must be harmless when run twice. */
  clean?: ((text: string) => string) | undefined;
  /** Sets figures of one width. */
  isOfFigures?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  /** In the box, before the input. */
  start?: ReactNode;
  /** In the box, after the input. */
  end?: ReactNode;
  below?: ReactNode;
}

/**
 * A field of one line of text. As long as the caller does not keep the value, the input itself does: a form library may read
 * and write it there.
 */
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

/** Asks for the shape of a text only once the field is left: nobody is told off while typing. */
function useMismatch({ pattern, value }: Pick<LineFieldProps, 'pattern' | 'value'>) {
  const [left, setLeft] = useState<string>();
  const text = left === undefined ? '' : (value ?? left);
  return {
    message: pattern && text !== '' && !pattern.test.test(text) ? pattern.message : undefined,
    check: setLeft,
    forget: () => setLeft(undefined),
  };
}

/** Attributes that are passed on as they are. */
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
      // What is being composed only ends well if it is left alone.
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
