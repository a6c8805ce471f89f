import { useUiMessages } from '../../messages/messages.ts';
import { classes } from '../classes.ts';
import * as styles from './field.css.ts';
import type { FieldState } from './use-field.ts';

export interface FieldLabelProps {
  field: FieldState;
  /**
   * Whether it heads fields of its own.
   * @default false
   */
  isHeading?: boolean | undefined;
}

/** A field's label, with a note if the field is optional. */
export function FieldLabel({ field, isHeading = false }: FieldLabelProps) {
  const messages = useUiMessages();
  const { id, labelId, isGroup } = field;
  const words = (
    <>
      <span>{field.label}</span>{' '}
      {field.isMarkedOptional && <span className={styles.optional}>{messages.optional}</span>}
    </>
  );
  return isGroup ? (
    <span id={labelId} className={classes(styles.label, isHeading && styles.heading)}>
      {words}
    </span>
  ) : (
    <label id={labelId} htmlFor={id} className={styles.label}>
      {words}
    </label>
  );
}
