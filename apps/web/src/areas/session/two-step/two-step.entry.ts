import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'twoStep',
  word: 'session/two-step:titles.page',
  icon: 'ShieldCheck',
} as const satisfies ScreenEntry;
