import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'home',
  word: 'kit/money:titles.home',
  icon: 'House',
  count: 'proofs',
} as const satisfies ScreenEntry;
