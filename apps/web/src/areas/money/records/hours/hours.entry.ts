import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'hours',
  word: 'money/records/hours:titles.page',
  tabWord: 'money/records/hours:titles.work',
  icon: 'Clock',
} as const satisfies ScreenEntry;
