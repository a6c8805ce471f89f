import type { Words } from '../../messages/words.ts';

/** Texts of the screen. */
export interface MyPayNowText {
  /** Names the progress bar. */
  progress: string;
  title: string;
  message: string;
  /** Label of the field. */
  account: string;
  /** Below the field: where to find the number. */
  accountHelp: string;
  continue: string;
}

export const words: Words<MyPayNowText> = {
  en: {
    progress: 'Setting up your account',
    title: 'My pay now',
    message: 'Enter the account or card that your pay goes to.',
    account: 'Account or card number',
    accountHelp: 'It’s on your statement or on the front of your card.',
    continue: 'Continue',
  },
  es: {
    progress: 'Configuración de tu cuenta',
    title: 'Mi pago ahora',
    message: 'Escribe la cuenta o tarjeta en la que recibes tu pago.',
    account: 'Número de cuenta o de tarjeta',
    accountHelp: 'Está en tu estado de cuenta o al frente de tu tarjeta.',
    continue: 'Continuar',
  },
  fr: {
    progress: 'Configuration de votre compte',
    title: 'Ma paie maintenant',
    message: 'Entrez le compte ou la carte où votre paie est versée.',
    account: 'Numéro de compte ou de carte',
    accountHelp: 'Il figure sur votre relevé ou au recto de votre carte.',
    continue: 'Continuer',
  },
};
