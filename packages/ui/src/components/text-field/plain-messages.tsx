import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

export interface PlainMessagesProps {
  /** From which the ids of description and error are made. */
  id: string;
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

/** The value of `aria-describedby` for those of a control's messages that are shown. */
export const describedBy = ({ id, description, error }: PlainMessagesProps) =>
  [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Description and error of a control that React Aria does not know as a field; the caller ties them by `describedBy`. */
export function PlainMessages({ id, description, error }: PlainMessagesProps) {
  return (
    <>
      {description && (
        <div id={`${id}-description`} className={styles.description.quiet}>
          {description}
        </div>
      )}
      <div aria-live="polite" className={styles.errorPlace}>
        {error && (
          <div id={`${id}-error`} className={styles.error}>
            <CircleAlert aria-hidden="true" className={styles.errorIcon} />
            <div>{error}</div>
          </div>
        )}
      </div>
    </>
  );
}
