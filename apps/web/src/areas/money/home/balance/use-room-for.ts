import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApp, useSession } from '../../../../platform/app-context/app-context.ts';
import { readLocal, writeLocal } from '../../../../platform/storage/local-values.ts';

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
    const place = ref.current;
    if (!isHere || !place || businessId === undefined || typeof ResizeObserver === 'undefined') return;
    // The browser tells each height that it has laid out anyway; asking for one would make it lay out.
    const observer = new ResizeObserver(() => {
      const height = place.offsetHeight;
      if (height > 0) writeLocal(local, 'balanceHeight', { businessId, width: window.innerWidth, height });
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [isHere, local, businessId]);
  const fits = known?.width === window.innerWidth && known.businessId === businessId;
  return { ref, minHeight: isHere || !fits ? undefined : known.height };
}
