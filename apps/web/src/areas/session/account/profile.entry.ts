import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'profile',
  word: 'app:titles.account',
  icon: 'CircleUserRound',
} as const satisfies ScreenEntry;
