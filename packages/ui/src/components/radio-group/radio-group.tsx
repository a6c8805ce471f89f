'use client';

import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import * as styles from './radio-group.css.ts';

/** An option of the group. */
export interface RadioOption<Value extends string = string> {
  /** Unique within the group; passed to `onChange`. */
  value: Value;
  label: ReactNode;
  /** Explanation below the label; not part of the option's name. */
  description?: ReactNode;
  /**
   * Shown, but cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<FieldProps<Value | null>, 'onChange'> {
  /** The options, in order. */
  options: readonly RadioOption<Value>[];
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
}

/** One of a few options, all visible. If each needs more than one line, use `ChoiceCards`. */
export function RadioGroup<Value extends string>({ onChange, ...props }: RadioGroupProps<Value>) {
  const { options } = props;
  const { field, value, change } = useValueField<Value | null>(
    { ...props, onChange: (chosen) => chosen !== null && onChange?.(chosen) },
    null,
    { isGroup: true, controlRef: props.ref },
  );
  const choose = (chosen: string | null) => {
    const option = options.find((one) => one.value === chosen);
    if (option) change(option.value);
  };
  return (
    <Field field={field}>
      <AriaRadioGroup
        {...ariaOf(field, props)}
        className={styles.options}
        value={value}
        onChange={choose}
        isReadOnly={field.isReadOnly}
      >
        {options.map((option, at) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={styles.place}
            {...(field.messageIds && { 'aria-describedby': field.messageIds })}
            autoFocus={props.autoFocus === true && at === 0}
          >
            <RadioButton className={styles.target}>
              <span aria-hidden="true" className={styles.dot} />
              <span className={styles.label}>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" className={styles.description}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </AriaRadioGroup>
    </Field>
  );
}
