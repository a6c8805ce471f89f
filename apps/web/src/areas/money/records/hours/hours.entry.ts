import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'hours',
  word: 'money/records/earnings:titles.hours',
  tabWord: 'money/records/earnings:titles.work',
  icon: 'Clock',
} as const satisfies ScreenEntry;
