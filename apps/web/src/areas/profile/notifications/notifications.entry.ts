import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'notificationSettings',
  word: 'profile/notifications:titles.page',
  icon: 'BellRing',
} as const satisfies ScreenEntry;
