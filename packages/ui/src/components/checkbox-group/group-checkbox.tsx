import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { description } from '../../primitives/field/field.css.ts';
import * as box from '../checkbox/checkbox.css.ts';
import type { CheckboxOption } from './checkbox-group.tsx';

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
