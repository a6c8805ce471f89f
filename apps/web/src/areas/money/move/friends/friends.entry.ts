import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'friends',
  word: 'money/move/friends:titles.friends',
  icon: 'Send',
} as const satisfies ScreenEntry;
