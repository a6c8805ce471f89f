import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from './error-kind.ts';

const notFromTheApp = {
  en: 'This request didn’t come from the app as expected. Reload the page and try again.',
  es: 'Esta solicitud no llegó desde la aplicación como se esperaba. Recarga la página e inténtalo de nuevo.',
  cf: 'Cette demande ne provient pas de l’application comme prévu. Rechargez la page et réessayez.',
};

export const requestErrors = {
  SignatureInvalid: { status: 403, level: messageLevels.Forbidden, message: notFromTheApp },
  ReplayRefused: { status: 403, level: messageLevels.Forbidden, message: notFromTheApp },
  AntiForgery: { status: 403, level: messageLevels.Forbidden, message: notFromTheApp },
  ClockSkew: {
    status: 403,
    level: messageLevels.Forbidden,
    message: {
      en: 'The time on this device is off by more than 5 minutes. Set it right and try again.',
      es: 'La hora de este dispositivo tiene más de 5 minutos de diferencia. Corrígela e inténtalo de nuevo.',
      cf: 'L’heure de cet appareil est décalée de plus de 5 minutes. Réglez-la et réessayez.',
    },
  },
  InvalidRequest: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'Something in this request isn’t right. Check what you entered and try again.',
      es: 'Algo en esta solicitud no es correcto. Revisa lo que escribiste e inténtalo de nuevo.',
      cf: 'Quelque chose ne va pas dans cette demande. Vérifiez ce que vous avez saisi et réessayez.',
    },
  },
  RequestTooLarge: {
    status: 413,
    level: messageLevels.Error,
    message: {
      en: 'That’s too much to send at once.',
      es: 'Es demasiado para enviarlo de una vez.',
      cf: 'C’est trop volumineux pour un seul envoi.',
    },
  },
  NotFound: {
    status: 404,
    level: messageLevels.Error,
    message: {
      en: 'We couldn’t find what you asked for.',
      es: 'No encontramos lo que pediste.',
      cf: 'Nous n’avons pas trouvé ce que vous demandez.',
    },
  },
  ServiceUnavailable: {
    status: 503,
    level: messageLevels.Error,
    message: {
      en: 'We’re down for a short while. Your money is safe. Try again in a few minutes.',
      es: 'Estamos fuera de servicio por un momento. Tu dinero está seguro. Inténtalo en unos minutos.',
      cf: 'Le service est interrompu un court moment. Votre argent est en sécurité. Réessayez dans quelques minutes.',
    },
  },
  Unexpected: {
    status: 500,
    level: messageLevels.Error,
    message: {
      en: 'Something bad happened; please try again later',
      es: 'Algo salió mal; inténtalo de nuevo más tarde',
      cf: 'Un problème est survenu; veuillez réessayer plus tard',
    },
  },
} as const satisfies ErrorKinds;
