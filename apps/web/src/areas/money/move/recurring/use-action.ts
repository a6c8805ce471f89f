import {
  type RecurringAction,
  recurringActionMutation,
} from '@dayfare/api/money/recurring/recurring-queries';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useMutation } from '@tanstack/react-query';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { failureOf, isInDoubt, meaningOf } from '../../../../platform/failures/failure.ts';

const meanings = {
  ScheduledNotCancellable: 'tooLate',
  ScheduledNotFound: 'tooLate',
  RecurringNotChangeable: 'ended',
} as const;

/** Why it was not done, or that this is unknown. */
type ActionProblem = 'lost' | 'tooLate' | 'ended' | 'failed';

/** What could be done, and what came of it. */
export type ActionDone = 'paused' | 'resumed' | 'stopped' | 'skipped';

/**
 * Does something with a regular transfer. Each of them can be repeated without harm; whatever comes of it, everything is asked for again,
 * so that the page shows the truth also when the answer was lost.
 */
export function useAction() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const { notify } = useSnackbar();
  const { mutateAsync, isPending, error } = useMutation(recurringActionMutation(api));
  const act = async (action: RecurringAction, done: ActionDone): Promise<void> => {
    if (isPending) return;
    try {
      await mutateAsync(action);
      notify({ message: t(`money/move/recurring:plan.${done}`), tone: 'success' });
    } catch {
      // The page says so: see `problem`.
    }
  };
  const problem: ActionProblem | null =
    error === null
      ? null
      : isInDoubt(error)
        ? 'lost'
        : (meaningOf(failureOf(error, true), meanings) ?? 'failed');
  return { act, isPending, problem };
}
