import { type RefObject, useEffect, useState } from 'react';

/**
 * Says whether an element holds more than it can show. A scroll area that nothing inside can take focus in must be
 * focusable itself, or the keyboard cannot reach its end; one that shows everything must not be an idle tab stop.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
