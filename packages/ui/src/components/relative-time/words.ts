import type { Words } from '../../messages/words.ts';

/** Texts for times relative to now. */
export interface RelativeTimeWords {
  /** `time` is a formatted time. */
  todayAt: (time: string) => string;
  yesterdayAt: (time: string) => string;
  /** `day` is a weekday, or a month and a day. */
  dayAt: (day: string, time: string) => string;
  /** Shown if there is no date. */
  notAvailable: string;
}

/** "a la 1:30", "a las 2:30": one o'clock is singular. */
const atTime = (time: string) => `${/^0?1\b/.test(time) ? 'a la' : 'a las'} ${time}`;

export const words: Words<RelativeTimeWords> = {
  en: {
    todayAt: (time) => `Today at ${time}`,
    yesterdayAt: (time) => `Yesterday at ${time}`,
    dayAt: (day, time) => `${day} at ${time}`,
    notAvailable: 'N/A',
  },
  es: {
    todayAt: (time) => `Hoy ${atTime(time)}`,
    yesterdayAt: (time) => `Ayer ${atTime(time)}`,
    dayAt: (day, time) => `${day} ${atTime(time)}`,
    notAvailable: 'N/D',
  },
  fr: {
    todayAt: (time) => `Aujourd’hui à ${time}`,
    yesterdayAt: (time) => `Hier à ${time}`,
    dayAt: (day, time) => `${day} à ${time}`,
    notAvailable: 'S. O.',
  },
};
