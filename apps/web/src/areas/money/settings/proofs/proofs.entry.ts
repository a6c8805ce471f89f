import type { ScreenEntry } from '../../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'proofs',
  word: 'money/settings/proofs:titles.list',
  icon: 'ReceiptText',
} as const satisfies ScreenEntry;
