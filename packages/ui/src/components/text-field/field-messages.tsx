import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './field.css.ts';
import { type FieldLabelProps, LabelText } from './label-text.tsx';

/** The label of one of React Aria's fields. */
export function FieldLabel(props: FieldLabelProps) {
  return (
    <Label className={styles.label}>
      <LabelText {...props} />
    </Label>
  );
}

export interface FieldMessagesProps {
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** Says a new error at once; off where the field has a live region of its own. */
  announce?: boolean | undefined;
  /** Sets the description as large as an error: where it is half of what one wants to know. */
  isProminent?: boolean | undefined;
}

/** What helps with a field, and what is wrong with it: below its box, tied to it, the error said as soon as it shows. */
export function FieldMessages({
  description,
  error,
  announce = true,
  isProminent = false,
}: FieldMessagesProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description[isProminent ? 'prominent' : 'quiet']}>
          {description}
        </Text>
      )}
      {/* Stands empty beforehand: a live region that comes together with its text is not read. */}
      <div {...(announce && { 'aria-live': 'polite' })} className={styles.errorPlace}>
        {error && (
          <FieldError className={styles.error} elementType="div">
            <CircleAlert aria-hidden="true" className={styles.errorIcon} />
            <span>{error}</span>
          </FieldError>
        )}
      </div>
    </>
  );
}
