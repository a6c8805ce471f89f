import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** For employers with a sign-in of their own: that there is another way, and the one by the employee id. */
export function MoreLogins() {
  const t = useTexts('enrollment/record');
  const { hasPage, navigation } = useApp();
  const { draft, send, advance } = useEnrollment();
  const submission = useSubmit({
    form: 'enrollment/more-logins',
    initial: {},
    secret: [],
    send: () => send('MoreLoginSplash'),
    onDone: async (answer) => {
      await advance(answer, {});
      return null;
    },
  });
  const employer = draft.employer?.name ?? '';
  const map = draft.employer?.map;
  const isOffered = map && hasPage('/sso/create-user');
  return (
    <StepPage
      screen="MoreLoginSplash"
      title={t('logins.title')}
      text={t('logins.text', { employer })}
      onSubmit={() => void submission.submit()}
      footer={
        <Stack gap={2}>
          {isOffered && (
            <Button
              isStretched
              onPress={() => void navigation.go(`/sso/create-user?bc=${encodeURIComponent(map)}`)}
            >
              {t('logins.atWork', { employer })}
            </Button>
          )}
          <SubmitButton
            submission={submission}
            pendingLabel={t('checking')}
            variant={isOffered ? 'secondary' : 'primary'}
          >
            {t('logins.withId')}
          </SubmitButton>
        </Stack>
      }
    >
      <FormStatus submission={submission} />
    </StepPage>
  );
}
