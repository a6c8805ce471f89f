'use client';

import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { control } from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { calendar } from '../calendar/calendar.css.ts';
import { CalendarMonth } from '../calendar/calendar-month.tsx';
import { DateParts } from '../date-field/date-parts.tsx';
import { writeDate } from '../date-field/read-date.ts';
import { useDateDraft } from '../date-field/use-date-draft.ts';
import { PickerBox, PickerPopover } from './picker-parts.tsx';

export interface DatePickerProps extends FieldProps<string | null, HTMLElement> {
  /** `2026-11-21`; null while no date is whole. What is no such date counts as none. */
  value?: string | null | undefined;
  /** After every change: a whole date, or null while a part is missing. */
  onChange?: ((date: string | null) => void) | undefined;
  /** First day that the calendar lets choose, `2026-11-21`. A day that is typed may lie before it: say so in `error`. */
  min?: string | undefined;
  /** Last day that the calendar lets choose, `2026-11-21`. */
  max?: string | undefined;
  /** Days that the calendar does not let choose, e.g. weekends; gets `2026-11-21`. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

/** A date that is typed, or chosen from a calendar. One that people know by heart is a `DateField`. */
export function DatePicker(props: DatePickerProps) {
  const { min, max, isUnavailable } = props;
  const [isOpen, setOpen] = useState(false);
  const {
    field,
    value,
    change: set,
  } = useValueField<string | null>(props, null, {
    isGroup: true,
    hasOwnFocusEvents: true,
    controlRef: props.ref,
  });
  const [date, setDate] = useDateDraft(value);
  const change = (next: CalendarDate | null) => {
    setDate(next);
    set(writeDate(next));
  };
  return (
    <Field field={field}>
      <AriaDatePicker<CalendarDate>
        {...ariaOf(field, props)}
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        {...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
        className={control}
        value={date}
        onChange={change}
        onBlur={(event) => props.onBlur?.(event)}
        onFocus={(event) => props.onFocus?.(event)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        granularity="day"
        shouldForceLeadingZeros
        isReadOnly={field.isReadOnly}
      >
        <PickerBox isDisabled={field.isDisabled || field.isReadOnly}>
          <DateParts isBare />
        </PickerBox>
        <PickerPopover>
          <AriaCalendar className={calendar}>
            <CalendarMonth />
          </AriaCalendar>
        </PickerPopover>
      </AriaDatePicker>
    </Field>
  );
}
