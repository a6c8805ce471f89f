import type { Words } from '../../messages/words.ts';

/** Built-in texts of the dialog. */
export interface ActionConfirmText {
  /** Accessible name of a dialog without a heading. */
  name: string;
  /** Name of the contact number and of the button that copies it. */
  contactNumber: string;
  readPolicy: string;
  /** Accept label of the consent variant. */
  provideConsent: string;
}

export const words: Words<ActionConfirmText> = {
  en: {
    name: 'Please confirm',
    contactNumber: 'Phone number',
    readPolicy: 'Read the policy',
    provideConsent: 'Continue to provide consent',
  },
  es: {
    name: 'Confirma, por favor',
    contactNumber: 'Número de teléfono',
    readPolicy: 'Leer la política',
    provideConsent: 'Continuar para dar mi consentimiento',
  },
  fr: {
    name: 'Veuillez confirmer',
    contactNumber: 'Numéro de téléphone',
    readPolicy: 'Lire la politique',
    provideConsent: 'Continuer pour donner mon consentement',
  },
};
