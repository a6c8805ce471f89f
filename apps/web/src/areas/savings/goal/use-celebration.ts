import { type Milestone, milestonePercents } from '@dayfare/domain/savings';
import { useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { readLocal, writeLocal } from '../../../platform/storage/local-values.ts';

/** Whether a milestone is seen for the first time on this device: then it is celebrated, once. Withdrawing does not make an earlier one new. */
export function useCelebration(goalId: number, milestone: Milestone | null): boolean {
  const { local } = useApp();
  const percent = milestone === null ? 0 : milestonePercents[milestone];
  const [known] = useState(() => readLocal(local, 'celebratedGoals')?.[goalId] ?? 0);
  const isNew = percent > known;
  useEffect(() => {
    if (!isNew) return;
    const all = readLocal(local, 'celebratedGoals') ?? {};
    writeLocal(local, 'celebratedGoals', { ...all, [goalId]: percent });
  }, [local, goalId, percent, isNew]);
  return isNew;
}
