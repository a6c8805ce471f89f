import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'history',
  word: 'kit/money:titles.history',
  icon: 'History',
} as const satisfies ScreenEntry;
