import type { WireEmployer } from '@dayfare/api/enrollment/contract';
import { Link } from '@dayfare/ui/link';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { openPage } from '../flow/open-page.ts';
import { StepPage } from '../flow/step-page.tsx';
import { useEnrollment } from '../flow/use-enrollment.ts';
import { EmployerField } from './employer-field.tsx';
import { requestTypeOf } from './request-type.ts';

export const title = 'enrollment/employer:titles.employer';
export const back = '/signup/create-user';
export const load = openPage('/signup/employer');

/** Whom somebody works for, found by typing. */
export function Screen() {
  const t = useTexts('enrollment/employer');
  const app = useApp();
  const { draft, send, goOn } = useEnrollment();
  const initial: { readonly employer: WireEmployer | null } = { employer: draft.employer };
  const submission = useSubmit({
    form: 'enrollment/employer',
    initial,
    secret: [],
    check: ({ employer }) => (employer ? null : { employer: 'missing' }),
    send: ({ employer }) =>
      send('EmployerInput', {
        EnrollmentData: { EmployerID: employer?.id, BuisnessName: employer?.name },
        utm_campaign: draft.campaign || undefined,
        RequestType: requestTypeOf(app),
      }),
    onDone: (answer, { values: { employer } }) => {
      const isOther = employer?.id !== draft.employer?.id;
      return goOn(answer, { employer, ...(isOther && { employeeId: '', birthDate: null }) }).then(() => null);
    },
  });
  return (
    <StepPage
      screen="EmployerInput"
      title={t('title')}
      text={t('text')}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('saving')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} title={t('failed')} />
      <EmployerField
        value={submission.values.employer}
        onChange={(employer) => submission.change({ employer })}
        error={submission.problems.employer ? t('missing') : undefined}
      />
      <Link href="/signup/contact-employer" variant="standalone">
        {t('notListed')}
      </Link>
    </StepPage>
  );
}
