import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReset` when the form around an input is set back: what React keeps of it, the browser cannot set back. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = input.current?.form;
    const reset = (event: Event) => {
      if (!event.defaultPrevented) latest.current();
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [input]);
}
