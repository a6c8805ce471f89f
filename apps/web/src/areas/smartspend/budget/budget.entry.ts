import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'budget',
  word: 'smartspend/budget:titles.page',
  icon: 'ChartPie',
} as const satisfies ScreenEntry;
