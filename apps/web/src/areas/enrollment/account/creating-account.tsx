import { Button } from '@dayfare/ui/button';
import { ProgressBar } from '@dayfare/ui/progress-bar';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { makingSteps, useCreatingAccount } from './use-creating-account.ts';

/** The account is being made: how far that is, by the calls that were answered. */
export function CreatingAccount() {
  const t = useTexts('enrollment/account');
  const { done, failure, retry } = useCreatingAccount();
  const step = makingSteps[done];
  return (
    <StepPage
      title={t(failure ? 'making.failedTitle' : 'making.title')}
      text={failure ? undefined : t('making.text')}
      onBack={null}
      footer={
        failure && (
          <Button isStretched onPress={retry}>
            {t('making.retry')}
          </Button>
        )
      }
    >
      {failure && <FailureBanner failure={failure} text={t('making.kept')} onRetry={retry} />}
      {/* While it shows how far it is, the page's loading bar says nothing new. */}
      <div data-pending={failure ? undefined : ''}>
        <ProgressBar
          label={t('making.progress')}
          value={done}
          max={makingSteps.length}
          valueText={step ? t(`making.${step}`) : t('making.done')}
        />
      </div>
    </StepPage>
  );
}
