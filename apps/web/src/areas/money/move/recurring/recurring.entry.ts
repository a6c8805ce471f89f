import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'recurring',
  word: 'money/move/recurring:titles.list',
  icon: 'CalendarClock',
} as const satisfies ScreenEntry;
