import type { ReactNode } from 'react';
import { useSheet } from '../../../platform/state/use-sheet.tsx';

const loadSheet = async () => (await import('./account-sheet.tsx')).AccountSheet;

/** Opens the account sheet. */
export interface AccountSheetHandle {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Render it anywhere near the button; null until it has been opened. */
  readonly sheet: ReactNode;
}

/** The account sheet for a caller's own button: language, employer, help, sign out. */
export function useAccountSheet(): AccountSheetHandle {
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  return { isOpen, open, sheet: Sheet && <Sheet isOpen={isOpen} onOpenChange={setOpen} /> };
}
