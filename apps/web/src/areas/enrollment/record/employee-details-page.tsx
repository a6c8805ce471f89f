import { DateField } from '@dayfare/ui/date-field';
import { Link } from '@dayfare/ui/link';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { openPage } from '../flow/open-page.ts';
import { StepPage } from '../flow/step-page.tsx';
import { useEmployeeDetails } from './use-employee-details.ts';

export const title = 'enrollment/record:titles.employeeDetails';
export const load = openPage('/signup/employee-details');

/** The date of birth, which tells somebody from others in the employer's records. */
export function Screen() {
  const t = useTexts('enrollment/record');
  const { draft, submission, isOver } = useEmployeeDetails();
  const { values, problems, change } = submission;
  if (isOver) {
    return (
      <StepPage title={t('over.title')} text={t('over.text', { employer: draft.employer?.name ?? '' })}>
        <Link href="/signup/contact-employer" variant="standalone">
          {t('over.ask')}
        </Link>
      </StepPage>
    );
  }
  return (
    <StepPage
      screen="EmployeeDetailsInput"
      title={t('details.title')}
      text={t('details.text', { employer: draft.employer?.name ?? '' })}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('checking')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} />
      <DateField
        label={t('details.birthDate')}
        autoComplete="bday"
        value={values.birthDate}
        onChange={(birthDate) => change({ birthDate })}
        error={
          problems.birthDate &&
          (problems.birthDate === 'missing'
            ? t('details.missing')
            : t('details.notFound', { count: draft.attemptsLeft }))
        }
      />
    </StepPage>
  );
}
