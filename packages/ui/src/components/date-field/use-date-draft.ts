import { useState } from 'react';
import { readDate, writeDate } from './read-date.ts';

/** The date of a value while it is typed. The field's own change must not overwrite what is partly typed. */
export function useDateDraft(value: string | null) {
  const [date, setDate] = useState(() => readDate(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== writeDate(date)) setDate(readDate(value));
  }
  return [date, setDate] as const;
}
