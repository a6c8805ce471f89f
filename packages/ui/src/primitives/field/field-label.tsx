import type { MouseEvent } from 'react';
import { Label } from 'react-aria-components/Label';
import { useUiMessages } from '../../messages/messages.ts';
import * as styles from './field.css.ts';
import type { FieldState } from './use-field.ts';

/** A field's name, with the word for optional where the field may stay empty. A press on it puts the focus into the field. */
export function FieldLabel({ field }: { field: FieldState }) {
  const messages = useUiMessages();
  const { id, labelId, isGroup } = field;
  const focusControl = (event: MouseEvent) => {
    event.preventDefault();
    field.focus();
  };
  return (
    <Label
      id={labelId}
      className={styles.label}
      {...(isGroup ? { elementType: 'span', onClick: focusControl } : { htmlFor: id })}
    >
      <span>{field.label}</span>{' '}
      {field.isMarkedOptional && <span className={styles.optional}>{messages.optional}</span>}
    </Label>
  );
}
