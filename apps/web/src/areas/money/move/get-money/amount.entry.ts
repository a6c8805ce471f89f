import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'getMoney',
  word: 'app:titles.getMoney',
  icon: 'HandCoins',
} as const satisfies ScreenEntry;
