import { useEffect, useState } from 'react';

/** A wait longer than this gets a word of explanation, ms. */
const slowAfterMs = 4_000;

/** Whether something has been going on for so long that it deserves a word. */
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
