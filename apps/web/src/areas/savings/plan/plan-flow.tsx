import type { Goal } from '@dayfare/api/savings/queries';
import type { GoalPlan } from '@dayfare/domain/savings';
import { EmptyState } from '@dayfare/ui/empty-state';
import { useState } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { GoalSet } from './goal-set.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanReview } from './plan-review.tsx';
import { type PlanStep, type PlanValues, planOf, valuesOf } from './plan-values.ts';

/** What was planned. */
interface Planned {
  readonly values: PlanValues;
  readonly plan: GoalPlan;
}

/** Plans a goal: what was typed, then what it would do, and that it has begun. */
export function PlanFlow(step: PlanStep) {
  const { savings, goal, backTo } = step;
  const t = useTexts('savings/plan');
  const [typed, setTyped] = useState<PlanValues>(() => valuesOf(step));
  const [planned, setPlanned] = useState<Planned | null>(null);
  const [begun, setBegun] = useState<Goal | null>(null);
  if (begun) return <GoalSet goal={begun} currency={savings.currency} />;
  if (savings.sources.length === 0)
    return (
      <TaskFrame title={t('titles.new')} backTo={backTo}>
        <EmptyState title={t('noSource')}>{t('noSourceText')}</EmptyState>
      </TaskFrame>
    );
  if (planned)
    return <PlanReview {...step} {...planned} onChange={() => setPlanned(null)} onBegun={setBegun} />;
  return (
    <PlanForm
      {...step}
      initial={typed}
      onPlanned={(values) => {
        const plan = planOf(values, { goal, savings });
        if (!plan || typeof plan === 'string') throw new Error('A plan that was checked has everything.');
        setTyped(values);
        setPlanned({ values, plan });
      }}
    />
  );
}
