import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'jobs',
  word: 'connect/jobs:titles.page',
  icon: 'BriefcaseBusiness',
} as const satisfies ScreenEntry;
