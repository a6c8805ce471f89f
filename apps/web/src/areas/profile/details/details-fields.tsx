import type { Profile } from '@dayfare/api/profile/queries';
import type { DetailsProblems, ProfileDetails } from '@dayfare/domain/profile';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import type { Submission } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface DetailsFieldsProps {
  profile: Profile;
  form: Submission<ProfileDetails, DetailsProblems>;
  /** Whether the profile was changed elsewhere: each field says what it says now. */
  isChanged: boolean;
}

/** The fields of name and address. A name that the employer keeps is read, not typed. */
export function DetailsFields({ profile, form, isChanged }: DetailsFieldsProps) {
  const t = useTexts('profile/details');
  const { values, problems, change } = form;
  const { details, keepers, employer } = profile;
  const field = (name: keyof ProfileDetails) => {
    const now = details[name];
    const isOther = isChanged && now !== values[name].trim();
    return {
      value: values[name],
      onChange: (text: string) => change({ [name]: text }),
      description: isOther ? (now ? t('saysNow', { value: now }) : t('saysNothing')) : undefined,
    };
  };
  return (
    <>
      {keepers.name === 'person' ? (
        <TextField
          {...field('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          error={problems.firstName && t(`problems.firstName.${problems.firstName}`)}
        />
      ) : (
        <Text tone="muted">
          {t('nameKept', { name: `${details.firstName} ${details.lastName}`, employer: employer ?? '' })}
        </Text>
      )}
      <TextField
        {...field('middleName')}
        label={t('middleName')}
        autoComplete="additional-name"
        error={problems.middleName && t(`problems.middleName.${problems.middleName}`)}
      />
      {keepers.name === 'person' && (
        <TextField
          {...field('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          error={problems.lastName && t(`problems.lastName.${problems.lastName}`)}
        />
      )}
      <TextField
        {...field('addressLine1')}
        label={t('street')}
        autoComplete="address-line1"
        error={problems.addressLine1 && t(`problems.addressLine1.${problems.addressLine1}`)}
      />
      <TextField
        {...field('addressLine2')}
        label={t('apartment')}
        autoComplete="address-line2"
        error={problems.addressLine2 && t(`problems.addressLine2.${problems.addressLine2}`)}
      />
      <TextField
        {...field('city')}
        label={t('city')}
        autoComplete="address-level2"
        error={problems.city && t(`problems.city.${problems.city}`)}
      />
      <TextField
        {...field('postalCode')}
        label={t('postalCode')}
        autoComplete="postal-code"
        maxLength={10}
        error={problems.postalCode && t(`problems.postalCode.${problems.postalCode}`)}
      />
    </>
  );
}
