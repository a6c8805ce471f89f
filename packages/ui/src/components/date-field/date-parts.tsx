import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { classes } from '../../primitives/classes.ts';
import * as field from '../../primitives/field/field.css.ts';
import * as styles from './date-field.css.ts';

export interface DatePartsProps {
  /** The group of the parts. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Which of two dates, in a field that has two. */
  slot?: 'start' | 'end' | undefined;
  /** Without a box: another one is around it. */
  isBare?: boolean | undefined;
}

/** Day, month and year, or hour and minute, each typed in a part of its own, in the order of the reader's language. */
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
