'use client';

import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './calendar.css.ts';
import { CalendarMonth } from './calendar-month.tsx';

interface OwnProps {
  /** What to choose: "Day of the transfer". */
  label: string;
  /** The selected day, `YYYY-MM-DD`, or null for none (controlled). Throws if it is not a date. */
  value?: string | null | undefined;
  /** The initially selected day (uncontrolled). */
  defaultValue?: string | undefined;
  /** Called with the day, `YYYY-MM-DD`. */
  onChange?: ((day: string) => void) | undefined;
  /** First day that can be selected, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be selected, `YYYY-MM-DD`. */
  max?: string | undefined;
  /**
   * The day whose month is shown first.
   * @default the selected day, or today
   */
  firstShown?: string | undefined;
  /** Whether a day cannot be selected, such as a weekend; gets `YYYY-MM-DD`. */
  isUnavailable?: ((day: string) => boolean) | undefined;
  /**
   * Days with a dot, and its meaning, which is read aloud: `{ '2026-11-27': 'Payday' }`.
   * @default no dots
   */
  marks?: Readonly<Record<string, string>> | undefined;
  /**
   * Disables all days.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export type CalendarProps = OwnProps & RootProps;

/** A month to select one day from. Days are plain calendar dates, independent of time zones. */
export function Calendar(props: CalendarProps) {
  const {
    label,
    value,
    defaultValue,
    onChange,
    min,
    max,
    firstShown,
    isUnavailable,
    marks = {},
    ...others
  } = props;
  const { isDisabled = false, ...rest } = others;
  return (
    <AriaCalendar
      {...rootProps(rest)}
      {...(value !== undefined && { value: value === null ? null : parseDate(value) })}
      {...(defaultValue !== undefined && { defaultValue: parseDate(defaultValue) })}
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      {...(firstShown !== undefined && { defaultFocusedValue: parseDate(firstShown) })}
      {...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
      aria-label={label}
      isDisabled={isDisabled}
      onChange={(day) => onChange?.(day.toString())}
      className={styles.calendar}
    >
      <CalendarMonth marks={marks} />
      <MarkList marks={marks} />
    </AriaCalendar>
  );
}

/** React Aria sets the names of days, so the meaning of marks is listed next to the grid. */
function MarkList({ marks }: { marks: Readonly<Record<string, string>> }) {
  const days = Object.entries(marks);
  if (days.length === 0) return null;
  return (
    <VisuallyHidden as="div">
      <ul>
        {days.map(([day, text]) => (
          <li key={day}>
            <time dateTime={day}>{day}</time>: {text}
          </li>
        ))}
      </ul>
    </VisuallyHidden>
  );
}
