import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'card',
  word: 'card/home:titles.page',
  icon: 'CreditCard',
} as const satisfies ScreenEntry;
