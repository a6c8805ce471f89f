import { zero } from '@dayfare/domain/money';
import { goalChanges } from '@dayfare/domain/savings';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { GoalView } from '../goal/goal-view.tsx';
import { MissingGoal } from '../goal/missing-goal.tsx';
import { PlanFlow } from './plan-flow.tsx';

export const title = 'savings/plan:titles.change';

/** Changes the name, the picture, the amount or the rhythm of a goal. */
export function ChangeGoalScreen() {
  const t = useTexts('savings/plan');
  return (
    <GoalView title="savings/plan:titles.change">
      {({ savings, goal, path }) =>
        goalChanges(goal.status, zero).includes('change') ? (
          <PlanFlow savings={savings} goal={goal} backTo={path} />
        ) : (
          <TaskFrame title={t('titles.change')} backTo={path}>
            <MissingGoal />
          </TaskFrame>
        )
      }
    </GoalView>
  );
}

export { ChangeGoalScreen as Screen };
