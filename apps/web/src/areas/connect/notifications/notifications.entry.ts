import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'notifications',
  word: 'connect/notifications:titles.page',
  icon: 'Bell',
  count: 'notifications',
} as const satisfies ScreenEntry;
