import type { Words } from '../../messages/words.ts';

/** Built-in texts of the field. */
export interface PhoneWords {
  /** Name of the list of country codes next to a phone number. */
  countryCode: string;
  /** A number whose country the field does not offer. */
  phoneNotOffered: string;
}

export const words: Words<PhoneWords> = {
  en: {
    countryCode: 'Country code',
    phoneNotOffered: 'A number of this country cannot be used here.',
  },
  es: {
    countryCode: 'Código de país',
    phoneNotOffered: 'Aquí no se puede usar un número de ese país.',
  },
  fr: {
    countryCode: 'Indicatif de pays',
    phoneNotOffered: 'Un numéro de ce pays ne peut pas être utilisé ici.',
  },
};
