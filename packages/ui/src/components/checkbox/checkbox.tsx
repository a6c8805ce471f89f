'use client';

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldMessages } from '../../primitives/field/field-messages.tsx';
import type { ToggleProps } from '../../primitives/field/field-props.ts';
import { useToggle } from '../../primitives/field/use-toggle.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends ToggleProps {
  /** What checking the box means, as a full sentence. Can contain markup but no links: pressing a label toggles the box. */
  children: ReactNode;
  /**
   * Partly checked. Visual only, until the box is pressed.
   * @default false
   */
  isIndeterminate?: boolean | undefined;
  /**
   * Must be checked before the form can be sent.
   * @default false
   */
  isRequired?: boolean | undefined;
}

/** A checkbox. It takes effect when its form is sent, not at once. */
export function Checkbox(props: CheckboxProps) {
  const { children, isIndeterminate = false } = props;
  const { field, control } = useToggle(props);
  const Mark = isIndeterminate ? Minus : Check;
  return (
    <div {...field.root} className={styles.field}>
      <CheckboxField
        {...control}
        className={styles.control}
        isIndeterminate={isIndeterminate}
        isRequired={field.isRequired}
      >
        <CheckboxButton className={styles.target}>
          <span aria-hidden="true" className={styles.box}>
            <Mark className={styles.mark} strokeWidth={3} />
          </span>
          <span className={styles.label}>{children}</span>
        </CheckboxButton>
      </CheckboxField>
      <div className={styles.below}>
        <FieldMessages {...field} />
      </div>
    </div>
  );
}
