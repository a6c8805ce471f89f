import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'signOut',
  word: 'app:titles.signOut',
  icon: 'LogOut',
} as const satisfies ScreenEntry;
