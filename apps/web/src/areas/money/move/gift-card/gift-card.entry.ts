import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'giftCard',
  word: 'money/move/gift-card:titles.gift',
  icon: 'Gift',
} as const satisfies ScreenEntry;
