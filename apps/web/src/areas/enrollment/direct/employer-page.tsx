import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmployerField } from '../employer/employer-field.tsx';
import { openDirectPage } from '../flow/open-page.ts';
import { StepPage } from '../flow/step-page.tsx';
import { useChooseEmployer } from './use-choose-employer.ts';

export const title = 'enrollment/direct:titles.employer';
export const back = 'previous';
export const load = openDirectPage('/dayfare-direct/employer');

/** Where direct enrollment begins: the employer, or none. */
export function Screen() {
  const t = useTexts('enrollment/direct');
  const employer = useTexts('enrollment/employer');
  const submission = useChooseEmployer();
  const { values, problems, change, isPending } = submission;
  return (
    <StepPage
      title={t('employer.title')}
      text={t('employer.text')}
      onSubmit={() => void submission.submit({ isAlone: false })}
      footer={
        <Stack gap={2}>
          <SubmitButton submission={submission} pendingLabel={employer('saving')}>
            {t('employer.next')}
          </SubmitButton>
          <Button
            variant="quiet"
            isStretched
            isDisabled={isPending}
            onPress={() => void submission.submit({ isAlone: true })}
          >
            {t('employer.alone')}
          </Button>
        </Stack>
      }
    >
      <EmployerField
        value={values.employer}
        onChange={(chosen) => change({ employer: chosen })}
        error={problems.employer && employer('missing')}
      />
    </StepPage>
  );
}
