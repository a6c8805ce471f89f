import { useEffect, useRef } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** Delays before automatic checks, in ms; the last one repeats. */
const pauses = [0, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** What the check needs to know of a move. */
interface Checked {
  readonly state: { readonly step: string };
  readonly isAsking: boolean;
}

/**
 * Checks what became of a move in doubt while someone is looking: at once, then less and less often, and at once again when the device is
 * back online or the page becomes visible. `check` must not move money, nor end the move; null checks nothing.
 */
export function useAutoCheck(check: (() => Promise<unknown>) | null, { state, isAsking }: Checked): void {
  const { connection } = useApp();
  const isOnline = useCell(connection.isOnline);
  const asked = useRef(0);
  const isWaiting = state.step === 'unknown' && !isAsking && isOnline;
  useEffect(() => {
    if (!isWaiting || !check) return;
    const timer = setTimeout(
      () => {
        asked.current += 1;
        void check();
      },
      pauses[Math.min(asked.current, pauses.length - 1)],
    );
    return () => clearTimeout(timer);
  }, [isWaiting, check]);
  useEffect(() => {
    if (!check) return;
    const askNow = () => {
      if (document.hidden) return;
      asked.current = 0;
      void check();
    };
    window.addEventListener('online', askNow);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      window.removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [check]);
}
