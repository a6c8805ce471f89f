import { useEffect, useState } from 'react';

/**
 * False in the first render, true from then on. Screen readers announce what changes inside a live region; words that
 * arrive together with it go unread in some, so they are put in, or unhidden, a moment later.
 */
export function useAfterMount(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
