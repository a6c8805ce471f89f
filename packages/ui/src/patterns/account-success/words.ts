import type { Words } from '../../messages/words.ts';

/** Texts of the screen. */
export interface AccountSuccessText {
  /** Names the progress bar. */
  progress: string;
  title: string;
  /** When and where earned wages can be taken. */
  message: string;
  continue: string;
  /** The steps of the bar: the one that is done, */
  added: string;
  /** the one on this screen, */
  agreement: string;
  /** and the one to come. */
  payAgreements: string;
}

export const words: Words<AccountSuccessText> = {
  en: {
    progress: 'Setting up your account',
    title: 'Your account is set up',
    message:
      'Once you’re eligible and there’s pay to take, you can take it with the Get button on your home screen.',
    continue: 'Continue',
    added: 'Account added',
    agreement: 'Read and agree to the credit union’s agreement',
    payAgreements: 'Read and agree to how early pay works',
  },
  es: {
    progress: 'Configuración de tu cuenta',
    title: 'Tu cuenta está lista',
    message:
      'Cuando cumplas los requisitos y haya dinero disponible, podrás retirarlo con el botón Obtener de la pantalla de inicio.',
    continue: 'Continuar',
    added: 'Cuenta agregada',
    agreement: 'Leer y aceptar el acuerdo de la cooperativa',
    payAgreements: 'Leer y aceptar cómo funciona el pago anticipado',
  },
  fr: {
    progress: 'Configuration de votre compte',
    title: 'Votre compte est prêt',
    message:
      'Dès que vous y aurez droit et qu’il y aura de l’argent à retirer, vous le recevrez avec le bouton Recevoir de l’écran d’accueil.',
    continue: 'Continuer',
    added: 'Compte ajouté',
    agreement: 'Lire et accepter l’entente de la caisse',
    payAgreements: 'Lire et accepter le fonctionnement de la paie anticipée',
  },
};
