import { TimeDisplay } from '@dayfare/ui/time-display';
import { useEffect, useState } from 'react';
import { nowMs } from '../../../platform/device/now.ts';

export interface ElapsedProps {
  /** When the work began, in ms since 1970 by the server's clock; null outside work. */
  since: number | null;
  /** How far the server's clock is ahead of the device's, in ms. */
  skewMs: number;
}

/** How long the employee has worked, by the second. */
export function Elapsed({ since, skewMs }: ElapsedProps) {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(nowMs()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  // A mark that has just been made is a moment ahead of the last tick.
  const seconds = since === null ? null : Math.max(0, Math.floor((now + skewMs - since) / 1_000));
  return <TimeDisplay seconds={seconds} />;
}
