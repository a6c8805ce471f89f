import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'directHome',
  word: 'money/home/direct-home:titles.home',
  icon: 'House',
} as const satisfies ScreenEntry;
