import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'time',
  word: 'time/clock:titles.page',
  icon: 'Timer',
} as const satisfies ScreenEntry;
