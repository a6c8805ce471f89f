import type { Words } from '../../messages/words.ts';

/** Texts of the screen. */
export interface AccountSuccessText {
  /** Names the progress bar. */
  progress: string;
  title: string;
  /** When and where earned wages can be taken. */
  message: string;
  continue: string;
}

export const words: Words<AccountSuccessText> = {
  en: {
    progress: 'Setting up your account',
    title: 'Your account is set up',
    message:
      'Once you’re eligible and there’s pay to take, you can take it with the Get button on your home screen.',
    continue: 'Continue',
  },
  es: {
    progress: 'Configuración de tu cuenta',
    title: 'Tu cuenta está lista',
    message:
      'Cuando cumplas los requisitos y haya dinero disponible, podrás retirarlo con el botón Obtener de la pantalla de inicio.',
    continue: 'Continuar',
  },
  fr: {
    progress: 'Configuration de votre compte',
    title: 'Votre compte est prêt',
    message:
      'Dès que vous y aurez droit et qu’il y aura de l’argent à retirer, vous le recevrez avec le bouton Recevoir de l’écran d’accueil.',
    continue: 'Continuer',
  },
};
