import type { Words } from '../../messages/words.ts';
import type { AddressCountry } from './address.ts';

/** Labels of the address parts, and the error for an incomplete postal code. */
export interface AddressWords {
  country: string;
  street: string;
  apartment: string;
  city: string;
  /** State or province. */
  region: Readonly<Record<AddressCountry, string>>;
  postalCode: Readonly<Record<AddressCountry, string>>;
  /** The postal code has the wrong format. */
  postalCodeWrong: Readonly<Record<AddressCountry, string>>;
}

export const words: Words<AddressWords> = {
  en: {
    country: 'Country',
    street: 'Street address',
    apartment: 'Apartment, suite or unit',
    city: 'City',
    region: { US: 'State', CA: 'Province or territory' },
    postalCode: { US: 'ZIP code', CA: 'Postal code' },
    postalCodeWrong: {
      US: 'Enter the 5 digits of your ZIP code, such as 94110.',
      CA: 'Enter the whole postal code, such as H2X 1Y4.',
    },
  },
  es: {
    country: 'País',
    street: 'Dirección',
    apartment: 'Apartamento, suite o unidad',
    city: 'Ciudad',
    region: { US: 'Estado', CA: 'Provincia o territorio' },
    postalCode: { US: 'Código postal (ZIP)', CA: 'Código postal' },
    postalCodeWrong: {
      US: 'Escriba los 5 dígitos de su código postal, como 94110.',
      CA: 'Escriba el código postal completo, como H2X 1Y4.',
    },
  },
  fr: {
    country: 'Pays',
    street: 'Adresse',
    apartment: 'Appartement, bureau ou unité',
    city: 'Ville',
    region: { US: 'État', CA: 'Province ou territoire' },
    postalCode: { US: 'Code ZIP', CA: 'Code postal' },
    postalCodeWrong: {
      US: 'Entrez les 5 chiffres du code ZIP, par exemple 94110.',
      CA: 'Entrez le code postal complet, par exemple H2X 1Y4.',
    },
  },
};
