import type { Language } from '@dayfare/domain/product';
import type { Permission, Question } from './device.ts';
import type { Trouble } from './trouble.ts';

interface CoverWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** All that the shell itself says; the rest is the page's. */
export interface ShellWords {
  readonly permissions: Readonly<Record<Permission, Pick<Question, 'title' | 'text'>>>;
  readonly carryOn: string;
  readonly notNow: string;
  /** Comes instead of the reason once the system no longer asks. */
  readonly blocked: Question;
  readonly camera: { readonly take: string; readonly close: string };
  readonly troubles: Readonly<Record<Trouble, CoverWords>>;
  readonly lock: CoverWords & {
    /** What the system writes into its own prompt. */
    readonly reason: string;
    readonly tooManyTries: string;
    readonly signIn: string;
  };
}

/** In the languages of the product. */
export const shellWords: Readonly<Record<Language, ShellWords>> = {
  en: {
    permissions: {
      camera: {
        title: 'Use the camera?',
        text: 'It takes pictures of documents and reads QR codes. Nothing is kept on this phone.',
      },
      contacts: {
        title: 'Look in your contacts?',
        text: 'Only the people you choose are used. The others stay on this phone.',
      },
      location: {
        title: 'Use your location?',
        text: 'It helps to notice when somebody else signs in as you.',
      },
      push: {
        title: 'Send notifications?',
        text: 'You hear when money has arrived, and when something needs you.',
      },
    },
    carryOn: 'Continue',
    notNow: 'Not now',
    blocked: {
      title: 'It is turned off for this app',
      text: 'You can allow it in the settings of your phone, under this app.',
      accept: 'Open settings',
      dismiss: 'Not now',
    },
    camera: { take: 'Take the picture', close: 'Close' },
    troubles: {
      offline: {
        title: 'No connection',
        text: 'Check Wi-Fi or mobile data. What you have typed is kept.',
        action: 'Try again',
      },
      unavailable: {
        title: 'We can’t be reached right now',
        text: 'It’s not your phone. Please try again in a few minutes.',
        action: 'Try again',
      },
      untrusted: {
        title: 'This connection isn’t safe',
        text: 'Nothing was sent. Check the date of your phone, or use another network.',
        action: 'Try again',
      },
      crashed: {
        title: 'The app has stopped',
        text: 'Nothing was sent twice. Start it again to see where things stand.',
        action: 'Start again',
      },
    },
    lock: {
      title: 'Locked',
      text: 'Use your face or fingerprint to go on.',
      action: 'Unlock',
      reason: 'Unlock to see your money',
      tooManyTries: 'Too many tries. Lock and unlock your phone, then try again.',
      signIn: 'Sign in with your password',
    },
  },
  es: {
    permissions: {
      camera: {
        title: '¿Usar la cámara?',
        text: 'Sirve para fotografiar documentos y leer códigos QR. Nada se guarda en este teléfono.',
      },
      contacts: {
        title: '¿Ver tus contactos?',
        text: 'Solo se usan las personas que elijas. Las demás se quedan en este teléfono.',
      },
      location: {
        title: '¿Usar tu ubicación?',
        text: 'Ayuda a notar si otra persona inicia sesión con tu nombre.',
      },
      push: {
        title: '¿Enviar notificaciones?',
        text: 'Te avisamos cuando llegue dinero y cuando haga falta que hagas algo.',
      },
    },
    carryOn: 'Continuar',
    notNow: 'Ahora no',
    blocked: {
      title: 'Está desactivado para esta aplicación',
      text: 'Puedes permitirlo en los ajustes del teléfono, en esta aplicación.',
      accept: 'Abrir los ajustes',
      dismiss: 'Ahora no',
    },
    camera: { take: 'Tomar la foto', close: 'Cerrar' },
    troubles: {
      offline: {
        title: 'Sin conexión',
        text: 'Revisa el wifi o los datos móviles. Lo que escribiste sigue ahí.',
        action: 'Reintentar',
      },
      unavailable: {
        title: 'No podemos responder ahora',
        text: 'No es tu teléfono. Inténtalo de nuevo en unos minutos.',
        action: 'Reintentar',
      },
      untrusted: {
        title: 'Esta conexión no es segura',
        text: 'No se envió nada. Revisa la fecha del teléfono o usa otra red.',
        action: 'Reintentar',
      },
      crashed: {
        title: 'La aplicación se detuvo',
        text: 'Nada se envió dos veces. Ábrela de nuevo para ver cómo quedó todo.',
        action: 'Abrir de nuevo',
      },
    },
    lock: {
      title: 'Bloqueada',
      text: 'Usa tu rostro o tu huella para continuar.',
      action: 'Desbloquear',
      reason: 'Desbloquea para ver tu dinero',
      tooManyTries: 'Demasiados intentos. Bloquea y desbloquea el teléfono, y vuelve a intentarlo.',
      signIn: 'Iniciar sesión con tu contraseña',
    },
  },
  fr: {
    permissions: {
      camera: {
        title: 'Utiliser l’appareil photo?',
        text: 'Il sert à photographier des documents et à lire des codes QR. Rien n’est conservé dans ce téléphone.',
      },
      contacts: {
        title: 'Consulter vos contacts?',
        text: 'Seules les personnes que vous choisissez sont utilisées. Les autres restent dans ce téléphone.',
      },
      location: {
        title: 'Utiliser votre position?',
        text: 'Elle aide à remarquer si une autre personne ouvre une session à votre place.',
      },
      push: {
        title: 'Envoyer des notifications?',
        text: 'Vous saurez quand de l’argent est arrivé et quand on a besoin de vous.',
      },
    },
    carryOn: 'Continuer',
    notNow: 'Pas maintenant',
    blocked: {
      title: 'C’est désactivé pour cette application',
      text: 'Vous pouvez le permettre dans les réglages du téléphone, sous cette application.',
      accept: 'Ouvrir les réglages',
      dismiss: 'Pas maintenant',
    },
    camera: { take: 'Prendre la photo', close: 'Fermer' },
    troubles: {
      offline: {
        title: 'Pas de connexion',
        text: 'Vérifiez le Wi-Fi ou les données mobiles. Ce que vous avez écrit est conservé.',
        action: 'Réessayer',
      },
      unavailable: {
        title: 'Nous ne pouvons pas répondre',
        text: 'Ce n’est pas votre téléphone. Réessayez dans quelques minutes.',
        action: 'Réessayer',
      },
      untrusted: {
        title: 'Cette connexion n’est pas sûre',
        text: 'Rien n’a été envoyé. Vérifiez la date du téléphone ou utilisez un autre réseau.',
        action: 'Réessayer',
      },
      crashed: {
        title: 'L’application s’est arrêtée',
        text: 'Rien n’a été envoyé deux fois. Rouvrez-la pour voir où les choses en sont.',
        action: 'Rouvrir',
      },
    },
    lock: {
      title: 'Verrouillée',
      text: 'Utilisez votre visage ou votre empreinte pour continuer.',
      action: 'Déverrouiller',
      reason: 'Déverrouillez pour voir votre argent',
      tooManyTries: 'Trop d’essais. Verrouillez et déverrouillez le téléphone, puis réessayez.',
      signIn: 'Ouvrir une session avec votre mot de passe',
    },
  },
};
