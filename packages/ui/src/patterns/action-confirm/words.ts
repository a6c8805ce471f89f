import type { Words } from '../../messages/words.ts';

/** The words that the dialog has by itself. */
export interface ActionConfirmText {
  /** Names the dialog where it has no heading. */
  name: string;
  copy: string;
  copied: string;
  notCopied: string;
  readPolicy: string;
  /** Accept of the consent variant. */
  provideConsent: string;
}

export const words: Words<ActionConfirmText> = {
  en: {
    name: 'Please confirm',
    copy: 'Copy',
    copied: 'Number copied',
    notCopied: 'Your browser does not allow copying. Select the number instead.',
    readPolicy: 'Read the policy',
    provideConsent: 'Continue to provide consent',
  },
  es: {
    name: 'Confirme, por favor',
    copy: 'Copiar',
    copied: 'Número copiado',
    notCopied: 'Su navegador no permite copiar. Seleccione el número.',
    readPolicy: 'Leer la política',
    provideConsent: 'Continuar para dar mi consentimiento',
  },
  fr: {
    name: 'Veuillez confirmer',
    copy: 'Copier',
    copied: 'Numéro copié',
    notCopied: 'Votre navigateur ne permet pas de copier. Sélectionnez plutôt le numéro.',
    readPolicy: 'Lire la politique',
    provideConsent: 'Continuer pour donner mon consentement',
  },
};
