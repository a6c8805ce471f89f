import { useEffect, useState } from 'react';

/** Waits longer than this are explained, in ms. */
const slowAfterMs = 4_000;

/** Whether something has been going on so long that people should be told. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow && isWaiting;
}
