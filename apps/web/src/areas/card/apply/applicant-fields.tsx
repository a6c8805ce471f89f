import type { Applicant, ApplicantProblems } from '@dayfare/domain/card';
import { DateField } from '@dayfare/ui/date-field';
import { TextField } from '@dayfare/ui/text-field';
import type { Submission } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { HomeAddress } from '../parts/home-address.tsx';

export interface ApplicantFieldsProps {
  form: Submission<Applicant, ApplicantProblems>;
  /** Whether an identity document was read: with another name or birthday it has to be read again. */
  isRead: boolean;
}

/** The fields about an applicant and their home. */
export function ApplicantFields({ form: { values, problems, change }, isRead }: ApplicantFieldsProps) {
  const t = useTexts('card/apply');
  return (
    <>
      <TextField
        label={t('person.firstName')}
        autoComplete="given-name"
        maxLength={50}
        value={values.firstName}
        onChange={(firstName) => change({ firstName })}
        error={problems.firstName && t(`problems.firstName.${problems.firstName}`)}
      />
      <TextField
        label={t('person.lastName')}
        autoComplete="family-name"
        maxLength={50}
        value={values.lastName}
        onChange={(lastName) => change({ lastName })}
        error={problems.lastName && t(`problems.lastName.${problems.lastName}`)}
      />
      <DateField
        label={t('person.birthDate')}
        description={isRead ? t('person.readAgain') : undefined}
        autoComplete="bday"
        value={values.birthDate}
        onChange={(birthDate) => change({ birthDate })}
        error={problems.birthDate && t(`problems.birthDate.${problems.birthDate}`)}
      />
      <HomeAddress
        label={t('person.address')}
        description={t('person.addressHint')}
        value={values}
        onChange={change}
        problems={problems}
      />
    </>
  );
}
