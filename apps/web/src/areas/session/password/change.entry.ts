import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'password',
  word: 'session/password:titles.change',
  icon: 'KeyRound',
} as const satisfies ScreenEntry;
