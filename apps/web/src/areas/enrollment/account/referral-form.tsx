import { inviteCodeOf, inviteCodeText } from '@dayfare/domain/referral';
import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Stack } from '@dayfare/ui/stack';
import { TextField } from '@dayfare/ui/text-field';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

interface ReferralValues {
  readonly code: string;
  readonly isAdult: boolean;
  readonly isSkipped: boolean;
}

interface ReferralProblem {
  readonly code?: 'unknown' | 'missing' | 'tooYoung';
  readonly isAdult?: 'adultMissing';
}

function problemOf({ code, isAdult, isSkipped }: ReferralValues): ReferralProblem | null {
  if (isSkipped) return null;
  if (code.trim() === '') return { code: 'missing' };
  if (inviteCodeOf(code) === null) return { code: 'unknown' };
  return isAdult ? null : { isAdult: 'adultMissing' };
}

/** The inviter's code, from the link that was followed or as typed; optional. */
export function ReferralForm() {
  const t = useTexts('enrollment/account');
  const { draft, send, advance } = useEnrollment();
  const known = inviteCodeOf(draft.invitation);
  const submission = useSubmit<ReferralValues, Awaited<ReturnType<typeof send>>, ReferralProblem>({
    form: 'enrollment/referral',
    initial: { code: known === null ? '' : inviteCodeText(known), isAdult: false, isSkipped: false },
    secret: [],
    check: problemOf,
    send: ({ code, isAdult, isSkipped }) =>
      send('ReferralScreen', isSkipped ? {} : { ReferralCode: code.trim(), isAdult }),
    refusals: {
      ReferralCodeUnknown: { code: 'unknown' },
      ReferralTooYoung: { code: 'tooYoung' },
      ReferralAgeUnknown: { isAdult: 'adultMissing' },
    },
    onDone: async (answer) => {
      await advance(answer, {});
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
      <Checkbox
        isSelected={values.isAdult}
        isRequired={false}
        onChange={(isAdult) => change({ isAdult })}
        error={problems.isAdult && t(`referral.${problems.isAdult}`)}
      >
        {t('referral.adult')}
      </Checkbox>
    </StepPage>
  );
}
