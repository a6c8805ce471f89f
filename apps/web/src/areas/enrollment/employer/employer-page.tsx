import type { WireEmployer } from '@dayfare/api/enrollment/contract';
import { Link } from '@dayfare/ui/link';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { isMatchedByEmployer, useSendEmployer } from '../../../kit/enrollment/use-send-employer.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmployerField } from './employer-field.tsx';

export const title = 'enrollment/employer:titles.employer';
export const load = openPage('/signup/employer');

/** The employer, found by typing. */
export function Screen() {
  const t = useTexts('enrollment/employer');
  const { draft, advance } = useEnrollment();
  const sendEmployer = useSendEmployer();
  const initial: { readonly employer: WireEmployer | null } = { employer: draft.employer };
  const submission = useSubmit({
    form: 'enrollment/employer',
    initial,
    secret: [],
    check: ({ employer }) => (employer ? null : { employer: 'missing' }),
    send: ({ employer }) => sendEmployer(employer),
    onDone: (answer, { values: { employer } }) => {
      const isOther = employer?.id !== draft.employer?.id;
      const isVouched = !isOther && draft.workAccount !== '' && isMatchedByEmployer(answer);
      const typed = { employer, isVouched, ...(isOther && { employeeId: '', birthDate: null }) };
      return advance(answer, typed).then(() => null);
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
