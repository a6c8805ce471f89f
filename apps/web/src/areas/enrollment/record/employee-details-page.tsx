import { DateField } from '@dayfare/ui/date-field';
import { Link } from '@dayfare/ui/link';
import { EmployerCodeField } from '../../../kit/enrollment/employer-code-field.tsx';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useEmployeeDetails } from './use-employee-details.ts';

export const title = 'enrollment/record:titles.employeeDetails';
export const load = openPage('/signup/employee-details');

/** The date of birth, which identifies the person in the employer's records. */
export function Screen() {
  const t = useTexts('enrollment/record');
  const { draft, submission, isOver } = useEmployeeDetails();
  const { values, problems, change } = submission;
  const words = isOver ? 'over' : 'details';
  return (
    <StepPage
      screen="EmployeeDetailsInput"
      title={t(`${words}.title`)}
      text={t(`${words}.text`, { employer: draft.employer?.name ?? '' })}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('checking')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} />
      {isOver && (
        <EmployerCodeField
          value={values.code}
          onChange={(code) => change({ code })}
          problem={problems.code}
        />
      )}
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
      {isOver && (
        <Link href="/signup/contact-employer" variant="standalone">
          {t('over.ask')}
        </Link>
      )}
    </StepPage>
  );
}
