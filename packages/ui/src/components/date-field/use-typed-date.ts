import type { CalendarDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { noSuchDate, readPastedDate, writeDate } from './read-date.ts';
import { useDateDraft } from './use-date-draft.ts';
import { usePaste } from './use-paste.ts';
import type { RefusedDate } from './use-refused-date.ts';

interface TypedDateOptions {
  /** `2026-11-21`, or null. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly refused: RefusedDate;
  /** Whether nothing can be entered now. */
  readonly isFixed: boolean;
}

/** A date that is typed part by part, or pasted. What does not exist is refused, where React Aria would make the nearest day of it. */
export function useTypedDate({ value, onChange, refused, isFixed }: TypedDateOptions) {
  const { locale } = useLocale();
  const [date, setDate] = useDateDraft(value);
  const box = useRef<HTMLDivElement>(null);
  const isRefusing = useRef(false);
  const change = (next: CalendarDate | null) => {
    if (isRefusing.current) return;
    refused.clear();
    setDate(next);
    onChange(writeDate(next));
  };
  usePaste(box, (text) => {
    if (isFixed) return false;
    const pasted = readPastedDate(text, locale);
    if (pasted) change(pasted);
    // What was there stays.
    else refused.refuse(text);
    return true;
  });
  useEffect(() => {
    const element = box.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element || isFixed || (relatedTarget instanceof Node && element.contains(relatedTarget))) return;
      const text = noSuchDate(element);
      if (text === null) return;
      refused.refuse(text);
      setDate(null);
      onChange(null);
      // React Aria hands over the nearest day while this same event goes on.
      isRefusing.current = true;
      setTimeout(() => {
        isRefusing.current = false;
      });
    };
    element?.addEventListener('focusout', leave, true);
    return () => element?.removeEventListener('focusout', leave, true);
  });
  return { box, date, change };
}
