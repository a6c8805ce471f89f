import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'help',
  word: 'help/faqs:titles.needHelp',
  icon: 'CircleHelp',
} as const satisfies ScreenEntry;
