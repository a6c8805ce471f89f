import type { ScreenEntry } from '../../../platform/navigation/screen-entry.ts';

export const entry = {
  place: 'bills',
  word: 'billpay/bills:titles.page',
  icon: 'ReceiptText',
  count: 'bills',
} as const satisfies ScreenEntry;
