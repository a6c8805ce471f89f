import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'announcements',
  word: 'connect/home:titles.page',
  icon: 'Megaphone',
} as const satisfies ScreenEntry;
