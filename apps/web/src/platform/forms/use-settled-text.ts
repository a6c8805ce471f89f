import { useEffect, useState } from 'react';

/** How long typing must pause before the server is asked, in ms. */
const pauseMs = 400;

/** A text without surrounding spaces, once it has not changed for a moment; an empty one at once. */
export function useSettledText(typed: string): string {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
