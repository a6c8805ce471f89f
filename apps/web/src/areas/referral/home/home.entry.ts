import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'referrals',
  word: 'referral/home:titles.page',
  icon: 'Gift',
} as const satisfies ScreenEntry;
