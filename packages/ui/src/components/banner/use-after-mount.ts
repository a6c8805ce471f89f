import { useEffect, useState } from 'react';

/**
 * Returns false on the first render and true afterwards. Screen readers announce changes inside a live region; some do not read text that
 * is inserted together with it, so the text is added or unhidden a moment later.
 */
export function useAfterMount(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
