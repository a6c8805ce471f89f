import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'agreements',
  word: 'contracts/agreements:titles.page',
  icon: 'FileText',
} as const satisfies ScreenEntry;
