import { useEffect, useState } from 'react';

/**
 * Whether an element's content overflows. A scroll area without focusable content must be focusable itself, or keyboard users cannot
 * reach its end; one that does not overflow must not be a tab stop.
 */
export function useOverflow(element: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
