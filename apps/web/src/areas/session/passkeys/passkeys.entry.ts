import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'passkeys',
  word: 'session/passkeys:titles.page',
  icon: 'Fingerprint',
} as const satisfies ScreenEntry;
