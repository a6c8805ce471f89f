import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { Dashboard, NewGoal } from './dashboard.tsx';
import { SavingsView } from './savings-view.tsx';
import { StartSaving } from './start-saving.tsx';

export const title = 'savings/goals:titles.page';

/** The goals with what is in them, or, before the first one, what saving is about. */
export function GoalsScreen() {
  return (
    <SavingsView
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="row" count={3} />
        </>
      }
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(savings) =>
        savings.goals.length === 0 ? (
          <StartSaving savings={savings} />
        ) : (
          <Frame footer={<NewGoal savings={savings} />}>
            <Dashboard savings={savings} />
          </Frame>
        )
      }
    </SavingsView>
  );
}

function Frame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  const t = useTexts('savings/goals');
  return (
    <PageFrame title={t('titles.page')} footer={footer}>
      {children}
    </PageFrame>
  );
}

export { GoalsScreen as Screen };
