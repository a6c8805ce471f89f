import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';

/** One step between signing in and the home. */
export interface StepInHand {
  readonly isPending: boolean;
  /** Why the last try did not work; null while there is nothing to say. */
  readonly failure: Failure | null;
  /** Takes the step, then goes where the rules after a sign-in say. Twice at once is once. */
  readonly take: () => Promise<void>;
}

/** What taking a step is. */
export interface StepWork {
  /** Asks the server, which answers with the person and the session as they are from then on. */
  readonly work: () => Promise<WireCurrentUser>;
  /** Whether the server holds the step for taken. */
  readonly isDone: (user: WireCurrentUser) => boolean;
  /** Where to go once nothing else is due. Default: what was asked for before the sign-in, or home. */
  readonly goesTo?: string | undefined;
}

/** Takes a step and goes on. The session that the server answers with counts whether the step is done or not. */
export function useStep({ work, isDone, goesTo }: StepWork): StepInHand {
  const { flow, connection } = useApp();
  const [search] = useSearchParams();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const take = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      const user = await work();
      await flow.adopt(user, goesTo ?? search.get('redirectUrl'));
      if (!isDone(user)) setFailure({ kind: 'down' });
    } catch (error) {
      setFailure(failureOf(error, connection.isOnline.get()));
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, take };
}
