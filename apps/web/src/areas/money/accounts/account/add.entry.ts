import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'addAccount',
  word: 'money/accounts/account:titles.add',
  icon: 'Plus',
} as const satisfies ScreenEntry;
