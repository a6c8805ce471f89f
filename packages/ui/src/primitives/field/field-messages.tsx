import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

export interface FieldMessagesProps {
  /** From which the ids of description and error are made. */
  id: string;
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Says a new error at once; off where the field has a live region of its own. */
  isAnnounced?: boolean | undefined;
  /** Sets the description as large as an error: where it is half of what one wants to know. */
  isProminent?: boolean | undefined;
}

/** The value of `aria-describedby` for those of a control's messages that are shown. */
export const describedBy = ({ id, description, error }: FieldMessagesProps) =>
  [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Description and error of a field; its control is tied to them by {@link describedBy}. */
export function FieldMessages(props: FieldMessagesProps) {
  const { id, description, error, isAnnounced = true, isProminent = false } = props;
  return (
    <>
      {description && (
        <div id={`${id}-description`} className={styles.description[isProminent ? 'prominent' : 'quiet']}>
          {description}
        </div>
      )}
      {/* Stands empty beforehand: a live region that comes together with its text is not read. */}
      <div {...(isAnnounced && { 'aria-live': 'polite' })} className={styles.errorPlace}>
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
