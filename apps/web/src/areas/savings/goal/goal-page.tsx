import type { Goal, Savings } from '@dayfare/api/savings/queries';
import { takesDeposits } from '@dayfare/domain/savings';
import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { FindOnPhones } from '../../../platform/page-chrome/find-on-phones.tsx';
import { SavingsView } from '../goals/savings-view.tsx';
import { GoalActions } from './goal-actions.tsx';
import { GoalHistory } from './goal-history.tsx';
import { GoalState } from './goal-state.tsx';
import { MissingGoal } from './missing-goal.tsx';

export const title = 'savings/goal:titles.page';

/** One goal: what is in it, what comes next, what can be done, and what was. */
export function GoalScreen() {
  const t = useTexts('savings/goal');
  const id = Number(useParams().id);
  return (
    <SavingsView
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="text" count={5} />
        </>
      }
      frame={(content) => <Frame name={t('titles.page')}>{content}</Frame>}
    >
      {(savings) => {
        const goal = savings.goals.find((one) => one.id === id);
        return goal ? (
          <Frame name={goal.name} footer={<Deposit goal={goal} savings={savings} />}>
            <Shown goal={goal} savings={savings} />
          </Frame>
        ) : (
          <Frame name={t('titles.page')}>
            <MissingGoal />
          </Frame>
        );
      }}
    </SavingsView>
  );
}

interface GoalProps {
  goal: Goal;
  savings: Savings;
}

function Shown({ goal, savings }: GoalProps) {
  const t = useMoneyTexts();
  return (
    <>
      <GoalState goal={goal} currency={savings.currency} />
      <GoalActions goal={goal} isOpen={savings.isOpen} />
      <GoalHistory goal={goal} currency={savings.currency} />
      <Text variant="caption" tone="muted">
        {t('savings/goals:disclaimer')}
      </Text>
    </>
  );
}

function Deposit({ goal, savings: { isOpen } }: GoalProps) {
  const t = useTexts('savings/goal');
  const navigate = useNavigate();
  if (!isOpen || !takesDeposits(goal.status)) return null;
  return (
    <Button isStretched onPress={() => void navigate(pathTo('/savings/:id/deposit', { id: goal.id }))}>
      {t('deposit')}
    </Button>
  );
}

function Frame({ name, footer, children }: { name: string; footer?: ReactNode; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Screen
      header={
        <AppHeader
          title={name}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(pathTo('/savings'))}
          trailing={<FindOnPhones />}
        />
      }
      footer={footer}
    >
      {children}
    </Screen>
  );
}

export { GoalScreen as Screen };
