import { useEffect, useState } from 'react';

/** How long the page has the network to itself first, in ms. */
const firstToPage = 1_500;

/** Whether the page has had time to load what it shows: the rest is loaded after that. */
export function useIsLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), firstToPage);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
