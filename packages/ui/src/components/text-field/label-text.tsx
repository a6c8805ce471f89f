import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import * as styles from './field.css.ts';

export interface FieldLabelProps {
  /** What the field is called. */
  children: ReactNode;
  /** Whether it may stay empty. */
  isOptional: boolean;
}

/** What stands in a label, with the word for optional where the field may stay empty. */
export function LabelText({ children, isOptional }: FieldLabelProps) {
  const messages = useUiMessages();
  return (
    <>
      <span>{children}</span> {isOptional && <span className={styles.optional}>{messages.optional}</span>}
    </>
  );
}
