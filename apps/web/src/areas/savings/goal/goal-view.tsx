import type { Goal, Savings } from '@dayfare/api/savings/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { SavingsView } from '../goals/savings-view.tsx';
import { MissingGoal } from './missing-goal.tsx';

/** A goal with all that was put aside. */
export interface FoundGoal {
  readonly savings: Savings;
  readonly goal: Goal;
  /** The page about the goal. */
  readonly path: string;
}

export interface GoalViewProps {
  /** What the page is called until the goal is there. */
  title: 'savings/plan:titles.change' | 'savings/money:titles.deposit' | 'savings/money:titles.withdraw';
  /** Whether something else is still loading. Default `false`. */
  isWaiting?: boolean | undefined;
  children: (found: FoundGoal) => ReactElement;
}

/** The goal of the page's address: loading, failed, not there, or what `children` makes of it. */
export function GoalView({ title, isWaiting, children }: GoalViewProps) {
  const t = useMoneyTexts();
  const id = Number(useParams().id);
  return (
    <SavingsView
      isWaiting={isWaiting}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      frame={(content) => (
        <TaskFrame title={t(title)} backTo={pathTo('/savings')}>
          {content}
        </TaskFrame>
      )}
    >
      {(savings) => {
        const goal = savings.goals.find((one) => one.id === id);
        return goal ? (
          children({ savings, goal, path: pathTo('/savings/:id', { id }) })
        ) : (
          <TaskFrame title={t(title)} backTo={pathTo('/savings')}>
            <MissingGoal />
          </TaskFrame>
        );
      }}
    </SavingsView>
  );
}
