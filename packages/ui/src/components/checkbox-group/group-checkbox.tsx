import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { description } from '../../primitives/field/field.css.ts';
import * as box from '../checkbox/checkbox.css.ts';

/** One thing that can be ticked. */
export interface CheckboxOption<Value extends string = string> {
  /** Its own among its siblings. */
  value: Value;
  /** May be marked up, but holds no link: a press on a label ticks the box. */
  label: ReactNode;
  /** Below the label, outside its target: more about it, and any link. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface GroupCheckboxProps {
  /** What can be ticked. */
  option: CheckboxOption;
  /** Ids of what is said of the whole group. */
  messageIds: string | undefined;
  /** Takes the focus when the screen appears. */
  autoFocus: boolean;
}

/** A box that takes its state from the group around it. */
export function GroupCheckbox({ option, messageIds, autoFocus }: GroupCheckboxProps) {
  return (
    <CheckboxField
      value={option.value}
      isDisabled={option.isDisabled ?? false}
      {...(messageIds && { 'aria-describedby': messageIds })}
      autoFocus={autoFocus}
      className={box.field}
    >
      <CheckboxButton className={box.target}>
        <span aria-hidden="true" className={box.box}>
          <Check className={box.mark} strokeWidth={3} />
        </span>
        <span className={box.label}>{option.label}</span>
      </CheckboxButton>
      {option.description && (
        <div className={box.below}>
          <Text slot="description" className={description.quiet}>
            {option.description}
          </Text>
        </div>
      )}
    </CheckboxField>
  );
}
