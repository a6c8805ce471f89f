import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, useRef, useState } from 'react';
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classes } from '../../primitives/classes.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
import * as styles from './date-field.css.ts';
import { readDate, readPastedDate } from './read-date.ts';
import { usePaste } from './use-paste.ts';

export interface DateFieldProps extends FieldRootProps {
  /** Always in sight: "Date of birth". */
  label: string;
  /** `2026-11-21`; null while no date is whole. What is no such date counts as none. */
  value: string | null;
  /** After every change: a whole date, or null while a part is missing. */
  onChange: (date: string | null) => void;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** Help that stays: where the date is found, from when to when. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** `bday` where it is the person's own. */
  autoComplete?: 'bday' | undefined;
  /** May stay empty, and says so; without it the field is required. */
  isOptional?: boolean | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /** Takes the focus when the screen appears; only where it is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** A date that people know by heart or read off a paper, typed part by part in their own order. A date to look up is a `Calendar`. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, description, error, autoComplete, autoFocus, name } = props;
  const { isOptional = false, isDisabled = false, isReadOnly = false } = props;
  const { locale } = useLocale();
  const [date, setDate] = useState(() => readDate(value));
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    // What the field itself has just said must not replace what is half typed.
    if (value !== writeDate(date)) setDate(readDate(value));
  }
  const change = (next: CalendarDate | null) => {
    setDate(next);
    onChange(writeDate(next));
  };
  const box = useRef<HTMLDivElement>(null);
  usePaste(box, (text) => {
    const pasted = isDisabled || isReadOnly ? null : readPastedDate(text, locale);
    if (pasted) change(pasted);
    return pasted !== null;
  });
  return (
    <AriaDateField<CalendarDate>
      {...fieldRoot(props)}
      {...(autoComplete && { autoComplete })}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(name !== undefined && { name })}
      className={field.field}
      value={date}
      onChange={change}
      onBlur={() => props.onBlur?.()}
      granularity="day"
      shouldForceLeadingZeros
      isRequired={!isOptional}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
      <DateInput ref={box} className={classes(field.box, styles.box)}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
      <FieldMessages description={description} error={error} />
    </AriaDateField>
  );
}

/** A year of fewer than four digits is one that is still being typed. */
const writeDate = (date: CalendarDate | null) => (date && date.year >= 1000 ? date.toString() : null);
