import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { describedBy, PlainMessages } from '../text-field/plain-messages.tsx';
import * as styles from './checkbox.css.ts';

export interface CheckboxProps extends FieldRootProps {
  /** What a tick says, as a whole sentence. May be marked up, but holds no link: a press on a label ticks the box. */
  children: ReactNode;
  /** Below the label, outside its target: more about it, and any link. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the box invalid. */
  error?: ReactNode;
  /** The state now, if the caller keeps it. */
  isSelected?: boolean | undefined;
  /** The state at first, if the box keeps it. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state after every press. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Some, not all, of what it stands for; only for show, until it is pressed. */
  isIndeterminate?: boolean | undefined;
  /** Must be ticked to go on. */
  isRequired?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** Yes or no to one sentence. Takes effect when its form is sent, not at once. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, error, isSelected, defaultSelected, onChange, name } = props;
  const { isIndeterminate = false, isRequired = false, isDisabled = false } = props;
  const messages = { id: useId(), description, error };
  const described = describedBy(messages);
  const Mark = isIndeterminate ? Minus : Check;
  return (
    <CheckboxField
      {...fieldRoot(props)}
      {...(isSelected !== undefined && { isSelected })}
      {...(defaultSelected !== undefined && { defaultSelected })}
      {...(name !== undefined && { name })}
      {...(described && { 'aria-describedby': described })}
      className={styles.field}
      onChange={(next) => onChange?.(next)}
      isIndeterminate={isIndeterminate}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <CheckboxButton className={styles.target}>
        <span aria-hidden="true" className={styles.box}>
          <Mark className={styles.mark} strokeWidth={3} />
        </span>
        <span className={styles.label}>{children}</span>
      </CheckboxButton>
      <div className={styles.below}>
        <PlainMessages {...messages} />
      </div>
    </CheckboxField>
  );
}
