import type { App } from '../../../platform/app-context/app.ts';

const shown = new WeakSet<App['session']>();

/** Notes that a receipt is shown: the way back from it leads home, also where a reload has forgotten the transfer. */
export function noteReceipt({ session }: App): void {
  shown.add(session);
}

/** Another transfer begins: the way back is an ordinary one again. */
export function forgetReceipt({ session }: App): void {
  shown.delete(session);
}

/** Whether a receipt was shown since a transfer was last begun. */
export function wasReceiptShown({ session }: App): boolean {
  return shown.has(session);
}
