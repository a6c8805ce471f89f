import { goalActionMutation } from '@dayfare/api/savings/queries';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useRepeatable } from '../../../platform/forms/use-repeatable.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const meanings = { GoalNotChangeable: 'changed', GoalHoldsMoney: 'holdsMoney' } as const;

/** Pauses, resumes, cancels or archives a goal. */
export function useGoalAction() {
  const { api } = useApp();
  const t = useTexts('savings/goal');
  return useRepeatable(goalActionMutation(api), { meanings, done: (action) => t(`done.${action.to}`) });
}
