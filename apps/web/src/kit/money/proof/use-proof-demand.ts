import { useState } from 'react';
import { type Failure, proofDemandIn, type Refusal } from '../../../platform/failures/failure.ts';

/** The server's demand for a code, from a form's failures; `onOther` is called with every other failure. */
export function useProofDemand(onOther?: (failure: Failure) => void) {
  const [demand, setDemand] = useState<Refusal | null>(null);
  return {
    demand,
    onFailed: (failure: Failure) => {
      const asked = proofDemandIn(failure);
      setDemand(asked);
      if (!asked) onOther?.(failure);
    },
    /** No code is needed any more. */
    settle: () => setDemand(null),
  };
}
