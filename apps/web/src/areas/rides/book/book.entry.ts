import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'rides',
  word: 'rides/book:titles.page',
  icon: 'Car',
} as const satisfies ScreenEntry;
