import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { TextField } from '@dayfare/ui/text-field';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StepPage } from '../flow/step-page.tsx';
import { useEnrollment } from '../flow/use-enrollment.ts';

interface ReferralProblem {
  readonly code?: 'unknown' | 'missing';
}

/** The code of whoever sent one here; nobody needs one. */
export function ReferralForm() {
  const t = useTexts('enrollment/account');
  const { send, goOn } = useEnrollment();
  const submission = useSubmit<
    { code: string; isSkipped: boolean },
    Awaited<ReturnType<typeof send>>,
    ReferralProblem
  >({
    form: 'enrollment/referral',
    initial: { code: '', isSkipped: false },
    secret: [],
    check: ({ code, isSkipped }) => (code.trim() === '' && !isSkipped ? { code: 'missing' } : null),
    send: ({ code, isSkipped }) => send('ReferralScreen', isSkipped ? {} : { ReferralCode: code.trim() }),
    refusals: { ReferralCodeUnknown: { code: 'unknown' } },
    onDone: async (answer) => {
      await goOn(answer, {});
      return null;
    },
  });
  const { values, problems, change, isPending } = submission;
  return (
    <StepPage
      title={t('referral.title')}
      text={t('referral.text')}
      onBack={null}
      onSubmit={() => void submission.submit({ isSkipped: false })}
      footer={
        <Stack gap={2}>
          <SubmitButton submission={submission} pendingLabel={t('referral.saving')}>
            {t('referral.use')}
          </SubmitButton>
          <Button
            variant="quiet"
            isStretched
            isDisabled={isPending}
            onPress={() => void submission.submit({ isSkipped: true })}
          >
            {t('referral.skip')}
          </Button>
        </Stack>
      }
    >
      <FormStatus submission={submission} />
      <TextField
        label={t('referral.label')}
        isRequired={false}
        autoComplete="off"
        maxLength={20}
        value={values.code}
        onChange={(code) => change({ code })}
        error={problems.code && t(`referral.${problems.code}`)}
      />
    </StepPage>
  );
}
