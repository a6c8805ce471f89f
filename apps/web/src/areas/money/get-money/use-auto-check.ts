import { useEffect } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import type { Desk, TransferDesk } from './transfer-desk.ts';

/** Pauses before the checks that happen by themselves, ms, by the number of attempts so far. */
const pauses: Readonly<Record<number, number>> = { 1: 1_000, 2: 3_000, 3: 6_000 };

/** Checks a transfer in doubt by itself for a while, and again when the device is back online. True once it has given up. */
export function useAutoCheck(desk: TransferDesk, { state, trouble }: Desk): boolean {
  const { connection } = useApp();
  const isOnline = useCell(connection.isOnline);
  const pause = state.step === 'unknown' ? pauses[state.attempts] : undefined;
  const waits = pause !== undefined && isOnline && trouble?.kind !== 'offline';
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void desk.check(), pause);
    return () => clearTimeout(timer);
  }, [waits, pause, desk]);
  useEffect(() => {
    const check = () => void desk.check();
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, [desk]);
  return state.step === 'unknown' && !waits;
}
