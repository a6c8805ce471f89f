import { useEffect, useRef } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import type { TransferController, TransferView } from './transfer-view.ts';

/** Delays before automatic checks, in ms; the last one repeats. */
const pauses = [0, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Checks what became of a transfer in doubt while someone is looking: at once, then less and less often, and at once again when the
 * device is back online or the page becomes visible. Checking does not move money.
 */
export function useAutoCheck(controller: TransferController, { state, isAsking }: TransferView): void {
  const { connection } = useApp();
  const isOnline = useCell(connection.isOnline);
  const asked = useRef(0);
  const isWaiting = state.step === 'unknown' && !isAsking && isOnline;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(
      () => {
        asked.current += 1;
        void controller.check();
      },
      pauses[Math.min(asked.current, pauses.length - 1)],
    );
    return () => clearTimeout(timer);
  }, [isWaiting, controller]);
  useEffect(() => {
    const askNow = () => {
      if (document.hidden) return;
      asked.current = 0;
      void controller.check();
    };
    window.addEventListener('online', askNow);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      window.removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [controller]);
}
