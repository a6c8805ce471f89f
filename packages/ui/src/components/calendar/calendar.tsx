'use client';

import { type CalendarDate, parseDate } from '@internationalized/date';
import type { RefAttributes } from 'react';
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
} from 'react-aria-components/Calendar';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import * as styles from './calendar.css.ts';
import { CalendarMonth } from './calendar-month.tsx';

interface OwnProps {
  /** What is chosen: "Day of the transfer". */
  label: string;
  /** The chosen day, `YYYY-MM-DD`, when the caller keeps it; null for none. Throws on anything that is no day. */
  value?: string | null | undefined;
  /** The chosen day at first, when it keeps its own state. */
  defaultValue?: string | undefined;
  /** Called with the day, `YYYY-MM-DD`. */
  onChange?: ((day: string) => void) | undefined;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The day that is shown first; the chosen one, or today, by default. */
  firstShown?: string | undefined;
  /** Days that cannot be chosen, e.g. weekends; gets `YYYY-MM-DD`. */
  isUnavailable?: ((day: string) => boolean) | undefined;
  /** Days with a dot below, and what it means, which is spoken: `{ '2026-11-27': 'Payday' }`. */
  marks?: Readonly<Record<string, string>> | undefined;
  /** No day can be chosen now. */
  isDisabled?: boolean | undefined;
}

export type CalendarProps = OwnProps &
  Pick<AriaCalendarProps<CalendarDate> & RefAttributes<HTMLDivElement>, 'id' | 'ref'>;

/** A month, of which one day can be chosen. Days are the calendar's own: no time zone moves them. */
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
      {...rest}
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

/** A day's name is made by React Aria, so what marks mean is said beside the grid. */
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
