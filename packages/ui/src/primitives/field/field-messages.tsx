import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

export interface FieldMessagesProps {
  /** Base for the ids of description and error. */
  id: string;
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /**
   * Announces new errors; turn it off if the field has its own live region.
   * @default true
   */
  isAnnounced?: boolean | undefined;
  /**
   * Sets the description as large as an error, for important information.
   * @default false
   */
  isProminent?: boolean | undefined;
}

/** Returns the `aria-describedby` value for the messages of a control that are shown. */
export const describedBy = ({ id, description, error }: FieldMessagesProps) =>
  [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Description and error of a field; {@link describedBy} connects the control to them. */
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
      <div
        {...(isAnnounced && { 'aria-live': 'polite', 'data-error-place': '' })}
        className={styles.errorPlace}
      >
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
