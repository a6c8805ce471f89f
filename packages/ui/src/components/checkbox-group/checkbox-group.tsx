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
  /** The options, in order. */
  options: readonly CheckboxOption<Value>[];
  /** Called after every change with all selected values, in the order of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** Label of a box above the others that selects or clears all of them; omit it for none. */
  allLabel?: string | undefined;
}

/** A group of checkboxes. */
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
  // Options that cannot be changed are not counted or changed by the "all" box.
  const open = options.filter((option) => !option.isDisabled);
  const isAll = open.length > 0 && open.every(ticked);
  // A group has no ARIA state for this.
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
