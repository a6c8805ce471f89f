import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'limits',
  word: 'money/settings/spending-limits:titles.page',
  icon: 'Gauge',
} as const satisfies ScreenEntry;
