import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'tips',
  word: 'tips/home:titles.page',
  icon: 'Coins',
} as const satisfies ScreenEntry;
