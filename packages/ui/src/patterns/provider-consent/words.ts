import type { Words } from '../../messages/words.ts';

/** Texts of the sheet. */
export interface ProviderConsentText {
  title: string;
  message: string;
  continue: string;
  /** Announced while the provider's page is opening. */
  opening: string;
  slowTitle: string;
  /** Shown if it did not open in time. */
  slow: string;
}

export const words: Words<ProviderConsentText> = {
  en: {
    title: 'Continue to provide consent',
    message:
      'You sign in to your payroll provider and allow us to read your hours and pay. Then you come back here.',
    continue: 'Continue to provide consent',
    opening: 'Opening your payroll provider',
    slowTitle: 'Your provider has not answered',
    slow: 'Check your connection and try again.',
  },
  es: {
    title: 'Continúa para dar tu consentimiento',
    message:
      'Inicia sesión con tu proveedor de nómina y permítenos leer tus horas y tu pago. Después volverás aquí.',
    continue: 'Continuar para dar mi consentimiento',
    opening: 'Abriendo tu proveedor de nómina',
    slowTitle: 'Tu proveedor no ha respondido',
    slow: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  fr: {
    title: 'Continuez pour donner votre consentement',
    message:
      'Ouvrez une session chez votre fournisseur de paie et permettez-nous de lire vos heures et votre paie. Vous reviendrez ensuite ici.',
    continue: 'Continuer pour donner mon consentement',
    opening: 'Ouverture de votre fournisseur de paie',
    slowTitle: 'Votre fournisseur n’a pas répondu',
    slow: 'Vérifiez votre connexion et réessayez.',
  },
};
