import { useEffect, useState } from 'react';

/** Returns a text once it has not changed for `delay` ms; empty until it first changes. */
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
