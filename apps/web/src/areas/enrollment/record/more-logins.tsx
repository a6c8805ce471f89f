import { Link } from '@dayfare/ui/link';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { StepPage } from '../flow/step-page.tsx';
import { useEnrollment } from '../flow/use-enrollment.ts';

/** For employers with a sign-in of their own: that there is another way, and the one by the employee id. */
export function MoreLogins() {
  const t = useTexts('enrollment/record');
  const { hasPage } = useApp();
  const { draft, send, goOn } = useEnrollment();
  const submission = useSubmit({
    form: 'enrollment/more-logins',
    initial: {},
    secret: [],
    send: () => send('MoreLoginSplash'),
    onDone: async (answer) => {
      await goOn(answer, {});
      return null;
    },
  });
  const employer = draft.employer?.name ?? '';
  const map = draft.employer?.map;
  return (
    <StepPage
      screen="MoreLoginSplash"
      title={t('logins.title')}
      text={t('logins.text', { employer })}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('checking')}>
          {t('logins.withId')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} />
      {map && hasPage('/sso/create-user') && (
        <Link href={`/sso/create-user?bc=${encodeURIComponent(map)}`} variant="standalone">
          {t('logins.atWork', { employer })}
        </Link>
      )}
    </StepPage>
  );
}
