import type { Words } from '../../messages/words.ts';

/** Texts of one kind of prompt. */
export interface BiometricPromptText {
  title: string;
  description: string;
  /** Label of the button. */
  action: string;
  notNow: string;
}

/**
 * `auth` offers sign-in by face or fingerprint. `settings` leads to the phone's settings if no face or fingerprint is set up.
 * `appSetting` leads to the app's settings if the app is not allowed to use it.
 */
export type BiometricKind = 'auth' | 'settings' | 'appSetting';

export const words: Words<Record<BiometricKind, BiometricPromptText>> = {
  en: {
    auth: {
      title: 'Sign in with your face or fingerprint',
      description: 'Faster than a password. Your phone checks it; we never see it.',
      action: 'Turn it on',
      notNow: 'Not now',
    },
    settings: {
      title: 'Set up your face or fingerprint first',
      description: 'Your phone has none saved yet. Add one in the phone’s settings, then come back.',
      action: 'Open phone settings',
      notNow: 'Not now',
    },
    appSetting: {
      title: 'Allow it for this app',
      description:
        'The app may not use your face or fingerprint yet. You can allow it in the app’s settings.',
      action: 'Open app settings',
      notNow: 'Not now',
    },
  },
  es: {
    auth: {
      title: 'Inicia sesión con tu rostro o tu huella',
      description: 'Más rápido que una contraseña. Lo comprueba tu teléfono; nosotros nunca lo vemos.',
      action: 'Activar',
      notNow: 'Ahora no',
    },
    settings: {
      title: 'Primero configura tu rostro o tu huella',
      description:
        'Tu teléfono todavía no tiene ninguno guardado. Agrégalo en los ajustes del teléfono y regresa.',
      action: 'Abrir los ajustes del teléfono',
      notNow: 'Ahora no',
    },
    appSetting: {
      title: 'Permítelo para esta aplicación',
      description:
        'La aplicación todavía no puede usar tu rostro ni tu huella. Puedes permitirlo en los ajustes de la aplicación.',
      action: 'Abrir los ajustes de la aplicación',
      notNow: 'Ahora no',
    },
  },
  fr: {
    auth: {
      title: 'Ouvrez une session avec votre visage ou votre empreinte',
      description: 'Plus rapide qu’un mot de passe. C’est votre téléphone qui vérifie; nous ne voyons rien.',
      action: 'Activer',
      notNow: 'Pas maintenant',
    },
    settings: {
      title: 'Configurez d’abord votre visage ou votre empreinte',
      description:
        'Rien n’est encore enregistré dans votre téléphone. Faites-le dans ses réglages, puis revenez ici.',
      action: 'Ouvrir les réglages du téléphone',
      notNow: 'Pas maintenant',
    },
    appSetting: {
      title: 'Autorisez-le pour cette application',
      description:
        'L’application ne peut pas encore utiliser votre visage ou votre empreinte. Vous pouvez le permettre dans ses réglages.',
      action: 'Ouvrir les réglages de l’application',
      notNow: 'Pas maintenant',
    },
  },
};
