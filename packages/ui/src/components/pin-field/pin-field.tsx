'use client';

import { useMaskito } from '@maskito/react';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { useMergedRef } from '../../primitives/field/merge-refs.ts';
import { inputOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { figures, reading } from '../../primitives/mask/mask-options.ts';
import { codeIn, digitsOf } from './code-in.ts';
import { PinCells } from './pin-cells.tsx';
import * as styles from './pin-field.css.ts';

export interface PinFieldProps extends FieldProps<string> {
  /** Called each time the last digit is entered. */
  onComplete?: ((digits: string) => void) | undefined;
  /**
   * Number of digits.
   * @default 6
   */
  length?: number | undefined;
  /**
   * Shows dots instead of digits: for a PIN people keep, not for a code they were sent.
   * @default false
   */
  isSecret?: boolean | undefined;
  /**
   * Lets a phone offer the code it received; use `off` for a secret.
   * @default 'one-time-code'
   */
  autoComplete?: 'one-time-code' | 'current-password' | 'new-password' | 'off' | undefined;
}

/** A short numeric code, in one input that looks like a row of cells. */
export function PinField(props: PinFieldProps) {
  const { length = 6, isSecret = false, name, autoFocus } = props;
  const [selection, setSelection] = useState<readonly [number, number] | null>(null);
  const options = useMemo(
    () => figures({ mask: new RegExp(`^\\d{0,${length}}$`), preprocessors: [reading(digitsOf)] }),
    [length],
  );
  const { field, value, change: set } = useValueField(props, '');
  const ref = useMergedRef(props.ref, useMaskito({ options }));
  const change = (digits: string) => {
    set(digits);
    if (digits.length === length && digits !== value) props.onComplete?.(digits);
  };
  const select = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) =>
    setSelection([input.selectionStart ?? value.length, input.selectionEnd ?? value.length]);
  return (
    <Field field={field}>
      <Group role="presentation" className={styles.row} isDisabled={field.isDisabled}>
        <PinCells digits={value} length={length} isSecret={isSecret} selection={selection} />
        <input
          {...inputOf(field, name)}
          {...{ ref, value, autoFocus }}
          type={isSecret ? 'password' : 'text'}
          inputMode="numeric"
          spellCheck="false"
          autoComplete={props.autoComplete ?? (isSecret ? 'off' : 'one-time-code')}
          className={styles.input}
          onChange={(event) => change(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            const found = field.isReadOnly ? null : codeIn(pasted, length);
            // Part of a code is inserted at the caret; of a message without one, nothing is.
            if (!found && !/\p{L}/u.test(pasted)) return;
            event.preventDefault();
            // A complete code replaces the text, wherever the caret is. One out of a message is looked at before it is sent.
            if (found?.isAlone) change(found.code);
            else if (found) set(found.code);
          }}
          onSelect={select}
          onFocus={select}
          onBlur={() => setSelection(null)}
          // The caret is invisible between cells, so a press moves it to where the next digit goes.
          onClick={({ currentTarget: input }) => input.setSelectionRange(value.length, value.length)}
        />
      </Group>
    </Field>
  );
}
