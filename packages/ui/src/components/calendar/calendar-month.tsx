import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import * as styles from './calendar.css.ts';

export interface CalendarMonthProps {
  /**
   * Days with a dot, and what the dot means.
   * @default no dots
   */
  marks?: Readonly<Record<string, string>> | undefined;
}

/** The month of a calendar, with buttons to go to the previous and next one. */
export function CalendarMonth({ marks = {} }: CalendarMonthProps) {
  return (
    <>
      <div className={styles.header}>
        <Button slot="previous" className={styles.step}>
          <ChevronLeft size={24} className={styles.arrow} aria-hidden />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={styles.step}>
          <ChevronRight size={24} className={styles.arrow} aria-hidden />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={styles.day}>
              {({ formattedDate, date: day }) => (
                <>
                  {formattedDate}
                  <Mark text={marks[day.toString()]} />
                </>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

function Mark({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className={styles.dot} data-mark={text} aria-hidden />;
}
