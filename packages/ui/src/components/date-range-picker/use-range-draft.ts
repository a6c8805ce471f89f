import { useState } from 'react';
import { type DateRange, readRange, sameRange, writeRange } from './date-range.ts';

/** The range of a value while it is typed. The field's own change must not overwrite what is partly typed. */
export function useRangeDraft(value: DateRange | null) {
  const [range, setRange] = useState(() => readRange(value));
  const [seen, setSeen] = useState(value);
  if (!sameRange(value, seen)) {
    setSeen(value);
    if (!sameRange(value, writeRange(range))) setRange(readRange(value));
  }
  return [range, setRange] as const;
}
