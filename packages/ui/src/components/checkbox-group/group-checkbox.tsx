import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { description } from '../../primitives/field/field.css.ts';
import * as box from '../checkbox/checkbox.css.ts';

/** An option of the group. */
export interface CheckboxOption<Value extends string = string> {
  /** Unique within the group. */
  value: Value;
  /** Can contain markup but no links: pressing a label toggles the box. */
  label: ReactNode;
  /** More about the option, below the label and outside its target. Links belong here. */
  description?: ReactNode;
  /**
   * Shown, but cannot be chosen now.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export interface GroupCheckboxProps {
  /** The option this box stands for. */
  option: CheckboxOption;
  /** Ids of the group's messages. */
  messageIds: string | undefined;
  /** Moves focus here when the screen appears. */
  autoFocus: boolean;
}

/** A checkbox that takes its state from the surrounding group. */
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
