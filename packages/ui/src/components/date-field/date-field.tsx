'use client';

import type { CalendarDate } from '@internationalized/date';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { control } from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { DateParts } from './date-parts.tsx';
import { useRefusedDate } from './use-refused-date.ts';
import { useTypedDate } from './use-typed-date.ts';

export { words as dateFieldWords } from './words.ts';

export interface DateFieldProps extends FieldProps<string | null, HTMLElement> {
  /** `2026-11-21`; null if the date is incomplete. An invalid date counts as none (controlled). */
  value?: string | null | undefined;
  /** Called after every change with a complete date, or null if a part is missing. */
  onChange?: ((date: string | null) => void) | undefined;
  /** `bday` for the person's own date of birth. */
  autoComplete?: 'bday' | undefined;
}

/**
 * A date that people know or copy from paper, typed part by part in their locale's order. To pick a date from a calendar, use
 * `DatePicker`.
 */
export function DateField(props: DateFieldProps) {
  const { autoComplete } = props;
  const refused = useRefusedDate();
  const {
    field,
    value,
    change: set,
  } = useValueField<string | null>(props, null, {
    isGroup: true,
    controlRef: props.ref,
    error: refused.error,
  });
  const isFixed = field.isDisabled || field.isReadOnly;
  const { box, date, change } = useTypedDate({ value, onChange: set, refused, isFixed });
  return (
    <Field field={field}>
      <AriaDateField<CalendarDate>
        {...ariaOf(field, props)}
        {...(autoComplete && { autoComplete })}
        className={control}
        value={date}
        onChange={change}
        granularity="day"
        shouldForceLeadingZeros
        isReadOnly={field.isReadOnly}
      >
        <DateParts ref={box} />
      </AriaDateField>
    </Field>
  );
}
