import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'shifts',
  word: 'connect/shifts:titles.page',
  icon: 'CalendarClock',
} as const satisfies ScreenEntry;
