'use client';

import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { relativeLabel } from './relative-label.ts';
import * as styles from './relative-time.css.ts';
import { words } from './words.ts';

export { words as relativeTimeWords } from './words.ts';

interface OwnProps {
  /** ISO 8601 with a time zone, or ms since 1970. A missing or invalid time shows "N/A". */
  date: string | number | null | undefined;
  /**
   * The current time in ms since 1970.
   * @default the clock of the device
   */
  now?: number | undefined;
  /**
   * IANA time zone for calendar days.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
  /**
   * Whether it is part of a sentence: "today at" instead of "Today at".
   * @default false
   */
  isInSentence?: boolean | undefined;
}

export type RelativeTimeProps = OwnProps & RootProps<HTMLTimeElement>;

/** A time relative to now, in everyday words. */
export function RelativeTime({ date, now, timeZone, isInSentence = false, ...rest }: RelativeTimeProps) {
  const { locale } = useLocale();
  const messages = useWords(words);
  const clock = useNow(now);
  const moment = date === null || date === undefined || date === '' ? undefined : new Date(date);
  if (!moment || Number.isNaN(moment.getTime())) {
    return (
      <time {...rootProps(rest)} className={styles.time} data-missing="">
        {messages.notAvailable}
      </time>
    );
  }
  return (
    <time {...rootProps(rest)} className={styles.time} dateTime={moment.toISOString()}>
      {relativeLabel(moment, new Date(clock), { locale, timeZone, messages, isInSentence })}
    </time>
  );
}

const minute = 60_000;

/** The given time, or the current one, updated every minute, so that "today" becomes "yesterday" at midnight. */
function useNow(given: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (given !== undefined) return;
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, [given]);
  return given ?? now;
}
