'use client';

import type { CalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import { control } from '../../primitives/field/field.css.ts';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { DateParts } from './date-parts.tsx';
import { readPastedDate, writeDate } from './read-date.ts';
import { useDateDraft } from './use-date-draft.ts';
import { usePaste } from './use-paste.ts';
import { words } from './words.ts';

export { words as dateFieldWords } from './words.ts';

/** How many characters of a pasted text are repeated. */
const longestShown = 40;

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
  const messages = useWords(words);
  const [notRead, setNotRead] = useState<string | null>(null);
  const {
    field,
    value,
    change: set,
  } = useValueField<string | null>(props, null, {
    isGroup: true,
    controlRef: props.ref,
    error: notRead === null ? undefined : messages.dateNotRead(notRead),
  });
  const [date, setDate] = useDateDraft(value);
  const change = (next: CalendarDate | null) => {
    setNotRead(null);
    setDate(next);
    set(writeDate(next));
  };
  const box = useRef<HTMLDivElement>(null);
  usePaste(box, (text) => {
    if (field.isDisabled || field.isReadOnly) return false;
    const pasted = readPastedDate(text, locale);
    if (pasted) change(pasted);
    // What was there stays: a text that is no date, such as 31/02/1990, is never made into another one.
    else setNotRead(text.trim().slice(0, longestShown));
    return true;
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
