import { type RefObject, useEffect } from 'react';

/** Calls `take` with every text pasted into the element; one that it takes goes no further. React Aria's parts hear of no paste. */
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
