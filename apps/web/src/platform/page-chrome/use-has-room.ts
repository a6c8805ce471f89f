import { widths } from '@dayfare/themes/space';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${widths.twoColumns}px)`;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window has room for a second column: what stands there is neither built nor read out where it has not. */
export const useHasRoom = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
