import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReset` when the surrounding form is reset: the browser cannot reset state held in React. */
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
