import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'accounts',
  word: 'money/accounts/account:titles.list',
  icon: 'Landmark',
  count: 'accounts',
} as const satisfies ScreenEntry;
