import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Problems, type SubmitOptions, useSubmit } from '../../../platform/forms/use-submit.ts';

/** A form, and how to complete its step. `send` resolves with the updated person and session. */
export interface StepOptions<Values extends object, Found extends Problems<Values>>
  extends Omit<SubmitOptions<Values, WireCurrentUser, Found>, 'onDone'> {
  /** Whether the server considers the step completed. */
  readonly isDone: (user: WireCurrentUser, values: Values) => boolean;
  /** Clears what the server said before the step was completed. */
  readonly forget?: (() => void | Promise<void>) | undefined;
  /** Where to go once nothing else is due. Default: the address requested before sign-in, or home. */
  readonly goesTo?: string | undefined;
}

/** A step between signing in and the home: completes it, then navigates by the rules after sign-in. */
export function useStep<Values extends object, Found extends Problems<Values> = Problems<Values>>({
  isDone,
  forget,
  goesTo,
  ...form
}: StepOptions<Values, Found>) {
  const { flow } = useApp();
  const [search] = useSearchParams();
  return useSubmit<Values, WireCurrentUser, Found>({
    ...form,
    // The returned session decides, whether or not the step is done.
    onDone: async (user, { values }) => {
      await forget?.();
      await flow.adopt(user, goesTo ?? search.get('redirectUrl'));
      return isDone(user, values) ? null : { kind: 'down' };
    },
  });
}
