import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'cash',
  word: 'money/move/cash:titles.cash',
  icon: 'Store',
} as const satisfies ScreenEntry;
