'use client';

import { parseTime, type Time } from '@internationalized/date';
import { useState } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { Field } from '../../primitives/field/field.tsx';
import type { FieldProps } from '../../primitives/field/field-props.ts';
import { ariaOf } from '../../primitives/field/use-field.ts';
import { useValueField } from '../../primitives/field/use-field-value.ts';
import { DateParts } from '../date-field/date-parts.tsx';
import * as styles from './time-field.css.ts';

export interface TimeFieldProps extends FieldProps<string | null, HTMLElement> {
  /** `14:30`, however the locale writes it; null if a part is missing. An invalid time counts as none (controlled). */
  value?: string | null | undefined;
  /** Called after every change with a complete time, or null while a part is missing. */
  onChange?: ((time: string | null) => void) | undefined;
}

/** A time of day, typed part by part in the locale's format: with AM and PM, or 24 hours. */
export function TimeField(props: TimeFieldProps) {
  const { name, ...others } = props;
  const {
    field,
    value,
    change: set,
  } = useValueField<string | null>(props, null, { isGroup: true, controlRef: props.ref });
  const [time, setTime] = useState(() => readTime(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== writeTime(time)) setTime(readTime(value));
  }
  const change = (next: Time | null) => {
    setTime(next);
    set(writeTime(next));
  };
  return (
    <Field field={field}>
      <AriaTimeField<Time>
        {...ariaOf(field, others)}
        className={styles.time}
        value={time}
        onChange={change}
        granularity="minute"
        isReadOnly={field.isReadOnly}
      >
        <DateParts />
      </AriaTimeField>
      {name !== undefined && (
        <input type="hidden" name={name} value={writeTime(time) ?? ''} disabled={field.isDisabled} />
      )}
    </Field>
  );
}

function readTime(text: string | null): Time | null {
  if (!text) return null;
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}

const writeTime = (time: Time | null) => time?.toString().slice(0, 'hh:mm'.length) ?? null;
