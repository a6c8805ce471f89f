import {
  type RecurringAction,
  recurringActionMutation,
} from '@dayfare/api/money/recurring/recurring-queries';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useRepeatable } from '../../../../platform/forms/use-repeatable.ts';

const meanings = {
  ScheduledNotCancellable: 'tooLate',
  ScheduledNotFound: 'tooLate',
  RecurringNotChangeable: 'ended',
} as const;

const done = { Active: 'resumed', Paused: 'paused', Deleted: 'stopped' } as const;

const doneOf = (action: RecurringAction) => ('skip' in action ? 'skipped' : done[action.to]);

/** Does something with a regular transfer. */
export function useAction() {
  const { api } = useApp();
  const t = useMoneyTexts();
  return useRepeatable(recurringActionMutation(api), {
    ...{ meanings, done: (action) => t(`money/move/recurring:plan.${doneOf(action)}`) },
  });
}
