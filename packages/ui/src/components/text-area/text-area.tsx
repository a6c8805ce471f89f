'use client';

import { type CSSProperties, useState } from 'react';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { input } from '../../primitives/field/field.css.ts';
import { Field, FieldBox } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { inputOf, useField } from '../../primitives/field/use-field.ts';
import { usePasteLimit } from '../../primitives/field/use-paste-limit.ts';
import { useSettled } from '../../primitives/use-settled.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './text-area.css.ts';
import { words } from './words.ts';

export { words as textAreaWords } from './words.ts';

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  /**
   * Maximum number of characters. How many are left is shown, and announced when typing pauses near the limit.
   * @default 500
   */
  maxLength?: number | undefined;
  /**
   * Lines visible initially; it grows with its content.
   * @default 3
   */
  rows?: number | undefined;
  /** An example shown while the field is empty. It does not replace the label. */
  placeholder?: string | undefined;
  /** What the browser can fill in. */
  autoComplete?: string | undefined;
}

/** How long typing must pause before the count is announced, in ms. */
const PAUSE = 800;

/** A text field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { maxLength = 500, rows = 3, name, placeholder, autoComplete, autoFocus, ref, value } = props;
  const messages = useWords(words);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const paste = usePasteLimit(maxLength);
  const change = (text: string) => {
    setTyped(text);
    paste.forget();
    field.clearError();
    props.onChange?.(text);
  };
  const field = useField(
    { ...props, error: paste.error ?? props.error },
    { onReset: () => change(props.defaultValue ?? '') },
  );
  const left = maxLength - (value ?? typed).length;
  const said = useSettled(left <= maxLength / 10 ? messages.charactersLeft(left) : '', PAUSE);
  return (
    <Field
      field={field}
      after={
        <>
          <div aria-hidden="true" className={styles.count} data-full={left === 0 || undefined}>
            {messages.charactersLeft(left)}
          </div>
          <VisuallyHidden as="div">
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </>
      }
    >
      <FieldBox field={field}>
        <textarea
          {...inputOf(field, name)}
          {...(value === undefined ? { defaultValue: props.defaultValue } : { value })}
          {...{ ref, rows, maxLength, placeholder, autoComplete, autoFocus }}
          style={{ '--df-text-area-rows': rows } as CSSProperties}
          className={classes(input, styles.area)}
          onPaste={paste.onPaste}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </FieldBox>
    </Field>
  );
}
