import { type Mark, refreshHours, sendMark } from '@dayfare/api/time/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { findPosition } from '../../../platform/device/find-position.ts';
import { nowMs } from '../../../platform/device/now.ts';
import { type Failure, failureOf, isInDoubt } from '../../../platform/failures/failure.ts';
import { keptMarks } from './kept-marks.ts';

/** Why clocking in or out was refused. */
export interface MarkProblem {
  /** In the server's words; null where it had none. */
  readonly message: string | null;
}

/** How long a device may take to find itself, in ms. */
const positionMs = 8_000;

const messageOf = (failure: Failure): string | null => ('message' in failure ? failure.message : null);

/**
 * Clocking in and out. Each is kept on this device with the time when it was done until the server has it, and sent again under the same
 * id when the page opens or the network is back; it counts once. `skewMs`: how far the server's clock is ahead of the device's. Where the
 * employer wants the place, the device is asked for it first; without it one clocks all the same.
 */
export function useMarks(skewMs: number, isPlaceWanted: boolean) {
  const { api, unfinished, device } = useApp();
  const userId = useSession()?.user.userID ?? 0;
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Mark[]>([]);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<MarkProblem | null>(null);
  const [placeMissing, setPlaceMissing] = useState<'denied' | 'failed' | null>(null);
  const isBusy = useRef(false);
  const kept = keptMarks(unfinished, userId);

  /** Sends one; whether the server has answered about it. */
  const deliver = async (mark: Mark): Promise<boolean> => {
    try {
      await sendMark(api, mark);
      setProblem(null);
    } catch (error) {
      if (isInDoubt(error)) return false;
      setProblem({ message: messageOf(failureOf(error, true)) });
    }
    await kept.forget(mark);
    return true;
  };
  /** Sends what is kept, and `made`, also where the browser refused to keep it. */
  const sendAll = async (made?: Mark) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const stored = await kept.list();
    const isStored = made === undefined || stored.some(({ id }) => id === made.id);
    const marks = isStored ? stored : [...stored, made];
    let sent = 0;
    // In their order: a shift can't end before it has begun.
    for (const mark of marks) {
      if (!(await deliver(mark))) break;
      sent += 1;
    }
    if (sent > 0) await refreshHours(client);
    setPending(marks.slice(sent));
    setSending(false);
    isBusy.current = false;
  };
  const placeNow = async () => {
    setSending(true);
    const found = await findPosition(device, positionMs);
    setPlaceMissing(found === 'denied' || found === 'failed' ? found : null);
    return found === 'denied' || found === 'failed' ? null : found;
  };
  const mark = async (kind: Mark['kind']): Promise<void> => {
    if (isBusy.current) return;
    // Noted before the device looks for itself: that may take a while.
    const occurredAt = new Date(nowMs() + skewMs).toISOString();
    const place = isPlaceWanted ? await placeNow() : undefined;
    const made = { id: crypto.randomUUID(), kind, occurredAt, place };
    await kept.keep(made);
    await sendAll(made);
  };

  const again = useEffectEvent(() => void sendAll());
  useEffect(() => {
    again();
    const listen = () => again();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  return { pending, mark, isSending, problem, placeMissing };
}
