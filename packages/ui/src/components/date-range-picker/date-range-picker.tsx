'use client';

import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useWords } from '../../messages/words.ts';
import { classes } from '../../primitives/classes.ts';
import { control } from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import * as calendar from '../calendar/calendar.css.ts';
import { CalendarMonth } from '../calendar/calendar-month.tsx';
import { DateParts } from '../date-field/date-parts.tsx';
import { PickerBox, PickerPopover } from '../date-picker/picker-parts.tsx';
import { type DateRange, isReversed, sameRange, writeInterval, writeRange } from './date-range.ts';
import { dash } from './date-range-picker.css.ts';
import { useRangeDraft } from './use-range-draft.ts';
import { words } from './words.ts';

export type { DateRange } from './date-range.ts';
export { words as dateRangePickerWords } from './words.ts';

export interface DateRangePickerProps extends FieldProps<DateRange | null, HTMLElement> {
  /** Both days as `2026-11-21`; null if one is incomplete or the end is before the start (controlled). */
  value?: DateRange | null | undefined;
  /** Called after every change with both days, or null while the range is incomplete. */
  onChange?: ((range: DateRange | null) => void) | undefined;
  /** First day that can be selected in the calendar, `2026-11-21`. A typed day may be earlier: report that in `error`. */
  min?: string | undefined;
  /** Last day that can be selected in the calendar, `2026-11-21`. */
  max?: string | undefined;
}

/** A range of days that is typed or picked from a calendar. Forms get it as an ISO 8601 interval: `2026-11-01/2026-11-21`. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { min, max, name, ...others } = props;
  const messages = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const [isBackward, setBackward] = useState(false);
  const {
    field,
    value,
    change: set,
  } = useValueField<DateRange | null>(props, null, {
    isGroup: true,
    hasOwnFocusEvents: true,
    controlRef: props.ref,
    error: isBackward && messages.endsBeforeStart,
  });
  const [range, setRange] = useRangeDraft(value);
  const change = (next: { start: CalendarDate; end: CalendarDate } | null) => {
    setRange(next);
    setBackward(isReversed(next));
    const written = writeRange(next);
    if (!sameRange(written, value)) set(written);
  };
  return (
    <Field field={field}>
      <AriaDateRangePicker<CalendarDate>
        {...ariaOf(field, others)}
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        className={control}
        value={range}
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
          <DateParts isBare slot="start" />
          <span aria-hidden="true" className={dash}>
            –
          </span>
          <DateParts isBare slot="end" />
        </PickerBox>
        <PickerPopover>
          <RangeCalendar className={classes(calendar.calendar, calendar.range)}>
            <CalendarMonth />
          </RangeCalendar>
        </PickerPopover>
      </AriaDateRangePicker>
      {name !== undefined && (
        <input type="hidden" name={name} value={writeInterval(value)} disabled={field.isDisabled} />
      )}
    </Field>
  );
}
