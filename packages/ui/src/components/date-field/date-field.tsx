'use client';

import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { control } from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { DateParts } from './date-parts.tsx';
import { readPastedDate, writeDate } from './read-date.ts';
import { useDateDraft } from './use-date-draft.ts';
import { usePaste } from './use-paste.ts';

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
  const { locale } = useLocale();
  const {
    field,
    value,
    change: set,
  } = useValueField<string | null>(props, null, {
    isGroup: true,
    controlRef: props.ref,
  });
  const [date, setDate] = useDateDraft(value);
  const change = (next: CalendarDate | null) => {
    setDate(next);
    set(writeDate(next));
  };
  const box = useRef<HTMLDivElement>(null);
  usePaste(box, (text) => {
    const pasted = field.isDisabled || field.isReadOnly ? null : readPastedDate(text, locale);
    if (pasted) change(pasted);
    return pasted !== null;
  });
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
