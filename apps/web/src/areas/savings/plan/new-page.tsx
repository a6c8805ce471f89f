import { Skeleton } from '@dayfare/ui/skeleton';
import { Navigate } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { SavingsView } from '../goals/savings-view.tsx';
import { PlanFlow } from './plan-flow.tsx';

export const title = 'savings/plan:titles.new';

/** A new goal. While savings are closed, the home says so. */
export function NewGoalScreen() {
  const t = useTexts('savings/plan');
  const backTo = pathTo('/savings');
  return (
    <SavingsView
      loading={<Skeleton shape="row" count={5} isAnnounced />}
      frame={(content) => (
        <TaskFrame title={t('titles.new')} backTo={backTo}>
          {content}
        </TaskFrame>
      )}
    >
      {(savings) =>
        savings.isOpen ? (
          <PlanFlow savings={savings} goal={null} backTo={backTo} />
        ) : (
          <Navigate to={backTo} replace />
        )
      }
    </SavingsView>
  );
}

export { NewGoalScreen as Screen };
