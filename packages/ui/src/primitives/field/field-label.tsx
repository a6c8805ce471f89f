import { useUiMessages } from '../../messages/messages.ts';
import * as styles from './field.css.ts';
import type { FieldState } from './use-field.ts';

/** A field's label, with a note if the field is optional. */
export function FieldLabel({ field }: { field: FieldState }) {
  const messages = useUiMessages();
  const { id, labelId, isGroup } = field;
  const words = (
    <>
      <span>{field.label}</span>{' '}
      {field.isMarkedOptional && <span className={styles.optional}>{messages.optional}</span>}
    </>
  );
  return isGroup ? (
    <span id={labelId} className={styles.label}>
      {words}
    </span>
  ) : (
    <label id={labelId} htmlFor={id} className={styles.label}>
      {words}
    </label>
  );
}
