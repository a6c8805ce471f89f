import { useEffect, useState } from 'react';

/** How long the spinner is shown before it says that nothing happened, in ms. */
export const consentSpinnerMs = 30_000;

/** `slow` once the spinner has stopped without a response. */
export type SpinnerState = 'idle' | 'turning' | 'slow';

/** A spinner that runs from `start` until its time is over, and is reset when the sheet closes. */
export function useSpinner(isOpen: boolean): [SpinnerState, () => void] {
  const [state, setState] = useState<SpinnerState>('idle');
  if (!isOpen && state !== 'idle') setState('idle');
  useEffect(() => {
    if (state !== 'turning') return;
    const timer = setTimeout(() => setState('slow'), consentSpinnerMs);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => setState('turning')];
}
