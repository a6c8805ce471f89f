import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { classes } from '../../primitives/classes.ts';
import * as field from '../../primitives/field/field.css.ts';
import * as styles from './date-field.css.ts';

export interface DatePartsProps {
  /** The element that groups the parts. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Which of the two dates, in a range field. */
  slot?: 'start' | 'end' | undefined;
  /**
   * Without a box of its own, because another one surrounds it.
   * @default false
   */
  isBare?: boolean | undefined;
}

/** Day, month and year, or hour and minute, each in its own editable part, in the order of the reader's locale. */
export function DateParts({ ref, slot, isBare = false }: DatePartsProps) {
  return (
    <DateInput
      {...(ref && { ref })}
      {...(slot && { slot })}
      className={isBare ? styles.parts : classes(field.box, styles.box, styles.parts)}
    >
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
