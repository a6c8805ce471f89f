import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import * as box from '../checkbox/checkbox.css.ts';
import * as field from '../text-field/field.css.ts';
import type { CheckboxOption } from './checkbox-group.tsx';

/** A box that takes its state from the group around it. */
export function GroupCheckbox({ option }: { option: CheckboxOption }) {
  return (
    <CheckboxField value={option.value} isDisabled={option.isDisabled ?? false} className={box.field}>
      <CheckboxButton className={box.target}>
        <span aria-hidden="true" className={box.box}>
          <Check className={box.mark} strokeWidth={3} />
        </span>
        <span className={box.label}>{option.label}</span>
      </CheckboxButton>
      {option.description && (
        <div className={box.below}>
          <Text slot="description" className={field.description.quiet}>
            {option.description}
          </Text>
        </div>
      )}
    </CheckboxField>
  );
}
