import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'newRecurring',
  word: 'money/move/recurring:titles.setup',
  icon: 'Repeat',
} as const satisfies ScreenEntry;
