import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'savings',
  word: 'savings/goals:titles.page',
  icon: 'PiggyBank',
} as const satisfies ScreenEntry;
