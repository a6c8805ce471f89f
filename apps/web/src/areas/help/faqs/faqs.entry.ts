import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'questions',
  word: 'help/faqs:titles.faqs',
  icon: 'MessageCircleQuestion',
} as const satisfies ScreenEntry;
