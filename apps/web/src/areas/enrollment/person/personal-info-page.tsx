import { MaskedField } from '@dayfare/ui/masked-field';
import { TextField } from '@dayfare/ui/text-field';
import { EmployerCodeField } from '../../../kit/enrollment/employer-code-field.tsx';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type PersonProblem, usePersonalInfo } from './use-personal-info.ts';

export const title = 'enrollment/person:titles.personalInfo';
export const load = openPage('/signup/personal-info');

const ssnErrors = {
  missing: 'ssn.missing',
  mismatch: 'ssn.mismatch',
} as const satisfies Record<NonNullable<PersonProblem['ssn']>, string>;

/** Who signs up. */
export function Screen() {
  const t = useTexts('enrollment/person');
  const { step, submission, isOver, toPerson, draft } = usePersonalInfo();
  const { values, problems, change } = submission;
  const isSsn = step === 'ssn';
  // The employer has said the name: only the e-mail address is missing.
  const { isVouched, firstName: name, employer } = draft;
  const words = isSsn ? 'ssn' : isVouched ? 'vouched' : 'person';
  return (
    <StepPage
      screen="PersonalInfoInput"
      title={t(`${words}.title`)}
      text={t(`${words}.text`, { name, employer: employer?.name ?? '' })}
      onSubmit={() => void submission.submit()}
      onBack={isSsn ? toPerson : undefined}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('saving')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} />
      {isSsn ? (
        <>
          <MaskedField
            key="ssn"
            label={t('ssn.label')}
            mode="numeric"
            autoComplete="off"
            maxLength={4}
            value={values.ssn}
            onChange={(ssn) => change({ ssn })}
            description={t('ssn.never')}
            error={problems.ssn && t(ssnErrors[problems.ssn])}
          />
          {isOver && (
            <EmployerCodeField
              value={values.code}
              onChange={(code) => change({ code })}
              problem={problems.code}
            />
          )}
        </>
      ) : (
        <>
          {!isVouched && (
            <>
              <TextField
                label={t('person.firstName')}
                name="given-name"
                autoComplete="given-name"
                enterKeyHint="next"
                value={values.firstName}
                onChange={(firstName) => change({ firstName })}
                error={problems.firstName && t(`person.firstNames.${problems.firstName}`)}
              />
              <TextField
                label={t('person.lastName')}
                name="family-name"
                autoComplete="family-name"
                enterKeyHint="next"
                value={values.lastName}
                onChange={(lastName) => change({ lastName })}
                error={problems.lastName && t(`person.lastNames.${problems.lastName}`)}
              />
            </>
          )}
          <TextField
            label={t('person.email')}
            name="email"
            type="email"
            autoComplete="email"
            enterKeyHint="go"
            value={values.email}
            onChange={(email) => change({ email })}
            error={problems.email && t(`person.emails.${problems.email}`)}
          />
        </>
      )}
    </StepPage>
  );
}
