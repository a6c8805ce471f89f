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
import { useRefusedDate } from '../date-field/use-refused-date.ts';
import { useTypedDate } from '../date-field/use-typed-date.ts';
import { PickerBox, PickerPopover } from './picker-parts.tsx';

export interface DatePickerProps extends FieldProps<string | null, HTMLElement> {
  /** `2026-11-21`; null if the date is incomplete. An invalid date counts as none (controlled). */
  value?: string | null | undefined;
  /** Called after every change with a complete date, or null if a part is missing. */
  onChange?: ((date: string | null) => void) | undefined;
  /** First day that can be selected in the calendar, `2026-11-21`. A typed day may be earlier: report that in `error`. */
  min?: string | undefined;
  /** Last day that can be selected in the calendar, `2026-11-21`. */
  max?: string | undefined;
  /** Whether a day cannot be selected in the calendar, such as a weekend; gets `2026-11-21`. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

/** A date that is typed or picked from a calendar. For dates people know by heart, use `DateField`. */
export function DatePicker(props: DatePickerProps) {
  const { min, max, isUnavailable } = props;
  const [isOpen, setOpen] = useState(false);
  const refused = useRefusedDate();
  const {
    field,
    value,
    change: set,
  } = useValueField<string | null>(props, null, {
    isGroup: true,
    hasOwnFocusEvents: true,
    controlRef: props.ref,
    error: refused.error,
  });
  const isFixed = field.isDisabled || field.isReadOnly;
  const { box, date, change } = useTypedDate({ value, onChange: set, refused, isFixed });
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
        <PickerBox isDisabled={isFixed}>
          <DateParts isBare ref={box} />
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
