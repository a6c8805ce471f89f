import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReset` when the form around an element is set back: what React keeps, the browser cannot set back. */
export function useFormReset(inside: RefObject<HTMLElement | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = inside.current?.closest('form');
    const reset = (event: Event) => {
      if (!event.defaultPrevented) latest.current();
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [inside]);
}
