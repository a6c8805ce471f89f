import type { Words } from '../../messages/words.ts';

/** Built-in texts of the field. */
export interface PhoneWords {
  /** Name of the list of country codes next to a phone number. */
  countryCode: string;
  /** A number whose country the field does not offer. */
  phoneNotOffered: string;
  /** A text with more digits than a number has, or with an extension. */
  phoneNotWhole: string;
}

export const words: Words<PhoneWords> = {
  en: {
    countryCode: 'Country code',
    phoneNotOffered: 'A number of this country cannot be used here.',
    phoneNotWhole: 'That’s more than one phone number. Enter the number alone, without an extension.',
  },
  es: {
    countryCode: 'Código de país',
    phoneNotOffered: 'Aquí no se puede usar un número de ese país.',
    phoneNotWhole: 'Eso es más que un número de teléfono. Escribe solo el número, sin extensión.',
  },
  fr: {
    countryCode: 'Indicatif de pays',
    phoneNotOffered: 'Un numéro de ce pays ne peut pas être utilisé ici.',
    phoneNotWhole: 'C’est plus qu’un numéro de téléphone. Entrez le numéro seul, sans poste.',
  },
};
