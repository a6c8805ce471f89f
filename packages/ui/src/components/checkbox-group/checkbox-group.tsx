'use client';

import { useId } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxGroupStateContext,
} from 'react-aria-components/CheckboxGroup';
import { useUiMessages } from '../../messages/messages.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as styles from './checkbox-group.css.ts';
import { type CheckboxOption, GroupCheckbox } from './group-checkbox.tsx';

export type { CheckboxOption } from './group-checkbox.tsx';

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<FieldProps<readonly Value[]>, 'onChange'> {
  /** The boxes, in order. */
  options: readonly CheckboxOption<Value>[];
  /** After every change, with all that is ticked, in the order of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** Label of a box above the others that ticks or empties all of them at once; without it there is none. */
  allLabel?: string | undefined;
}

/** Any number of a few things. */
export function CheckboxGroup<Value extends string>({ onChange, ...props }: CheckboxGroupProps<Value>) {
  const { options, allLabel } = props;
  const messages = useUiMessages();
  const requiredId = useId();
  const { field, value, change } = useValueField<readonly Value[]>(
    { ...props, onChange: (ticked) => onChange?.([...ticked]) },
    [],
    {
      isGroup: true,
      controlRef: props.ref,
      describes: props.isRequired === false ? undefined : requiredId,
    },
  );
  const { isDisabled, isReadOnly } = field;
  const pick = (isTicked: (option: CheckboxOption<Value>) => boolean) =>
    change(options.filter(isTicked).map((option) => option.value));
  const ticked = (option: CheckboxOption<Value>) => value.includes(option.value);
  // What cannot be changed now neither counts for the box of all nor changes with it.
  const open = options.filter((option) => !option.isDisabled);
  const isAll = open.length > 0 && open.every(ticked);
  // A group has no state that says so.
  const note = field.isRequired && <VisuallyHidden id={requiredId}>{messages.required}</VisuallyHidden>;

  return (
    <Field field={field} below={note}>
      <AriaCheckboxGroup
        {...ariaOf(field, props)}
        className={styles.group}
        value={[...value]}
        onChange={(next) => pick((option) => next.includes(option.value))}
        isReadOnly={isReadOnly}
      >
        {allLabel && (
          <CheckboxGroupStateContext value={null}>
            <Checkbox
              isSelected={isAll}
              isIndeterminate={!isAll && open.some(ticked)}
              isDisabled={isDisabled || open.length === 0}
              isReadOnly={isReadOnly}
              onChange={() => pick((option) => (option.isDisabled ? ticked(option) : !isAll))}
            >
              <strong className={styles.all}>{allLabel}</strong>
            </Checkbox>
          </CheckboxGroupStateContext>
        )}
        <div className={styles.boxes[allLabel ? 'below' : 'alone']}>
          {options.map((option, at) => (
            <GroupCheckbox
              key={option.value}
              option={option}
              messageIds={field.messageIds}
              autoFocus={props.autoFocus === true && at === 0}
            />
          ))}
        </div>
      </AriaCheckboxGroup>
    </Field>
  );
}
