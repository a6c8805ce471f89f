import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'dailyTexts',
  word: 'money/settings/reminders:titles.page',
  icon: 'BellRing',
} as const satisfies ScreenEntry;
