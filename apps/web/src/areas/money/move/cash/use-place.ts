import type { Place } from '@dayfare/api/money/places/cash-queries';
import { useState } from 'react';

const timeout = 10_000;

/** Where somebody is, once they have asked for it. It is sent with the search and kept nowhere. */
export function usePlace() {
  const [place, setPlace] = useState<Place | null>(null);
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const look = () => {
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPlace({ latitude, longitude });
        setState('idle');
      },
      () => setState('failed'),
      { timeout },
    );
  };
  return { place, isLooking: state === 'looking', hasFailed: state === 'failed', look };
}
