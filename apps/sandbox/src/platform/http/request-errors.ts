import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from './error-kind.ts';

const notFromTheApp = {
  en: 'This request didn’t come from the app as expected. Reload the page and try again.',
  es: 'Esta solicitud no llegó desde la aplicación como se esperaba. Recarga la página e inténtalo de nuevo.',
  fr: 'Cette demande ne provient pas de l’application comme prévu. Rechargez la page et réessayez.',
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
      fr: 'L’heure de cet appareil est décalée de plus de 5 minutes. Réglez-la et réessayez.',
    },
  },
  InvalidRequest: {
    status: 400,
    level: messageLevels.Error,
    message: {
      en: 'Something in this request isn’t right. Check what you entered and try again.',
      es: 'Algo en esta solicitud no es correcto. Revisa lo que escribiste e inténtalo de nuevo.',
      fr: 'Quelque chose ne va pas dans cette demande. Vérifiez ce que vous avez saisi et réessayez.',
    },
  },
  RequestTooLarge: {
    status: 413,
    level: messageLevels.Error,
    message: {
      en: 'That’s too much to send at once.',
      es: 'Es demasiado para enviarlo de una vez.',
      fr: 'C’est trop volumineux pour un seul envoi.',
    },
  },
  TooManyRequests: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'Too many requests came from your network. Wait a minute and try again.',
      es: 'Llegaron demasiadas solicitudes desde tu red. Espera un minuto e inténtalo de nuevo.',
      fr: 'Trop de demandes sont venues de votre réseau. Attendez une minute et réessayez.',
    },
  },
  DailyLimitReached: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'You’ve done this as often as is possible in one day. Try again tomorrow.',
      es: 'Ya hiciste esto tantas veces como se puede en un día. Inténtalo de nuevo mañana.',
      fr: 'Vous avez fait cela autant de fois que possible en une journée. Réessayez demain.',
    },
  },
  Busy: {
    status: 429,
    level: messageLevels.LimitExceeded,
    message: {
      en: 'A lot of people are signing in right now. Wait a few seconds and try again.',
      es: 'Muchas personas están iniciando sesión en este momento. Espera unos segundos e inténtalo de nuevo.',
      fr: 'Beaucoup de personnes ouvrent une session en ce moment. Attendez quelques secondes et réessayez.',
    },
  },
  NotFound: {
    status: 404,
    level: messageLevels.Error,
    message: {
      en: 'We couldn’t find what you asked for.',
      es: 'No encontramos lo que pediste.',
      fr: 'Nous n’avons pas trouvé ce que vous demandez.',
    },
  },
  ServiceUnavailable: {
    status: 503,
    level: messageLevels.Error,
    message: {
      en: 'We’re down for a short while. Your money is safe. Try again in a few minutes.',
      es: 'Estamos fuera de servicio por un momento. Tu dinero está seguro. Inténtalo en unos minutos.',
      fr: 'Le service est interrompu un court moment. Votre argent est en sécurité. Réessayez dans quelques minutes.',
    },
  },
  Unexpected: {
    status: 500,
    level: messageLevels.Error,
    message: {
      en: 'Something bad happened; please try again later',
      es: 'Algo salió mal; inténtalo de nuevo más tarde',
      fr: 'Un problème est survenu; veuillez réessayer plus tard',
    },
  },
} as const satisfies ErrorKinds;
