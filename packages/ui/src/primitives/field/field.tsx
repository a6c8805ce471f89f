import type { ReactNode } from 'react';
import * as styles from './field.css.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldMessages } from './field-messages.tsx';
import type { FieldState } from './use-field.ts';

export interface FieldProps {
  /** The field's state from `useField`. */
  field: FieldState;
  /**
   * Hides the label visually; the control then needs an `aria-label`.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /**
   * Whether the label is larger than those of fields, because it heads some.
   * @default false
   */
  isHeading?: boolean | undefined;
  /** Content at the end of the label's line. */
  beside?: ReactNode;
  /** The control. */
  children: ReactNode;
  /** Content between the control and the messages. */
  below?: ReactNode;
  /** Content below the messages. */
  after?: ReactNode;
  /**
   * Announces new errors; turn it off if the field has its own live region.
   * @default true
   */
  isAnnounced?: boolean | undefined;
}

/**
 * Label, control and messages: the parts of every field. React Aria's own fields render twice on mount to find out which parts are there;
 * here they are known, and a long form mounts in half the time.
 */
export function Field({ field, isLabelHidden = false, isHeading, beside, children, ...props }: FieldProps) {
  const { id, description, error } = field;
  const label = !isLabelHidden && <FieldLabel field={field} isHeading={isHeading} />;
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
  /** The field's state from `useField`. */
  field: FieldState;
  /** The input, and buttons next to it. */
  children: ReactNode;
}

/** The box around the input and the content before and after it. */
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
