import type { ReactNode } from 'react';
import { useSheet } from '../../../platform/state/use-sheet.ts';

const loadSheet = async () => (await import('./account-sheet.tsx')).AccountSheet;

/** What opens the account sheet. */
export interface AccountSheetHandle {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Stands anywhere beside the button; null until it has been opened. */
  readonly sheet: ReactNode;
}

/** What belongs to the person, for a button of the caller's own: language, employer, help, sign out. */
export function useAccountSheet(): AccountSheetHandle {
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  return { isOpen, open, sheet: Sheet && <Sheet isOpen={isOpen} onOpenChange={setOpen} /> };
}
