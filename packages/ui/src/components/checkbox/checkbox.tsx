'use client';

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { FieldMessages } from '../../primitives/field/field-messages.tsx';
import type { ToggleProps } from '../../primitives/field/field-props.ts';
import { useToggle } from '../../primitives/field/use-toggle.ts';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends ToggleProps {
  /** What a tick says, as a whole sentence. May be marked up, but holds no link: a press on a label ticks the box. */
  children: ReactNode;
  /**
   * Some, not all, of what it stands for; only for show, until it is pressed.
   * @default false
   */
  isIndeterminate?: boolean | undefined;
  /**
   * Must be ticked to go on.
   * @default false
   */
  isRequired?: boolean | undefined;
}

/** Yes or no to one sentence. Takes effect when its form is sent, not at once. */
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
