import { useEffect, useRef } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import type { TransferController, TransferView } from './transfer-view.ts';

/** Pauses before the checks that happen by themselves, ms; the last one repeats. */
const pauses = [0, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Asks what became of a transfer in doubt for as long as somebody looks: at once, then less and less often, and at once
 * again when the device comes back online or the page into view. Asking moves nothing.
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
