import { useState } from 'react';
import { type DateRange, readRange, sameRange, writeRange } from './date-range.ts';

/** The span of a value while it is typed. What the field itself has just said must not replace what is half typed. */
export function useRangeDraft(value: DateRange | null) {
  const [range, setRange] = useState(() => readRange(value));
  const [seen, setSeen] = useState(value);
  if (!sameRange(value, seen)) {
    setSeen(value);
    if (!sameRange(value, writeRange(range))) setRange(readRange(value));
  }
  return [range, setRange] as const;
}
