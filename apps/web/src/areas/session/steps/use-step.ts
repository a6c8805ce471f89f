import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Problems, type SubmitOptions, useSubmit } from '../../../platform/forms/use-submit.ts';

/** A form, and what taking its step is. `send` gives the person and the session as they are from then on. */
export interface StepOptions<Values extends object, Found extends Problems<Values>>
  extends Omit<SubmitOptions<Values, WireCurrentUser, Found>, 'onDone'> {
  /** Whether the server holds the step for taken. */
  readonly isDone: (user: WireCurrentUser, values: Values) => boolean;
  /** Forgets what the server said before the step was taken. */
  readonly forget?: (() => void | Promise<void>) | undefined;
  /** Where to go once nothing else is due. Default: what was asked for before the sign-in, or home. */
  readonly goesTo?: string | undefined;
}

/** One step between signing in and the home: takes it, then goes where the rules after a sign-in say. */
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
    // The session that the server answers with counts whether the step is done or not.
    onDone: async (user, { values }) => {
      await forget?.();
      await flow.adopt(user, goesTo ?? search.get('redirectUrl'));
      return isDone(user, values) ? null : { kind: 'down' };
    },
  });
}
