import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { useNavigate } from 'react-router-dom';
import { StepScreen } from '../parts/step-screen.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { historyPath } from '../view/steps.ts';
import type { ReviewProps } from './review-screen.tsx';
import { useAutoCheck } from './use-auto-check.ts';

/**
 * After a lost answer. The same request goes out again with the same key, by itself at first: the server answers as it
 * did the first time, or does it now; never twice.
 */
export function Checking({ desk, view }: ReviewProps) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const isStuck = useAutoCheck(desk, view);
  return (
    <StepScreen
      step="review"
      title={t(isStuck ? 'money/get-money:unknown.stuckTitle' : 'money/get-money:unknown.title')}
      footer={
        <>
          <Button
            stretch
            isPending={!isStuck}
            pendingLabel={t('money/get-money:unknown.title')}
            onPress={() => void desk.check()}
          >
            {t('money/get-money:unknown.check')}
          </Button>
          {isStuck && (
            <Button variant="quiet" stretch onPress={() => void navigate(historyPath)}>
              {t('money/get-money:unknown.history')}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        <EmptyState illustration="waiting" title={t('money/get-money:unknown.safe')}>
          {t(isStuck ? 'money/get-money:unknown.stuckText' : 'home.checkingText')}
        </EmptyState>
      </div>
    </StepScreen>
  );
}
