import { Timeline, type TimelineStep } from '@dayfare/ui/timeline';
import type { EnrollmentDraft } from '../../../kit/enrollment/draft.ts';
import { openDirectPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type ProgressStep, progressOf } from './progress.ts';
import { useAdvance } from './use-advance.ts';

export const title = 'enrollment/direct:titles.progress';
export const load = openDirectPage('/dayfare-direct/progress');

/** What direct enrollment takes, what of it is done, and the way to the next step. */
export function Screen() {
  const t = useTexts('enrollment/direct');
  const { draft, submission } = useAdvance();
  const hasBegun = draft.reached !== 'MobileNumberInput';
  const shown = ({ step, state }: ProgressStep): TimelineStep => {
    if (step === 'employer' && draft.hasNoEmployer)
      return { title: t('progress.steps.alone'), state, description: t('progress.steps.aloneText') };
    return { title: t(`progress.steps.${step}`), state, description: answerTo(step, draft) };
  };
  return (
    <StepPage
      title={t(hasBegun ? 'progress.titleBegun' : 'progress.title')}
      text={t('progress.text')}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('progress.saving')}>
          {t(hasBegun ? 'progress.next' : 'progress.begin')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} title={t('progress.failed')} />
      <Timeline label={t('progress.label')} steps={progressOf(draft).map(shown)} />
    </StepPage>
  );
}

/** The answers so far, where it helps to see them. */
function answerTo(step: ProgressStep['step'], draft: EnrollmentDraft): string | undefined {
  if (step === 'employer') return draft.employer?.name;
  return step === 'phone' && draft.sentTo !== '' ? draft.sentTo : undefined;
}
