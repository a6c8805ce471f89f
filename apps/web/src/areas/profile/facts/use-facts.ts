import type { Profile } from '@dayfare/api/profile/queries';
import { browserLocale } from '@dayfare/domain/product';
import type { ProfileDetails } from '@dayfare/domain/profile';
import { phoneText } from '@dayfare/domain/session';
import { languageNames } from '../../../platform/i18n/language-names.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';

const inOneLine = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

const nameOf = ({ firstName, middleName, lastName }: ProfileDetails) =>
  inOneLine([firstName, middleName, lastName], ' ');

const addressOf = (
  { addressLine1, addressLine2, city, postalCode }: ProfileDetails,
  state: string | null,
): string => {
  const place = inOneLine([inOneLine([city, state ?? ''], ', '), postalCode], ' ');
  return city ? inOneLine([addressLine1, addressLine2, place], '\n') : '';
};

/** What a profile says, in the reader's words. Empty for what is not known. */
export function useFacts({ details, email, phone, birthDate, state }: Profile) {
  const language = useLanguage();
  const names = useTexts('kit/identity');
  const day = new Intl.DateTimeFormat(browserLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return {
    name: nameOf(details),
    address: addressOf(details, state),
    email,
    phone: phoneText(phone),
    birthDate: birthDate === null ? '' : day.format(Date.parse(birthDate)),
    state: state === null ? '' : names(`states.${state}`),
    /** The one that the page is in: a choice reaches the account at once. */
    language: languageNames[language],
  };
}
