import { useEffect, useState } from 'react';

/** A text once it has stood still for `delay` ms; empty until it has changed for the first time. */
export function useSettled(text: string, delay: number): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((before) => (before === '' && text === first ? '' : text)),
      delay,
    );
    return () => clearTimeout(timer);
  }, [text, delay, first]);
  return settled;
}
