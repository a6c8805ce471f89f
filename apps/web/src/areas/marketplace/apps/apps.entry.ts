import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'apps',
  word: 'marketplace/apps:titles.page',
  icon: 'Store',
} as const satisfies ScreenEntry;
