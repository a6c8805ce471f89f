import type { Words } from '../../messages/words.ts';

/** The words that the dialog has by itself. */
export interface ActionConfirmText {
  /** Names the dialog where it has no heading. */
  name: string;
  /** Names the contact number, and the button that copies it. */
  contactNumber: string;
  readPolicy: string;
  /** Accept of the consent variant. */
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
