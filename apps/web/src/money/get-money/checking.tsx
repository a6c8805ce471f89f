import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { StepScreen } from '../parts/step-screen.tsx';
import { historyPath } from '../view/steps.ts';
import type { ReviewProps } from './review-screen.tsx';
import { useAutoCheck } from './use-auto-check.ts';

/**
 * After a lost answer. The same request goes out again with the same key, by itself at first: the server answers as it
 * did the first time, or does it now; never twice.
 */
export function Checking({ desk, view }: ReviewProps) {
  const t = useTexts('money');
  const navigate = useNavigate();
  const isStuck = useAutoCheck(desk, view);
  return (
    <StepScreen
      step="review"
      title={t(isStuck ? 'unknown.stuckTitle' : 'unknown.title')}
      footer={
        <>
          <Button
            stretch
            isPending={!isStuck}
            pendingLabel={t('unknown.title')}
            onPress={() => void desk.check()}
          >
            {t('unknown.check')}
          </Button>
          {isStuck && (
            <Button variant="quiet" stretch onPress={() => void navigate(historyPath)}>
              {t('unknown.history')}
            </Button>
          )}
        </>
      }
    >
      <div role="status">
        <EmptyState illustration="waiting" title={t('unknown.safe')}>
          {t(isStuck ? 'unknown.stuckText' : 'unknown.text')}
        </EmptyState>
      </div>
    </StepScreen>
  );
}
