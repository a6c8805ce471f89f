import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'earnings',
  word: 'money/records/earnings:titles.earnings',
  icon: 'ChartColumn',
} as const satisfies ScreenEntry;
