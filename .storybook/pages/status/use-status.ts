import { useEffect, useState } from 'react';
import { isStatus, type Status } from './status-data.ts';

/** `loading` until it is known; `missing` if there is none. */
export type Found = Status | 'loading' | 'missing';

async function fetchStatus(): Promise<Found> {
  const answer = await fetch('status.json');
  if (!answer.ok) return 'missing';
  const found: unknown = await answer.json();
  return isStatus(found) ? found : 'missing';
}

/** What `pnpm status` wrote down the last time, if it ever did. */
export function useStatus(): Found {
  const [found, setFound] = useState<Found>('loading');
  useEffect(() => {
    let isCurrent = true;
    fetchStatus()
      .catch((): Found => 'missing')
      .then((status) => {
        if (isCurrent) setFound(status);
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  return found;
}
