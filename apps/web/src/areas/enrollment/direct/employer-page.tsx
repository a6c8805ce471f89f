import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { noteCampaign } from '../../../kit/enrollment/campaign.ts';
import { openDirectPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import type { App } from '../../../platform/app-context/app.ts';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmployerField } from '../employer/employer-field.tsx';
import { useChooseEmployer } from './use-choose-employer.ts';

export const title = 'enrollment/direct:titles.employer';

const open = openDirectPage('/dayfare-direct/employer');

/** Opens the beginning of direct enrollment, and notes the campaign that led to it. */
export async function load(app: App, { request }: LoaderFunctionArgs): Promise<null> {
  await noteCampaign(app, request.url);
  return open(app);
}

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
