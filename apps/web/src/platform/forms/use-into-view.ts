import { useEffect, useRef } from 'react';

/** Room at the bottom of a phone that the action takes, in px: what lies there is not in sight either. */
const actionHeight = 120;

/** Brings an element into sight whenever `shown` is another thing: what happened is told at the top, and the button that did it is at the bottom. */
export function useIntoView(shown: unknown) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown || !element.current) return;
    const { top, bottom } = element.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight - actionHeight)
      element.current.scrollIntoView({ block: 'center' });
  }, [shown]);
  return element;
}
