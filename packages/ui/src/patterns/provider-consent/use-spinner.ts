import { useEffect, useState } from 'react';

/** How long the spinner may turn before it says that nothing came, ms. */
export const consentSpinnerMs = 30_000;

/** `slow` once the spinner has been hidden again without an answer. */
export type SpinnerState = 'idle' | 'turning' | 'slow';

/** A spinner that turns from `start` until its time is over, and is idle again when the sheet closes. */
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
