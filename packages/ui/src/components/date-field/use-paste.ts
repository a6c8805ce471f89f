import { type RefObject, useEffect } from 'react';

/**
 * Calls `take` with any text pasted into the element, and prevents the default if it returns true. React Aria's date segments do not
 * handle paste.
 */
export function usePaste(ref: RefObject<HTMLElement | null>, take: (text: string) => boolean): void {
  useEffect(() => {
    const element = ref.current;
    const paste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
    };
    element?.addEventListener('paste', paste);
    return () => element?.removeEventListener('paste', paste);
  });
}
