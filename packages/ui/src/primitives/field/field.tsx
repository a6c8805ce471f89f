import type { ReactNode } from 'react';
import * as styles from './field.css.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessages } from './field-messages.tsx';
import type { FieldState } from './use-field.ts';

export interface FieldProps {
  /** The field, as `useField` has it. */
  field: FieldState;
  /** Leaves the label to those who do not see the field; the control needs an `aria-label` then. */
  isLabelHidden?: boolean | undefined;
  /** Beside the label, at the end of its line. */
  beside?: ReactNode;
  /** The control. */
  children: ReactNode;
  /** Between the control and the messages. */
  below?: ReactNode;
  /** Below the messages. */
  after?: ReactNode;
  /** Says a new error at once; off where the field has a live region of its own. */
  isAnnounced?: boolean | undefined;
}

/**
 * Label, control and messages: what every field is made of. React Aria's own fields render twice as they mount, to find out
 * which of their parts are there; here they are known, and a long form comes up in half the time.
 */
export function Field({ field, isLabelHidden = false, beside, children, ...props }: FieldProps) {
  const { id, description, error } = field;
  const label = !isLabelHidden && <FieldLabel field={field} />;
  return (
    <div {...field.root} className={styles.field}>
      {beside ? (
        <div className={styles.head}>
          {label}
          {beside}
        </div>
      ) : (
        label
      )}
      {children}
      {props.below}
      <FieldMessages {...{ id, description, error }} isAnnounced={props.isAnnounced} />
      {props.after}
    </div>
  );
}

export interface FieldBoxProps {
  /** The field, as `useField` has it. */
  field: FieldState;
  /** The input, and buttons beside it. */
  children: ReactNode;
}

/** The box around what is typed, with what stands before and after it. */
export function FieldBox({ field, children }: FieldBoxProps) {
  const { id, isDisabled, isInvalid, prefix, suffix } = field;
  return (
    <div className={styles.box} data-disabled={isDisabled || undefined} data-invalid={isInvalid || undefined}>
      {prefix && (
        <span id={`${id}-prefix`} className={styles.prefix}>
          {prefix}
        </span>
      )}
      {children}
      {suffix && (
        <span id={`${id}-suffix`} className={styles.suffix}>
          {suffix}
        </span>
      )}
    </div>
  );
}
