import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, LimitExceeded: limitExceeded } = messageLevels;

export const friendsErrors = {
  FriendNotFound: {
    status: 400,
    level: error,
    message: {
      en: 'Nobody here can be paid that way. Check it, or ask your friend for their code.',
      es: 'No se puede pagar a nadie con ese dato. Revísalo o pídele su código.',
      fr: 'Personne ne peut être payé ainsi. Vérifiez, ou demandez-lui son code.',
    },
  },
  FriendIsYou: {
    status: 400,
    level: warning,
    message: {
      en: 'That’s you. Enter somebody else.',
      es: 'Ese eres tú. Escribe los datos de otra persona.',
      fr: 'C’est vous. Saisissez quelqu’un d’autre.',
    },
  },
  FriendAttemptsExhausted: {
    status: 403,
    level: limitExceeded,
    message: {
      en: 'Too many people weren’t found today. Scan your friend’s code, or try again tomorrow.',
      es: 'Hoy no encontramos a demasiadas personas. Escanea el código o inténtalo mañana.',
      fr: 'Trop de personnes sont restées introuvables aujourd’hui. Numérisez son code ou réessayez demain.',
    },
  },
} as const satisfies ErrorKinds;
