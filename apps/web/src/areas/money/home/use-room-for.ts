import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { readLocal, writeLocal } from '../../../platform/storage/local-values.ts';

/** Measured once nobody waits for the page any longer, ms: the browser has laid it out by then. */
const measureAfterMs = 500;

/**
 * Room for the balance while it is on its way: as much as it took the last time at this employer in a window of this width, so that what stands below it
 * stays where it is. Give `ref` to what is around the balance. `minHeight` is in px, and undefined once the balance is here or where nothing is known.
 */
export function useRoomFor(isHere: boolean): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly minHeight: number | undefined;
} {
  const { local } = useApp();
  const businessId = useSession()?.user.businessId;
  const ref = useRef<HTMLDivElement>(null);
  const [known] = useState(() => readLocal(local, 'balanceHeight'));
  useEffect(() => {
    if (!isHere) return;
    const measure = () => {
      const height = ref.current?.offsetHeight;
      if (height && businessId !== undefined)
        writeLocal(local, 'balanceHeight', { businessId, width: window.innerWidth, height });
      // Only once: measuring a page that goes would keep the next one waiting.
      window.removeEventListener('pagehide', measure);
    };
    const timer = setTimeout(measure, measureAfterMs);
    // Whoever reloads sooner comes back to this balance too.
    window.addEventListener('pagehide', measure);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', measure);
    };
  }, [isHere, local, businessId]);
  const fits = known?.width === window.innerWidth && known.businessId === businessId;
  return { ref, minHeight: isHere || !fits ? undefined : known.height };
}
